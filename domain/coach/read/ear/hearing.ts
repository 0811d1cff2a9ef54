import { once } from '../../../once.ts'
import { type RedFlag, redFlags } from '../conditions.ts'
import type { Context } from '../grammar/context.ts'
import type { Lexeme } from '../grammar/lexemes.ts'
import type { Ear, Head } from '../language.ts'
import { buckets, type Features, featuresOf } from './features.ts'

type Heads = Pick<Ear, 'care' | 'stop' | 'flags'>

/** How likely words call for care or for a stop, for which one, and which words speak most for it. */
export type Heard = {
  readonly lexemes: readonly Lexeme[]
  readonly care: () => number
  readonly stop: () => number
  readonly flag: () => RedFlag
  readonly loudest: (of: 'care' | 'stop') => { readonly start: number; readonly end: number }
}

export type Hearing = {
  readonly whole: Heard
  readonly sentences: () => readonly Heard[]
  readonly clause: (clause: number) => Heard
  readonly without: (clauses: ReadonlySet<number>) => Heard
}

/** What an ear makes of a text; nothing is weighed before somebody asks, and nothing twice. */
export const hearingOf = (heads: Heads, context: Context): Hearing => {
  const { all } = context
  const features = once(() => featuresOf(context))
  const at = (places: readonly number[]): Heard =>
    heardOf(
      heads,
      places.flatMap(place => all[place] ?? []),
      () => places.map(place => features()[place] ?? []),
    )
  const places = [...all.keys()]
  return {
    whole: heardOf(heads, all, features),
    sentences: once(() =>
      Object.values(Object.groupBy(places, place => all[place]?.sentence ?? 0)).map((some = []) => at(some)),
    ),
    clause: clause => at(places.filter(place => all[place]?.clause === clause)),
    without: clauses => at(places.filter(place => !clauses.has(all[place]?.clause ?? -1))),
  }
}

const heardOf = (heads: Heads, lexemes: readonly Lexeme[], features: () => readonly Features[]): Heard => {
  const heard = once(() => distinct(features()))
  return {
    lexemes,
    care: once(() => chanceOf(heads.care, heard())),
    stop: once(() => chanceOf(heads.stop, heard())),
    flag: () => flagOf(heads, heard()),
    loudest: of => loudestOf(heads[of], features(), lexemes),
  }
}

/** Which turn met a bucket last: a set of thousands of numbers for each stretch would take a tenth of the time of reading. */
const met = new Int32Array(buckets)
let turn = 0

const distinct = (features: readonly Features[]): readonly number[] => {
  turn = (turn + 1) | 0
  const found: number[] = []
  for (const some of features)
    for (const one of some)
      if (met[one] !== turn) {
        met[one] = turn
        found.push(one)
      }
  return found
}

const flagOf = ({ flags }: Heads, heard: readonly number[]): RedFlag => {
  const scores = redFlags.map(flag => ({ flag, score: scoreOf(flags[flag], heard) }))
  return scores.reduce((most, one) => (one.score > most.score ? one : most)).flag
}

const chanceOf = (head: Head, heard: readonly number[]): number => 1 / (1 + Math.exp(-scoreOf(head, heard)))

const scoreOf = ({ bias, scale, weights }: Head, heard: readonly number[]): number => {
  let sum = 0
  for (const one of heard) sum += weights[one % weights.length] ?? 0
  return bias + (sum * scale) / Math.sqrt(heard.length || 1)
}

/** The words in a row, of one clause, that speak most for it. */
const loudestOf = ({ weights }: Head, features: readonly Features[], lexemes: readonly Lexeme[]) => {
  const worth = features.map(some => some.reduce((sum, one) => sum + (weights[one % weights.length] ?? 0), 0))
  let best = { from: 0, to: 0, sum: Number.NEGATIVE_INFINITY }
  let here = { from: 0, sum: 0 }
  for (const [at, one] of worth.entries()) {
    const goesOn = here.sum > 0 && lexemes[at - 1]?.clause === lexemes[at]?.clause
    here = goesOn ? { from: here.from, sum: here.sum + one } : { from: at, sum: one }
    if (here.sum > best.sum) best = { from: here.from, to: at, sum: here.sum }
  }
  return { start: lexemes[best.from]?.start ?? 0, end: lexemes[best.to]?.end ?? 0 }
}
