import { jointsOf } from '../body.ts'
import type { Condition, RedFlag } from '../conditions.ts'
import { ageOf, near } from '../grammar/around.ts'
import { isOfChildhood } from '../grammar/childhood.ts'
import { type Context, type Said, said } from '../grammar/context.ts'
import { isLogged } from '../grammar/focuses.ts'
import { isLasting, isPast, isRecurring, isWayOfLife, isYearsBehind } from '../grammar/gone-by.ts'
import { stopsFor } from '../grammar/happenings.ts'
import { isLaughedOff } from '../grammar/laughed-off.ts'
import type { Lexeme } from '../grammar/lexemes.ts'
import { clauseOf, sentenceOf } from '../grammar/nearby.ts'
import { isCalmPressure, isChecked, isMeasured, isSound } from '../grammar/nothing-wrong.ts'
import { isImbalance } from '../grammar/of-training.ts'
import { passes } from '../grammar/overcome.ts'
import { is, sense } from '../grammar/senses.ts'
import { isMineToo } from '../grammar/whose.ts'
import { isAboutLimits, type Meaning } from '../intent.ts'
import type { Ear, Happening, Sense, Sure } from '../language.ts'
import { amberOf } from '../safety.ts'
import { breath } from './features.ts'
import { type Heard, type Hearing, hearingOf } from './hearing.ts'

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
  return asked(context, kept, overheard(sure, hearing, context, kept))
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
    if (isStop(one) && all.some(({ number, start }) => number !== null && one.start <= start && start < one.end))
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
    meant.some(one => amberOf(one) !== null || one.kind === 'recovered')
  if (isDated && isCared) return []
  return stretchesOf(hearing, context, sure.besides).flatMap(({ care, stop, flag, loudest, lexemes, besides }) => {
    const stops = besides + (isWeighed || isBehind || isNobodys ? sure.stopWeighed : sure.stop)
    const isSport = context.field === 'activities' && isPlainly(lexemes, context)
    if (care() >= sure.careOfStop && !isDated && !isLived && !isSport && stop() >= stops) {
      const heard = flag()
      const isLaughed = (one: Lexeme) => isLaughedOff(context.all, context.all.indexOf(one))
      if (heard === 'crisis' && lexemes.some(isLaughed)) return []
      return [said(isWell ? asking : stopping(heard), loudest('stop'), 'guess')]
    }
    if (isCared || isPlainly(lexemes, context) || care() < sure.care + besides) return []
    return [said(asking, loudest('care'), 'guess')]
  })
}

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

/** "Husten ist seit Wochen weg": what passes, and did. */
const hasPassed = ({ all, scope }: Context) =>
  all.some(
    (one, at) =>
      passes(one) &&
      all.slice(at + 1, at + 6).some((other, on) => other.clause === one.clause && scope.over[at + 1 + on]),
  )

/** "Weder Fieber noch Husten", "Asthma hat meine Schwester", "Blutzucker normal": what ails people in it is nobody's or well, and nothing else is strange. */
const isExplained = (context: Context): boolean => {
  const { all, scope } = context
  const ailing = ailingIn(context)
  const isNone = (at: number) =>
    scope.denied[at] === true ||
    scope.aside[at] === true ||
    context.recovered[at] === true ||
    isSound(context, at) ||
    isChecked(all, at) ||
    isToCome(context, at) ||
    isOfChildhood(context, at) ||
    isCalmPressure(all, at) ||
    (is(all[at], 'complains', 'diagnosis', 'today', 'odd') && isPast(context, at) && isToldOnly(all, at))
  return !isMineToo(all) && ailing.every(isNone) && isAllElseKnown(all, ailing)
}

/** "Als Kind öfter umgekippt, heute nichts mehr": a childhood's, and nothing else ails. */
const isOnlyOfChildhood = (context: Context): boolean => {
  const ailing = ailingIn(context)
  return ailing.every(at => isOfChildhood(context, at)) && isAllElseKnown(context.all, ailing)
}

const ailingIn = ({ all, signs }: Context): readonly number[] =>
  all.flatMap((one, at) =>
    is(one, ...ailments) || isMeasured(one) || signs.some(({ start }) => start === one.start) ? [at] : [],
  )

/** Beside what ails, and the clauses it is told in. */
const isAllElseKnown = (all: readonly Lexeme[], ailing: readonly number[]): boolean => {
  const clauses = new Set(ailing.map(at => all[at]?.clause))
  return ailing.length > 0 && all.every(one => one.senses.length > 0 || one.number !== null || clauses.has(one.clause))
}

/** "War drei Wochen krank, steig wieder ein": and nothing else ails them. */
const isOnlyRecovered = ({ all, scope, recovered }: Context): boolean =>
  recovered.some(Boolean) &&
  all.every((one, at) => recovered[at] === true || scope.denied[at] === true || !is(one, ...ailments))

/** "Gestern Brust, vorgestern Rücken, was fehlt?": what was trained, and nothing that ails. */
const isLog = ({ all }: Context): boolean =>
  [...Map.groupBy(all, ({ clause }) => clause).values()].some(isLogged) && !all.some(one => is(one, ...ailments))

/** "Linker Arm schwächer beim Curl": one side beside the other, and nothing else ails. */
const isOneSided = ({ all, scope }: Context): boolean =>
  all.some((_, at) => isImbalance(all, at)) && all.every((one, at) => scope.aside[at] || !is(one, ...ailments))

/** "Mich wieder wohlfühlen in meiner Haut": of the body as a whole, and nothing ails it. */
const isOwnSkin = ({ all }: Context): boolean =>
  ownSkin.test(all.map(({ folded }) => folded).join(' ')) && !all.some(one => is(one, ...ailments))

const ownSkin = /\b(?:in (?:meiner|der eigenen|meiner eigenen) haut|in meinem korper|in my (?:own )?(?:skin|body))\b/

/** "Kaiserschnitt im Juni": the grammar knows how long it stops, and that this is behind. */
const isPastStopping = (context: Context): boolean =>
  context.all.some((one, at) =>
    meantFrom(context, one).some(
      meant =>
        meant.is === 'happened' && once.has(meant.what) && (ageOf(context, at, yearInDays) ?? 0) > stopsFor(meant.what),
    ),
  )

/** What heals by the calendar; a fever that is told with a month may be today's. */
const once: ReadonlySet<Happening> = new Set(['birth', 'surgery'])

const yearInDays = 365

/** "OP geplant am 10." */
const isToCome = (context: Context, at: number): boolean =>
  sense(context.all[at], 'happened')?.what === 'surgery' && near(context, at, 'planned')

/** "Als Kind hatte ich Rückenschmerzen", and nothing of it still. */
const isToldOnly = (all: readonly Lexeme[], at: number): boolean =>
  clauseOf(all, at).some(one => /^(?:hatte|hatten|had|gehabt)/.test(one.folded)) &&
  !sentenceOf(all, at).some(one =>
    /^(?:noch|immer|immer noch|still|always|manchmal|sometimes|seitdem|seither|since|wieder|again)$/.test(one.folded),
  )

const ailments = [
  'flag',
  'happened',
  'condition',
  'drug',
  'today',
  'diagnosis',
  'complains',
  'odd',
  'unclear',
] as const satisfies readonly Sense['is'][]

/** "Schulter-OP 2011, seitdem alles gut": what the grammar knows, and knows to be years behind and of no weight. */
const isLongOver = (context: Context): boolean =>
  context.times.some(({ days }) => days < -365) &&
  !context.all.some(one => is(one, 'not', 'unwanted', 'less', 'only', 'except') || remains.test(one.folded)) &&
  context.all.some((one, at) => isMended(context, one) && isYearsBehind(context, at))

/** What a word means, and what the signs mean that begin with it. */
const meantFrom = ({ signs }: Context, { senses, start }: Lexeme): readonly Sense[] => [
  ...senses,
  ...signs.flatMap(sign => (sign.start === start ? [sign.sense] : [])),
]

const isMended = (context: Context, lexeme: Lexeme): boolean =>
  meantFrom(context, lexeme).some(one => {
    if (one.is === 'diagnosis' && one.severity === 'acute') return true
    if (one.is === 'flag' && one.flag === 'pregnancy') return true
    if (one.is === 'happened' && (one.what === 'birth' || one.what === 'fracture')) return true
    const isDoneWith =
      (one.is === 'happened' && one.what === 'surgery') || (one.is === 'condition' && one.condition === 'hernia')
    return isDoneWith && context.all.some(other => is(other, 'well', 'healed', 'able') || since.test(other.folded))
  })

const since = /^(?:seitdem|seither|since|happily|erledigt|abgehakt|history)$/

/** What one carries on with for life, or minds. */
const remains =
  /bypass|stent|herz|heart|klappe|valve|myokard|schlaganfall|stroke|thrombo|transplant|tumor|krebs|cancer|vorsichtig|careful|leichter|lighter|brace|locker|loose|bandage|trag|osteopor/

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
const stretchesOf = (hearing: Hearing, { all }: Context, surer: number): readonly Stretch[] => {
  const { whole, sentences } = hearing
  if (all.length > breath) return sentences().map(one => ({ ...one, besides: 0 }))
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
