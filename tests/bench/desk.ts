import { randomUUID } from 'node:crypto'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import type { EventQuestion } from '../../adapters/event-store/log-question.ts'
import { eventSearch, window } from '../../adapters/postgres/event-search.ts'
import { openedStreams, workoutFacts } from '../../api/desk/opened-streams.ts'
import { schemaOf } from '../../domain/facts.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { provenance } from '../../domain/provenance.ts'
import { streamOf } from '../../domain/streams.ts'
import type * as Workout from '../../domain/workout.ts'
import { type WorkoutEntry, workoutList } from '../../projections/workout-list.ts'
import { story } from '../../tools/stories.ts'
import { row } from './append.ts'
import { inTurns, percentile, timed } from './measure.ts'
import { fill } from './million.ts'
import type { Row } from './row.ts'
import { seed } from './seed.ts'
import { rounds, type Stand } from './stand.ts'

const told = 30_000
const wanted = Number(process.env.BENCH_EVENTS ?? 1_000_000)
const calls = 200

/** What the desk asks of the log, beside the bare query, or beside what a person may be made to wait. */
export const benchDesk = async (stand: Stand): Promise<readonly Row[]> => {
  await seed(stand, told, 'desk')
  const events = await fill(stand, wanted)
  return [...(await finding(stand, events)), ...(await telling(stand))]
}

const p99 = (call: () => Promise<unknown>) => async () => ({ ms: percentile(await timed(calls, call), 0.99) })

const finding = async ({ database, log }: Stand, events: number): Promise<readonly Row[]> => {
  const search = eventSearch(database)
  const somewhere = () => String(1000 + Math.floor(Math.random() * (events - 1000)))
  const bare = p99(() =>
    database.query({
      name: 'bench-keyset',
      text: 'select id, gp, stream, version, type, meta, created from log.events where gp < $1 order by gp desc limit 50',
      values: [somewhere()],
    }),
  )
  const ours = p99(() => search({ before: somewhere(), limit: 50 }))
  const { rows } = await database.query('select stream from log.events where type = $1 limit 500', ['WorkoutCompleted'])
  const streams = rows.map(({ stream }) => asStream<'workout'>(stream))
  const someStream = () => streams[Math.floor(Math.random() * streams.length)] ?? asStream<'workout'>('')
  const bareStream = p99(() =>
    database.query({
      name: 'bench-stream',
      text: 'select gp, stream, version, type, id, data, meta, created from log.events where stream = $1 order by version',
      values: [someStream()],
    }),
  )
  const full = `${events.toLocaleString('en')} in the log, p99`
  const found = await inTurns(rounds, bare, ours)
  const read = await inTurns(
    rounds,
    bareStream,
    p99(() => log.load(someStream())),
  )
  const filtered: Row[] = []
  for (const [what, { asked, where, value }] of Object.entries(await filtersOf(database))) {
    const bareFiltered = p99(() => {
      const before = somewhere()
      return database.query({
        name: `bench-keyset-${what}`,
        text: `select id, gp, stream, version, type, meta, created from log.events
          where gp < $1 and gp >= $2 and ${where} = $3 order by gp desc limit 50`,
        values: [before, String(Math.max(1, Number(before) - Number(window))), value],
      })
    })
    const times = await inTurns(
      rounds,
      bareFiltered,
      p99(() => search({ ...asked, before: somewhere(), limit: 50 })),
    )
    filtered.push(
      row(`Desk: a page of events by ${what}, ${full}`, 'the bare keyset query', times, 'ms', 'ms', { atMost: 2 }),
    )
  }
  return [
    ...filtered,
    row(`Desk: a page of fifty events, ${full}`, 'the bare keyset query', found, 'ms', 'ms', { atMost: 2 }),
    row(`Desk: a stream, ${full}`, 'its rows by node pg', read, 'ms', 'ms', { atMost: 2 }),
  ]
}

/** By what is looked for most: a kind that is everywhere, one that is rare, and somebody who did little of all. */
const filtersOf = async (database: Stand['database']) => {
  const { rows } = await database.query(
    `select meta->'actor'->>'id' as actor, meta->>'commandId' as command from log.events where gp = 1000`,
  )
  const { actor, command } = rows[0]
  const type = (of: EventQuestion['type'] & string) => ({ asked: { type: of }, where: 'type', value: of })
  return {
    'a frequent kind': type('SetLogged'),
    'a rare kind': type('WorkoutAborted'),
    actor: { asked: { actor }, where: `meta->'actor'->>'id'`, value: actor },
    command: { asked: { command }, where: `meta->>'commandId'`, value: command },
  }
}

/** A stream of ten thousand events, as no person may make one. */
const telling = async ({ log, store }: Stand): Promise<readonly Row[]> => {
  const subject = asUserId(randomUUID())
  const stream = streamOf('workout', asWorkoutId(randomUUID()))
  const chapter = [...story('long', 1, Date.parse('2026-01-05'))].find(({ stream }) => stream.startsWith('workout-'))
  const past = (chapter?.events ?? []).filter((event): event is Workout.Event => 'at' in event)
  const set = past.find(event => event.type === 'SetLogged')
  if (!set) throw new Error('nothing was logged')
  const corrected = (n: number): Workout.Event => ({
    ...set,
    type: 'SetCorrected',
    reps: 1 + (n % 20),
    weightKg: n % 90,
  })
  const all = [...past, ...Array.from({ length: 10_000 - past.length }, (_, n) => corrected(n))]
  for (let done = 0; done < all.length; done += 500) {
    const commandId = freshId<'command'>()
    const metadata = { commandId, correlationId: commandId, causationId: commandId, subject }
    await log.append(
      stream,
      done === 0 ? 'no-stream' : done - 1,
      all.slice(done, done + 500).map(event => ({
        id: freshId<'event'>(),
        event,
        metadata: {
          ...metadata,
          schema: schemaOf(event.type),
          actor: { kind: 'user', id: subject },
        },
      })),
    )
  }
  const opened = async () => openedStreams(log)(stream)
  const first = () => p99OfFew(async () => (await opened()).momentAt(9999, true))
  const state = async () => {
    const open = openedStreams(log)
    await open(stream)
    return p99OfFew(async () => (await open(stream)).momentAt(Math.floor(Math.random() * 10_000), true))
  }
  const read = () => p99OfFew(() => store.load(stream))
  const kg = async () => {
    const open = openedStreams(log)
    return p99OfFew(async () =>
      provenance(
        { initial: null, evolve: workoutList.fold },
        workoutFacts((await open(stream)).events),
        (entry: WorkoutEntry | null) => entry?.kg ?? 0,
      ),
    )
  }
  const allowed = (ms: number) => async () => ({ ms })
  return [
    row(
      'Desk: a stream of 10,000 events opened, and its state at the end, slowest of ten',
      'reading it as it rests',
      await inTurns(2, read, first),
      'ms',
      'ms',
      { atMost: 4 },
    ),
    row(
      'Desk: one step through a stream of 10,000 events, to the state anywhere in it, slowest of ten',
      'what may be waited for',
      await inTurns(2, allowed(100), state),
      'ms',
      'ms',
      { atMost: 1 },
    ),
    row(
      'Desk: where a number from 10,000 events comes from, slowest of ten',
      'what may be waited for',
      await inTurns(2, allowed(300), kg),
      'ms',
      'ms',
      { atMost: 1 },
    ),
  ]
}

const p99OfFew = async (call: () => Promise<unknown>) => ({ ms: percentile(await timed(10, call), 0.99) })
