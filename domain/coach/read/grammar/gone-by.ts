import type { RedFlag } from '../conditions.ts'
import { ageOf, near } from './around.ts'
import type { Context } from './context.ts'
import { sentenceOf } from './nearby.ts'

/** "War letzten Winter krank": what passes has passed after six weeks. */
export const isLongAgo = (flag: RedFlag, context: Context, at: number) =>
  flag !== 'crisis' && flag !== 'eating-disorder' && (ageOf(context, at) ?? 0) >= 42

/** "War zwei Wochen krank, jetzt wieder fit": what is told as gone by, and not of today or yesterday. */
export const isPassed = (flag: RedFlag, context: Context, at: number) =>
  flag === 'unwell' &&
  (ageOf(context, at) ?? lastDays) >= lastDays &&
  sentenceOf(context.all, at).some(({ folded }) => /^(war|waren|was|were|hatte|had|ive been|been)$/.test(folded))

const lastDays = 3

export const isPast = (context: Context, at: number) => near(context, at, 'past')

/** "Wieder gut", "überstanden" behind it in its sentence. */
export const isOver = ({ all, scope }: Context, at: number): boolean =>
  all.slice(at + 1, at + 9).some((one, on) => one.sentence === all[at]?.sentence && scope.over[at + 1 + on])
