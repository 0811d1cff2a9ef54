alter table reactions.checkpoints add column epoch bigint not null default 0;
