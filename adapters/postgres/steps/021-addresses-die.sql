-- An address's hash is hashed once more under a master, and kept beside it wrapped by that; 0: as it was before.
alter table vault.addresses add column sealed bytea, add column master int not null default 0;
create index addresses_master on vault.addresses (master);
create index addresses_claim on vault.addresses (claim);
