import { ruleSet } from '../../basis/rule-set.ts'

/** Working sets that a session of some minutes may hold, counted as straight sets. */
export const mostSets = (minutes: number): number => interpolate(ruleSet.volume.sessionSets.value, minutes, 2)
export const leastSets = (minutes: number): number => interpolate(ruleSet.volume.sessionSets.value, minutes, 1)
export const mostExercises = (minutes: number): number =>
  Math.floor(interpolate(ruleSet.volume.exercises.value, minutes, 1))

/** Sets that a week of such sessions can give to each large muscle, the small ones served as well. */
export const setsAWeek = (sessions: number, minutes: number): number =>
  sessions * mostSets(minutes) * ruleSet.programme.setsAMuscle.value

/** Exercises of a whole plan, warm-up and cool-down among them. */
const mostInAll = (minutes: number): number => {
  const { minutesEach, least } = ruleSet.session.exercisesInAll.value
  return Math.max(least, Math.ceil(minutes / minutesEach))
}

/** Exercises of the main part, less what prepares and what stretches; a short session has no stretch. */
export const mostInMain = (minutes: number): number => {
  const { coolDown, preparation } = ruleSet.session
  const { forJoints, stretches } = preparation.value
  const after = minutes < coolDown.value.fromMinutes ? 0 : stepFor(stretches, minutes)
  return mostInAll(minutes) - 1 - stepFor(forJoints, minutes) - after
}

/** The last row that a number of minutes reaches. */
export const stepFor = (rows: readonly (readonly [minutes: number, count: number])[], minutes: number): number =>
  rows.findLast(([from]) => minutes >= from)?.[1] ?? 0

const interpolate = (rows: readonly (readonly number[])[], at: number, column: number): number => {
  const above = rows.findIndex(([minutes]) => (minutes ?? 0) >= at)
  const next = rows[above === -1 ? rows.length - 1 : above] ?? []
  const before = rows[Math.max(0, above - 1)] ?? next
  const [from = 0, to = 0] = [before[0], next[0]]
  const share = to === from ? 1 : Math.min(1, Math.max(0, (at - from) / (to - from)))
  return (before[column] ?? 0) + ((next[column] ?? 0) - (before[column] ?? 0)) * share
}
