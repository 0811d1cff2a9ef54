import { datedAppend, fastAppend } from '../event-store/postgres/fast-append.ts'
import { logSchema } from '../event-store/postgres/schema.ts'
import { type SchemaStep, takeSteps } from './migrator.ts'
import { type Database, inTransaction } from './pool.ts'
import { ensureLogin, grantRoles, type Roles } from './roles.ts'

/** Tables that cannot be rebuilt from events, in the order they came. Never edit one that has landed: add one. */
export const migrations: readonly SchemaStep[] = [
  { name: '000-log', sql: logSchema },
  {
    name: '001-vault',
    sql: `
      create schema vault;
      create table vault.subject_keys (
        subject text not null,
        version int not null,
        wrapped bytea,
        created_at timestamptz not null default now(),
        destroyed_at timestamptz,
        primary key (subject, version)
      );
      create table vault.passwords (
        user_id uuid primary key,
        hash text not null,
        changed_at timestamptz not null default now()
      );
      create table vault.tokens (
        hash bytea primary key,
        purpose text not null,
        user_id uuid not null,
        bound_to text not null,
        expires_at timestamptz not null
      );
      create index on vault.tokens (user_id, purpose);
      create table vault.sessions (
        id uuid primary key,
        user_id uuid not null,
        device text not null,
        refresh_hash bytea not null,
        previous_hash bytea,
        rotated_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index on vault.sessions (user_id);
    `,
  },
  {
    name: '002-reactions',
    sql: `
      create schema reactions;
      create table reactions.checkpoints (
        name text primary key,
        position text
      );
      create table reactions.parked (
        reaction text not null,
        event_id uuid not null,
        stream text not null,
        attempts int not null,
        error text not null,
        next_at timestamptz,
        primary key (reaction, event_id)
      );
    `,
  },
  {
    name: '003-mailbox',
    sql: `
      create schema mail;
      create table mail.sent (
        id uuid primary key,
        "to" text not null,
        subject text not null,
        text text not null,
        html text not null,
        at timestamptz not null default now()
      );
    `,
  },
  {
    name: '004-holds',
    sql: `
      create schema work;
      create unlogged table work.holds (
        name text primary key,
        holder bigint not null,
        until timestamptz not null
      ) with (fillfactor = 50);
    `,
  },
  {
    name: '005-accounts',
    sql: `
      alter table vault.passwords add column version int not null default 1, add column told int not null default 1;
      alter table vault.tokens add column used_by uuid;
      create table vault.refresh_tokens (
        hash bytea primary key,
        session uuid not null references vault.sessions on delete cascade,
        used_at timestamptz
      );
      create index on vault.refresh_tokens (session);
      insert into vault.refresh_tokens (hash, session) select refresh_hash, id from vault.sessions;
      alter table vault.sessions drop column refresh_hash, drop column previous_hash, drop column rotated_at;
      create unlogged table vault.rate_limits (
        key bytea primary key,
        at timestamptz[] not null
      ) with (fillfactor = 50);
    `,
  },
  {
    name: '006-site',
    sql: `
      create schema site;
      create table site.contact_messages (
        id uuid primary key,
        received_at timestamptz not null,
        suspect boolean not null,
        sealed json not null,
        mailed_at timestamptz
      );
      create index on site.contact_messages (received_at) where mailed_at is null;
      create table site.events (
        at timestamptz not null,
        visitor bytea not null,
        name text not null,
        category text not null,
        path text not null,
        value int,
        label text
      );
      create index on site.events (at);
    `,
  },
  { name: '007-fast-append', sql: fastAppend },
  { name: '008-reaction-epochs', sql: 'alter table reactions.checkpoints add column epoch bigint not null default 0' },
  {
    name: '009-master-keys',
    sql: `
      create table vault.master (
        only_one bool primary key default true check (only_one),
        ring uuid not null,
        version int not null,
        root_canary bytea not null,
        master_canary bytea not null,
        erasures bigint not null default 0,
        covering bigint not null default 0,
        covered bigint not null default 0,
        finished bool not null,
        rotated_at timestamptz not null default clock_timestamp(),
        took interval not null default '0'
      );
      alter table vault.subject_keys add column master int not null default 0, add column owner text;
      update vault.subject_keys set owner = subject;
      alter table vault.subject_keys alter column owner set not null;
      create index on vault.subject_keys (owner);
      create table vault.receipts (
        erasure bigint primary key,
        subject text not null,
        keys int not null,
        destroyed_at timestamptz not null default clock_timestamp(),
        beyond_reach_at timestamptz,
        master int
      );
    `,
  },
  {
    name: '010-last-seen',
    sql: 'alter table reactions.checkpoints add column event_position text, add column event_id uuid',
  },
  {
    name: '011-proof',
    sql: `
      create schema proof;
      create table proof.origin (only_one bool primary key default true check (only_one), id uuid not null default gen_random_uuid());
      insert into proof.origin default values;
      create table proof.tiles (index bigint primary key, leaves bytea not null, root bytea, position text not null);
    `,
  },
  {
    name: '012-sealed-mail-and-addresses',
    sql: `
      create table vault.addresses (hash text primary key, claim text not null);
      create table mail.went (id uuid primary key, sealed text, at timestamptz not null default now());
      insert into mail.went (id, at) select id, at from mail.sent;
      drop table mail.sent;
      alter table mail.went rename to sent;
    `,
  },
  {
    name: '013-spent-addresses',
    sql: 'create table vault.spent_addresses (hash text primary key, used int not null, until timestamptz not null)',
  },
  {
    name: '014-confined-sessions',
    sql: 'alter table vault.sessions add column confined boolean not null default false',
  },
  { name: '015-dated-append', sql: datedAppend },
  {
    name: '016-second-factors',
    sql: `
      alter table vault.sessions add column proven_at timestamptz not null default now();
      create table vault.factors (
        factor uuid primary key,
        user_id uuid not null,
        kind text not null,
        credential text unique,
        counter bigint not null default 0,
        sealed text not null,
        created_at timestamptz not null default now(),
        used_at timestamptz
      );
      create index on vault.factors (user_id);
      create table vault.recovery_codes (
        hash bytea primary key,
        factor uuid not null references vault.factors on delete cascade,
        used_at timestamptz
      );
      create index on vault.recovery_codes (factor);
      create table vault.begun (
        hash bytea primary key,
        purpose text not null,
        user_id uuid,
        data text not null,
        expires_at timestamptz not null
      );
    `,
  },
  {
    name: '017-nothing-in-clear',
    sql: `
      alter table vault.factors add column in_clear boolean not null default false;
      update vault.factors set in_clear = true where kind = 'passkey';
      alter table site.contact_messages add column writer_left boolean not null default false,
        add column tries int not null default 0, add column due_at timestamptz not null default now();
    `,
  },
]

const lock = 4_702_111_235

/**
 * Brings an empty or older database to today's shape; several processes may start at once. Answers the roles to work as
 * from now on, null for the owner's own. `login`: the address by which the product comes, where that is not the owner's.
 */
export const migrate = async (database: Database, login?: string): Promise<Roles | null> =>
  inTransaction(database, async client => {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await takeSteps(client, migrations)
    const roles = await grantRoles(client)
    if (login && !roles)
      throw new Error('DATABASE_OWNER_URL: this owner may not make the roles that the product works as')
    if (login) await ensureLogin(client, login)
    return roles
  })
