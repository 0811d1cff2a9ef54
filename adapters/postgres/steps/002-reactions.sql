create schema reactions;
create table reactions.checkpoints (
  name text primary key,
  position text
);
create table reactions.parked (
  reaction text not null,
  event_id uuid not null,
  stream text not null,
  attempts int not null,
  error text not null,
  next_at timestamptz,
  primary key (reaction, event_id)
);
