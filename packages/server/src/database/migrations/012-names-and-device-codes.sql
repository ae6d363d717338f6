-- All spellings of one name: what NFKC makes one, and capitals. The database folds, so that a name is the same one to the
-- look-up, to the counters of wrong passwords and to the index below.
create function fold_username(name text) returns text language sql immutable strict parallel safe
  return lower(upper(btrim(normalize(name, nfkc))));
-- Says at once, and not at the first log-in, that a database in another encoding than UTF-8 cannot do this.
select fold_username('larder');

-- Of accounts that are already spellings of one name a single one gets the key, the plainest or else the oldest; the
-- others stay without, and are found by the spelling that they were registered with.
alter table app_user add column username_key text;
update app_user set username_key = fold_username(username)
where user_id in (
  select distinct on (fold_username(username)) user_id from app_user
  order by fold_username(username), username <> normalize(username, nfkc), user_id
);
create unique index app_user_username_key on app_user (username_key);

-- A code that a session has asked for, so that a new device gets in while others guess at the password; one for an
-- account, for minutes. It goes with the session. Only its SHA-256 is kept, and a crash may lose it.
create unlogged table login_approval (
  user_id bigint primary key,
  session_id bigint not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  constraint login_approval_user_id_fkey
    foreign key (user_id, session_id) references session (user_id, session_id) on delete cascade
);
