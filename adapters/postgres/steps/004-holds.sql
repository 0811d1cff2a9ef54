create schema work;
create unlogged table work.holds (
  name text primary key,
  holder bigint not null,
  until timestamptz not null
) with (fillfactor = 50);
