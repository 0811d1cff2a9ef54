import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { isLower } from '../../../domain/coach/judge/case.ts'
import { implementShare, patternShare, usualReps } from '../body-shares.ts'
import type { Athlete, Hidden } from '../files/athlete.ts'
import { type Anchor, agingAYear, agingFrom, anchors, builds, shares, sizePower, spread } from './norms.ts'

type Person = Pick<Athlete['profile'], 'gender' | 'age' | 'weightKg' | 'experienceLevel' | 'goal'>

/** What a body can really do in every lift: drawn around the norms, each person and each lift off them by chance. */
export const hiddenStrength = (person: Person, index: number, random: () => number): Athlete['strength'] => {
  const off = (by: number) => Math.exp(by * normal(random))
  const build = builds[index % builds.length] ?? builds[0]
  const whole = off(spread.person)
  return Object.fromEntries(
    catalogue.exercises.flatMap((exercise): [string, Hidden][] => {
      const factor = whole * (isLower(exercise) ? build.lower : build.upper) * off(spread.lift)
      if (loaded.has(exercise.loadType))
        return [[exercise.id, { oneRepMaxKg: Math.max(1, round(expectedKg(exercise, person) * factor)) }]]
      if (exercise.loadType !== 'bodyweight' || exercise.role !== 'compound') return []
      return [[exercise.id, { maxReps: Math.min(200, round(usualReps(exercise, whoOf(person)) * factor)) }]]
    }),
  )
}

/** What the norms expect of somebody like this. */
const expectedKg = (exercise: Exercise, person: Person): number => {
  const share = shares[exercise.id]
  if (share) return anchorKg(share[0], person) * share[1]
  return anchorKg('bench', person) * patternShare(exercise, whoOf(person)) * implementShare(exercise)
}

const anchorKg = (anchor: Anchor, person: Person): number => {
  const { kg, ...lifts } = anchors[person.gender === 'female' ? 'female' : 'male']
  const level = (person.experienceLevel ?? 2) - 1
  const aged = 1 - agingAYear * Math.max(0, (person.age ?? 30) - agingFrom)
  return (lifts[anchor][level] ?? lifts[anchor][1]) * ((person.weightKg ?? kg) / kg) ** sizePower * aged
}

const loaded: ReadonlySet<Exercise['loadType']> = new Set(['total', 'per-hand', 'stack'])

const round = (value: number) => Math.round(value * 10) / 10

/** Box and Muller's. */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const untold = {
  heightCm: null,
  goalDetails: null,
  trainingFrequency: null,
  sessionMinutes: null,
  otherActivities: null,
  restrictions: null,
  mobilityRestrictions: null,
  comments: null,
}
const whoOf = (person: Person): Athlete['profile'] => ({
  ...untold,
  ...person,
  fitnessLevel: person.experienceLevel,
})
