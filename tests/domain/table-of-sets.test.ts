import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { copiesOfData } from '../../api/copy-of-data.ts'
import { setsOf } from '../../domain/coach/basis/plan.ts'
import { asCommandId, asEventId, asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { fold } from '../../domain/kernel/decider.ts'
import { streamOf } from '../../domain/streams.ts'
import { decider, type Event } from '../../domain/workout.ts'
import { play } from '../support/laws.ts'
import { runs } from '../support/runs.ts'
import { history } from './varied-histories.ts'
import { at, plan, verdict, wish } from './workout-commands.ts'

const owner = asUserId('11111111-1111-4111-8111-111111111111')
const id = asWorkoutId('22222222-2222-4222-8222-222222222222')
const causes = { commandId: asCommandId(id), correlationId: asCommandId(id), causationId: asCommandId(id) }
const metadata = { ...causes, actor: { kind: 'user', id: owner }, subject: owner, schema: 1 } as const

const { athlete: _, ...asked } = wish

/** The table that a person may take with them, without its head: date and measures of each set. */
const taken = async (facts: readonly Event[]) => {
  const log = memoryStore()
  await log.append(streamOf('membership', owner), 'any', [
    { id: asEventId('used'), event: { type: 'WorkoutCreditUsed', workout: id, kind: 'free', ...asked, at }, metadata },
  ])
  await log.append(
    streamOf('workout', id),
    'any',
    facts.map((event, nth) => ({ id: asEventId(`event-${nth}`), event, metadata })),
  )
  const { sets } = copiesOfData({ log, db: null as never, turn: work => work() })
  const [, ...lines] = (await Array.fromAsync(sets(owner))).join('').trimEnd().split('\r\n')
  return lines.map(line => line.split(','))
}

test('the table of sets says of a workout what its decider remembers, after any history', async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(history, async facts => {
      const state = fold(decider, facts)
      const known =
        'plan' in state
          ? setsOf(state.plan).flatMap(({ id: set }) => {
              const done = state.sets[set]
              return done ? [[done.at, String(done.reps), String(done.weightKg)]] : []
            })
          : []
      compared += known.length
      expect((await taken(facts)).map(([date, , , , , , reps, kg]) => [date, reps, kg])).toEqual(known)
    }),
    { numRuns: runs(1000) },
  )
  expect(compared).toBeGreaterThan(runs(300))
})

test('a set that is entered after the end was done when the workout ended', async () => {
  const day = (of: string) => `2026-01-${of}T10:00:00.000Z`
  const { facts } = play(decider, [
    { type: 'RequestWorkout', ...wish },
    { type: 'RecordPlan', plan, planner: 'rules', verdict, at: day('01') },
    { type: 'LogSet', set: asSetId('squat-1'), reps: 5, weightKg: 20, at: day('02') },
    { type: 'Complete', at: '2026-01-02T10:05:00.000Z' },
    { type: 'LogSet', set: asSetId('squat-2'), reps: 5, weightKg: 20, at: day('09') },
  ])
  expect((await taken(facts)).map(([date]) => date)).toEqual([day('02'), '2026-01-02T10:05:00.000Z'])
})
