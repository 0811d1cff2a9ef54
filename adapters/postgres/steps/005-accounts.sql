alter table vault.passwords add column version int not null default 1, add column told int not null default 1;
alter table vault.tokens add column used_by uuid;
create table vault.refresh_tokens (
  hash bytea primary key,
  session uuid not null references vault.sessions on delete cascade,
  used_at timestamptz
);
create index on vault.refresh_tokens (session);
insert into vault.refresh_tokens (hash, session) select refresh_hash, id from vault.sessions;
alter table vault.sessions drop column refresh_hash, drop column previous_hash, drop column rotated_at;
create unlogged table vault.rate_limits (
  key bytea primary key,
  at timestamptz[] not null
) with (fillfactor = 50);
