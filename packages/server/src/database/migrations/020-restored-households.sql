-- When the household was restored from a backup, and to which moment: a phone tells by it what it had sent since and is gone.
alter table household add column restored_at timestamptz, add column restored_to timestamptz;
