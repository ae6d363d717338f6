-- Columns named after what they hold.
alter table item rename column lesson to usage_stats;
alter table household rename column noticed_on to notices_refreshed_on;
alter table household rename column noticed_version to notices_refreshed_version;
