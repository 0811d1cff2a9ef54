import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** What moves one on, by the ids of its exercises. */
export const travels =
  /^(easy-run|tempo-run|run-intervals|sprint|row-erg|row-intervals|easy-row|ski-erg|ski-erg-intervals|stationary-bike|bike-intervals|elliptical|incline-walk|brisk-walk|stair-climb)$/

/** "Squats and press": among lifts, what is pressed overhead or on a bench. */
export const pressOf = ({ all }: Context, at: number): string | undefined =>
  /^(?:press|presses)$/.test(all[at]?.folded ?? '') &&
  all.some((one, on) => on !== at && one.sentence === all[at]?.sentence && isLift(one)) &&
  !is(all[at - 1], 'part')
    ? 'overhead-press|bench-press|dumbbell-shoulder-press|dumbbell-bench-press'
    : undefined

/** Whether the first exercise that is meant moves one on. */
export const isTravel = (one: Lexeme | undefined) =>
  travels.test((sense(one, 'exercise')?.ids ?? '').split('|')[0] ?? '')

const isLift = (one: Lexeme | undefined) => is(one, 'exercise') && !isTravel(one)

/** "Kniebeuge und Bank", "100 kg auf der Bank": lifted there, where nothing else is done on it. */
export const isBenched = ({ all, quantities }: Context, at: number): boolean => {
  if (!/^(?:der |die |the )?(?:bank|bench)$/.test(all[at]?.folded ?? '')) return false
  const [last, next] = [all[at - 1], all[at + 1]]
  if (is(last, 'and') && isLift(all[at - 2]) && !is(all[at - 2], 'kit')) return true
  if (
    all[at]?.folded === 'bank' &&
    [last, next].some(one => isLift(one) && !is(one, 'kit') && one?.clause === all[at]?.clause)
  )
    return true
  if (is(next, 'and') && isLift(all[at + 2]) && !is(all[at + 2], 'kit')) return true
  return (
    (/^(?:auf|an|on)$/.test(last?.folded ?? '') || /^(?:auf|an) der$/.test(`${all[at - 2]?.folded} ${last?.folded}`)) &&
    quantities.some(one => one.kg !== undefined && one.kg >= 30 && all[one.from]?.clause === all[at]?.clause) &&
    !clauseOf(all, at).some(one => isLift(one) || is(one, 'able'))
  )
}
