alter table vault.sessions add column proven_at timestamptz not null default now();
create table vault.factors (
  factor uuid primary key,
  user_id uuid not null,
  kind text not null,
  credential text unique,
  counter bigint not null default 0,
  sealed text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on vault.factors (user_id);
create table vault.recovery_codes (
  hash bytea primary key,
  factor uuid not null references vault.factors on delete cascade,
  used_at timestamptz
);
create index on vault.recovery_codes (factor);
create table vault.begun (
  hash bytea primary key,
  purpose text not null,
  user_id uuid,
  data text not null,
  expires_at timestamptz not null
);
