create table vault.spent_addresses (hash text primary key, used int not null, until timestamptz not null);
