alter table vault.factors add column in_clear boolean not null default false;
update vault.factors set in_clear = true where kind = 'passkey';
alter table site.contact_messages add column writer_left boolean not null default false,
  add column tries int not null default 0, add column due_at timestamptz not null default now();
