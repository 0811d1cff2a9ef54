import type { z } from 'zod'
import type { getProgramme } from '../contract/programme.ts'
import { type Catalogue, exercisesById } from '../domain/coach/basis/catalogue.ts'
import type { ExercisesById } from '../domain/coach/basis/time-model.ts'
import { mondayOf, type Week, weeksLater } from '../domain/coach/basis/week.ts'
import { workDone } from '../domain/coach/prescribe/history.ts'
import { needOf } from '../domain/coach/prescribe/week/landmarks.ts'
import { ledgerOf } from '../domain/coach/prescribe/week/muscle-ledger.ts'
import { holdsLeast, setsToExpect } from '../domain/coach/prescribe/week/programme-weeks.ts'
import { aboutWeek, phaseWords, whyWords } from '../domain/coach/prescribe/week/programme-words.ts'
import { fold } from '../domain/kernel/decider.ts'
import * as Programme from '../domain/programme.ts'
import { pastWorkout } from '../projections/athlete-memory.ts'
import type { WorkoutDetail } from '../projections/workout-detail.ts'
import type { HistoryRow } from '../projections/workout-history.ts'
import { type Racer, raceAnswer } from './race-answer.ts'

type Known = {
  readonly past: readonly Programme.Event[]
  /** Workouts begun since the Monday of `moment` (`programmeSince`). */
  readonly rows: readonly WorkoutDetail[]
  /** Of the events that led to the newest layouts (`causesOf`), those that are of workouts. */
  readonly because: readonly HistoryRow[]
  /** On the way to a HYROX race; null for everybody else. */
  readonly racer: Racer | null
  readonly moment: string
}

const newest = 5

export const programmeSince = (moment: string) => `${mondayOf(moment)}T00:00:00.000Z`
export const causesOf = (past: readonly Programme.Event[]) => past.slice(-newest).flatMap(event => event.because)

/** Whether the weeks lead to a HYROX race. */
export const isRacer = (past: readonly Programme.Event[]) => past.at(-1)?.basis.goal === 'hyrox'

/** What the week of a moment is for, what is done and open, what comes next, and why. */
export const programmeAnswer = (
  { past, rows, because, racer, moment }: Known,
  catalogue: Catalogue,
): z.input<typeof getProgramme.answer> => {
  const byId = exercisesById(catalogue)
  const state = fold(Programme.decider, past)
  const monday = mondayOf(moment)
  const begun = begunBy(rows, moment)
  const ledger = ledgerIn(begun, moment, byId)
  const week = Programme.weekOf(state, monday)
  const { basis } = state
  const isTooShort = basis ? !holdsLeast(basis) : false
  const expected = (one: Week) => (basis ? setsToExpect(one, basis) : one.sets)
  const answer = (one: Week) => weekAnswer(one, expected(one), isTooShort)
  return {
    week: week && {
      ...answer(week),
      ...placeIn(state.weeks, week),
      done: sessionsDone(begun).length,
      muscles: catalogue.muscles
        .filter(({ major }) => major)
        .map(muscle => ({
          id: muscle.id,
          name: muscle.name,
          done: Math.round((ledger.get(muscle.id) ?? 0) * 2) / 2,
          target: Math.round(expected(week) * needOf(muscle)),
        })),
    },
    next: state.weeks.filter(({ start }) => start > monday).map(answer),
    date: basis?.date ?? null,
    race: racer && raceAnswer(racer, moment, catalogue),
    layouts: past
      .slice(-newest)
      .toReversed()
      .map(event => layoutAnswer(event, because)),
  }
}

/** Workouts begun by a moment in which something was done. */
export const begunBy = (rows: readonly WorkoutDetail[], moment: string) =>
  rows.flatMap(pastWorkout).filter(({ at, sets }) => at <= moment && sets.length > 0)

export const sessionsDone = (begun: ReturnType<typeof begunBy>) =>
  begun.filter(({ status }) => status !== 'in_progress')

/** What each muscle got in the week of a moment so far; of all workouts together, as much as of each. */
export const weekLedger = (rows: readonly WorkoutDetail[], moment: string, byId: ExercisesById) =>
  ledgerIn(begunBy(rows, moment), moment, byId)

const ledgerIn = (begun: ReturnType<typeof begunBy>, moment: string, byId: ExercisesById) =>
  ledgerOf(workDone(begun, byId), Date.parse(mondayOf(moment)) - 1, Date.parse(moment))

const weekAnswer = ({ start, phase, sessions }: Week, sets: number, isTooShort: boolean) => ({
  start,
  phase,
  name: phaseWords[phase].name,
  about: aboutWeek(phase, isTooShort),
  sets,
  sessions,
})

/** Which of how many weeks of the same phase, one after the other. */
const placeIn = (weeks: readonly Week[], { start, phase }: Week) => {
  const is = (by: number) => weeks.some(other => other.start === weeksLater(start, by) && other.phase === phase)
  let [before, after] = [0, 0]
  while (is(-before - 1)) before += 1
  while (is(after + 1)) after += 1
  return { number: before + 1, of: before + 1 + after }
}

const layoutAnswer = (event: Programme.Event, known: readonly HistoryRow[]) => ({
  at: event.at,
  why: whyWords[Programme.whyOf(event)],
  because: event.because.map(id => {
    const found = known.find(one => one.id === id)
    return { event: id, type: found?.type ?? 'Told', at: found?.at ?? null, workout: found?.workout ?? null }
  }),
})
