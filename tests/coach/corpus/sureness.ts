import type { Catalogue } from '../../../domain/coach/basis/catalogue.ts'
import { heardBy } from '../../../domain/coach/read/ear/ear.ts'
import { featuresOf } from '../../../domain/coach/read/ear/features.ts'
import { type Hearing, hearingOf } from '../../../domain/coach/read/ear/hearing.ts'
import type { Context, Said } from '../../../domain/coach/read/grammar/context.ts'
import { needed } from '../../../domain/coach/read/grammar/needed.ts'
import { contextsOf, saidIn } from '../../../domain/coach/read/grammar/read.ts'
import type { Ear, Language, Sure } from '../../../domain/coach/read/language.ts'
import { safetyOf } from '../../../domain/coach/read/safety.ts'
import { keysOf } from '../../../domain/fields.ts'
import { type Example, headsFrom } from './learn.ts'
import { folds, type Told } from './to-learn-from.ts'
import { writtenOn } from './utterance.ts'

/** An utterance as far as it is understood before the ear is asked, and what the ear hears of it. */
export type Understood = Example & { readonly context: Context; readonly known: readonly Said[] }

export const understoodBy = (language: Omit<Language, 'ear'>, catalogue: Catalogue): ((told: Told) => Understood) => {
  const contextIn = contextsOf(language, catalogue)
  return told => {
    const context = contextIn(told.text, told.field, writtenOn)
    const features = [...new Set(featuresOf(context).flat())]
    return { ...told, context, features, known: saidIn(context, catalogue) }
  }
}

/** By share: what should have stopped and did not, what should have been limited and was not, and what was neither and was. */
export type Misses = { readonly red: number; readonly amber: number; readonly none: number; readonly stopped: number }

/** How much of each the reader may get wrong: a miss weighs as much as it takes of that. A needless stop leaves nobody a session. */
const allowed: Misses = { red: 0.01, amber: 0.03, none: 0.02, stopped: 0.01 }

export const costOf = (misses: Misses): number =>
  keysOf(allowed).reduce((sum, one) => sum + misses[one] / allowed[one], 0)

/** What may be chosen from, for each by itself; what is settled takes more than a likelihood to be stopped for. The first to be tried are in the middle. */
const choices: { readonly [One in keyof Sure]: readonly number[] } = {
  care: [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9],
  careOfStop: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7],
  stop: [0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8, 0.9],
  stopCared: [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7],
  stopSettled: [0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95],
  besides: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4],
  nothing: [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.1, 0.15],
  nothingInClause: [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.15, 0.2, 0.3],
  nothingGuessed: [0, 0.03, 0.06, 0.09, 0.12, 0.15, 0.2, 0.25, 0.3],
  noStop: [0, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.1],
}

const middle = Object.fromEntries(
  keysOf(choices).map(one => [one, choices[one][Math.floor(choices[one].length / 2)] ?? 0]),
) as { readonly [One in keyof Sure]: number }

/** One after the other is set to what costs least with the others as they are, until none moves. */
export const leastCostly = (costWith: (sure: Sure) => number): { readonly sure: Sure; readonly cost: number } => {
  let best = { sure: middle, cost: costWith(middle) }
  for (let before = Number.POSITIVE_INFINITY; best.cost < before; ) {
    before = best.cost
    for (const one of keysOf(choices))
      for (const value of choices[one]) {
        if (value === best.sure[one]) continue
        const sure = { ...best.sure, [one]: value }
        const cost = costWith(sure)
        if (cost < best.cost) best = { sure, cost }
      }
  }
  return best
}

type Judged = Understood & { readonly hearing: Hearing }

/**
 * How sure it must be, chosen by what an ear makes of a fifth that it did not learn from, five times over: of what people
 * said by itself, and beside something harmless of the same fifth.
 */
export const surenessBy = (
  all: readonly Understood[],
  flags: Ear['flags'],
): { readonly sure: Sure; readonly misses: Misses; readonly of: number } => {
  const judged = Array.from({ length: folds }, (_, fold) => {
    const heads = headsFrom(all.filter(one => one.fold !== fold))
    return all
      .filter(one => one.fold === fold)
      .map((one): Judged => ({ ...one, hearing: hearingOf({ ...heads, flags }, one.context) }))
  }).flat()
  const missesWith = (sure: Sure) => missesIn(judged.map(one => ({ one, is: levelOf(one, sure) })))
  const { sure } = leastCostly(tried => costOf(missesWith(tried)))
  return { sure, misses: missesWith(sure), of: judged.length }
}

const levelOf = ({ context, hearing, known, field }: Judged, sure: Sure): Told['level'] =>
  safetyOf(needed(heardBy(sure, hearing, context, known), field).map(({ meaning }) => meaning)).level

const missesIn = (judged: readonly { readonly one: Told; readonly is: Told['level'] }[]): Misses => {
  const share = (level: Told['level'] | 'calm', isMissed: (is: Told['level']) => boolean) => {
    const some = judged.filter(({ one }) => (level === 'calm' ? one.level !== 'red' : one.level === level))
    return some.filter(({ is }) => isMissed(is)).length / some.length
  }
  return {
    red: share('red', is => is !== 'red'),
    amber: share('amber', is => is === 'none'),
    none: share('none', is => is !== 'none'),
    stopped: share('calm', is => is === 'red'),
  }
}
