import { expect, test } from 'vitest'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { copiesOfData } from '../../api/copy-of-data.ts'
import { exportFacts } from '../../contract/export.ts'
import { asCommandId, asEventId, asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { at, plan, verdict, wish } from './workout-commands.ts'

const owner = asUserId('11111111-1111-4111-8111-111111111111')
const made = asCommandId('made')
const causes = { commandId: made, correlationId: made, causationId: made }
const metadata = { ...causes, actor: { kind: 'user', id: owner }, subject: owner, schema: 1 } as const
const { athlete: _, ...asked } = wish

const workouts = Array.from({ length: 12 }, (_, nth) =>
  asWorkoutId(`22222222-2222-4222-8222-${String(nth).padStart(12, '0')}`),
)
const setsEach = 2500

/** Somebody who has written more than fits into one answer. */
const aLot = async () => {
  const log = memoryStore()
  let nth = 0
  const one = <Event>(event: Event) => ({ id: asEventId(`event-${nth++}`), event, metadata })
  for (const workout of workouts) {
    const used = { type: 'WorkoutCreditUsed', workout, kind: 'free', ...asked, at } as const
    await log.append(streamOf('membership', owner), 'any', [one(used)])
    const stream = streamOf('workout', workout)
    await log.append(stream, 'any', [
      one({ type: 'WorkoutRequested', ...wish } as const),
      one({ type: 'WorkoutGenerated', plan, planner: 'rules', verdict, at } as const),
    ])
    const set = (n: number) =>
      one({ type: 'SetLogged', set: asSetId('squat-1'), reps: 1 + (n % 90), weightKg: 20, at } as const)
    for (let from = 0; from < setsEach; from += 100)
      await log.append(
        stream,
        'any',
        Array.from({ length: 100 }, (_, n) => set(from + n)),
      )
  }
  let loaded = 0
  const load: typeof log.load = async (stream, part) => {
    const events = await log.load(stream, part)
    loaded += events.length
    return events
  }
  const none = { selectFrom: () => none, select: () => none, where: () => none, execute: async () => [] }
  let [running, most] = [0, 0]
  const turn = async <Made>(work: () => Promise<Made>) => {
    most = Math.max(most, ++running)
    return work().finally(() => running--)
  }
  const copies = copiesOfData({ log: { ...log, load }, db: none as never, turn })
  return { copies, loaded: () => loaded, mostAtOnce: () => most }
}

const total = workouts.length * (setsEach + 3)

test('a copy of one’s data is read as it is taken: however much there is, little of it is held at once', async () => {
  const { copies, loaded, mostAtOnce } = await aLot()
  const pieces: string[] = []
  let taken = 0
  for await (const piece of copies.facts(owner, at)) {
    pieces.push(piece)
    taken += piece.match(/"stream":/g)?.length ?? 0
    expect(piece.length).toBeLessThan(1024 * 1024)
    // Of the membership is known whose workouts these are.
    expect(loaded() - taken).toBeLessThan(1000 + workouts.length)
  }
  const { facts, exported_at } = exportFacts.answer.parse(JSON.parse(pieces.join('')))
  expect([exported_at, facts.length, mostAtOnce()]).toEqual([at, total, 1])
  for (const workout of workouts) {
    const own = facts.filter(({ stream }) => stream === `workout-${workout}`)
    expect(own.map(({ revision }) => revision)).toEqual(Array.from({ length: setsEach + 2 }, (_, n) => n))
  }
})

test('whoever stops reading it ends the work', async () => {
  const { copies, loaded } = await aLot()
  for await (const piece of copies.facts(owner, at)) if (piece.includes('WorkoutGenerated')) break
  expect(loaded()).toBeLessThan(2 * setsEach)
})

test('so is the table of sets', async () => {
  const { copies, loaded, mostAtOnce } = await aLot()
  let seen = 0
  for await (const piece of copies.sets(owner)) {
    if (!piece.startsWith('date,')) seen++
    expect(loaded()).toBeLessThan((seen + 1) * (setsEach + 2) + 2 * workouts.length)
  }
  expect([seen, mostAtOnce()]).toEqual([workouts.length, 1])
})
