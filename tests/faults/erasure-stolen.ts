import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { readConfig } from '../../adapters/config.ts'
import { hmacEmail } from '../../adapters/crypto/email-hash.ts'
import { keyNameOf } from '../../adapters/event-store/sealed.ts'
import { openTogether } from '../../adapters/event-store/sealing.ts'
import { hashUnder } from '../../adapters/keys/addresses.ts'
import { derived } from '../../adapters/keys/root.ts'
import { placeOf } from '../../adapters/keys/rotation.ts'
import { unwrap } from '../../adapters/keys/wrapping.ts'
import { openCell, partsOf } from '../../adapters/postgres/read-models/sealed-cells.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { normaliseEmail } from '../../domain/email-address.ts'
import { packedValues } from '../../tools/log/packed.ts'
import { filesIn } from '../../tools/log/search-files.ts'
import { isWalFile, walReader } from '../../tools/log/wal-pages.ts'

// A process of its own, with a copy of the disk, the keys that its environment holds, and nothing else: whatever of these
// people's keys can be unwrapped, from whatever row, dead row, page of the write-ahead log, dump or file of keys, is tried on
// everything sealed of theirs. Addresses that somebody guesses are looked for by all hashes that these keys make of them.

type Asked = {
  readonly places: readonly string[]
  readonly people: Readonly<Record<string, readonly string[]>>
  readonly guessed: Readonly<Record<string, readonly string[]>>
}
export type Told = Readonly<
  Record<
    string,
    { keys: number; events: number; eventsOpened: number; cells: number; cellsOpened: number; addresses: number }
  >
>

const { places, people, guessed }: Asked = JSON.parse(await text(process.stdin))
const nameOf = new Map(Object.entries(people).flatMap(([who, names]) => names.map(name => [name, who] as const)))
const config = await readConfig(process.env)
const infrastructure = await openInfrastructure(config, { say: () => {}, connections: 2 })
const masters = [...(config.masterKeys ?? []), { version: 0, secret: infrastructure.key('personal fields') }]
const keyTable = await infrastructure.database
  .query<{ node: number }>("select pg_relation_filenode('vault.subject_keys')::int as node")
  .then(({ rows }) => rows[0]?.node ?? 0)

const hashed = hmacEmail(infrastructure.key('e-mail addresses'))
const hashesOf = (email: string) => {
  const hash = hashed(normaliseEmail(email))
  return [hash, ...masters.map(master => hashUnder(hash, master))]
}
/** Whose address each of these would be. */
const hashes = new Map(
  Object.entries(guessed).flatMap(([who, emails]) => emails.flatMap(hashesOf).map(hash => [hash, who] as const)),
)
const met = new Map<string, Set<string>>()

const wrappedBytes = 60
const header = (wrappedBytes << 1) | 3
const wrapped = new Map<string, Buffer>()
const windows = new Map<string, Buffer>()
const reader = walReader()
Error.stackTraceLimit = 0
const cells = new Set<string>()
const keep = (bytes: Buffer) => wrapped.set(bytes.toString('latin1'), Buffer.from(bytes))

/** In a row: behind the version of the key. In a dump: in hexadecimal. In the file of the living: in base64. */
const gather = (bytes: Buffer) => {
  for (let at = bytes.indexOf(header); at >= 0; at = bytes.indexOf(header, at + 1)) {
    const isVersion = at >= 4 && bytes.readUInt32LE(at - 4) < 100
    if (isVersion && at + 1 + wrappedBytes <= bytes.length) keep(bytes.subarray(at + 1, at + 1 + wrappedBytes))
  }
  const said = bytes.toString('latin1')
  for (const [hash] of said.matchAll(/[0-9a-f]{64}/g)) {
    const who = hashes.get(hash)
    if (who) met.set(who, (met.get(who) ?? new Set()).add(hash))
  }
  for (const [, hex = ''] of said.matchAll(/\\x([0-9a-f]{120})(?![0-9a-f])/g)) keep(Buffer.from(hex, 'hex'))
  for (const [, base64 = ''] of said.matchAll(/"([A-Za-z0-9+/]{80})"/g)) keep(Buffer.from(base64, 'base64'))
  // The sign before a cell is two bytes in UTF-8.
  for (const [, cell = ''] of said.matchAll(/\xc2\xa7([\w-]+\.\d+\.[A-Za-z0-9+/]+={0,2})/g)) {
    if (nameOf.has(cell.slice(0, cell.indexOf('.')))) cells.add(cell)
  }
}

/** A change of a key's row is written without what stayed: its bytes may begin anywhere. */
const gatherChange = (record: Buffer) => {
  const node = Buffer.alloc(4)
  node.writeUInt32LE(keyTable)
  const isUpdate = record[17] === 10 && [0x20, 0x40].includes((record[16] ?? 0) & 0x70)
  if (!isUpdate || record.length > 400 || !record.includes(node)) return
  for (let at = 24; at + wrappedBytes <= record.length; at++) {
    const bytes = record.subarray(at, at + wrappedBytes)
    windows.set(bytes.toString('latin1'), Buffer.from(bytes))
  }
}

for (const place of places)
  for await (const file of filesIn([place])) {
    const bytes = await readFile(file)
    gather(bytes)
    for (const inside of isWalFile(file) ? reader(bytes) : [bytes]) {
      if (inside !== bytes) gather(inside)
      if (inside !== bytes) gatherChange(inside)
      for (const value of packedValues(inside)) gather(value)
    }
  }

/** By whom, each secret once. */
const secrets = new Map<string, Map<string, Buffer>>()
const tryAll = (candidates: Iterable<Buffer>, names: Iterable<readonly [string, string]>) => {
  const tried = [...names]
  for (const bytes of candidates)
    for (const { version: master, secret } of masters)
      for (const [subject, who] of tried)
        try {
          const opened = unwrap(bytes, secret, placeOf({ subject, version: 1, master }))
          secrets.set(who, (secrets.get(who) ?? new Map()).set(opened.toString('hex'), opened))
        } catch {}
}
tryAll(wrapped.values(), nameOf)
// Each person's own: what a workout's or a consent's key is wrapped by is found in whole rows.
tryAll(
  windows.values(),
  Object.entries(people).map(([who, [own = '']]) => [own, who] as const),
)

const root = config.secret ?? Buffer.alloc(0)
const all = [
  ...[...secrets.values()].flatMap(some => [...some.values()]),
  ...masters.map(({ secret }) => secret),
  ...['personal fields', 'contact messages', 'e-mail addresses', 'access tokens'].map(one => derived(root, one)),
]
const opens = (ask: (secret: Buffer) => unknown) =>
  all.some(secret => {
    try {
      return ask(secret) !== undefined
    } catch {
      return false
    }
  })

const told = Object.fromEntries(
  Object.keys(people).map(who => [
    who,
    {
      ...{ keys: secrets.get(who)?.size ?? 0, events: 0, eventsOpened: 0, cells: 0, cellsOpened: 0 },
      addresses: met.get(who)?.size ?? 0,
    },
  ]),
)
for await (const { events } of infrastructure.store.read(null, {}))
  for (const recorded of events) {
    const counts = told[nameOf.get(keyNameOf(recorded)) ?? '']
    const { sealed } = recorded.event
    if (!counts || typeof sealed !== 'string') continue
    const { stream, id, metadata } = recorded
    const place = { subject: metadata.subject, stream, event: id, field: 'personal' }
    counts.events++
    if (opens(secret => openTogether(sealed, secret, place))) counts.eventsOpened++
  }
for (const cell of cells) {
  const { name, version, bytes } = partsOf(`§${cell}`)
  const counts = told[nameOf.get(name) ?? '']
  if (!counts) continue
  counts.cells++
  if (opens(secret => openCell(bytes(), secret, `${name}|${version}`))) counts.cellsOpened++
}
await infrastructure.close()
console.log(JSON.stringify(told))
