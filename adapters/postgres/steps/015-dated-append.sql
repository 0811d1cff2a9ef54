-- The same, which also say when: so that what was just appended need not be read to be followed.
drop function log.append_one(text, int, uuid, text, text, text);
create function log.append_one(
  in_stream text, expected int, event_id uuid, event_type text, event_data text, event_meta text,
  out added_version int, out added_gp bigint, out added_at timestamptz
) language plpgsql as $$
declare
  last int;
begin
  perform pg_advisory_xact_lock(4702111234);
  select e.version into last from log.events e where e.stream = in_stream collate "C" order by e.version desc limit 1;
  last := coalesce(last, -1);
  if expected not in (-2, last) then return; end if;
  insert into log.events (gp, stream, version, type, id, data, meta)
  values (coalesce((select e.gp from log.events e order by e.gp desc limit 1), 0) + 1,
    in_stream, last + 1, event_type, event_id, event_data::json, event_meta::json)
  returning version, gp, created into added_version, added_gp, added_at;
end $$;

drop function log.append_many(text[], int[], int[], text[], int[], uuid[], text[], text[], text[]);
create function log.append_many(
  streams text[], expectations int[], event_items int[], event_streams text[], event_nths int[],
  event_ids uuid[], event_types text[], event_data text[], event_meta text[],
  out head bigint, out lasts int[], out added_at timestamptz
) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4702111234);
  lasts := array(
    select coalesce((select e.version from log.events e where e.stream = a.stream collate "C"
      order by e.version desc limit 1), -1)
    from unnest(streams) with ordinality a(stream, item) order by a.item);
  head := coalesce((select e.gp from log.events e order by e.gp desc limit 1), 0);
  added_at := clock_timestamp();
  insert into log.events (gp, stream, version, type, id, data, meta, created)
  select head + row_number() over (order by f.place), f.stream, lasts[f.item] + f.nth, f.type, f.id,
    f.data::json, f.meta::json, added_at
  from unnest(event_items, event_streams, event_nths, event_ids, event_types, event_data, event_meta)
    with ordinality f(item, stream, nth, id, type, data, meta, place)
  where expectations[f.item] in (-2, lasts[f.item]);
end $$;
