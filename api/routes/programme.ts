import * as contract from '../../contract/programme.ts'
import type { Catalogue } from '../../domain/coach/catalogue.ts'
import { workDone } from '../../domain/coach/history.ts'
import { needOf } from '../../domain/coach/landmarks.ts'
import { ledgerOf } from '../../domain/coach/muscle-ledger.ts'
import { holdsLeast } from '../../domain/coach/programme-weeks.ts'
import { aboutWeek, phaseWords, whyWords } from '../../domain/coach/programme-words.ts'
import { mondayOf, type Week, weeksLater } from '../../domain/coach/week.ts'
import { fold } from '../../domain/kernel/decider.ts'
import * as Programme from '../../domain/programme.ts'
import type { Db } from '../../projections/all.ts'
import { pastWorkout } from '../../projections/athlete-memory.ts'
import { trainedSince, workoutDetail } from '../../projections/workout-detail.ts'
import { eventsBy, type HistoryRow, workoutHistory } from '../../projections/workout-history.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => string
  readonly programmePast: (user: string) => Promise<readonly Programme.Event[]>
}

const newest = 5

/** The programme as it stands, or stood: folded from its own stream, so that any day can be asked for. */
export const programmeRoutes = (serving: Serving, { db, catalogue, clock, programmePast }: Parts) => {
  const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

  route(
    serving,
    contract.getProgramme,
    async ({ query, who }) => {
      const now = clock()
      const moment = query.at && `${query.at}T23:59:59.999Z` < now ? `${query.at}T23:59:59.999Z` : now
      const past = (await programmePast(who.id)).filter(({ at }) => at <= moment)
      const state = fold(Programme.decider, past)
      const monday = mondayOf(moment)
      const [rows, because] = await Promise.all([
        trainedSince(db, who.id, `${monday}T00:00:00.000Z`),
        eventsBy(
          db,
          who.id,
          past.slice(-newest).flatMap(event => event.because),
        ),
      ])
      const begun = rows.flatMap(pastWorkout).filter(({ at, sets }) => at <= moment && sets.length > 0)
      const ledger = ledgerOf(workDone(begun, byId), Date.parse(monday) - 1, Date.parse(moment))
      const week = Programme.weekOf(state, monday)
      const isTooShort = state.basis ? !holdsLeast(state.basis) : false
      const answer = (one: Week) => weekAnswer(one, isTooShort)
      return {
        week: week && {
          ...answer(week),
          ...placeIn(state.weeks, week),
          done: begun.length,
          muscles: catalogue.muscles
            .filter(({ major }) => major)
            .map(muscle => ({
              id: muscle.id,
              name: muscle.name,
              done: Math.round((ledger.get(muscle.id) ?? 0) * 2) / 2,
              target: Math.round(week.sets * needOf(muscle)),
            })),
        },
        next: state.weeks.filter(({ start }) => start > monday).map(answer),
        date: state.basis?.date ?? null,
        layouts: past
          .slice(-newest)
          .toReversed()
          .map(event => layoutAnswer(event, because)),
      }
    },
    [workoutDetail.name, workoutHistory.name],
  )
}

const weekAnswer = ({ start, phase, sets, sessions }: Week, isTooShort: boolean) => ({
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
  why: whyWords[event.type === 'ProgrammeStarted' ? 'started' : event.why],
  because: event.because.map(id => {
    const found = known.find(one => one.id === id)
    return { event: id, type: found?.type ?? 'Told', at: found?.at ?? null, workout: found?.workout ?? null }
  }),
})
