import { catalogue } from '../../../content/exercises/catalogue.ts'
import { budgetFor, landmarks, smallMuscles, smallShare } from '../../../domain/coach/judge/measures.ts'
import type { Athlete } from '../files/athlete.ts'
import { type Mark, percent, share, type Trained } from './mark.ts'
import { isCompliant } from './people.ts'

// What whole weeks give each muscle.

const majors = catalogue.muscles.filter(({ major }) => major).map(({ id }) => id)

/** A working set trains so many large muscles for one that is counted, of the ten that are (counted in simulated weeks). */
const muscleShareOfASet = 0.18

/** Whether the session budget of an athlete's days can hold the least for every muscle at all. */
const canHold = ({ profile, trains }: Athlete) => {
  const level = Math.min(profile.fitnessLevel ?? 2, profile.experienceLevel ?? 2)
  const [least = 6] = landmarks[level - 1] ?? []
  const sets = trains.reduce((sum, { minutes }) => sum + budgetFor(minutes ?? profile.sessionMinutes ?? 45)[1], 0)
  return sets * muscleShareOfASet >= least * Math.min(1, trains.length / 3)
}

export const weeksInLandmarks = (all: readonly Trained[]): Mark => {
  const full = all.filter(({ athlete }) => isCompliant(athlete) && athlete.moves.length === 0)
  const short = full.filter(({ athlete }) => !canHold(athlete)).map(({ athlete }) => athlete.id)
  const weeks = full
    .filter(({ athlete }) => canHold(athlete))
    .flatMap(({ athlete, record }) =>
      record.weeks
        .filter(({ deload, sessions }) => !deload && sessions === athlete.trains.length)
        .map(({ week, hardSets }) => ({ who: `${athlete.id}, week ${week}`, off: offLandmarks(athlete, hardSets) })),
    )
  const held = weeks.filter(({ off }) => off.length === 0)
  const found = share(held.length, weeks.length)
  return {
    name: 'weeks within the landmarks',
    asked: 'every major muscle between its least and most in 90 % of the weeks',
    found: `${percent(found)} of ${weeks.length}; ${short.length} athletes apart, whose days cannot hold the least`,
    met: weeks.length > 0 && found >= 0.9,
    misses: [
      ...weeks.filter(({ off }) => off.length > 0).map(({ who, off }) => `${who}: ${off.join(', ')}`),
      ...short.map(who => `apart: ${who}`),
    ],
  }
}

const offLandmarks = ({ profile, trains }: Athlete, hardSets: Readonly<Record<string, number>>): readonly string[] => {
  const level = Math.min(profile.fitnessLevel ?? 2, profile.experienceLevel ?? 2)
  const [least, , most] = landmarks[level - 1] ?? [6, 8, 12]
  const days = Math.min(1, trains.length / 3)
  return majors.flatMap(muscle => {
    const size = smallMuscles.has(muscle) ? smallShare : 1
    const sets = hardSets[muscle] ?? 0
    return sets < least * size * days - 0.01 || sets > most * size + 0.01 ? [`${muscle} ${sets}`] : []
  })
}

export const beginnersGetEnough = (all: readonly Trained[]): Mark => {
  const weeks = all
    .filter(
      ({ athlete }) => athlete.profile.experienceLevel === 1 && athlete.trains.length === 3 && isCompliant(athlete),
    )
    .flatMap(({ athlete, record }) =>
      record.weeks
        .filter(({ deload, sessions }) => !deload && sessions === 3)
        .map(({ week, hardSets }) => ({
          who: `${athlete.id}, week ${week}`,
          short: majors.filter(muscle => (hardSets[muscle] ?? 0) < (smallMuscles.has(muscle) ? 4 : 6)),
        })),
    )
  const short = weeks.filter(one => one.short.length > 0)
  return {
    name: 'beginners get enough',
    asked: 'six hard sets for each major muscle a week (four for a small one)',
    found: `${short.length} of ${weeks.length} weeks short`,
    met: short.length === 0,
    misses: short.map(({ who, short }) => `${who}: ${short.join(', ')}`),
  }
}
