import type { Catalogue } from '../../basis/catalogue.ts'
import type { Goal, PlanRequest } from '../../basis/request.ts'
import type { Wave } from '../../basis/training.ts'
import { fold } from '../../read/grammar/fold.ts'
import type { Intent } from '../../read/intent.ts'
import type { Wish } from '../../read/wishes.ts'
import { meetLoadsIn } from './meet.ts'
import { type Race, raceOf } from './race.ts'
import { daysToMeet } from './race-day.ts'

/** What an athlete is on the way to: a race, or a meet with what was told of it. */
export type Ahead = {
  readonly race: Race | null
  readonly wave: Wave | null
  readonly meet: ReturnType<typeof meetLoadsIn>
  /** Days until it, below 0 once it was; null where no date is told. */
  readonly inDays: number | null
}

type Asked = {
  readonly request: PlanRequest
  readonly goal: Goal
  readonly wish: Wish
  /** What the profile says. */
  readonly said: Intent
  readonly now: number
  readonly catalogue: Catalogue
}

export const aheadOf = ({ request, goal, wish, said, now, catalogue }: Asked): Ahead => {
  const { athlete } = request
  const race = raceFor(request, goal, wish, now)
  const meet = goal === 'strength' ? daysToMeet(said, athlete, now) : null
  const words = fold([athlete.goalDetails, athlete.comments].join(' . ').slice(0, 2000))
  return {
    race,
    wave: meet === null ? null : waveAt(meet, catalogue),
    meet: meetLoadsIn(words, catalogue.training.waves.lifts),
    inDays: race?.daysOut ?? meet,
  }
}

/** Who trains for HYROX is always on the way to a race; who runs, when its date is known. */
const raceFor = ({ athlete, wish: words }: PlanRequest, goal: Goal, wish: Wish, now: number): Race | null => {
  if (goal !== 'hyrox' && athlete.goal !== 'hyrox' && athlete.goal !== 'endurance') return null
  const race = raceOf(athlete, wish, words, now)
  return goal === 'hyrox' || race.daysOut !== null ? race : null
}

/** The wave towards a meet. */
const waveAt = (daysOut: number, { training }: Catalogue): Wave | null =>
  training.waves.rows.find(({ fromDays }) => daysOut >= fromDays) ?? null
