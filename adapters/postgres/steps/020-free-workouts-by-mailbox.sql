-- What each account of a mailbox has used. Rows of before are found by the hash of the address alone.
alter table vault.spent_addresses add column mailbox text, add column account text;
create index spent_addresses_mailbox on vault.spent_addresses (mailbox);
create index spent_addresses_account on vault.spent_addresses (account);
