import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import type { StoredFacts } from '../../adapters/event-store/stored.ts'
import { checkingKeyOf } from '../../adapters/proof/checkpoints.ts'
import { leafOfEvent } from '../../adapters/proof/leaves.ts'
import { signsLog } from '../../adapters/proof/signed-log.ts'
import { over, tileSize } from '../../adapters/proof/tiles.ts'
import { reports } from '../../api/report/report.ts'
import { exerciseBook } from '../../api/workout-answer.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { type Category, type DomainEvent, everyType, type Facts, isCategory, schemaOf } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import type { Appending } from '../../domain/kernel/log.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { memoryStore } from '../../domain/kernel/testing/memory-store.ts'
import { streamOf } from '../../domain/streams.ts'
import { examples } from '../golden/examples.ts'

// Every fact there is, of one person among others, in memory: the report tells each once, in German, and proves it.

const anna = asUserId('77777777-7777-4777-8777-777777777777')
const ben = asUserId('66666666-6666-4666-8666-666666666666')
const feedback = freshId<'feedback'>()
const { workout } = examples.WorkoutCreditUsed
const hostile = '</script><li id="e-00000000-0000-4000-8000-000000000000"><b>&'

let folder: string
const { privateKey: key } = generateKeyPairSync('ed25519')

const store = memoryStore<StoredFacts>()
const keys = memoryKeyRing()
const log = sealedStore(store, keys)
const laying: Appending<Facts> = log
const ids: string[] = []

const append = async (stream: string, subject: typeof anna, events: readonly DomainEvent[]) => {
  const commandId = freshId<'command'>()
  const made = events.map(event => ({
    id: freshId<'event'>(),
    event,
    metadata: {
      ...{ commandId, correlationId: commandId, causationId: commandId, subject },
      actor: { kind: 'user', id: subject } as const,
      schema: schemaOf(event.type),
    },
  }))
  const answer = await laying.append(asStream<Category>(stream), 'any', made)
  if ('conflict' in answer) throw new Error('somebody else was here')
  if (subject === anna) ids.push(...made.map(({ id }) => id))
}

const first = ['WorkoutRequested', 'WorkoutGenerated', 'WorkoutStarted', 'SetLogged', 'SetCorrected', 'SetNoted']
const last = ['WorkoutCompleted', 'WorkoutReopened', 'TimesCorrected']
const never = [
  'WorkoutDeleted',
  'WorkoutRestored',
  'WorkoutErased',
  'WorkoutExpired',
  'GenerationFailed',
  'SetReopened',
]
const nobodys = ['AccountClosed', 'PersonalDataErased']

const exampleOf = (type: DomainEvent['type']): DomainEvent => examples[type]
const typesOf = (category: Category) => everyType.filter(each => each.category === category).map(({ type }) => type)

/** As the whole log's tree, a tile at a time. */
const tiles = {
  leaves: async () => {
    const all: { leaf: Buffer; position: Position }[] = []
    for await (const { events } of store.read(null, {}))
      for (const event of events) all.push({ leaf: leafOfEvent(event), position: event.position })
    return all
  },
  origin: async () => 'test-log',
  end: async () => {
    const all = await tiles.leaves()
    return { size: all.length, position: all.at(-1)?.position ?? null }
  },
  ends: async () => {
    const all = await tiles.leaves()
    return all.flatMap(({ position }, n) => (n % tileSize === tileSize - 1 || n === all.length - 1 ? [position] : []))
  },
  leavesOf: async (index: number) =>
    (await tiles.leaves()).slice(index * tileSize, (index + 1) * tileSize).map(({ leaf }) => leaf),
  subtree: async () => over((await tiles.leaves()).map(({ leaf }) => leaf)),
}

const signs = signsLog({ store, tiles, extend: async () => {}, key, clock: () => '2026-11-29T18:00:00.000Z' })
const report = reports({
  ...{ log, signs, book: exerciseBook(catalogue), publicUrl: 'https://formkurve.test' },
  feedbackOf: async () => [feedback],
  turn: work => work(),
})

const written = async () => {
  let text = ''
  for await (const part of report({ person: anna, for: 'athlete' })) text += part
  return text
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formkurve-report-'))
  await writeFile(join(folder, 'key.pem'), checkingKeyOf(key).pem)
  const notes = { ...examples.SetNoted, note: hostile }
  const trained = typesOf('workout').filter(type => ![...first, ...last, ...never].includes(type))
  for (let n = 0; n < 300; n++) await append(streamOf('user', ben), ben, [examples.PasswordChanged])
  for (const category of ['user', 'profiles', 'membership', 'programme', 'inspection', 'repair', 'health', 'searches'])
    if (isCategory(category))
      for (const type of typesOf(category))
        if (!nobodys.includes(type)) await append(`${category}-${anna}`, anna, [exampleOf(type)])
  await append(streamOf('user', anna), anna, [{ ...examples.UserRegistered, firstName: hostile }])
  for (const type of [...first, ...trained, ...last])
    await append(
      streamOf('workout', workout),
      anna,
      everyType.filter(each => each.type === type).map(each => exampleOf(each.type)),
    )
  await append(streamOf('workout', workout), anna, [notes])
  for (let n = 0; n < 300; n++) await append(streamOf('user', ben), ben, [examples.PasswordChanged])
  for (const type of typesOf('feedback')) await append(streamOf('feedback', feedback), anna, [exampleOf(type)])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const verified = async (text: string) => {
  const file = join(folder, 'report.html')
  await writeFile(file, text)
  const words = [join(import.meta.dirname, '../../tools/verify-proof.mjs'), file, join(folder, 'key.pem')]
  return new Promise<{ code: number; said: string }>(resolve => {
    const child = execFile(process.execPath, words, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out || err }),
    )
  })
}

const told = (html: string) => [...html.matchAll(/<li id="e-([^"]+)"/g)].map(([, id]) => id)
const changed = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`

test('each event of the person once, and all of it proven by the script alone', async () => {
  const html = await written()
  if (process.env.PICTURES) await writeFile(join(process.env.PICTURES, 'every-fact.html'), html)
  expect(told(html).sort()).toEqual(ids.toSorted())
  expect(await verified(html)).toEqual({
    code: 0,
    said: expect.stringContaining(`Holds: ${ids.length} events of this report are among the`),
  })
})

test('no fact is told by its name for want of words, and nothing by the machine’s', async () => {
  const html = await written()
  const words = html.slice(0, html.indexOf('id="proof-words"'))
  expect(words).not.toMatch(/Ereignis „|undefined|NaN|\[object/)
})

test('whatever somebody wrote is text', async () => {
  const html = await written()
  expect(html.match(/<script|<b>/g)).toEqual(['<script'])
  expect(html).toContain('&lt;/script&gt;&lt;li id=&quot;e-00000000')
})

test('a character changed anywhere, a line left out, twice or behind the end: it does not hold', async () => {
  const html = await written()
  const proof = html.indexOf('<script type="application/json"')
  const lines = html.split('\n')
  const line = lines.findIndex(each => each.startsWith('{"event":'))
  const entry = lines.findIndex(each => each.startsWith('<li id='))
  const forged = [
    ...['"event":"', '"path":["', '"root":"', '"signature":"'].map(part =>
      changed(html, html.indexOf(part, proof) + part.length + 10),
    ),
    changed(html, html.indexOf('<span class="what">') + 22),
    `${html}<p>mehr</p>`,
    html.slice(0, -100),
    lines.toSpliced(line, 1).join('\n'),
    lines.toSpliced(line, 0, lines[line] ?? '').join('\n'),
    lines.toSpliced(entry, 1).join('\n'),
  ]
  for (const [nth, text] of forged.entries())
    expect([nth, await verified(text)]).toEqual([nth, { code: 1, said: expect.stringContaining('Does not hold') }])
})

test('the proof alone is checked as well, and says what it does not look at', async () => {
  const html = await written()
  const begins = '<script type="application/json" id="proof">'
  const json = html.slice(html.indexOf(begins) + begins.length, html.indexOf('</script></body>'))
  expect(await verified(json)).toMatchObject({ code: 0, said: expect.stringContaining('not looked at') })
})

test('what was erased says so, and stays proven', async () => {
  await keys.destroy(streamOf('workout', workout))
  const html = await written()
  expect(html.match(/<span class="what">[^<]*\[gelöscht\]/g)?.length).toBeGreaterThan(8)
  expect(told(html).sort()).toEqual(ids.toSorted())
  expect((await verified(html)).code).toBe(0)
})
