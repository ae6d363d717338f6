-- How many items the household has: kept by the statements that add and remove them, so that none has to count them.
alter table household add column item_count integer not null default 0;
update household set item_count = counted.items
from (select household_id, count(*) as items from item group by household_id) as counted
where household.household_id = counted.household_id;
