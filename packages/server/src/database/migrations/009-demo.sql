-- An item of the demo household, which is cleared again as a whole; null for everything that is really there.
alter table item add column is_demo boolean;
