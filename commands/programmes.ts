import { levelOf, type PlanRequest } from '../domain/coach/basis/request.ts'
import { mondayOf } from '../domain/coach/basis/week.ts'
import { raceDay } from '../domain/coach/prescribe/ahead/race.ts'
import { usualMinutes } from '../domain/coach/prescribe/length.ts'
import { lastDeload } from '../domain/coach/prescribe/week/deload.ts'
import type { Basis } from '../domain/coach/prescribe/week/programme-weeks.ts'
import { dayOf, daysBetween } from '../domain/days.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import * as Programme from '../domain/programme.ts'
import { streamOf } from '../domain/streams.ts'
import { handle } from './handle.ts'
import type { Log } from './ports/log.ts'

/** Lays the weeks out, and anew where what was told, done or missed wants it. */
export const programmes = ({ log }: { log: Log }) => ({
  keepUp: (context: CommandContext, request: PlanRequest) => {
    const { at, history, sources } = request
    const monday = mondayOf(at)
    const begun = history
      .filter(workout => workout.sets.length > 0 && workout.at < at)
      .sort((one, other) => (one.at < other.at ? 1 : -1))
    const [last] = begun
    const eased = lastDeload(history, Date.parse(at))
    return handle(
      log,
      Programme.decider,
      streamOf('programme', context.subject),
      {
        type: 'KeepUp',
        athlete: context.subject,
        monday,
        basis: basisOf(request),
        weeksAway: last ? weeksBetween(mondayOf(last.at), monday) : 0,
        easedIn: eased && mondayOf(eased.at),
        because: [sources.request, sources.plan, last?.sets[0]?.event].flatMap(id => id ?? []),
        at,
      },
      context,
    )
  },
})

export type Programmes = ReturnType<typeof programmes>

const usualSessions = 3

const basisOf = ({ athlete, at }: PlanRequest): Basis => {
  const date = raceDay(athlete, null, Date.parse(at))
  return {
    goal: athlete.goal,
    level: levelOf(athlete),
    sessions: athlete.trainingFrequency ?? usualSessions,
    minutes: athlete.sessionMinutes ?? usualMinutes,
    date: date === null ? null : dayOf(new Date(date).toISOString()),
  }
}

/** Whole weeks that lie between two weeks, by their Mondays. */
const weeksBetween = (one: string, other: string) => Math.max(0, Math.round(daysBetween(one, other) / 7) - 1)
