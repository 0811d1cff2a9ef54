create table vault.master (
  only_one bool primary key default true check (only_one),
  ring uuid not null,
  version int not null,
  root_canary bytea not null,
  master_canary bytea not null,
  erasures bigint not null default 0,
  covering bigint not null default 0,
  covered bigint not null default 0,
  finished bool not null,
  rotated_at timestamptz not null default clock_timestamp(),
  took interval not null default '0'
);
alter table vault.subject_keys add column master int not null default 0, add column owner text;
update vault.subject_keys set owner = subject;
alter table vault.subject_keys alter column owner set not null;
create index on vault.subject_keys (owner);
create table vault.receipts (
  erasure bigint primary key,
  subject text not null,
  keys int not null,
  destroyed_at timestamptz not null default clock_timestamp(),
  beyond_reach_at timestamptz,
  master int
);
