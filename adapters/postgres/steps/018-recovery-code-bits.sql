-- How many random bits a recovery code of this set has; of sets from before it was noted, fewer than today's.
alter table vault.factors add column bits int;
