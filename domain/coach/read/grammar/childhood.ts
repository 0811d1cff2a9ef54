import type { Condition } from '../conditions.ts'
import { isAboutLimits } from '../intent.ts'
import type { Turn } from '../language.ts'
import type { Context } from './context.ts'
import { sense } from './senses.ts'
import type { Stretch } from './turns.ts'

/** "Hatte als Kind Asthma": grown out of, where nothing says that it is still there. */
export const isOutgrown = (condition: Condition, context: Context, at: number): boolean =>
  outgrown.has(condition) &&
  (isLeftBehind(context, at) ||
    (!isAboutLimits(context.field) &&
      says(context, at, 'as-child') &&
      !says(context, at, 'since') &&
      !says(context, at, 'still-there')))

const outgrown: ReadonlySet<Condition> = new Set(['asthma', 'anaemia', 'bowel', 'hernia'])

/** Whether what ails somebody at a place is a childhood's, and left behind or grown out of. */
export const isOfChildhood = (context: Context, at: number): boolean => {
  const named = sense(context.all[at], 'condition')
  return named === undefined ? isLeftBehind(context, at) : isOutgrown(named.condition, context, at)
}

/** "Als Kind öfter umgekippt, heute nichts mehr", "childhood asthma, nothing for 20 years". */
export const isLeftBehind = (context: Context, at: number): boolean => {
  const { all, times, turned } = context
  const quiet = inSentence(context, at, 'quiet')
  const isQuiet = ({ from, to }: Stretch) => quiet.some(one => one.from <= from && to <= one.to)
  if (quiet.length === 0 || !turned(all, 'as-child').some(({ from }) => all[from]?.clause === all[at]?.clause))
    return false
  if (inSentence(context, at, 'still-there').some(one => !isQuiet(one))) return false
  const told = times.filter(({ from }) => all[from]?.sentence === all[at]?.sentence)
  const isOfToday = told.some(
    ({ from, days }) => days > -lately && days <= 0 && !quiet.some(one => one.from > from && one.from <= from + 2),
  )
  // "Nothing in 20 years" looks ahead, and means the years behind.
  const isLong = told.some(({ days }) => Math.abs(days) >= manyYears) || says(context, at, 'for-good')
  return isLong && !isOfToday
}

/** Days. */
const [lately, manyYears] = [365, 5 * 365]

const inSentence = ({ all, turned }: Context, at: number, turn: Turn): readonly Stretch[] =>
  turned(all, turn).filter(({ from }) => all[from]?.sentence === all[at]?.sentence)

const says = (context: Context, at: number, turn: Turn): boolean => inSentence(context, at, turn).length > 0
