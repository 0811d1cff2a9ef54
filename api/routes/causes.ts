import type { z } from 'zod'
import * as contract from '../../contract/causes.ts'
import type { performance } from '../../contract/workout-shapes.ts'
import { exercisesOf, type PlannedExercise, type Reason } from '../../domain/coach/basis/plan.ts'
import type { Db } from '../../projections/all.ts'
import { plansOf, workoutOf } from '../../projections/workout-detail.queries.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { eventsBy, type Facts, type HistoryRow, workoutHistory } from '../../projections/workout-history.ts'
import { route, type Serving } from '../route.ts'
import { doseAnswer } from '../workout-answer.ts'

/** "Warum 62,5 kg?": each decision with the events that led to it, as they stand in the log. */
export const causesRoutes = (serving: Serving, { db }: { readonly db: Db }) => {
  route(
    serving,
    contract.getCauses,
    async ({ params: { id, exercise }, who, refused }) => {
      const row = await workoutOf(db, who.id, id)
      if (!row) throw refused('no-such-workout')
      const planned = row.planned.plan && exercisesOf(row.planned.plan).find(one => one.id === exercise)
      if (!planned) throw refused('no-such-exercise')
      const known = await eventsBy(db, who.id, [...new Set(planned.reasons.flatMap(({ events }) => events))])
      const plans = await plansOf(db, who.id, [...new Set(known.map(({ workout }) => workout))])
      const exercises = new Map(
        plans.flatMap(({ id: workout, planned: { plan } }) =>
          plan ? exercisesOf(plan).map(one => [`${workout} ${one.id}`, one] as const) : [],
        ),
      )
      return { causes: planned.reasons.map(reason => causeOf(reason, known, exercises)) }
    },
    [workoutDetail.name, workoutHistory.name],
  )
}

const causeOf = (
  { code, text, events, from, to }: Reason,
  known: readonly HistoryRow[],
  exercises: ReadonlyMap<string, PlannedExercise>,
) => {
  const found = known.filter(({ id }) => events.includes(id))
  const others = events.filter(id => !found.some(event => event.id === id))
  return {
    code,
    text,
    from: from ? doseAnswer(from) : null,
    to: to ? doseAnswer(to) : null,
    because: [
      ...others.map(event => ({ event, type: 'Told', at: null, workout: null, exercise: null, done: null })),
      ...found.map(({ id, type, at, workout, facts }) => ({
        event: id,
        type,
        at,
        workout,
        exercise: exercises.get(`${workout} ${facts.exerciseId}`)?.name ?? null,
        done: type === 'SetLogged' || type === 'SetCorrected' ? doneIn(facts) : null,
      })),
    ],
  }
}

const measures = {
  reps: 'reps',
  durationSec: 'duration',
  weightKg: 'weight',
  distanceM: 'distance',
  speedKmh: 'speed',
  rir: 'rir',
} as const

const doneIn = (facts: Facts): z.input<typeof performance> =>
  Object.fromEntries(
    Object.entries(measures).flatMap(([fact, name]) => (typeof facts[fact] === 'number' ? [[name, facts[fact]]] : [])),
  )
