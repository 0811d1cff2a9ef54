import { catalogue } from '../../../content/exercises/catalogue.ts'
import { patterns } from '../../../domain/coach/basis/vocabulary.ts'
import { musclesOf } from '../../../domain/coach/read/body.ts'
import type { Weekday } from '../../../domain/coach/read/circumstances.ts'
import type { Loads, Shape } from '../../../domain/coach/read/shaping.ts'
import { type Dose, type Target, traits } from '../../../domain/coach/read/training.ts'
import type { Loose } from './told.ts'

type Word = string | undefined
type Words = readonly string[]

export const keys = <One extends string>(table: Readonly<Record<One, unknown>>) => Object.keys(table) as One[]

/** The word, which must be one of those known. */
export const oneOf = <const One extends string>(known: readonly One[], word: Word): One => {
  const found = known.find(one => one === word)
  if (found === undefined) throw new Error(`${word} is none of ${known.join(', ')}`)
  return found
}

export const among = <const One extends string>(known: readonly One[], words: Words): readonly One[] =>
  known.filter(one => words.includes(one))

/** Lists are told or not: an empty one was not told. */
export const some = <One>(list: readonly One[]) => (list.length > 0 ? list : undefined)

export const count = (words: Words, pattern: RegExp): number | undefined => {
  const found = words.flatMap(word => pattern.exec(word)?.[1] ?? [])[0]
  return found === undefined ? undefined : Number(found)
}

export const age = (words: Words) => count(words, /^(-?\d+)d$/)

export const target = (id: Word): Target => {
  const muscle = catalogue.muscles.find(one => one.id === id)
  if (muscle) return { of: 'muscle', id: muscle.id }
  const pattern = patterns.find(one => one === id)
  if (pattern) return { of: 'pattern', id: pattern }
  const trait = traits.find(one => one === id)
  return trait ? { of: 'trait', id: trait } : { of: 'region', id: oneOf(keys(musclesOf), id) }
}

export const exercises = (ids: string = ''): Words => {
  const known = catalogue.exercises.map(({ id }) => id)
  return ids.split('|').map(id => oneOf(known, id))
}

export const kit = (ids: string = ''): Words => {
  if (ids === 'none') return []
  const kind = { machines: 'machine', 'free-weights': 'free-weight' }[ids]
  if (kind) return catalogue.equipment.filter(one => one.kind === kind).map(({ id }) => id)
  const known = catalogue.equipment.map(({ id }) => id)
  return ids.split(',').map(id => oneOf(known, id))
}

/** `5x5`, `3x` (sets alone), `x8-12` (repetitions alone), `80kg`, `75%`, `rir2`, `60s`, `400m`, `rest90`. */
export const dose = (words: Words): Dose =>
  told({
    sets: count(words, /^(\d+)x/),
    reps: repetitions(words),
    seconds: count(words, /^(\d+)s$/),
    meters: count(words, /^(\d+)m$/),
    kg: count(words, /^([\d.]+)kg$/),
    percent: count(words, /^(\d+)%$/),
    rir: count(words, /^rir(\d)$/),
    restSeconds: count(words, /^rest(\d+)$/),
  })

export const shape = (words: Words): Shape =>
  told({
    rounds: count(words, /^(\d+)r$/),
    workSeconds: count(words, /^w(\d+)$/),
    restSeconds: count(words, /^rest(\d+)$/),
    meters: count(words, /^(\d+)m$/),
    minutes: count(words, /^(\d+)min$/),
  })

export const loads = (words: Words): Loose<Pick<Loads & { kind: 'loads' }, 'exactly' | 'most' | 'least' | 'step'>> => ({
  exactly: words
    .find(word => word.startsWith('='))
    ?.slice(1)
    .split(',')
    .map(Number),
  most: count(words, /^<=([\d.]+)$/),
  least: count(words, /^>=([\d.]+)$/),
  step: count(words, /^step([\d.]+)$/),
})

/** `40` both ends, `30-40`, `<=25` and `>=60` open at the other. */
export const range = (word: string = ''): { readonly least: number | null; readonly most: number | null } => {
  const [, sign, low, high] = /^(<=|>=)?(\d+)(?:-(\d+))?$/.exec(word) ?? []
  if (low === undefined) throw new Error(`${word} is no range`)
  if (sign === '<=') return { least: null, most: Number(low) }
  return { least: Number(low), most: sign === '>=' ? null : Number(high ?? low) }
}

export const weekdays = (words: Words): readonly Weekday[] | undefined =>
  words
    .find(word => /^(mo|tu|we|th|fr|sa|su)(,|$)/.test(word))
    ?.split(',')
    .map(day => oneOf(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], day))

const repetitions = (words: Words): readonly [number, number] | undefined => {
  const [, low, high] =
    words.flatMap(word => [/^\d*x(\d+)(?:-(\d+))?$/.exec(word) ?? []]).find(one => one.length > 0) ?? []
  return low === undefined ? undefined : [Number(low), Number(high ?? low)]
}

/** Without what was not told. */
const told = <All extends object>(all: { [Key in keyof All]: All[Key] | undefined }) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<All>
