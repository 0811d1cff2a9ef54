import type pg from 'pg'

const role = 'formkurve_app'

const ensureRole = `
do $$ begin
  if to_regrole('${role}') is null then create role ${role} nologin; end if;
  begin
    perform set_config('role', '${role}', true);
    perform set_config('role', 'none', true);
  exception when insufficient_privilege then
    execute format('grant ${role} to %I', current_user);
  end;
exception when duplicate_object or unique_violation or insufficient_privilege then null;
end $$`

// Says only what is not said yet: a grant that changes nothing would still make every session plan anew.
const grants = `
do $$ declare one record; begin
  if not has_database_privilege('${role}', current_database(), 'create') then
    execute format('grant create on database %I to ${role}', current_database());
  end if;
  for one in select nspname as schema, oid from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    if not has_schema_privilege('${role}', one.oid, 'usage') then
      execute format('grant usage on schema %I to ${role}', one.schema);
    end if;
    if one.schema like 'read\\_models%' and not pg_has_role('${role}', (select nspowner from pg_namespace where oid = one.oid), 'usage') then
      execute format('alter schema %I owner to ${role}', one.schema);
    end if;
  end loop;
  for one in select n.nspname as schema, c.relname as name, c.oid, c.relkind, c.relowner from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' loop
    if one.schema like 'read\\_models%' then
      if one.relkind = 'r' and not pg_has_role('${role}', one.relowner, 'usage') then
        execute format('alter table %I.%I owner to ${role}', one.schema, one.name);
      end if;
    elsif one.relkind = 'S' then
      if not has_sequence_privilege('${role}', one.oid, 'usage') then
        execute format('grant usage on sequence %I.%I to ${role}', one.schema, one.name);
      end if;
    elsif one.schema = 'log' then
      if not (has_table_privilege('${role}', one.oid, 'select') and has_table_privilege('${role}', one.oid, 'insert')) then
        execute format('grant select, insert on %I.%I to ${role}', one.schema, one.name);
      end if;
      if has_table_privilege('${role}', one.oid, 'update, delete, truncate') then
        execute format('revoke update, delete, truncate on %I.%I from ${role}', one.schema, one.name);
      end if;
    elsif not (has_table_privilege('${role}', one.oid, 'select') and has_table_privilege('${role}', one.oid, 'insert')
      and has_table_privilege('${role}', one.oid, 'update') and has_table_privilege('${role}', one.oid, 'delete')) then
      execute format('grant select, insert, update, delete on %I.%I to ${role}', one.schema, one.name);
    end if;
  end loop;
end $$`

/**
 * The role that everything but migrations works as: it may add events and never change or remove one. Answers null
 * where the database's owner may not make roles; the triggers on the log then stand alone.
 */
export const grantAppRole = async (client: pg.ClientBase): Promise<string | null> => {
  await client.query(ensureRole)
  const { rows } = await client.query(
    `select to_regrole('${role}') is not null and pg_has_role(current_user, to_regrole('${role}'), 'member') as usable`,
  )
  if (!rows[0].usable) return null
  await client.query(grants)
  return role
}
