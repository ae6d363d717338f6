-- The journal keeps who recorded an event as a number alone: checking it locked the person's row with every record,
-- and a journal that is sharded by household cannot refer to people who are not.
alter table stock_event drop constraint stock_event_user_id_fkey;
