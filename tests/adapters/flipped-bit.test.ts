import { execFile } from 'node:child_process'
import { createPublicKey, randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { migrate } from '../../adapters/postgres/migrations.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { auditLog, type Finding } from '../../adapters/proof/audit.ts'
import { checkpointFile, signingKey } from '../../adapters/proof/checkpoints.ts'
import { logProofs } from '../../adapters/proof/log-proofs.ts'
import { postgresTiles } from '../../adapters/proof/tiles.ts'
import { asUserId } from '../../domain/ids.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { commandLine } from '../support/command-line.ts'

/** How many bits of each file are tried, one after the other; any may be asked for. */
const tries = Number(process.env.FLIPS ?? 1)
const events = 1500
const pageBytes = 8192
const run = promisify(execFile)

type Relation = { readonly name: string; readonly file: string; readonly pages: number }
type Server = Awaited<ReturnType<typeof serving>>

let folder: string
let relations: readonly Relation[]
/** In which page of the table each event lies, by its place. */
let pageOf: ReadonlyMap<number, number>

const cluster = () => join(folder, 'postgres', 'cluster')
const audits = () => join(folder, 'audit')

const serving = async () => {
  const { url, stop } = await embeddedPostgres({ dataDir: folder, say: () => {}, throwaway: true })
  const owner = openPool(url, { max: 1 })
  const role = (await migrate(owner))?.app ?? null
  const pool = openPool(url, { max: 2, role })
  const store = postgresStore(url, pool, wakeUps(), role)
  const close = async () => {
    await store.close()
    await Promise.all([pool.end(), owner.end()])
    await stop()
  }
  return { url, owner, pool, store, close }
}

/** Every eighth is so long that it lies outside its row. */
const isLong = (place: number) => place % 8 === 1

const noted = (place: number) => {
  const id = freshId<'event'>()
  const command = freshId<'command'>()
  const actor = { kind: 'system', id: 'test' } as const
  const text = isLong(place) ? randomBytes(4000).toString('base64') : `the words of event ${place}.`
  const ids = { commandId: command, correlationId: command, causationId: command }
  const metadata = { ...ids, actor, subject: asUserId('nobody'), schema: 1 }
  return { id, event: { type: 'Noted', text }, metadata }
}

const relationsOf = async ({ owner }: Server) =>
  (
    await owner.query<Relation>(`
      select r.oid::regclass::text as name, pg_relation_filepath(r.oid) as file,
        (pg_relation_size(r.oid) / ${pageBytes})::int as pages
      from pg_class t
      join lateral (select t.oid union select t.reltoastrelid union
        select indexrelid from pg_index where indrelid in (t.oid, t.reltoastrelid)) r on true
      where t.oid in ('log.events'::regclass, 'proof.tiles'::regclass) order by 1`)
  ).rows

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-bits-'))
  const server = await serving()
  const { owner, pool, store } = server
  for (let place = 1; place <= events; place += 20)
    await store.append(
      asStream(`thing-${place % 300}`),
      'any',
      Array.from({ length: Math.min(20, events + 1 - place) }, (_, more) => noted(place + more)),
    )
  const key = await signingKey(audits())
  const checkpoints = checkpointFile(audits(), null)
  const clock = () => new Date().toISOString()
  await logProofs({ store, tiles: postgresTiles(pool), key, checkpoints, clock }).attest()
  await owner.query('vacuum freeze analyze')
  relations = await relationsOf(server)
  const { rows } = await owner.query('select gp::int as gp, (ctid::text::point)[0]::int as page from log.events')
  pageOf = new Map(rows.map(({ gp, page }) => [gp, page]))
  await server.close()
  await run('cp', ['-a', cluster(), `${cluster()}.kept`])
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const copied = async () => {
  await rm(cluster(), { recursive: true })
  await run('cp', ['-a', `${cluster()}.kept`, cluster()])
}

const flip = async ({ file }: Relation, byte: number, bit: number) => {
  const handle = await open(join(cluster(), file), 'r+')
  const one = Buffer.alloc(1)
  await handle.read(one, 0, 1, byte)
  one.writeUInt8(one.readUInt8() ^ (1 << bit))
  await handle.write(one, 0, 1, byte)
  await handle.close()
}

const whileServing = async <Result>(work: (server: Server) => Promise<Result>) => {
  const server = await serving()
  return work(server).finally(server.close)
}

const audited = async ({ pool, store }: Server) => {
  const key = createPublicKey(await signingKey(audits()))
  const checkpoints = await checkpointFile(audits(), null).read()
  const tiles = postgresTiles(pool)
  const origin = checkpoints[0]?.origin ?? ''
  return (await auditLog({ pages: store.auditPages(), tiles, origin, checkpoints, key })).findings
}

/** What the audit finds in a copy of the data in which one bit is another. */
const findings = async (relation: Relation, byte: number, bit: number) => {
  await copied()
  await flip(relation, byte, bit)
  return whileServing(audited)
}

/** What nobody can write on purpose: the trigger refuses it. */
const asOwner = async ({ owner }: Server, statement: string) => {
  await owner.query('alter table log.events disable trigger events_are_facts')
  await owner.query(statement)
  await owner.query('alter table log.events enable trigger events_are_facts')
}

const placesIn = (found: readonly Finding[]) =>
  found.flatMap(each => {
    if (each.is !== 'unreadable') return []
    return Array.from({ length: each.last - each.place + 1 }, (_, n) => each.place + n)
  })

const whysIn = (found: readonly Finding[]) => found.flatMap(each => ('why' in each ? [each.why] : []))

const relation = (name: string) => {
  const found = relations.find(each => each.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

test('a bit in any file of the log or of its tree: the audit names the events that it takes, or the file', {
  timeout: 60_000 + tries * 120_000,
}, async () => {
  expect(relations.map(({ name }) => name.replace(/\d+/, 'n'))).toEqual([
    'log.events',
    'log.events_id_key',
    'log.events_pkey',
    'log.events_stream_version_key',
    'pg_toast.pg_toast_n',
    'pg_toast.pg_toast_n_index',
    'pg_toast.pg_toast_n',
    'pg_toast.pg_toast_n_index',
    'proof.tiles',
    'proof.tiles_pkey',
  ])
  const all = [...pageOf.keys()].sort((one, other) => one - other)
  for (const { name, file, pages } of relations)
    for (let n = 0; n < tries; n++) {
      const [byte, bit] = [randomInt(pages * pageBytes), randomInt(8)]
      const page = Math.floor(byte / pageBytes)
      const found = await findings({ name, file, pages }, byte, bit)
      const where = `bit ${bit} of byte ${byte} of ${name}: ${JSON.stringify(found)}`
      expect(new Set(whysIn(found)), where).toEqual(new Set([`invalid page in block ${page} of ${name}`]))
      // All that can be read is compared with what was signed as ever.
      expect(found.filter(({ is }) => is === 'unlike its checkpoint')).toEqual([])
      const places = placesIn(found)
      if (name === 'log.events') expect(places, where).toEqual(all.filter(place => pageOf.get(place) === page))
      else if (name === relations[4]?.name || name === relations[5]?.name)
        expect(places.every(isLong), where).toBe(true)
      // Where an index says what it is, the database looks before it answers anything.
      else expect(places, where).toEqual(page === 0 && name.startsWith('log.') ? all : [])
    }
})

test('the end of the log on a page that cannot be read: the tree knows how many they were', async () => {
  const last = relation('log.events').pages - 1
  const found = await findings(relation('log.events'), last * pageBytes + 4000, 3)
  expect(placesIn(found)).toEqual([...pageOf].filter(([, page]) => page === last).map(([place]) => place))
})

test('an operator is told which events, and the file; what was removed beside it is told too', async () => {
  await copied()
  await whileServing(server => asOwner(server, 'delete from log.events where gp in (3, 1400)'))
  await flip(relation('log.events'), 20 * pageBytes + 5000, 1)
  const lost = [...pageOf].filter(([, page]) => page === 20).map(([place]) => place)
  const told = await whileServing(({ url }) =>
    commandLine(url, { AUDIT_DIR: audits(), KEY_DIR: join(folder, 'keys') })('main.ts', 'log', 'audit'),
  )
  expect(told.code).toBe(1)
  expect(told.out).toContain('Event 3 is missing.')
  expect(told.out).toContain('Event 1400 is missing.')
  expect(told.out).toContain(
    `Events ${lost[0]} to ${lost.at(-1)} cannot be read: invalid page in block 20 of log.events.`,
  )
})

test('a bit that no page’s checksum tells of, in an event’s own words: that event, and no other', async () => {
  await copied()
  await whileServing(({ owner }) => owner.query('alter database formkurve set ignore_checksum_failure = on'))
  const table = relation('log.events')
  const byte = (await readFile(join(cluster(), table.file))).indexOf('the words of event 77.')
  await flip(table, byte, 1)
  expect(await whileServing(audited)).toMatchObject([{ is: 'changed', place: 77 }, { is: 'unlike its checkpoint' }])
  // The quote before them: then the rest is no JSON.
  await flip(table, byte, 1)
  await flip(table, byte - 1, 1)
  expect(await whileServing(audited)).toMatchObject([
    { is: 'unreadable', place: 77, last: 77, why: expect.stringContaining('JSON') },
  ])
})

test('a bit in an index that no page’s checksum tells of: every event is found without it, and the index is named', async () => {
  await copied()
  await whileServing(async ({ owner }) => {
    await owner.query('alter database formkurve set ignore_checksum_failure = on')
    // As in a log that is not so small that the table is read without its index.
    await owner.query('alter database formkurve set enable_seqscan = off')
  })
  const index = relation('log.events_pkey')
  const key = Buffer.alloc(8)
  key.writeBigInt64LE(700n)
  // Four bytes before a key it says which row of its page it means.
  await flip(index, (await readFile(join(cluster(), index.file))).indexOf(key) - 4, 0)
  expect(await whileServing(audited)).toEqual([{ is: 'damaged', why: 'log.events_pkey does not lead to every event' }])
})
