create table vault.addresses (hash text primary key, claim text not null);
create table mail.went (id uuid primary key, sealed text, at timestamptz not null default now());
insert into mail.went (id, at) select id, at from mail.sent;
drop table mail.sent;
alter table mail.went rename to sent;
