import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesById } from '../../../domain/coach/basis/catalogue.ts'
import {
  budgetFor,
  countedReserve,
  landmarks,
  musclesASet,
  smallMuscles,
  smallShare,
} from '../../../domain/coach/judge/measures.ts'
import type { Athlete } from '../files/athlete.ts'
import type { AthleteRecord, WeekRecord } from '../record.ts'
import { type Mark, percent, share, type Trained } from './mark.ts'
import { isCompliant } from './people.ts'

// What whole weeks give each muscle.

const byId = exercisesById(catalogue)
const majors = catalogue.muscles.filter(({ major }) => major).map(({ id }) => id)

/** The least sets a week for a muscle, by level and days (training rules, §4). */
const leastFor = ({ profile, trains }: Athlete, muscle: string): number => {
  const level = Math.min(profile.fitnessLevel ?? 2, profile.experienceLevel ?? 2)
  const [least = 6] = landmarks[level - 1] ?? []
  return least * (smallMuscles.has(muscle) ? smallShare : 1) * Math.min(1, trains.length / 3)
}

/**
 * Whether the minutes can hold the least at all, by nothing but the rules: as many sets as the session budget of §4 allows,
 * each for as many muscles as a compound set and a small one train between them.
 */
const timeHolds = (athlete: Athlete): boolean => {
  const { trains, profile } = athlete
  const sets = trains.reduce((sum, { minutes }) => sum + budgetFor(minutes ?? profile.sessionMinutes ?? 45)[1], 0)
  return sets * musclesASet >= majors.reduce((sum, muscle) => sum + leastFor(athlete, muscle), 0)
}

export const weeksInLandmarks = (all: readonly Trained[]): Mark => {
  const weeks = all
    .filter(({ athlete }) => isCompliant(athlete) && athlete.moves.length === 0)
    .flatMap(({ athlete, record }) =>
      record.weeks
        .filter(({ deload, sessions }) => !deload && sessions === athlete.trains.length)
        .map(({ week, hardSets }) => ({
          athlete,
          off: offLandmarks(athlete, muscle => hardSets[muscle] ?? 0),
          offAsPlanned: offLandmarks(athlete, muscle => plannedSets(record, week, muscle)),
        })),
    )
  const held = (some: typeof weeks) => share(some.filter(({ off }) => off.length === 0).length, some.length)
  const roomy = weeks.filter(({ athlete }) => timeHolds(athlete))
  const found = held(weeks)
  return {
    name: 'weeks within the landmarks',
    asked: 'every major muscle between its least and most in 90 % of the weeks',
    found: `${percent(found)} of ${weeks.length}; ${percent(held(roomy))} of the ${roomy.length} whose minutes hold the least; ${percent(share(weeks.filter(({ offAsPlanned }) => offAsPlanned.length === 0).length, weeks.length))} as planned`,
    met: weeks.length > 0 && found >= 0.9,
    misses: [...new Set(weeks.map(({ athlete }) => athlete))]
      .map(one => ({ one, own: weeks.filter(({ athlete }) => athlete === one) }))
      .filter(({ own }) => held(own) < 1)
      .toSorted((one, other) => held(one.own) - held(other.own))
      .map(
        ({ one, own }) =>
          `${one.id}${timeHolds(one) ? '' : ' (too few minutes)'}: ${percent(held(own))} of ${own.length}, off ${often(own.flatMap(({ off }) => off))}`,
      ),
  }
}

/** What comes most often, each with how often: "calves 12, chest 3". */
const often = (all: readonly string[]): string =>
  [...Map.groupBy(all, one => one)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, 4)
    .map(([one, { length }]) => `${one} ${length}×`)
    .join(', ')

const offLandmarks = (athlete: Athlete, setsFor: (muscle: string) => number): readonly string[] => {
  const level = Math.min(athlete.profile.fitnessLevel ?? 2, athlete.profile.experienceLevel ?? 2)
  const [, , most] = landmarks[level - 1] ?? [6, 8, 12]
  return majors.flatMap(muscle => {
    const sets = setsFor(muscle)
    if (sets < leastFor(athlete, muscle) - 0.01) return [`${muscle} short`]
    return sets > most * (smallMuscles.has(muscle) ? smallShare : 1) + 0.01 ? [`${muscle} over`] : []
  })
}

/** Hard sets of a week as they were planned, whatever was found too light or left out. */
const plannedSets = ({ sessions }: AthleteRecord, week: number, muscle: string): number =>
  sessions
    .filter(session => session.week === week)
    .flatMap(({ planned = [] }) => planned.flatMap(({ exercises }) => exercises))
    .reduce((sum, { exercise, targetRir, sets }) => {
      const share = targetRir === null || targetRir > countedReserve ? 0 : (byId.get(exercise)?.muscles[muscle] ?? 0)
      const work = sets.filter(({ ramp }) => !ramp)
      return sum + share * work.reduce((all, { side }) => all + (side ? 0.5 : 1), 0)
    }, 0)

/** A small muscle's least is two thirds of it (training rules, §4); six for each is counted beside it. */
const leastForBeginners = 6

export const beginnersGetEnough = (all: readonly Trained[]): Mark => {
  const people = all
    .filter(({ athlete }) => isCompliant(athlete) && isBeginnerAt3x45(athlete))
    .map(({ athlete, record }) => {
      const weeks = record.weeks.filter(({ deload, sessions }) => !deload && sessions === 3)
      const short = (least: (muscle: string) => number, setsFor = setsDone) =>
        weeks.flatMap(one => {
          const muscles = majors.filter(muscle => setsFor(record, one, muscle) < least(muscle) - 0.01)
          return muscles.length > 0
            ? [{ week: one.week, muscles: muscles.map(muscle => `${muscle} ${setsFor(record, one, muscle)}`) }]
            : []
        })
      const least = (muscle: string) => leastFor(athlete, muscle)
      return {
        id: athlete.id,
        weeks: weeks.length,
        six: short(() => leastForBeginners),
        small: short(least),
        planned: short(least, (record, { week }, muscle) => plannedSets(record, week, muscle)),
      }
    })
  const count = (by: 'six' | 'small' | 'planned') => people.reduce((sum, one) => sum + one[by].length, 0)
  const weeks = people.reduce((sum, one) => sum + one.weeks, 0)
  return {
    name: 'beginners get enough',
    asked:
      'six hard sets for each major muscle (four for a small one) in every week at 3 × 45 minutes, from the first on',
    found: `${count('small')} of ${weeks} weeks of ${people.length} beginners short as done, ${count('planned')} as planned; were six asked of small ones too: ${count('six')}`,
    met: weeks > 0 && count('small') === 0,
    misses: people
      .toSorted((one, other) => other.small.length - one.small.length)
      .map(({ id, weeks, six, small, planned }) => {
        const [first] = small
        const shown = first ? `; week ${first.week}: ${first.muscles.join(', ')}` : ''
        return `${id}: ${small.length} of ${weeks} short as done, ${planned.length} as planned (six for each: ${six.length})${shown}`
      }),
  }
}

const setsDone = (_: AthleteRecord, { hardSets }: WeekRecord, muscle: string): number => hardSets[muscle] ?? 0

const isBeginnerAt3x45 = ({ profile, trains }: Athlete) =>
  profile.experienceLevel === 1 &&
  trains.length === 3 &&
  trains.every(({ minutes }) => (minutes ?? profile.sessionMinutes) === 45)
