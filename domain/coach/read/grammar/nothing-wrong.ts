import type { Context } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf, sentenceOf } from './nearby.ts'
import { is, plays, sense } from './senses.ts'

/** "Blutdruck 118 zu 76", "blood pressure's perfect". */
export const isCalmPressure = (all: readonly Lexeme[], at: number): boolean => {
  if (!/^(mein )?(blutdruck|blood pressures?|bp|rr)$/.test(all[at]?.folded ?? '')) return false
  const after = all.slice(at + 1, at + 7).filter(one => one.sentence === all[at]?.sentence)
  if (isNever(after)) return true
  if (after.some(one => is(one, 'drug', 'complains', 'odd', 'not'))) return false
  const [upper, lower] = after.flatMap(({ number }) => number ?? [])
  if (upper !== undefined && lower !== undefined) return upper < 135 && lower < 88
  return after.some(one => is(one, 'well') || /^(normal|optimal|ideal|unauffallig)$/.test(one.folded))
}

/** "Never had a problem". */
const isNever = (some: readonly Lexeme[]) =>
  some.some((one, at) => is(one, 'complains') && some.slice(0, at).some(other => is(other, 'not'))) &&
  !some.some(one => is(one, 'but', 'drug', 'odd'))

/** "Neun Stunden gepennt": as long as anybody needs. */
export const isSleptOut = (state: string, { all }: Context, at: number): boolean =>
  state === 'bad-sleep' && (all[at - 1]?.number ?? 0) >= 7

/** "Meine Bandscheiben sind laut MRT top": an organ by its name, of which only good is said. */
export const isSound = ({ all, scope }: Context, at: number): boolean => {
  if (/(?:^| )(?:k|c)ardiolog/.test(all[at]?.folded ?? ''))
    return (
      (sentenceOf(all, at).some(one => is(one, 'well', 'healed', 'healthy') || praised.test(one.folded)) &&
        !sentenceOf(all, at).some(one => is(one, 'complains', 'odd', 'happened', 'drug', 'flag'))) ||
      /^(?:bin|als|i am|im|i m|a)$/.test(all[at - 1]?.folded ?? '')
    )
  if (!measured.test(all[at]?.folded ?? '')) return false
  const after = verdictOn(all, at).filter(one => one.start > (all[at]?.start ?? 0))
  return (
    after.some(one => isSaidSound(one) && !scope.denied[all.indexOf(one)]) &&
    !after.some(one => is(one, 'complains', 'odd', 'happened', 'drug', 'but') || amiss.test(one.folded))
  )
}

/** "Blutzucker nüchtern 88": how it was measured. */
export const isTakenFasting = ({ all }: Pick<Context, 'all'>, at: number): boolean =>
  sense(all[at], 'today')?.state === 'fasting' && clauseOf(all, at).some(isMeasured)

/** Of a value or an organ by its name, or of a check, is told; and whether only good is. */
export const isMeasured = (one: Lexeme | undefined): boolean => measured.test(one?.folded ?? '')

/** "MRT ohne Befund", "bloods came back fine". */
export const isChecked = (all: readonly Lexeme[], at: number): boolean =>
  is(all[at], 'unclear') &&
  verdictOn(all, at).some(isSaidSound) &&
  !verdictOn(all, at).some(one => is(one, 'complains', 'odd', 'happened', 'drug', 'but', 'not', 'flag'))

const isSaidSound = (one: Lexeme) =>
  is(one, 'well', 'healed', 'healthy') || soundly.test(one.folded) || plays(one, 'sound')

/** Its clause and, where that says how it is and nothing else, the next: "Cholesterin 170, Hausärztin zufrieden". */
const verdictOn = (all: readonly Lexeme[], at: number): readonly Lexeme[] => {
  const clause = clauseOf(all, at)
  const last = all.indexOf(clause.at(-1) ?? (all[at] as Lexeme))
  const next = all[last + 1]
  if (next === undefined || next.sentence !== all[at]?.sentence) return clause
  const after = clauseOf(all, last + 1)
  const isVerdict =
    after.some(isSaidSound) &&
    after.every(one => isSaidSound(one) || plays(one, 'tells-of-oneself', 'is-or-has') || is(one, 'filler'))
  return isVerdict ? [...clause, ...after] : clause
}

const praised =
  /(?:^| )(?:tipp? ?topp?|bestens|no findings|go nuts|unauffallig|ohne befund|zu gesund|gesund|spitze|textbook)$/

/** What is not as it should be, or once was not. */
const amiss =
  /^(?:vermindert\w*|reduziert\w*|reduced|niedrig\w*|low|schlecht\w*|erhoht\w*|hoch|high|raus|draussen|out|eingestellt|medikament\w*|tabletten|wieder|again)$/

/** Organs and values by their names, which are no illness. */
const measured =
  /^(?:bandscheiben?|dis[ck]s?|spinal discs?|herzklappen?|blutzucker\w*|zuckerwerte?|cholesterin\w*|cholesterol|schilddruse|thyroid|leberwerte?|nierenwerte?|blood sugar|knochendichte\w*|bone density|ferritin|hamoglobin|leber|nieren?|beckenboden|pelvic floor)$/
const soundly =
  /^(?:normal\w*|top|super|ist super|sind super|ist top|sind top|perfekt|perfect|bestens|unauffallige|im grunen bereich|im normbereich|in range|optimal|ideal|unauffallig|excellent|einwandfrei|erstklassig|stark|fit|okay|ok)$/

/** "Beckenboden und Beine": what is to be trained, where nothing is said against it. */
export const isTrained = ({ all, field }: Context, at: number): boolean =>
  (field === 'wish' || field === 'goal') &&
  /^(?:beckenboden|pelvic floor)$/.test(all[at]?.folded ?? '') &&
  !sentenceOf(all, at).some(
    one =>
      is(one, 'complains', 'odd', 'unclear', 'with', 'not', 'happened') ||
      /schwach|schwac|weak|leak|senk|schlapp/.test(one.folded),
  )
