import { type Context, type Said, said } from './context.ts'
import type { Finding } from './findings.ts'
import { is, sense } from './senses.ts'

/** Pregnancy stops, but for a clearance in the same words; its warning signs stop always. */
export const pregnancyIn = (context: Context, findings: readonly Finding[], isCleared: boolean): readonly Said[] => {
  const flags = findings.filter(({ sense: meant }) => meant.is === 'flag')
  const warning = flags.find(({ sense: meant }) => meant.is === 'flag' && meant.flag === 'pregnancy-warning')
  if (warning) return [said({ kind: 'red-flag', flag: 'pregnancy-warning', part: null, ageDays: null }, warning)]
  const pregnant = flags.find(({ sense: meant }) => meant.is === 'flag' && meant.flag === 'pregnancy')
  if (!pregnant || isYearsAgo(context, pregnant.at)) return []
  const weeks = context.times.find(one => one.weeks !== null && one.weeks <= 43)?.weeks ?? null
  const ageDays = weeks === null ? null : Math.round(weeks * 7)
  return [
    isCleared
      ? said({ kind: 'condition', condition: 'pregnancy', part: null, side: null, ageDays }, pregnant)
      : said({ kind: 'red-flag', flag: 'pregnancy', part: null, ageDays }, pregnant),
  ]
}

/** "Vor 6 Jahren", "2019", in the sentence. */
const isYearsAgo = ({ all, times }: Context, at: number) =>
  times.some(
    ({ days, from, to }) =>
      days <= -300 &&
      !is(all[from - 1], 'since') &&
      all[from]?.sentence === all[at]?.sentence &&
      all.slice(from, to).some(one => sense(one, 'unit')?.unit === 'year' || /^(19|20)\d\d$/.test(one.written)),
  )
