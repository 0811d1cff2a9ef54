import { open } from 'node:fs/promises'
import { basename, dirname, relative } from 'node:path'
import type { Config } from '../../adapters/config.ts'
import type { Infrastructure } from '../../app/infrastructure.ts'
import { misuse } from '../usage.ts'
import { filesIn } from './search-files.ts'
import { withoutPassword } from './stores.ts'
import { isWalFile } from './wal-pages.ts'

type LookedAt = { readonly place: string; readonly where: string }
type NotLookedAt = LookedAt & { readonly why: string }
export type Places = { readonly lookedAt: readonly LookedAt[]; readonly notLookedAt: readonly NotLookedAt[] }

/** What the product is told to keep or send elsewhere, and how it is known that a folder holds just that. */
type Elsewhere = {
  readonly where: string
  readonly why: string
  readonly holds: (files: readonly string[]) => Promise<string | null>
}

const names = ['database', 'eventstoredb', 'nats', 'security-log'] as const
type Name = (typeof names)[number]
const variables = {
  database: 'DATABASE_URL',
  eventstoredb: 'EVENTSTORE_URL',
  nats: 'NATS_URL',
  'security-log': 'SECURITY_LOG_URL',
} as const satisfies Record<Name, string>

/** Every place that the product writes to by its environment, and those that an operator names. */
export const knownPlaces = async (config: Config, infrastructure: Infrastructure, also: readonly string[]) => {
  const elsewhere = elsewhereBy(config, infrastructure)
  const own = ownPlaces(config)
  const lookedAt: LookedAt[] = own.map(where => ({ place: 'own', where }))
  for (const text of also) {
    const { name, path } = named(text)
    const files = await Array.fromAsync(filesIn([path]))
    if (files.length === 0) throw misuse(`there is nothing at ${path}, or it may not be read`)
    const store = name && elsewhere.get(name)
    if (name && !store) throw misuse(`${text}: there is no ${variables[name]} here`)
    const lacks = await store?.holds(files)
    if (lacks) throw misuse(`${text}: ${lacks}`)
    lookedAt.push({ place: name ?? 'named', where: path })
  }
  const missed = [...elsewhere].filter(([name]) => !lookedAt.some(({ place }) => place === name))
  return { lookedAt, notLookedAt: missed.map(([place, { where, why }]) => ({ place, where, why })) }
}

const named = (text: string): { readonly name: Name | null; readonly path: string } => {
  const name = names.find(each => text.startsWith(`${each}=`))
  return name ? { name, path: text.slice(name.length + 1) } : { name: null, path: text }
}

/** Logs, keys and proofs may be kept apart from the data, and are. */
const ownPlaces = ({ DATA_DIR, LOG_DIR, KEY_DIR, AUDIT_DIR }: Config) =>
  [DATA_DIR, LOG_DIR, KEY_DIR, AUDIT_DIR].filter(
    (place, at, all) => !all.some((other, before) => before < at && !relative(other, place).startsWith('..')),
  )

const elsewhereBy = (config: Config, { database }: Infrastructure): ReadonlyMap<Name, Elsewhere> => {
  const { DATABASE_URL, EVENTSTORE_URL, NATS_URL, SECURITY_LOG_URL } = config
  const all: readonly (readonly [Name, string | undefined, Omit<Elsewhere, 'where'>])[] = [
    [
      'database',
      DATABASE_URL,
      {
        why: 'its rows were read, not its files: dead rows and the write-ahead log',
        holds: async files => ((await isClusterOf(database, files)) ? null : 'holds no data folder of this database'),
      },
    ],
    [
      'eventstoredb',
      EVENTSTORE_URL,
      {
        why: 'its events were read, not its files: chunks and what scavenging left',
        holds: async files => (files.some(isChunk) ? null : 'holds no chunks of EventStoreDB'),
      },
    ],
    ['nats', NATS_URL, { why: 'it hands on ids, and keeps what its operator lets it keep', holds: async () => null }],
    [
      'security-log',
      SECURITY_LOG_URL,
      { why: 'lines of the security log are sent there, and hold ids', holds: async () => null },
    ],
  ]
  return new Map(
    all.flatMap(([name, url, store]) => (url ? [[name, { ...store, where: withoutPassword(url) }] as const] : [])),
  )
}

const isChunk = (file: string) => /^chunk-\d{6}\.\d{6}$/.test(basename(file))

/** By the number that PostgreSQL gave the cluster when it was made, and with a write-ahead log. */
const isClusterOf = async (database: Infrastructure['database'], files: readonly string[]) => {
  const { rows } = await database.query<{ id: string }>('select system_identifier::text as id from pg_control_system()')
  for (const file of files)
    if (basename(file) === 'pg_control' && basename(dirname(file)) === 'global')
      if ((await identifierIn(file)) === rows[0]?.id) return files.some(isWalFile)
  return false
}

const identifierIn = async (file: string) => {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(8) }).finally(() => handle.close())
  return bytesRead === 8 ? String(buffer.readBigUInt64LE()) : null
}
