import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../adapters/config.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { type Infrastructure, openInfrastructure } from '../../app/infrastructure.ts'
import { type Hit, searchFiles } from '../../tools/log/search-files.ts'
import { natsRecorder } from '../support/nats-recorder.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { webhookRecorder } from '../support/webhook-recorder.ts'
import { asking } from './erasure-asking.ts'
import { lookAtHer } from './erasure-at-desk.ts'
import { untouched } from './erasure-calls.ts'
import { type Copy, copied, everythingOpened } from './erasure-opened.ts'
import { sellers } from './erasure-paying.ts'
import { asOwnerOf, inTheBook, searched, unpackParquet } from './erasure-places.ts'
import {
  haveASecondAccount,
  registerAChild,
  stepOf,
  trainWithEverything,
  useTheRest,
  writeToTheOperator,
} from './erasure-rest.ts'
import { nothingOpens } from './erasure-taken.ts'
import { known, measures, moved, profile } from './erasure-words.ts'

/** What was made for her on the way: tokens, secrets, codes, references. */
const made: string[] = []
const figures = Object.values(measures).flatMap(each => Object.values(each).map(String))
const words = () => [...Object.values(known), ...Object.values(profile), ...figures, ...moved, ...made]

/** What lay on the disk before what she wrote was forgotten with her old address, and before she left. */
const copies: Copy[] = []

let server: RunningServer
let infrastructure: Infrastructure
let spool: string
let nats: Awaited<ReturnType<typeof natsRecorder>>
let webhook: Awaited<ReturnType<typeof webhookRecorder>>
let paying: Awaited<ReturnType<typeof sellers>>

beforeAll(async () => {
  spool = await mkdtemp(join(tmpdir(), 'formkurve-spool-'))
  nats = await natsRecorder(join(spool, 'nats.told'))
  webhook = await webhookRecorder(join(spool, 'webhook.told'))
  paying = await sellers(spool)
  const there = { NATS_URL: nats.url, TRUST_PROXY: '127.0.0.1', WEBHOOK_ADDRESSES: '127.0.0.1' }
  server = await startServer({ ...there, ...paying.environment })
  const config = await readConfig({ DATA_DIR: server.dataDir, KEY_DIR: process.env.KEY_DIR })
  infrastructure = await openInfrastructure(config, { say: () => {}, connections: 3 })
}, 240_000)
afterAll(async () => {
  // Closed before, where the test came to its end.
  await infrastructure?.close().catch(() => {})
  await server?.stop()
  await nats?.close()
  await webhook?.close()
  await paying?.close()
  await rm(spool, { recursive: true, force: true })
})

const asked = asking(() => server.url, known.device)
const { ask, mailTo } = asked
const asOwner: ReturnType<typeof asOwnerOf> = (statement, values) => asOwnerOf(infrastructure.url)(statement, values)

type Exercise = { id: string; sets: { id: string }[] }

/** Everything that can be done, with everything that can be said. */
const useEverything = async () => {
  const { email, password } = known
  const { id } = await ask('POST /auth/register', { email, password, name: `${known.firstName} ${known.lastName}` })
  await ask(`GET /auth/verify-email?token=${await mailTo(email)}`)
  const signedIn = await ask('POST /auth/login', { email, password })
  const { access_token: token } = signedIn
  made.push(token, signedIn.refresh_token)
  await growUp(token)
  await ask(
    'PUT /training-plan/mine',
    {
      age: 41,
      height: Number(known.height),
      weight: Number(known.bodyWeight),
      workout_goal_id: known.goal,
      workout_goal_llm_context: known.goalContext,
      goal_details: known.goalDetails,
      other_regular_activities: known.activities,
      restrictions: known.restrictions,
      mobility_restrictions: known.mobility,
      comments: known.comments,
      fitness_level_description: known.fitness,
      experience_level_description: known.experience,
    },
    token,
  )
  const place = {
    equipment: ['dumbbells'],
    equipment_llm_context: known.placeContext,
    equipment_details: known.placeDetails,
  }
  await ask('POST /training-profiles/', { name: known.place, ...place }, token)
  const other = await ask('POST /training-profiles/', { name: known.otherPlace }, token)
  await ask(
    `PUT /training-profiles/${other.id}`,
    { name: known.otherPlace, equipment_details: known.placeDetails },
    token,
  )
  await ask('PUT /api/consents/ai', { given: true }, token).catch(() => {})
  const workout = await ask('POST /llm/create-workout', { prompt: known.wish, duration_minutes: 30, mood: 2 }, token)
  const exercises: Exercise[] = workout.blocks.flatMap((block: { exercises: Exercise[] }) => block.exercises)
  for (const { sets } of exercises.slice(0, 2))
    for (const set of sets)
      await ask(`PUT /api/workouts/${workout.id}/sets/${set.id}`, { reps: 11, weight: Number(known.weight) }, token)
  const [noted] = exercises
  await ask(`PUT /api/workouts/${workout.id}/sets/${noted?.sets[0]?.id}/note`, { note: known.setNote }, token)
  await ask(`PUT /api/workouts/${workout.id}/exercises/${noted?.id}/note`, { note: known.exerciseNote }, token)
  await ask(`PUT /api/workouts/${workout.id}/exercises/${exercises[2]?.id}/feeling`, { kind: 'pain' }, token)
  await ask(`POST /api/workouts/${workout.id}/revision`, { kind: 'shorter', minutes: 15 }, token)
  await ask('POST /llm/create-workout', { prompt: known.otherWish, duration_minutes: 20 }, token)
  await useMore(token, workout.id)
  await tellOfBody(token)
  await paying.subscribe(asked, server.url, token, server.output)
  const answers = { plan_difficulty: 'nein', plan_or_now: 'jetzt', mobility: 'gezielt' }
  const { feedbackId } = await ask('POST /api/feedback/questionnaire', { answers, workoutId: workout.id }, token)
  const about = `/api/feedback/questionnaire/${feedbackId}/feedback`
  await ask(`PUT ${about}/type`, { type: known.assessment }, token)
  await ask(`PUT ${about}/comment`, { comment: known.comment }, token)
  await ask(`PUT ${about}/comment`, { comment: known.otherComment }, token)
  await ask('POST /auth/change-email', { email: known.newEmail, password }, token)
  await mailTo(known.newEmail)
  await ask('POST /auth/reset-password', { email })
  const trained = await trainWithEverything(asked, token)
  await useTheRest(asked, token)
  await paying.buyInTheApp(asked, id, made)
  await writeToTheOperator(asked, server.url)
  const others = [
    await haveASecondAccount(asked, server.url, made, ofTheDesk(known.appEmail)),
    await registerAChild(asked),
  ]
  const [code, otherCode] = await addFactor(token)
  await strayAbout(token)
  const [first, second] = [await staff('stab-eins@example.org'), await staff('stab-zwei@example.org')]
  await lookAtHer(asked, id, trained, [first, second])
  copies.push(await copied(infrastructure))
  await moveAway(await comeBack(known.email, code))
  return { id: String(id), others, stays: first.id, token: await comeBack(known.newEmail, otherCode) }
}

/** The link that she never opened is followed by one that she does: from here on the new address is hers. */
const moveAway = async (token: string) => {
  const before = await mailTo(known.newEmail)
  await ask('POST /auth/change-email', { email: known.newEmail, password: known.password }, token)
  await ask(`GET /auth/verify-email?token=${await mailTo(known.newEmail, 'token=', before)}`)
}

/** A parent is asked, and says yes; then she is of age. */
const growUp = async (token: string) => {
  await ask('PUT /api/age', { age: '16-17', parent_email: known.parent }, token)
  const link = await mailTo(known.parent)
  await ask('POST /auth/parent/answer', { token: link, confirmed: true })
  await ask('PUT /api/age', { age: '18+' }, token)
  made.push(link)
}

const tellOfBody = async (token: string) => {
  await ask('PUT /api/consents/health', { given: true }, token)
  await ask('PUT /api/body/screening', { heart: true, drugs: [known.drug] }, token)
  const complaint = { part: 'knee', side: 'left', severity: 'acute' }
  const { complaints } = await ask('POST /api/body/complaints', complaint, token)
  await ask(`PUT /api/body/complaints/${complaints[0].id}`, { change: 'worse' }, token)
  await ask('PUT /api/body/clearances/chest-pain', { by: 'doctor', on: '2026-11-02' }, token)
}

const addFactor = async (token: string) => {
  const { secret, ticket } = await ask('POST /auth/factors/totp-secret', undefined, token)
  const code = new TOTP({ secret }).generate()
  const { recovery_codes } = await ask('POST /auth/factors/totp', { ticket, code }, token)
  made.push(secret, ...recovery_codes)
  return recovery_codes
}

/** Signed out by staff, or by having moved, she signs in once more. */
const comeBack = async (email: string, recovery_code: string) => {
  const { password } = known
  const step = await ask('POST /auth/login', { email, password }).catch(stepOf)
  const { access_token } = await ask('POST /auth/login/second-factor', { ticket: step.ticket, recovery_code })
  return String(access_token)
}

/** What is said in passing, taken back, refused, or told by somebody else about her. */
const useMore = async (token: string, workout: string) => {
  const { id: gone } = await ask(
    'POST /training-profiles/',
    { name: known.gonePlace, equipment_details: known.gonePlaceDetails },
    token,
  )
  await ask(`DELETE /training-profiles/${gone}`, undefined, token)
  await ask('POST /api/coach/understood', { text: known.typed }, token)
  await ask('POST /llm/create-workout', { prompt: known.alarmWish, duration_minutes: 20 }, token).catch(() => {})
  const key = { 'idempotency-key': known.key }
  await ask('POST /llm/start-workout-creation', { prompt: known.startedWish, duration_minutes: 15 }, token, key)
  await ask('POST /api/workouts', { prompt: known.appWish, durationMinutes: 20 }, token)
  const deleted = await ask('POST /llm/create-workout', { prompt: known.deletedWish, duration_minutes: 15 }, token)
  const set = deleted.blocks[0].exercises[0].sets[0].id
  await ask(`PUT /api/workouts/${deleted.id}/sets/${set}`, { reps: 7, weight: Number(known.otherWeight) }, token)
  await ask(`DELETE /workouts/${deleted.id}`, undefined, token)
  const wrong = { email: known.email.toUpperCase(), password: known.wrongPassword }
  await expect(ask('POST /auth/login', wrong)).rejects.toThrow('401')
  await ask('GET /api/export', undefined, token)
  await ask(`GET /workouts/${workout}`, undefined, token)
  const right = { email: known.email, password: known.password }
  await ask('POST /auth/login', right, undefined, { 'user-agent': known.otherDevice })
  const looked = await main('privacy', 'copy', known.email, '--reason', known.lookedAt)
  expect(looked).toMatchObject({ code: 0, out: expect.stringContaining(known.wish) })
}

const ofTheDesk = (email: string) => async (what: 'grant' | 'revoke') => {
  expect(await main('staff', what, email, '--reason', 'Support')).toMatchObject({ code: 0 })
}

const staff = async (email: string) => {
  const password = 'ein langer Satz für alle'
  // On a device of their own: what is said of it is not hers.
  const device = { 'user-agent': 'Schreibtisch/1' }
  const { id } = await ask('POST /auth/register', { email, password }, undefined, device)
  await ask(`GET /auth/verify-email?token=${await mailTo(email)}`, undefined, undefined, device)
  await ofTheDesk(email)('grant')
  const { access_token: token } = await ask('POST /auth/login', { email, password }, undefined, device)
  const { ticket, secret } = await ask('POST /auth/factors/totp-secret', undefined, token, device)
  const code = new TOTP({ secret: String(secret) }).generate()
  await ask('POST /auth/factors/totp', { ticket, code }, token, device)
  return { id: String(id), token: String(token) }
}

/** What is asked amiss, and what comes along with each request. */
const strayAbout = async (token: string) => {
  const headers = { referer: `https://${known.referrer}/`, 'x-forwarded-for': known.visitor }
  for (const [call, body] of [
    [`GET /api/${known.lostPath}?q=${encodeURIComponent(known.typed)}`],
    [`PUT /api/workouts/${known.lostPath}`, { prompt: known.typed }],
    ['PUT /training-plan/mine', { [known.lostPath]: known.comments }],
    ['POST /auth/login', { email: known.email, password: known.wrongPassword, more: known.typed }],
  ] as const)
    await expect(ask(call, body, token, headers)).rejects.toThrow(/40\d/)
}

/** The product's command line on the same data. */
const main = async (...words: readonly string[]) => {
  const started = spawn(process.execPath, ['main.ts', ...words], {
    env: { ...process.env, DATA_DIR: server.dataDir, WEBHOOK_ADDRESSES: '127.0.0.1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  started.stdin.end()
  const [out, [code]] = await Promise.all([text(started.stdout), once(started, 'exit')])
  return { code, out }
}

/** What analysts and operators take out and build while she is here: none of it opens anything. */
const copyEverything = async () => {
  const to = (name: string) => join(spool, name)
  for (const words of [
    ['log', 'export', to('export-csv'), '--format', 'csv'],
    ['log', 'export', to('export-parquet')],
    ['projections', 'as-of', new Date().toISOString()],
    ['projections', 'export', 'workout_detail', '--format', 'ndjson', '--out', to('rows.ndjson')],
    ['projections', 'export-log', '--format', 'csv', '--out', to('log.csv')],
  ])
    expect([words, (await main(...words)).code]).toEqual([words, 0])
  await unpackParquet(to('export-parquet'), to('parquet.lines'))
}

/** Every row of every table as text, as a nightly dump would hold it. */
const dump = async (name: string) => {
  const { rows: tables } = await infrastructure.database.query<{ name: string }>(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables",
  )
  const lines: string[] = []
  for (const { name: table } of tables) {
    const { rows } = await infrastructure.database.query<{ line: string }>(`select t::text as line from ${table} t`)
    lines.push(`-- ${table}`, ...rows.map(({ line }) => line))
  }
  expect(lines.length).toBeGreaterThan(100)
  await writeFile(join(spool, name), lines.join('\n'))
}

/** As somebody with the disk would look: every file, the write-ahead log among them, and what the process said. */
const search = async (texts: readonly string[]): Promise<Hit[]> => {
  const said = join(server.dataDir, 'said.log')
  await writeFile(said, server.output())
  const hits: Hit[] = []
  for await (const hit of searchFiles([server.dataDir, process.env.KEY_DIR ?? '', spool], texts)) hits.push(hit)
  return hits
}

/** As a log, an index, a query string, a dump of bytes or a token would hold it. */
const planted = (word: string) => [
  word,
  word.toUpperCase(),
  Buffer.from(word, 'utf16le'),
  'Zweitgrueffel sanft',
  'zweitgruffel sanft',
  'Zweitgr\\u00fcffel sanft',
  encodeURIComponent(word),
  'Zweitgr%C3%BCffel+sanft',
  Buffer.from(word).toString('hex'),
  ...['', 'a', 'ab'].map(before => Buffer.from(`${before}${word}.`).toString('base64')),
]

const named = (hits: readonly Hit[]) => [
  ...new Set(hits.map(({ file, text }) => `${text} in ${file.replace(server.dataDir, '').replace(/\d+/g, 'n')}`)),
]

test('who used everything and left is on the disk no more, in no file, and nothing that is there opens', {
  timeout: 1_800_000,
}, async () => {
  expect(await main('log', 'webhook', 'add', webhook.url, '--reason', 'Statistik')).toMatchObject({ code: 0 })
  const { id, others, stays, token } = await useEverything()
  await copyEverything()
  const before = await tool(id, [known.email])
  expect(before).toMatchObject({ code: 1, out: expect.stringContaining('is not erased') })
  await dump('before.dump')
  copies.push(await copied(infrastructure))
  const mastersOfBefore = await infrastructure.masters.safe.read()
  await ask('POST /auth/update-password', { newPassword: known.newPassword, currentPassword: known.password }, token)
  await ask('POST /auth/close-account', { password: known.newPassword, immediately: true }, token)
  expect(untouched(asked.taken, words())).toEqual([])
  const receipts = async () =>
    (
      await infrastructure.database.query(
        'select 1 from vault.receipts where subject = any($1) and beyond_reach_at is not null',
        [[id, ...others]],
      )
    ).rows
  expect(await until(async () => (await receipts()).length === 3, 60_000)).toBe(true)
  await asOwner('checkpoint')
  await dump('after.dump')
  expect(words().length).toBeGreaterThan(140)
  expect(webhook.told()).toBeGreaterThan(50)
  expect((await readFile(join(spool, 'nats.told'), 'utf8')).includes('PUB formkurve.live')).toBe(true)

  const openly = { stays, gone: id, fact: 'UserRegistered' }
  const controls = Object.values(openly)
  const hits = await search([...words(), ...controls])
  expect(named(hits.filter(({ text }) => !controls.includes(text)))).toEqual([])
  const isMet = ([text, place]: readonly [string, string]) =>
    hits.some(hit => hit.text === text && hit.file.startsWith(place))
  expect((await searched(asOwner, server.dataDir, spool, openly)).filter(place => !isMet(place))).toEqual([])
  for (const form of planted(known.otherWish)) {
    await writeFile(join(spool, 'planted'), Buffer.concat([Buffer.from('so it would be found: '), Buffer.from(form)]))
    const hits: Hit[] = []
    for await (const hit of searchFiles([join(spool, 'planted')], words())) hits.push(hit)
    expect([`${form}`, named(hits)]).toEqual([`${form}`, [expect.stringContaining(known.otherWish)]])
  }
  await rm(join(spool, 'planted'))
  expect(await tool(id, words())).toMatchObject({
    code: 0,
    out: expect.stringMatching(/keys destroyed .* beyond reach, in copies too, since/),
  })
  const { rows: left } = await infrastructure.database.query(
    'select count(*)::int as n from vault.subject_keys where owner = $1 and wrapped is not null',
    [id],
  )
  expect(left).toEqual([{ n: 0 }])
  expect(await inTheBook(infrastructure, known.email, known.newEmail, known.appEmail, known.childEmail)).toBe(0)
  expect(await inTheBook(infrastructure, 'stab-eins@example.org')).toBe(1)
  expect(copies[0]?.get('site.contact_messages')?.length).toBeGreaterThan(1)
  const opened = await everythingOpened(infrastructure, copies)
  expect(opened.length).toBeGreaterThan(1000)
  const told = opened.flatMap(({ where, text }) =>
    words().flatMap(one => (text.includes(one) ? `${one} in ${where}` : [])),
  )
  expect(told).toEqual([])
  for (const words of [
    ['projections', 'verify', '--all'],
    ['log', 'audit'],
  ])
    expect([words, await main(...words)]).toEqual([words, expect.objectContaining({ code: 0 })])
  const { id: late } = await ask('POST /auth/register', { email: 'verweht@example.org', password: known.newPassword })
  const guessed = {
    gone: [known.email, known.newEmail, known.appEmail, known.childEmail],
    stays: ['stab-eins@example.org'],
  }
  const people = { id, stays, late: String(late), guessed }
  await nothingOpens({ server, infrastructure, spool, asOwner }, { ...people, mastersOfBefore })
})

/** `npm run log -- erased`, told the words. */
const tool = async (person: string, words: readonly string[]) => {
  const started = spawn(process.execPath, ['main.ts', 'log', 'erased', person], {
    env: { ...process.env, DATA_DIR: server.dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  started.stdin.end(words.join('\n'))
  const [out, [code]] = await Promise.all([text(started.stdout), once(started, 'exit')])
  return { code, out }
}
