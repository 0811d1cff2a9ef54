alter table vault.sessions add column confined boolean not null default false;
