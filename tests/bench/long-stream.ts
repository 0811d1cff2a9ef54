import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { remembering } from '../../adapters/event-store/remembering.ts'
import { handle } from '../../commands/handle.ts'
import type { Log } from '../../commands/ports/log.ts'
import { setsOf } from '../../domain/coach/basis/plan.ts'
import { asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import * as Workout from '../../domain/workout.ts'
import { storyPlan, storyVerdict } from '../../tools/story-plans.ts'
import { row } from './append.ts'
import { inTurns, percentile, timed } from './measure.ts'
import { type Row, withinMs } from './row.ts'
import { rounds, type Stand } from './stand.ts'

const [short, long] = [40, 4000]
const at = '2026-03-01T18:00:00.000Z'
const plan = storyPlan(1)
const [set = asSetId('')] = setsOf(plan).map(({ id }) => id)

/** A workout in progress; `next` logs one more set in it. */
const workoutIn = async (log: Log, length: number) => {
  const athlete = asUserId(randomUUID())
  const stream = streamOf('workout', asWorkoutId(randomUUID()))
  const ask = (command: Workout.Command, by = log) => {
    const context = { commandId: freshId<'command'>(), actor: { kind: 'user', id: athlete }, subject: athlete } as const
    return handle(by, Workout.decider, stream, command, context)
  }
  let sets = 0
  const next = (by = log) =>
    ask({ type: 'LogSet', set, reps: 1 + (++sets % 9), weightKg: (sets % 1000) / 4, at }, by).then(() => {})
  await ask({ type: 'RequestWorkout', athlete, durationMinutes: 30, seed: 's', at })
  await ask({ type: 'RecordPlan', plan, verdict: storyVerdict, planner: 'rules', at })
  await ask({ type: 'Start', at })
  while (sets < length) await next()
  return { stream, next }
}

/** One more set in a workout that became very long: remembered, read anew each time, and what others wait meanwhile. */
export const benchLongStream = async ({ log }: Stand): Promise<readonly Row[]> => {
  const remembered = remembering(log)
  const [few, many] = [await workoutIn(remembered, short), await workoutIn(remembered, long)]
  const taken = (call: () => Promise<void>, times: number) => async () => {
    const all = await timed(times, call)
    return { p50: percentile(all, 0.5), p99: percentile(all, 0.99) }
  }
  const known = await inTurns(
    rounds,
    taken(() => few.next(), 200),
    taken(() => many.next(), 200),
  )
  const anew = await inTurns(
    rounds,
    taken(() => few.next(log), 10),
    taken(() => many.next(log), 10),
  )
  const stalls: number[] = []
  for (let round = 0; round < rounds; round++) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    for (let n = 0; n < 10; n++) await log.load(many.stream)
    delay.disable()
    stalls.push(delay.max / 1e6)
  }
  const what = `One more set after ${long.toLocaleString('en')} events`
  return [
    row(`${what}, with a snapshot, p50`, `after ${short}`, known, 'p50', 'ms', { atMost: 3 }),
    row(`${what}, with a snapshot, p99`, `after ${short}`, known, 'p99', 'ms', { atMost: 3 }),
    row(`${what}, without one: read anew, p50`, `after ${short}`, anew, 'p50', 'ms', { atMost: 100 }),
    withinMs(`Longest wait of others while ${long.toLocaleString('en')} events are read`, 50, stalls),
  ]
}
