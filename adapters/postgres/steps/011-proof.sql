create schema proof;
create table proof.origin (only_one bool primary key default true check (only_one), id uuid not null default gen_random_uuid());
insert into proof.origin default values;
create table proof.tiles (index bigint primary key, leaves bytea not null, root bytea, position text not null);
