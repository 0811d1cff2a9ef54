import pg from 'pg'

/** What works in the database: requests and reactions; what keeps read models up; what copies it away. */
export const roles = {
  app: 'formkurve_app',
  projections: 'formkurve_projections',
  backup: 'formkurve_backup',
} as const

export type Roles = { readonly app: string; readonly projections: string }

const { app, projections, backup } = roles

const ensure = (role: string) => `
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

// What answers people also forgets: rows of erased persons and workouts, and read models that nobody keeps up any more.
const ensureMembership = `
do $$ begin
  if not pg_has_role('${app}', '${projections}', 'usage') then grant ${projections} to ${app}; end if;
exception when insufficient_privilege or unique_violation or internal_error then null;
end $$`

const isModels = (schema: string) => `(${schema} like 'read\\_models%' or ${schema} like 'as\\_of\\_%')`
const ours = (schema: string) => `${schema} !~ '^pg_' and ${schema} <> 'information_schema'`

// Says only what is not said yet: a grant that changes nothing would still make every session plan anew.
const grants = `
do $$ declare one record; begin
  if not has_database_privilege('${projections}', current_database(), 'create') then
    execute format('grant create on database %I to ${projections}', current_database());
  end if;
  for one in select nspname as schema, oid, nspowner from pg_namespace where ${ours('nspname')} loop
    if ${isModels('one.schema')} then
      if not pg_has_role('${projections}', one.nspowner, 'usage') then
        execute format('alter schema %I owner to ${projections}', one.schema);
      end if;
      continue;
    end if;
    if not has_schema_privilege('${app}', one.oid, 'usage') then
      execute format('grant usage on schema %I to ${app}', one.schema);
    end if;
    if not has_schema_privilege('${backup}', one.oid, 'usage') then
      execute format('grant usage on schema %I to ${backup}', one.schema);
    end if;
  end loop;
  if not has_schema_privilege('${projections}', 'log', 'usage') then
    grant usage on schema log to ${projections};
  end if;
  if not has_table_privilege('${projections}', 'log.events', 'select') then
    grant select on log.events to ${projections};
  end if;
  for one in select n.nspname as schema, c.relname as name, c.oid, c.relkind, c.relowner from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'S') and ${ours('n.nspname')} loop
    if ${isModels('one.schema')} then
      if one.relkind = 'r' and not pg_has_role('${projections}', one.relowner, 'usage') then
        execute format('alter table %I.%I owner to ${projections}', one.schema, one.name);
      end if;
      continue;
    end if;
    if one.relkind = 'S' then
      if not has_sequence_privilege('${app}', one.oid, 'usage') then
        execute format('grant usage on sequence %I.%I to ${app}', one.schema, one.name);
      end if;
      if not has_sequence_privilege('${backup}', one.oid, 'select') then
        execute format('grant select on sequence %I.%I to ${backup}', one.schema, one.name);
      end if;
      continue;
    end if;
    if not has_table_privilege('${backup}', one.oid, 'select') then
      execute format('grant select on %I.%I to ${backup}', one.schema, one.name);
    end if;
    if one.schema = 'log' then
      if not (has_table_privilege('${app}', one.oid, 'select') and has_table_privilege('${app}', one.oid, 'insert')) then
        execute format('grant select, insert on %I.%I to ${app}', one.schema, one.name);
      end if;
      if has_table_privilege('${app}', one.oid, 'update, delete, truncate') then
        execute format('revoke update, delete, truncate on %I.%I from ${app}', one.schema, one.name);
      end if;
    elsif not (has_table_privilege('${app}', one.oid, 'select') and has_table_privilege('${app}', one.oid, 'insert')
      and has_table_privilege('${app}', one.oid, 'update') and has_table_privilege('${app}', one.oid, 'delete')) then
      execute format('grant select, insert, update, delete on %I.%I to ${app}', one.schema, one.name);
    end if;
  end loop;
end $$`

/**
 * The roles that everything but migrations works as; none may change or remove an event. Answers null where the
 * database's owner may not make roles; the triggers on the log then stand alone.
 */
export const grantRoles = async (client: pg.ClientBase): Promise<Roles | null> => {
  for (const role of Object.values(roles)) await client.query(ensure(role))
  await client.query(ensureMembership)
  const { rows } = await client.query<{ usable: boolean }>(
    `select bool_and(coalesce(pg_has_role(current_user, to_regrole(name), 'member'), false)) as usable
     from unnest($1::text[]) as name`,
    [[app, projections]],
  )
  if (!rows[0]?.usable || !(await exists(client, backup))) return null
  await client.query(grants)
  return roles
}

const exists = async (client: pg.ClientBase, role: string) =>
  (await client.query<{ there: boolean }>('select to_regrole($1) is not null as there', [role])).rows[0]?.there

/**
 * Makes sure of the login that this address names: without rights of its own, it can only become one of ours. So a
 * connection of the running product that is talked into leaving its role has nothing.
 */
export const ensureLogin = async (client: pg.ClientBase, url: string): Promise<void> => {
  const { username, password } = new URL(url)
  const login = decodeURIComponent(username)
  const { rows } = await client.query<{ statement: string; own: boolean }>(
    `select format(case when to_regrole(quote_ident($1)) is null then 'create' else 'alter' end
       || ' role %I login noinherit nosuperuser nocreatedb nocreaterole nobypassrls password %L', $1::text, $2::text) as statement,
       $1::text = current_user as own`,
    [login, decodeURIComponent(password)],
  )
  const [made] = rows
  if (!made || made.own) return
  await client.query(made.statement)
  await client.query(`grant ${app}, ${projections} to ${pg.escapeIdentifier(login)}`)
}
