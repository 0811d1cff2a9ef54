-- The log's own tables. `gp` is the global position: given out under one advisory lock (see ../locks.ts) that is held
-- until the commit, so positions are in commit order and without gaps, and readers may say "gp > last" and miss nothing.
create schema if not exists log;

create table if not exists log.events (
  gp bigint primary key,
  stream text collate "C" not null,
  version int not null,
  type text not null,
  id uuid not null unique,
  data json not null,
  meta json not null,
  tx xid8 not null default pg_current_xact_id(),
  created timestamptz not null default clock_timestamp(),
  unique (stream, version)
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_freeze_min_age = 0);

create or replace function log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'events are never changed' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger events_are_facts before update or delete or truncate on log.events
  for each statement execute function log.refuse_change();

-- expected: -1 no stream, -2 any, else the exact last version. One answer an item, in the order asked.
create or replace function log.append(
  streams text[], expectations int[],
  event_items int[], event_ids uuid[], event_types text[], event_data text[], event_meta text[]
) returns table (item int, outcome text, version int, gp bigint) language plpgsql as $$
#variable_conflict use_column
declare
  head bigint;
begin
  perform pg_advisory_xact_lock(4702111234);
  select coalesce(max(e.gp), 0) into head from log.events e;
  return query
  with asked as (
    select a.item::int, a.stream, a.expected,
      coalesce((select max(e.version) from log.events e where e.stream = a.stream collate "C"), -1) as last
    from unnest(streams, expectations) with ordinality a(stream, expected, item)
  ), fresh as (
    select f.*, row_number() over (partition by f.item order by f.place)::int as nth
    from unnest(event_items, event_ids, event_types, event_data, event_meta)
      with ordinality f(item, id, type, data, meta, place)
  ), known as (
    select f.item, count(*) as wanted, count(e.id) as found, max(e.version) as version, max(e.gp) as gp,
      bool_and(e.stream = a.stream) as here
    from fresh f join asked a on a.item = f.item left join log.events e on e.id = f.id group by f.item
  ), judged as (
    select a.item, a.stream, a.last, k.version, k.gp,
      case when k.found = k.wanted and k.here then 'known'
           when k.found = 0 and a.expected in (-2, a.last) then 'appended'
           else 'conflict' end as outcome
    from asked a join known k on k.item = a.item
  ), stored as (
    insert into log.events (gp, stream, version, type, id, data, meta)
    select head + row_number() over (order by f.place), j.stream, j.last + f.nth, f.type, f.id, f.data::json, f.meta::json
    from fresh f join judged j on j.item = f.item where j.outcome = 'appended' order by f.place
    returning gp, stream, version
  ), ends as (
    select s.stream, max(s.version) as version, max(s.gp) as gp from stored s group by s.stream
  )
  select j.item, j.outcome,
    case j.outcome when 'appended' then e.version when 'known' then j.version else j.last end,
    case j.outcome when 'appended' then e.gp when 'known' then j.gp end
  from judged j left join ends e on j.outcome = 'appended' and e.stream = j.stream order by j.item;
end $$;
