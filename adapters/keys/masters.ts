import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { locks } from '../postgres/locks.ts'
import { type Database, inTransaction } from '../postgres/pool.ts'
import { broughtBack } from './brought-back.ts'
import { environmentSafe } from './environment-safe.ts'
import { fileSafe } from './file-safe.ts'
import { type LivingKeys, livingKeys } from './living.ts'
import { derived, keepRoot, readRoot } from './root.ts'
import type { KeySafe, MasterKey } from './safe.ts'
import { opens, wrap } from './wrapping.ts'

/** The master keys of this data: the newest wraps, older ones open until all is wrapped by the newest. */
export type Masters = {
  readonly safe: KeySafe
  readonly living: LivingKeys
  readonly newest: () => Promise<MasterKey>
  /** Null when that one was destroyed. */
  readonly of: (version: number) => Promise<Buffer | null>
  /** The same where it must be there; throws an error that names the safe. */
  readonly needed: (version: number) => Promise<MasterKey>
  /** All that may wrap something now, as far as this process knows. */
  readonly held: () => readonly MasterKey[]
  /** The newest is another now: those that were destroyed are forgotten here, too. */
  readonly moved: (to: number) => Promise<void>
}

export type KeyPlaces = {
  readonly dataDir: string
  readonly keyDir: string
  /** Set by the environment; else read from, or made and kept in, `keyDir`. */
  readonly root: Buffer | null
  readonly masterKeys: readonly MasterKey[] | null
}

type Row = { ring: string; version: number; root_canary: Buffer; master_canary: Buffer }

export const canary = Buffer.from('formkurve')

/**
 * The root key and the masters that belong to this database. The first process makes what is missing; on data that is
 * there already nothing is ever made, and a key that does not open its canary is refused at once, with what to do.
 */
export const openMasters = (database: Database, places: KeyPlaces): Promise<{ root: Buffer; masters: Masters }> =>
  inTransaction(database, async client => {
    await client.query('select pg_advisory_xact_lock($1)', [locks.masters])
    const { rows } = await client.query<Row>('select ring, version, root_canary, master_canary from vault.master')
    return rows[0] ? openThere(client, rows[0], places) : beginRing(client, places)
  })

const safeOf = ({ keyDir, masterKeys }: KeyPlaces, ring: string) =>
  masterKeys ? environmentSafe(masterKeys) : fileSafe(keyDir, ring)

const openThere = async (client: pg.PoolClient, row: Row, places: KeyPlaces) => {
  const { ring, version, root_canary, master_canary } = row
  const root = places.root ?? (await readRoot(places))
  if (!root) throw noRoot(places)
  if (!opens(root_canary, derived(root, 'canary'), ring)) throw wrongRoot(places)
  const safe = safeOf(places, ring)
  const living = livingKeys(places.keyDir, ring)
  const keys = await safe.read()
  const newest = keys.find(key => key.version === version)
  const later = newest ? null : await broughtBack(client, row, living, keys)
  if (later) return { root, masters: mastersOf({ safe, living, root, version: later.version }, keys) }
  if (!newest || !opens(master_canary, newest.secret, ring))
    throw new Error(
      `The master key ${version} of this data is not in ${safe.name}${newest ? ' (what is there is another key)' : ''}. ` +
        'Without it nothing personal can be read. Put the keys back where they were (KEY_DIR); nothing was changed.',
    )
  return { root, masters: mastersOf({ safe, living, root, version }, keys) }
}

const beginRing = async (client: pg.PoolClient, places: KeyPlaces) => {
  const { rows } = await client.query<{ subject: string; version: number; wrapped: Buffer }>(
    'select subject, version, wrapped from vault.subject_keys where wrapped is not null and master = 0 limit 1',
  )
  const [old] = rows
  const found = places.root ?? (await readRoot(places))
  if (old && !found) throw noRoot(places)
  const root = found ?? (await keepRoot(places))
  if (old && !opens(old.wrapped, derived(root, 'personal fields'), `${old.subject}|${old.version}`))
    throw wrongRoot(places)
  const ring = randomUUID()
  const safe = safeOf(places, ring)
  const newest = await safe.add()
  await client.query(
    `insert into vault.master (ring, version, root_canary, master_canary, finished) values ($1, $2, $3, $4, $5)`,
    [ring, newest.version, wrap(canary, derived(root, 'canary'), ring), wrap(canary, newest.secret, ring), !old],
  )
  const living = livingKeys(places.keyDir, ring)
  return { root, masters: mastersOf({ safe, living, root, version: newest.version }, await safe.read()) }
}

type Opened = { readonly safe: KeySafe; readonly living: LivingKeys; readonly root: Buffer; readonly version: number }

const mastersOf = ({ safe, living, root, version }: Opened, found: readonly MasterKey[]): Masters => {
  const legacy = { version: 0, secret: derived(root, 'personal fields') }
  let keys = new Map<number, MasterKey>()
  let newest = version
  const hold = (those: readonly MasterKey[]) => {
    keys = new Map([legacy, ...those].map(key => [key.version, key]))
  }
  const of = async (wanted: number) => {
    if (!keys.has(wanted)) hold(await safe.read())
    return keys.get(wanted)?.secret ?? null
  }
  const needed = async (wanted: number): Promise<MasterKey> => {
    const secret = await of(wanted)
    if (!secret) throw new Error(`the master key ${wanted} is not in ${safe.name}`)
    return { version: wanted, secret }
  }
  hold(found)
  return {
    safe,
    living,
    of,
    held: () => [...keys.values()],
    needed,
    newest: () => needed(newest),
    moved: async to => {
      newest = to
      hold(await safe.read())
    },
  }
}

const noRoot = ({ keyDir }: KeyPlaces) =>
  new Error(
    `There is data here, and no key to it: SECRET_KEY is not set, and there is none in ${keyDir}. ` +
      'Set SECRET_KEY or KEY_DIR as they were; no new key was made.',
  )

const wrongRoot = ({ root, keyDir }: KeyPlaces) =>
  new Error(
    `${root ? 'SECRET_KEY' : `The key in ${keyDir}`} is not the key that this data was written with. ` +
      'Nothing personal can be read with it. Set the right one; nothing was changed.',
  )
