import { day } from '../../../days.ts'
import type { AthleteFacts } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { fold } from '../../read/grammar/fold.ts'
import { type Intent, itemsOf } from '../../read/intent.ts'
import { dateTold, isAroundRace, type Race } from './race.ts'

/** A race's or a meet's own day, or one of the days of rest that it leaves behind. */
export type RaceDay = 'own' | 'after'

/** `isLong`: so far that muscles are sore for days, a marathon or more. */
export const raceDayOf = (daysOut: number | null, isLong: boolean): RaceDay | null => {
  if (daysOut === 0) return 'own'
  const { restAfter } = ruleSet.hyrox
  const rests = isLong ? restAfter.value.long : restAfter.value.usual
  return daysOut !== null && daysOut < 0 && daysOut >= -rests ? 'after' : null
}

/** Minutes of such a day: to warm up for the race, or of a walk; null on any other. */
export const minutesOn = (raceDay: RaceDay | null, asked: number): number | null => {
  const { ownDay, walk } = ruleSet.hyrox.restAfter.value
  return raceDay === null ? null : Math.min(asked, raceDay === 'own' ? ownDay : walk)
}

/** Days until a meet or a test of strength whose date is told. */
export const daysToMeet = (said: Intent, athlete: AthleteFacts, now: number): number | null => {
  const isMeet = itemsOf(said, 'event').some(
    ({ event, sport }) => event === 'test' || (event === 'competition' && (sport === null || lifting.has(sport))),
  )
  if (!isMeet) return null
  const date = dateTold(fold((athlete.goalDetails ?? '').slice(0, 2000)), athlete, now)
  return date === null ? null : Math.floor(date / day) - Math.floor(now / day)
}

const lifting: ReadonlySet<string> = new Set(['powerlifting', 'weightlifting', 'gym'])

/** Shorter than usual around a race; in race week also the day that is usually long. */
export const shortened = (minutes: number, usual: number | null, race: Race | null): number => {
  const { shorter } = ruleSet.hyrox
  if (!isAroundRace(race)) return minutes
  const { phase, daysOut } = race
  const { least, lastDays } = shorter.value
  if (daysOut !== null && daysOut >= 0 && daysOut <= lastDays) return Math.min(minutes, least)
  const most = phase === 'taper' ? minutes : Math.min(minutes, usual ?? minutes)
  return Math.min(minutes, Math.max(least, Math.round((most * shorter.value[phase]) / 5) * 5))
}
