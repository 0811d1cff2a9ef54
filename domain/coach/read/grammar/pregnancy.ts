import { ageOf, near } from './around.ts'
import { type Context, type Said, said } from './context.ts'
import type { Finding } from './findings.ts'
import { isOver } from './gone-by.ts'
import { meaningOf } from './happenings.ts'
import { before } from './nearby.ts'
import { is, sense } from './senses.ts'

/**
 * Pregnancy stops, but for a clearance in the same words; its warning signs stop always. One that is behind somebody is a
 * birth, as old as it is said to be; one that is planned is none.
 */
export const pregnancyIn = (context: Context, findings: readonly Finding[], isCleared: boolean): readonly Said[] => {
  const flags = findings.filter(({ sense: meant }) => meant.is === 'flag')
  const pregnant = flags.find(({ sense: meant }) => meant.is === 'flag' && meant.flag === 'pregnancy')
  const warning = flags.find(({ sense: meant }) => meant.is === 'flag' && meant.flag === 'pregnancy-warning')
  if (pregnant && isBehind(context, pregnant.at)) return birthOf(context, pregnant)
  if (warning && !isYearsAgo(context, warning.at))
    return [said({ kind: 'red-flag', flag: 'pregnancy-warning', part: null, ageDays: null }, warning)]
  if (!pregnant || isYearsAgo(context, pregnant.at) || isPlanned(context, pregnant.at)) return []
  const weeks = context.times.find(one => one.weeks !== null && one.weeks <= 43)?.weeks ?? null
  const ageDays = weeks === null ? null : Math.round(weeks * 7)
  return [
    isCleared
      ? said({ kind: 'condition', condition: 'pregnancy', part: null, side: null, ageDays }, pregnant)
      : said({ kind: 'red-flag', flag: 'pregnancy', part: null, ageDays }, pregnant),
  ]
}

/** "Wieder fit nach der zweiten Schwangerschaft", "after pregnancy", "Schwangerschaftspfunde". */
const isBehind = ({ all }: Context, at: number): boolean => {
  const words = [...before(all, at, 3), all[at]].map(one => one?.folded ?? '').join(' ')
  return (
    /(?:^| )(?:nach|seit|after|post|since)(?: (?:der|meiner|my|the|einer|erster?n?|zweiter?n?|dritter?n?|first|second|third|letzter?n?|last)){0,2} (?:schwangerschaft(?:en)?|pregnanc(?:y|ies))$/.test(
      words,
    ) || /schwangerschafts?(?:pfund|kilo|speck|bauch|streifen)/.test(all[at]?.written.toLowerCase() ?? '')
  )
}

const birthOf = (context: Context, finding: Finding): readonly Said[] => {
  const meaning = meaningOf('birth', {
    part: null,
    ageDays: ageOf(context, finding.at),
    isFresh: near(context, finding.at, 'fresh'),
    isOver: isOver(context, finding.at),
  })
  return meaning ? [said(meaning, finding)] : []
}

const isPlanned = (context: Context, at: number): boolean =>
  /^(?:schwangerschaft|pregnancy)$/.test(context.all[at]?.folded ?? '') && near(context, at, 'planned')

/** "Vor 6 Jahren", "2019", in the sentence. */
const isYearsAgo = ({ all, times }: Context, at: number) =>
  times.some(
    ({ days, from, to }) =>
      days <= -300 &&
      !is(all[from - 1], 'since') &&
      all[from]?.sentence === all[at]?.sentence &&
      all.slice(from, to).some(one => sense(one, 'unit')?.unit === 'year' || /^(19|20)\d\d$/.test(one.written)),
  )
