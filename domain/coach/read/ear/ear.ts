import { jointsOf } from '../body.ts'
import type { Condition, RedFlag } from '../conditions.ts'
import { type Context, type Said, said } from '../grammar/context.ts'
import { isLasting, isRecurring, isWayOfLife } from '../grammar/gone-by.ts'
import { isLaughedOff } from '../grammar/laughed-off.ts'
import type { Lexeme } from '../grammar/lexemes.ts'
import { is, sense } from '../grammar/senses.ts'
import { isMineToo } from '../grammar/whose.ts'
import { isAboutLimits, type Meaning } from '../intent.ts'
import type { Ear, Sense, Sure } from '../language.ts'
import { amberOf } from '../safety.ts'
import { breath } from './features.ts'
import { type Heard, type Hearing, hearingOf } from './hearing.ts'
import {
  ailments,
  hasPassed,
  isExplained,
  isLog,
  isLongOver,
  isOfGrowing,
  isOfLamps,
  isOfOldDays,
  isOneSided,
  isOnlyOfChildhood,
  isOnlyRecovered,
  isOwnSkin,
  isPastStopping,
  isToCome,
} from './settled.ts'

/** Of fewer words nothing can be told but what they mean. */
const fewest = 5

/**
 * Hears what the grammar has no words for: where a stretch of text sounds like one's health and nothing of it was
 * understood, it asks; where it sounds like a sign that stops, it stops; and who says that all is well is not asked. What
 * limits, and what stops, is taken back where both the text and the clause sound like anything but one's health
 * ("Infarktgefahr bei den Preisen im Bioladen"), what was only guessed where the text does; nothing that stands in a field
 * which is there for one's restrictions.
 */
export const heardAgain = (ear: Ear, context: Context, known: readonly Said[]): readonly Said[] =>
  heardBy(ear.sure, hearingOf(ear, context), context, known)

export const heardBy = (sure: Sure, hearing: Hearing, context: Context, known: readonly Said[]): readonly Said[] => {
  const kept = isAboutLimits(context.field) ? known : believed(sure, hearing, context, known)
  return asked(context, kept, overheard(sure, hearing, context, kept)).filter(one => !isAnswered(context, one))
}

/** A question, or what was only guessed, on words of which somebody said that they are not about their health. */
const isAnswered = ({ all, apart }: Context, one: Said): boolean => {
  if (apart.size === 0 || !(one.meaning.kind === 'ask' || (one.certainty === 'guess' && isStop(one)))) return false
  return apart.has(all.find(({ end }) => end > one.start)?.sentence ?? -1)
}

/** "Mit meiner Hüfte ist irgendwas": the one part in what is asked about is what the question is on, and no wish to train it. */
const asked = ({ all }: Context, known: readonly Said[], heard: readonly Said[]): readonly Said[] => {
  const [question] = heard
  if (question?.meaning.kind !== 'ask') return [...known, ...heard]
  const within = (one: { readonly start: number }) => question.start <= one.start && one.start < question.end
  const parts = all.filter(within).flatMap(one => sense(one, 'part')?.part ?? [])
  const [part] = parts
  if (part === undefined || new Set(parts).size > 1 || jointsOf[part].length === 0) return [...known, ...heard]
  const rest = known.filter(one => !(within(one) && one.meaning.kind === 'focus' && one.meaning.want === 'with'))
  return [...rest, { ...question, meaning: { ...question.meaning, part } }, ...heard.slice(1)]
}

const believed = (
  sure: Sure,
  { whole, clause }: Hearing,
  { all, turned }: Context,
  known: readonly Said[],
): readonly Said[] => {
  if (all.length < fewest || !known.some(isCare) || isMineToo(all)) return known
  const care = whole.care()
  if (care >= sure.nothingGuessed) return known
  return known.filter(one => {
    if (!isCare(one)) return true
    if (one.certainty === 'guess') return false
    // A sugar, a pressure, a temperature: what was measured is no figure of speech.
    if (
      (isStop(one) || one.meaning.kind === 'ask') &&
      all.some(({ number, start }) => number !== null && one.start <= start && start < one.end)
    )
      return true
    if (isStop(one) && turned(all, 'by-a-doctor').some(({ from }) => all[from]?.clause === clauseAt(all, one)))
      return true
    if (care >= (isStop(one) ? sure.noStop : sure.nothing)) return true
    return clause(clauseAt(all, one)).care() >= sure.nothingInClause
  })
}

const clauseAt = (all: readonly Lexeme[], { start }: Said): number => all.find(({ end }) => end > start)?.clause ?? -1

const isStop = ({ meaning }: Said) => meaning.kind === 'red-flag'

const isCare = (one: Said) => isStop(one) || limits(one)

const limits = ({ meaning }: Said) => amberOf(meaning) !== null

const weighed: ReadonlySet<Meaning['kind']> = new Set(['condition', 'drug', 'complaint', 'today'])

const overheard = (sure: Sure, hearing: Hearing, context: Context, known: readonly Said[]): readonly Said[] => {
  const meant = known.map(({ meaning }) => meaning)
  if (meant.some(({ kind }) => kind === 'red-flag')) return []
  const isWell = context.all.some(lexeme => is(lexeme, 'healthy'))
  const isWeighed = known.some(({ meaning: { kind }, certainty }) =>
    kind === 'ask' ? certainty === 'likely' : weighed.has(kind),
  )
  const isDated = meant.some(isOfDate) || isPastStopping(context)
  if (
    isOnlyRecovered(context) ||
    isOnlyOfChildhood(context) ||
    isOwnSkin(context) ||
    isOneSided(context) ||
    isOfLamps(context) ||
    isOfGrowing(context) ||
    isLog(context)
  )
    return []
  const isBehind = isLongOver(context)
  const isNobodys = isExplained(context)
  const isLived = context.all.some(
    (one, at) =>
      (isWayOfLife(one) && isLasting(context, at)) ||
      isToCome(context, at) ||
      (isAboutLimits(context.field) && nursing.test(one.folded)) ||
      (sense(one, 'flag')?.flag === 'unwell' && isRecurring(context, at)),
  )
  const isCared =
    isWell ||
    hasPassed(context) ||
    isBehind ||
    isNobodys ||
    isOfOldDays(context) ||
    meant.some(one => amberOf(one) !== null || one.kind === 'recovered')
  if (isDated && isCared) return []
  return stretchesOf(hearing, context, sure.besides).flatMap(({ care, stop, flag, loudest, lexemes, besides }) => {
    const asks = care() >= sure.care + besides
    const isSettled = isBehind || isNobodys || (isWeighed && lexemes.filter(isStrange).length < 2)
    const stops =
      besides + (isSettled ? sure.stopSettled : (isWeighed || asks) && !isOneWord(lexemes) ? sure.stopCared : sure.stop)
    const isSport = context.field === 'activities' && isPlainly(lexemes, context)
    if (care() >= sure.careOfStop && !isDated && !isLived && !isSport && stop() >= stops) {
      const heard = flag()
      const isLaughed = (one: Lexeme) => isLaughedOff(context.all, context.all.indexOf(one))
      if (heard === 'crisis' && lexemes.some(isLaughed)) return []
      return [said(isWell ? asking : stopping(heard), loudest('stop'), 'guess')]
    }
    if (isCared || isPlainly(lexemes, context) || !asks) return []
    return [said(asking, loudest('care'), 'guess')]
  })
}

/** "So much helm this week": one word that nothing is known of, among words of no body. */
const isOneWord = (lexemes: readonly Lexeme[]) =>
  lexemes.filter(isStrange).length === 1 &&
  lexemes.every(one => isStrange(one) || isPlain(one) || one.written.length < 5)

/** A word that nothing is known of; shorter ones are articles and the like. */
const isStrange = ({ senses, number, written }: Lexeme) => senses.length === 0 && number === null && written.length >= 4

/** "Still breastfeeding" among restrictions: how long ago the birth was is asked. */
const nursing = /^(?:stille|stillen|stillend|breastfeeding|breastfeed|nursing)$/

const stopping = (flag: RedFlag) => ({ kind: 'red-flag', flag, part: null, ageDays: null }) as const

/** What the grammar has weighed by how long ago it was, by where it leads, or by who gave leave. */
const isOfDate = (meaning: Meaning) =>
  meaning.kind === 'clearance' ||
  (meaning.kind === 'condition' && (dated.has(meaning.condition) || (meaning.ageDays ?? 0) >= 365))

const dated: ReadonlySet<Condition> = new Set([
  'nerve',
  'surgery',
  'birth',
  'tear',
  'dislocation',
  'fracture',
  'pregnancy',
])

/** Words that are known, and of no body: "mit Baby zuhause", but not "Baby 12 Wochen". */
const isPlainly = (lexemes: readonly Lexeme[], { times }: Context) =>
  lexemes.every(isPlain) && !(times.length > 0 && lexemes.some(one => is(one, 'child')))

const isPlain = ({ senses, number }: Lexeme) =>
  number !== null || (senses.length > 0 && senses.every(one => !ofBody.has(one.is)))

const ofBody: ReadonlySet<Sense['is']> = new Set([
  ...ailments,
  'part',
  'sore',
  'swollen',
  'born',
  'mood',
  'titled',
  'is-called',
  'thing',
  'laughs',
  'earnest',
])

/** What is written in a breath is heard as a whole, and each sentence by itself, which the others drown; more of it, sentence by sentence. */
const stretchesOf = (hearing: Hearing, { all, apart }: Context, surer: number): readonly Stretch[] => {
  const { whole } = hearing
  const sentences = () => hearing.sentences().filter(({ lexemes }) => !apart.has(lexemes[0]?.sentence ?? -1))
  if (all.length > breath || apart.size > 0) return sentences().map(one => ({ ...one, besides: 0 }))
  const own = sentences().filter(({ lexemes }) => lexemes.length >= 3 && lexemes.length < all.length)
  const wishes = wishesIn(all)
  const told = wishes.size === 0 ? whole : { ...hearing.without(wishes), lexemes: all, care: whole.care }
  return [{ ...told, besides: 0 }, ...own.map(one => ({ ...one, besides: surer }))]
}

/** "…, trotzdem würde ich gern Beine machen": clauses that say what is wanted, and nothing else, beside what is told. */
const wishesIn = (all: readonly Lexeme[]): ReadonlySet<number> => {
  const clauses = Map.groupBy(all, ({ clause }) => clause)
  const wishes = [...clauses].filter(([, some]) => some.every(isOfWish) && some.some(one => is(one, ...wanted)))
  return new Set(wishes.length === clauses.size ? [] : wishes.map(([clause]) => clause))
}

const wanted = ['focus', 'exercise', 'format', 'goal', 'skill'] as const satisfies readonly Sense['is'][]

const isOfWish = (one: Lexeme) =>
  !is(one, ...ailments) && is(one, ...wanted, 'override', 'filler', 'self', 'wants', 'only', 'and', 'but', 'part')

/** `besides`: how much surer it must be, since it is heard besides the whole. */
type Stretch = Heard & { readonly besides: number }

const asking = { kind: 'ask', part: null } as const
