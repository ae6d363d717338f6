-- Idleness is counted by a time that follows the clock of the machine by at most a day each hour, so that a clock that jumps
-- ahead and back ends no session and deletes nothing. One row; what was in use last tells where to begin.
create table server_clock (
  is_only boolean primary key default true check (is_only),
  believed_at timestamptz not null
);
insert into server_clock (believed_at) select least(now(), max(last_used_at)) from session;
