import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../support/fresh-database.ts'
import { resolving } from '../support/resolving.ts'
import { startServer } from '../support/server.ts'

/** Writes down at the end what was resolved, and which of node's own parts were loaded. */
const telling = (file: string) =>
  resolving(`
  import { writeFileSync } from 'node:fs'
  process.once('exit', () => writeFileSync('${file}', [...process.moduleLoadList, ...loaded].join('\\n')))`)

/** What strips types, the client behind `fetch`, what builds the client, and who is asked only where it is set up. */
const notToServe =
  /internal\/deps\/(amaro|undici)|web\/(prerender|offline|site)|node_modules\/(hyphen|vite|openai|stripe|nats|nodemailer|@eventstore|@duckdb|hyparquet|remark)/

test('a start that finds everything built and compiled loads what it serves with, and nothing else that is large', {
  timeout: 300_000,
}, async () => {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'formkurve-loaded-'))
  const file = join(folder, 'loaded')
  const server = await startServer({
    DATABASE_URL: database.url,
    SECRET_KEY: '5e'.repeat(32),
    NODE_OPTIONS: `--import=${telling(file)}`,
  })
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
    await rm(folder, { recursive: true })
  })
  await server.crash()
  await server.start()
  await server.stop()
  const loaded = (await readFile(file, 'utf8')).split('\n')
  expect(loaded.filter(each => each.includes('/fastify/')).length).toBeGreaterThan(0)
  expect(loaded.filter(each => notToServe.test(each))).toEqual([])
})
