import { describe, expect, test } from 'vitest'
import { raceAnswer } from '../../api/race-answer.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../domain/coach/basis/plan.ts'
import { isRefusal, makePlan } from '../../domain/coach/planner.ts'
import type { WorkoutDetail } from '../../projections/workout-detail.ts'
import { anyone, request } from './coach/requests.ts'

const moment = '2026-06-03T08:00:00.000Z'
const racer = { ...anyone, goal: 'hyrox' as const, goalDetails: 'HYROX Doubles Mixed am 14.09.2026 unter 75 Minuten' }

/** A run of 2.5 km in so many seconds, as its row tells it. */
const ran = (durationSec: number): WorkoutDetail => {
  const made = makePlan(
    request({ wish: 'lockerer Dauerlauf', athlete: racer, place: { equipment: ['running-route'] } }),
    catalogue,
  )
  if (isRefusal(made)) throw new Error(made.refused)
  const run = exercisesOf(made.plan).find(({ exercise }) => exercise === 'easy-run' || exercise === 'long-run')
  if (!run) throw new Error(`no run in ${exercisesOf(made.plan).map(({ exercise }) => exercise)}`)
  const id = run.sets[0]?.id ?? ''
  const at = '2026-06-01T08:00:00.000Z'
  const training = {
    progress: { sets: { [id]: { at, durationSec, distanceM: 2500 } } },
    events: { [id]: 'event' },
    felt: [],
  }
  const row = { id: 'workout', planned: { plan: made.plan }, started_at: at, status: 'COMPLETED', mood: null, training }
  return row as unknown as WorkoutDetail
}

const answer = (athlete: typeof anyone, rows: readonly WorkoutDetail[]) =>
  raceAnswer({ athlete, rows }, moment, catalogue)

describe('the race that the programme answers', () => {
  test('nobody without HYROX for a goal has one', () => {
    expect(answer(anyone, [])).toBeNull()
  })

  test('a target is split to the second, and not judged before anything was run', () => {
    const race = answer(racer, [])
    const { splits } = race ?? {}
    const parts = [
      ...(splits?.runs ?? []),
      ...(splits?.stations.map(({ seconds }) => seconds) ?? []),
      splits?.roxzone ?? 0,
    ]
    expect(parts.reduce((all, one) => all + one, 0)).toBe(4500)
    expect(race).toMatchObject({
      division: { de: 'Doubles Mixed' },
      team: 'pair',
      reach: { is: 'unknown', pace: null },
    })
    expect(splits?.from).toBe('target')
  })

  test('a target far from what was run is called far, with the time that the runs give', () => {
    const race = answer(racer, [ran(1200)])
    expect(race?.reach?.is).toBe('far')
    expect(race?.reach?.finish).toBeGreaterThan(5000)
    expect(answer(racer, [ran(800)])?.reach?.is).toBe('within')
  })

  test('without a target the runs alone give the splits, and without both there are none', () => {
    const open = { ...racer, goalDetails: 'HYROX Open am 14.09.2026' }
    expect(answer(open, [])?.splits).toBeNull()
    expect(answer(open, [ran(900)])).toMatchObject({ splits: { from: 'runs' }, reach: null })
  })
})
