create schema site;
create table site.contact_messages (
  id uuid primary key,
  received_at timestamptz not null,
  suspect boolean not null,
  sealed json not null,
  mailed_at timestamptz
);
create index on site.contact_messages (received_at) where mailed_at is null;
create table site.events (
  at timestamptz not null,
  visitor bytea not null,
  name text not null,
  category text not null,
  path text not null,
  value int,
  label text
);
create index on site.events (at);
