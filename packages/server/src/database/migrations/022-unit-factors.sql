-- What people said of the units that an item was counted in before: by measure, how many of its unit one of each is.
alter table item add column unit_factors jsonb;
