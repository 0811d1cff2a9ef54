import type { ExerciseId } from '../../ids.ts'
import type { Language } from '../read/language.ts'
import type { Text } from './plan.ts'
import { remembered } from './remembered.ts'
import type { Training } from './training.ts'
import type { Contraindication, HandWork, HyroxStation, Joint, LoadType, Metric, Pattern, Role } from './vocabulary.ts'

export type { Contraindication, Joint, Metric, Pattern, Role } from './vocabulary.ts'

export type Range = readonly [number, number]

/** Joint load, impact, axial load and noise run from 0 (none) to 3 (high); skill from 1 to 5. */
export type Exercise = {
  readonly id: ExerciseId
  readonly name: Text
  readonly cues: { readonly de: readonly string[]; readonly en: readonly string[] }
  readonly pattern: Pattern
  readonly role: Role
  /** Any one of these sets of equipment is enough; an empty set means nothing is needed. */
  readonly requires: readonly (readonly string[])[]
  /** Share of a set that counts for a muscle: 1 direct, less indirect. */
  readonly muscles: Readonly<Record<string, number>>
  readonly unilateral: boolean
  readonly jointLoad: Readonly<Record<Joint, number>>
  readonly impact: number
  readonly overhead: boolean
  readonly axialLoad: number
  readonly noise: number
  readonly spaceM2: number
  readonly skill: number
  readonly loadType: LoadType
  readonly metrics: readonly Metric[]
  readonly defaults: {
    readonly reps?: Range | undefined
    readonly seconds?: Range | undefined
    readonly meters?: Range | undefined
    readonly restSeconds: number
    readonly secondsPerRep?: number | undefined
  }
  readonly regressions: readonly string[]
  readonly progressions: readonly string[]
  readonly contraindications: readonly Contraindication[]
  readonly gripHeavy: boolean
  /** Head below the heart. */
  readonly inverted?: boolean | undefined
  readonly hands: HandWork
  readonly failureSafe: boolean
  readonly hyroxStation?: HyroxStation | undefined
}

export type Equipment = { readonly id: string; readonly name: Text; readonly kind: string; readonly portable: boolean }

export type Muscle = {
  readonly id: string
  readonly name: Text
  readonly major: boolean
  readonly size: 'large' | 'small'
}

export type Catalogue = {
  /** The words in which people speak of it. */
  readonly language: Language
  readonly equipment: readonly Equipment[]
  readonly muscles: readonly Muscle[]
  readonly goals: readonly { readonly id: string; readonly name: Text }[]
  readonly exercises: readonly Exercise[]
  /** What a trainer tunes: tables and figures beside the rule set. */
  readonly training: Training
}

/** Muscles that an exercise trains directly. */
export const directMuscles = remembered(({ muscles }: Exercise): readonly string[] =>
  Object.entries(muscles).flatMap(([muscle, share]) => (share >= 1 ? [muscle] : [])),
)

/** The share of a set from which on it trains a muscle; below it the muscle only steadies. */
export const trainedFrom = 0.5

/** Muscles that an exercise trains, directly or along with others. */
export const trainedMuscles = remembered(({ muscles }: Exercise): readonly string[] =>
  Object.entries(muscles).flatMap(([muscle, share]) => (share >= trainedFrom ? [muscle] : [])),
)

/** Only these roles count as sets for a muscle; running, stretching and warming up do not. */
export const isStrength = ({ role }: Exercise) =>
  role === 'compound' || role === 'isolation' || role === 'core' || role === 'power'

/** Movements of many joints. */
export const isBig = ({ role }: Exercise) => role === 'compound' || role === 'power'

/** Whether one of these things may be needed for it. */
export const usesAny = ({ requires }: Pick<Exercise, 'requires'>, items: readonly string[]): boolean =>
  requires.some(kit => kit.some(item => items.includes(item)))

/** Loads that are given in kilograms. */
export const isWeighted = ({ loadType }: Exercise) =>
  loadType === 'total' ||
  loadType === 'per-hand' ||
  loadType === 'stack' ||
  loadType === 'added' ||
  loadType === 'assisted'

export const fitsStock = (exercise: Exercise, stock: ReadonlySet<string>) =>
  exercise.requires.some(kit => kit.every(item => stock.has(item)))

/** Whether it can be done with this thing here. */
export const isDoneWith = ({ requires }: Exercise, item: string, stock: ReadonlySet<string>): boolean =>
  requires.some(kit => kit.includes(item) && kit.every(other => stock.has(other)))

export const exercisesById = ({ exercises }: Pick<Catalogue, 'exercises'>): ReadonlyMap<string, Exercise> =>
  new Map(exercises.map(exercise => [exercise.id, exercise]))

/** The first set of equipment that the stock covers. */
export const kitFor = (exercise: Exercise, stock: ReadonlySet<string>): readonly string[] =>
  exercise.requires.find(kit => kit.every(item => stock.has(item))) ?? []
