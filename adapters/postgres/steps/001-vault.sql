create schema vault;
create table vault.subject_keys (
  subject text not null,
  version int not null,
  wrapped bytea,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  primary key (subject, version)
);
create table vault.passwords (
  user_id uuid primary key,
  hash text not null,
  changed_at timestamptz not null default now()
);
create table vault.tokens (
  hash bytea primary key,
  purpose text not null,
  user_id uuid not null,
  bound_to text not null,
  expires_at timestamptz not null
);
create index on vault.tokens (user_id, purpose);
create table vault.sessions (
  id uuid primary key,
  user_id uuid not null,
  device text not null,
  refresh_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on vault.sessions (user_id);
