import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../adapters/postgres/pool.ts'
import { asOwner } from '../support/as-owner.ts'
import { commandLine } from '../support/command-line.ts'
import { copyOut, takeOver } from '../support/copied.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let [old, anew]: Awaited<ReturnType<typeof freshDatabase>>[] = []
let running: TestProduct | null = null

beforeAll(async () => {
  ;[old, anew] = [await freshDatabase(), await freshDatabase()]
})
afterAll(async () => {
  await running?.close()
  await old?.drop()
  await anew?.drop()
})

const start = async (databaseUrl: string) => {
  running = await startProduct({ databaseUrl, publishedTerms: [] })
  return running
}
const stop = async () => {
  await running?.close()
  running = null
}

const wish = 'Schulter zwickt seit Dienstag, Unterkörper'
const name = 'Quendolina Zwirbelsand'
const note = 'links ging es schlechter'
const words = ['Quendolina', 'Zwirbelsand', 'zwickt', 'links ging']

/** As it was written before anything was sealed. */
const openUp = async ({ product }: TestProduct, databaseUrl: string) => {
  const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`
  const changes: string[] = []
  for await (const { events } of product.log.read(null, {}))
    for (const { id, event } of events) {
      const { type, ...data } = event
      changes.push(`update log.events set data = ${literal(data)} where id = '${id}'`)
    }
  await asOwner(databaseUrl, changes.join(';'))
}

const found = async (databaseUrl: string) => {
  const owner = openPool(databaseUrl, { max: 1 })
  const { rows } = await owner.query('select data::text as text from log.events')
  await owner.end()
  return words.filter(word => rows.some(({ text }) => text.includes(word)))
}

const seen = async (it: TestProduct, email: string, workout: string) => {
  const { access_token: token } = await it.signIn(email)
  const calls = [
    'GET /auth/me',
    `GET /api/workouts/${workout}`,
    `GET /api/workouts/${workout}/history`,
    'GET /training-plan/mine',
  ]
  const answers = []
  for (const call of calls) answers.push(await it.ask(call, { token }))
  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200))
  return answers.map(({ json }) => json)
}

test('a log from before anything was sealed is moved into one that holds nothing in the open', async () => {
  const [from, to] = [old?.url ?? '', anew?.url ?? '']
  const first = await start(from)
  const anna = await first.person('anna@example.org', undefined, name)
  const token = anna.access_token
  const made = await first.ask('POST /llm/create-workout', { token, body: { prompt: wish, duration_minutes: 20 } })
  const workout: string = made.json.id
  const set = made.json.blocks[0].exercises[0].sets[0].id
  const noted = await first.ask(`PUT /api/workouts/${workout}/sets/${set}/note`, { token, body: { note } })
  expect(noted.status).toBe(200)
  const before = await seen(first, anna.email, workout)
  await openUp(first, from)
  await stop()
  expect(await found(from)).toEqual(words)

  const misused = await commandLine(from)('main.ts', 'log', 'copy', '--seal', '--from', from, '--to', to)
  expect([misused.code, misused.err]).toEqual([2, expect.stringContaining('takes no --from')])
  const copied = await commandLine(from)('main.ts', 'log', 'copy', '--seal', '--to', to)
  expect([copied.code, copied.err]).toEqual([0, expect.stringMatching(/0 events were there, \d+ were copied/)])
  expect(await found(to)).toEqual([])
  expect((await commandLine(from)('main.ts', 'log', 'copy', '--seal', '--to', to)).err).toContain(' 0 were copied')
  await takeOver(to, await copyOut(from), ['vault', 'reactions', 'mail', 'work', 'site'])
  const adopted = await commandLine(to)('main.ts', 'log', 'adopt', '--from', from, '--to', to)
  expect([adopted.code, adopted.err]).toEqual([0, ''])

  const second = await start(to)
  expect(await seen(second, anna.email, workout)).toEqual(before)
  const mails = await second.product.outbox.list()
  expect(mails.filter(mail => mail.to === anna.email)).toHaveLength(1)
  const verified = await commandLine(to)('main.ts', 'projections', 'verify', '--all')
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('workout_detail')])
}, 180_000)
