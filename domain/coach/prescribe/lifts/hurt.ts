import { day } from '../../../days.ts'
import type { EventId, Loose } from '../../../ids.ts'
import type { Exercise } from '../../basis/catalogue.ts'
import type { Feeling } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Work } from '../history.ts'
import type { Lift } from './lift.ts'

/** An exercise that hurt: when (milliseconds), what of its load is right since, and the event that said so. */
export type Hurt = { readonly at: number; readonly share: number; readonly event: Loose<EventId> }

/**
 * What hurt comes back lighter, and a step more with each week since; what hurt again on the way back is taken lower.
 * `work`: oldest first; `now` in milliseconds.
 */
export const hurtFrom = (
  feelings: readonly Feeling[],
  work: readonly Work[],
  now: number,
): ReadonlyMap<string, Hurt> => {
  const { keep, step, remembered } = ruleSet.session.afterPain.value
  const pains = feelings
    .filter(({ kind }) => kind === 'pain')
    .map(({ exercise, event, at }) => ({ exercise, event, at: Date.parse(at) }))
    .filter(({ at }) => now - at < remembered * day)
    .sort((one, other) => one.at - other.at)
  return new Map(
    pains.map(({ exercise, event, at }) => {
      const own = work.filter(set => set.exercise.id === exercise)
      const lastFull = own.findLast(set => set.at < at - day && set.eased === null)?.at ?? 0
      const again = pains.filter(one => one.exercise === exercise && one.at > lastFull && one.at <= at).length
      const back = own.find(set => set.at > heldUntil(at))?.at ?? now
      const share = keep ** again + step * Math.floor((now - back) / (7 * day))
      return [exercise, { at, share: Math.min(1, share), event }]
    }),
  )
}

/** So long an exercise that hurt is not planned: what was done of it all the same is no day of coming back. */
const heldUntil = (at: number) => at + ruleSet.session.painDays.value * day

/** What an exercise did to its athlete since its last full day; null where it did nothing. */
export const hurtSince = (
  { hurt }: { readonly hurt: ReadonlyMap<string, Hurt> },
  { id }: Exercise,
  { bouts }: Lift,
): Hurt | null => {
  const one = hurt.get(id)
  return one && (bouts[0]?.at ?? 0) <= heldUntil(one.at) ? one : null
}
