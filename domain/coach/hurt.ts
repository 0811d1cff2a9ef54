import { day } from '../days.ts'
import type { Exercise } from './catalogue.ts'
import type { Work } from './history.ts'
import type { Lift } from './prescribe/lift.ts'
import type { Feeling } from './request.ts'
import { ruleSet } from './rule-set.ts'

/** An exercise that hurt: when (milliseconds), what of its load is right since, and the event that said so. */
export type Hurt = { readonly at: number; readonly share: number; readonly event: string }

/** What hurt comes back lighter, and a step more with each week since. `work`: oldest first; `now` in milliseconds. */
export const hurtFrom = (
  feelings: readonly Feeling[],
  work: readonly Work[],
  now: number,
): ReadonlyMap<string, Hurt> => {
  const { keep, step } = ruleSet.session.afterPain.value
  const pains = feelings
    .filter(({ kind }) => kind === 'pain')
    .map(({ exercise, event, at }) => ({ exercise, event, at: Date.parse(at) }))
    .sort((one, other) => one.at - other.at)
  return new Map(
    pains.map(({ exercise, event, at }) => {
      const back = work.find(set => set.exercise.id === exercise && set.at > at + day)?.at ?? now
      const share = Math.min(1, keep + step * Math.floor((now - back) / (7 * day)))
      return [exercise, { at, share, event }]
    }),
  )
}

/** What an exercise did to its athlete since its last full day; null where it did nothing. */
export const hurtSince = (
  { hurt }: { readonly hurt: ReadonlyMap<string, Hurt> },
  { id }: Exercise,
  { bouts }: Lift,
): Hurt | null => {
  const one = hurt.get(id)
  return one && (bouts[0]?.at ?? 0) <= one.at ? one : null
}
