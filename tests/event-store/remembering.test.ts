import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { remembering } from '../../adapters/event-store/remembering.ts'
import { handle } from '../../commands/handle.ts'
import type { Log } from '../../commands/ports/log.ts'
import { setsOf } from '../../domain/coach/basis/plan.ts'
import type { Facts } from '../../domain/facts.ts'
import { asCommandId, asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import type { Stream } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import * as Workout from '../../domain/workout.ts'
import { storyPlan, storyVerdict } from '../../tools/story-plans.ts'
import { runs } from '../support/runs.ts'

const at = '2026-03-01T18:00:00.000Z'
const athlete = asUserId('00000000-0000-4000-8000-000000000001')
const plan = storyPlan(1)
const sets = setsOf(plan).map(({ id }) => id)
const first = streamOf('workout', asWorkoutId('a'))
const second = streamOf('workout', asWorkoutId('b'))
const streams = [first, second]

const order = (key: number, seen?: readonly number[]) => ({
  commandId: asCommandId(`00000000-0000-4000-8000-${String(key).padStart(12, '0')}`),
  actor: { kind: 'user', id: athlete } as const,
  subject: athlete,
  ...(seen ? { seen } : {}),
})

const begun = async () => {
  const log = memoryStore(() => at) as unknown as Log
  let key = 1_000_000
  for (const stream of streams)
    for (const command of [
      { type: 'RequestWorkout', athlete, durationMinutes: 30, seed: 's', at },
      { type: 'RecordPlan', plan, verdict: storyVerdict, planner: 'rules', at },
      { type: 'Start', at },
    ] as Workout.Command[])
      await handle(log, Workout.decider, stream, command, order(key++))
  return log
}

const commands = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ set: fc.constantFrom(...sets.slice(0, 3)), reps: fc.integer({ min: 1, max: 3 }) })
      .map((given): Workout.Command => ({ type: 'LogSet', ...given, at })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...sets.slice(0, 3))
      .map((set): Workout.Command => ({ type: 'TakeRest', set, seconds: 60, at })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Workout.Command>(
      { type: 'Complete', at },
      { type: 'Abort', at },
      { type: 'Start', at },
      { type: 'LogSet', set: asSetId('none'), reps: 1, at },
    ),
  },
)
const steps = fc.array(
  fc.record({
    process: fc.nat(1),
    stream: fc.constantFrom(...streams),
    command: commands,
    key: fc.nat(12),
    seen: fc.option(fc.array(fc.integer({ min: 2, max: 8 }), { maxLength: 3 }), { nil: undefined }),
  }),
  { maxLength: 30 },
)

describe('streams that are remembered', () => {
  test('change nothing but how often the log is read: two processes answer and store what one does that reads each time', () =>
    fc.assert(
      fc.asyncProperty(steps, async given => {
        const plain = await begun()
        const shared = await begun()
        const processes = [1, 2].map(() => remembering(shared, { most: 1 }))
        for (const { process, stream, command, key, seen } of given) {
          const wanted = order(key, seen)
          const expected = await handle(plain, Workout.decider, stream, command, wanted)
          const found = await handle(processes[process] ?? shared, Workout.decider, stream, command, wanted)
          // A retry of what another process did may count as done just now, as two at once always could.
          expect({ ...found, events: null }).toEqual({ ...expected, events: null })
        }
        for (const stream of streams) expect(await shared.load(stream)).toEqual(await plain.load(stream))
      }),
      { numRuns: runs(1000) },
    ))

  test('save the reading, until a minute has passed or another took their place', async () => {
    const log = await begun()
    let reads = 0
    let now = 1
    const counted = remembering<Facts>(
      {
        ...log,
        load: stream => {
          reads++
          return log.load(stream)
        },
      },
      { most: 1, keptMs: 60_000, now: () => now },
    )
    let key = 0
    const logSet = (stream: Stream<'workout'>) =>
      handle(
        counted,
        Workout.decider,
        stream,
        { type: 'LogSet', set: asSetId(sets[0] ?? ''), reps: ++key, at },
        order(key),
      )
    for (let n = 0; n < 5; n++) await logSet(first)
    expect(reads).toBe(1)
    await logSet(second)
    await logSet(first)
    expect(reads).toBe(3)
    now = 60_002
    await logSet(first)
    expect(reads).toBe(4)
  })
})

test('a command on a remembered stream of a thousand folds only what is new', async () => {
  const log = remembering(await begun())
  let folded = 0
  const counted: typeof Workout.decider = {
    ...Workout.decider,
    evolve: (state, event) => {
      folded++
      return Workout.decider.evolve(state, event)
    },
  }
  const logSet = (n: number) =>
    handle(
      log,
      counted,
      first,
      { type: 'LogSet', set: asSetId(sets[0] ?? ''), reps: 1 + (n % 9), weightKg: n / 4, at },
      order(n),
    )
  for (let n = 1; n <= 1000; n++) expect(await logSet(n)).toMatchObject({ count: n + 3 })
  expect(folded).toBeLessThan(2 * 1003)
})

test('of a stream longer than people may make it no more is read for them, and only what was read whole is remembered', async () => {
  const log = await begun()
  const read: number[] = []
  const store = remembering<Facts>({
    ...log,
    load: async (stream, part) => {
      const past = await log.load(stream, part)
      read.push(past.length)
      return past
    },
  })
  const logSet = (mostEvents: number, nth: number, by = athlete) => {
    const command = { type: 'LogSet', set: sets[nth] ?? asSetId(''), reps: 8, at } as const
    const context = { ...order(nth), actor: { kind: 'user', id: by } as const, subject: by }
    return handle(store, { ...Workout.decider, mostEvents }, first, command, context)
  }
  expect(await logSet(1, 0)).toEqual({ refused: 'stream-full' })
  expect(read).toEqual([2])
  expect(store.recall?.(first)).toBeUndefined()
  expect(await logSet(4, 1)).toMatchObject({ count: 4 })
  expect(store.recall?.(first)).toHaveLength(4)
  expect(await logSet(4, 2)).toEqual({ refused: 'stream-full' })
  expect(await logSet(4, 1), 'what was done before is answered as it was').toMatchObject({ events: [] })
})
