create schema mail;
create table mail.sent (
  id uuid primary key,
  "to" text not null,
  subject text not null,
  text text not null,
  html text not null,
  at timestamptz not null default now()
);
