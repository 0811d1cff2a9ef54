import type { RedFlag } from '../conditions.ts'
import { isAboutLimits } from '../intent.ts'
import { ageOf } from './around.ts'
import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf, sentenceOf, tellsPast, wordsOfSentence } from './nearby.ts'
import { is } from './senses.ts'

/** "War letzten Winter krank": what passes has passed after six weeks. */
export const isLongAgo = (flag: RedFlag, context: Context, at: number) =>
  flag !== 'crisis' && flag !== 'eating-disorder' && (ageOf(context, at) ?? 0) >= 42

/** "Achillessehne 2012 gerissen", "Magersucht war 1998": what heals, or is told as healed, with a year in its clause that is long gone. */
export const isOfYearsAgo = (flag: RedFlag, context: Context, at: number, end: number): boolean => {
  const { all, times, field } = context
  const here = all[at]
  const isSince = times.some(({ from }) => all[from]?.clause === here?.clause && is(all[from - 1], 'since'))
  if (isAboutLimits(field) || isSince) return false
  const isHealed =
    flag === 'eating-disorder' &&
    (ageOf(context, at) ?? 0) >= 5 * 365 &&
    clauseOf(all, at).some(one => /^(?:war|hatte|was|had)$/.test(one.folded)) &&
    sentenceOf(all, at).some(one => recoveredFrom.test(one.folded))
  return isHealed || (heals.has(flag) && (ageOf(context, at) ?? 0) >= 365 && isInClause(context, at, end))
}

const heals: ReadonlySet<RedFlag> = new Set(['fresh-tear', 'fracture', 'concussion', 'infection', 'recent-surgery'])

const recoveredFrom = /^(?:gesund|geheilt|uberwunden|recovered|healthy|healed|overcome)$/

/** No nearer time is told in it, or where it has none in the words that it stands on. */
const isInClause = ({ all, times }: Context, at: number, end: number): boolean => {
  const within = times.filter(
    ({ from }) => (all[from]?.start ?? 0) >= (all[at]?.start ?? 0) && (all[from]?.start ?? 0) < end,
  )
  const own = times.filter(({ from }) => all[from]?.clause === all[at]?.clause)
  const told = own.length > 0 ? own : within
  return told.length > 0 && told.every(({ days }) => days <= -365)
}

/** "War zwei Wochen krank, jetzt wieder fit": what is told as gone by, and not of today or yesterday. */
export const isPassed = (flag: RedFlag, context: Context, at: number) =>
  flag === 'unwell' &&
  !onLeave.test(context.all[at]?.folded ?? '') &&
  (ageOf(context, at) ?? lastDays) >= lastDays &&
  sentenceOf(context.all, at).some(({ folded }) => /^(war|waren|was|were|hatte|had|ive been|been)$/.test(folded))

const lastDays = 3

/** "Burnout, seit drei Monaten krankgeschrieben": what keeps them from work is told, or has lasted; it is no illness of today. */
export const isOnLeaveFor = (context: Context, at: number) =>
  onLeave.test(context.all[at]?.folded ?? '') &&
  ((ageOf(context, at) ?? 0) >= leaveDays ||
    sentenceOf(context.all, at).some(one => is(one, 'condition', 'diagnosis', 'complains', 'part')))

const onLeave = /^(?:krankgeschrieben|krankgemeldet|arbeitsunfahig|on sick leave|signed off|signed off work)$/
const leaveDays = 21

/** "Blind auf einem Auge", "querschnittsgelähmt" among restrictions, or for years: how somebody lives, and no sign of today. */
export const isLasting = (context: Context, at: number) => {
  const words = wordsOfSentence(context.all, at)
  const age = ageOf(context, at, Number.POSITIVE_INFINITY)
  const isStanding = isAboutLimits(context.field) && !/(?:^| )(?:seit|since|wie|like)(?: |$)/.test(words)
  return livedWith.test(words) && !anew.test(words) && (age === null ? isStanding : age >= 365)
}

/** "Schwindel beim schnellen Aufstehen" among restrictions: what comes again and again, and is not said of today. */
export const isRecurring = ({ all, field }: Context, at: number) => {
  const words = wordsOfSentence(all, at)
  return isAboutLimits(field) && recurring.test(words) && !anew.test(words)
}

const recurring =
  /(?:^| )(?:beim|wenn|manchmal|ab und zu|oft|ofter|haufig|gelegentlich|hin und wieder|regelmassig|leicht|schnell|neigung|neige|anfallig|sometimes|when|often|occasionally|prone|easily|on standing)(?: |$)/

/** Whether a word may be one of them, without a look at the others. */
export const isWayOfLife = ({ folded }: Lexeme): boolean => wayOfLife.test(folded)

const wayOfLife = /blind|taub|deaf|gelahmt|querschnitt|plegi|parese|lahmung|paraly|spasti/
const livedWith =
  /(?:^| )(?:\w*blind\w*|(?:taub\w*|deaf) .*(?:ohr\w*|ears?)|(?:ohr\w*|ears?) .*(?:taub\w*|deaf)|\w*gelahmt\w*|querschnitt\w*|\w*plegi\w*|\w*parese\w*|lahmung\w*|paraly\w*|spasti\w*)(?: |$)/
const anew =
  /(?:^| )(?:plotzlich|neuerdings|neu|frisch|akut|heute|gestern|gerade|schlimmer|starker|zunehmend\w*|immer mehr|suddenly|new|newly|today|yesterday|worse|acute|lately|recently|war heute|war gestern|seit heute|seit gestern)(?: |$)/

/** Told as gone by in its clause, or close to it. */
export const isPast = ({ all }: Context, at: number) =>
  all.slice(Math.max(0, at - 9), at + 10).some((one, nth) => {
    const on = Math.max(0, at - 9) + nth
    return (
      one.sentence === all[at]?.sentence &&
      Math.abs(on - at) <= (one.clause === all[at]?.clause ? 9 : 4) &&
      tellsPast(all, on)
    )
  })

/** "Wegen alter Thrombose", "an old disc problem". */
export const isOld = ({ all }: Context, at: number) =>
  /^(?:alte[nrm]?|old|previous|fruhere[nrm]?)$/.test(all[at - 1]?.folded ?? '')

/** "Grippeimpfung war im Oktober": what lasts for some days, told with a day that is weeks ago, and not since then. */
export const isDaysAgo = ({ all, times }: Context, at: number) =>
  times.some(({ days, from }) => days <= -15 && all[from]?.clause === all[at]?.clause && !is(all[from - 1], 'since')) &&
  !clauseOf(all, at).some(one => is(one, 'since') || /^(?:noch|still|immer)/.test(one.folded))

/** "Leistenbruch operiert 2010", "Hexenschuss 2011": told with a day years ago, of which nothing is said to be left. */
export const isYearsBehind = ({ all, times, field, scope }: Context, at: number) =>
  (!isAboutLimits(field) || isAllWell(sentenceOf(all, at))) &&
  times.some(
    ({ days, from }) =>
      days <= -700 &&
      all[from]?.sentence === all[at]?.sentence &&
      Math.abs((all[from]?.clause ?? 0) - (all[at]?.clause ?? 0)) <= 1 &&
      !is(all[from - 1], 'since'),
  ) &&
  !clauseOf(all, at).some(one => is(one, 'since') && one.start < (all[at]?.start ?? 0)) &&
  !sentenceOf(all, at).some(
    one =>
      (lasting.test(one.folded) && !isOfWish(all, one)) ||
      (one !== all[at] && is(one, 'complains', 'odd', 'swollen') && !isNone(all.indexOf(one), scope)),
  )

const isNone = (at: number, { denied, aside }: Context['scope']) => denied[at] === true || aside[at] === true

const isAllWell = (sentence: readonly Lexeme[]) =>
  sentence.some(one => allWell.test(one.folded)) && !sentence.some(one => is(one, 'except', 'but'))

const allWell =
  /^(?:(?:wieder )?alles (?:wieder )?(?:gut|ok|okay|super|bestens|in ordnung)|beschwerdefrei|symptomfrei|problemlos|all good|all fine)$/

/** "…, will endlich wieder Bauch trainieren": what is wanted again, and has not come again. */
const isOfWish = (all: readonly Lexeme[], { clause }: Lexeme) =>
  all.some(one => one.clause === clause && is(one, 'wants'))

const lasting =
  /^(?:noch|still|immer|immer noch|always|manchmal|sometimes|oft|often|wieder|again|chronisch|chronic|jetzt|now|diagnose|diagnosis|diagnostiziert|diagnosed|nie|nicht|never|not|unbehandelt|untreated|wartet|warte|waiting|geplant|scheduled|planned|festgestellt|entdeckt|found|discovered|offen|open|finger|fingers|wide|breit)$/

/** "Wieder gut", "überstanden" behind it in its sentence, or "keine Probleme mehr mit" before. */
export const isOver = ({ all, scope }: Context, at: number): boolean =>
  all
    .slice(at + 1, at + 9)
    .some(
      (one, on) =>
        one.sentence === all[at]?.sentence &&
        scope.over[at + 1 + on] &&
        (one.clause === all[at]?.clause || !isOfAnother(all, at + 1 + on)),
    )

/** "Weil der Chef weg ist": a clause with a subject of its own that is no part of anybody's body. */
const isOfAnother = (all: readonly Lexeme[], at: number): boolean =>
  all.some(
    (one, on) =>
      one.clause === all[at]?.clause &&
      on < at &&
      one.senses.length === 0 &&
      /^(der|die|das|mein|meine|unser|unsere|the|my|our)$/.test(all[on - 1]?.folded ?? ''),
  )
