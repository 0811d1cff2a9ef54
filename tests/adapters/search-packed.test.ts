import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { embeddedPostgres } from '../../adapters/embedded/postgres.ts'
import { unpacked } from '../../tools/log/packed.ts'
import { searchFiles } from '../../tools/log/search-files.ts'

let dataDir: string
let client: pg.Client
let stop: () => Promise<void>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'formkurve-packed-'))
  const embedded = await embeddedPostgres({ dataDir, say: () => {} })
  stop = embedded.stop
  client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
}, 60_000)
afterAll(async () => {
  await client?.end()
  await stop?.()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const cluster = () => join(dataDir, 'postgres', 'cluster')

const found = async (places: readonly string[], words: readonly string[]) => {
  const texts = new Set<string>()
  for await (const { text } of searchFiles(places, words)) texts.add(text)
  return [...texts].sort()
}

const segment = async () => {
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as name')
  return join(cluster(), 'pg_wal', rows[0]?.name ?? '')
}

test('a word in a row that rests compressed, and was deleted, is found in its file', async () => {
  await client.query('create table dead (said text) with (autovacuum_enabled = off)')
  const word = 'Pressgrüffel ganz hinten'
  await client.query("insert into dead values (repeat('so und so, ', 200) || $1 || repeat(' und anders', 200))", [word])
  await client.query('delete from dead')
  await client.query('checkpoint')
  const { rows } = await client.query<{ path: string }>("select pg_relation_filepath('dead') as path")
  expect(await found([join(cluster(), rows[0]?.path ?? '')], [word, 'Nirgendsgrüffel ganz hinten'])).toEqual([word])
})

test.each(['pglz', 'off'])(
  'a word on a page that the write-ahead log holds whole, by %s, is found there',
  async how => {
    const word = `Seitengrüffel ${how} am Rand`
    const table = `page_${how}`
    await client.query(`create table ${table} (id int, said text) with (autovacuum_enabled = off)`)
    await client.query(`insert into ${table} select n, 'einer von vielen' from generate_series(1, 40) n`)
    await client.query(`insert into ${table} values (41, $1)`, [word])
    await client.query(`set wal_compression = ${how}`)
    await client.query('select pg_switch_wal()')
    await client.query('checkpoint')
    await client.query(`update ${table} set id = 0 where id = 1`)
    await client.query('select pg_switch_wal()')
    const after = await segment()
    const files = (await readdir(join(cluster(), 'pg_wal'))).filter(name => /^[0-9A-F]{24}$/.test(name)).sort()
    const before = files[files.indexOf(after.slice(-24)) - 1] ?? files.at(-1) ?? ''
    expect(await found([join(cluster(), 'pg_wal', before)], [word, 'Nirgendsgrüffel am Rand'])).toEqual([word])
  },
)

/** By the description of its format: literals, a copy that overlaps itself, and what is longer than a token tells. */
test('LZ4, by which other servers pack, is unpacked', () => {
  const [abc, tail] = [Buffer.from('abc'), Buffer.from('x'.repeat(20))]
  const packed = Buffer.concat([Buffer.from([0x3f]), abc, Buffer.from([3, 0, 1]), Buffer.from([0xf0, 5]), tail])
  const text = 'abc'.repeat(8).slice(0, 3 + 20) + 'x'.repeat(20)
  expect(unpacked('lz4', packed, text.length)?.toString()).toBe(text)
  expect(unpacked('lz4', packed, text.length + 1)).toBe(null)
})
