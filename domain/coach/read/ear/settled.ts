import { ageOf, near } from '../grammar/around.ts'
import { isOfChildhood } from '../grammar/childhood.ts'
import type { Context } from '../grammar/context.ts'
import { isLogged } from '../grammar/focuses.ts'
import { isPast, isYearsBehind } from '../grammar/gone-by.ts'
import { stopsFor } from '../grammar/happenings.ts'
import type { Lexeme } from '../grammar/lexemes.ts'
import { clauseOf, sentenceOf, tellsPast } from '../grammar/nearby.ts'
import { isCalmPressure, isChecked, isMeasured, isSound, isTakenFasting } from '../grammar/nothing-wrong.ts'
import { isImbalance } from '../grammar/of-training.ts'
import { passes } from '../grammar/overcome.ts'
import { is, plays, sense } from '../grammar/senses.ts'
import { isMineToo } from '../grammar/whose.ts'
import type { Happening, Sense } from '../language.ts'

// What the grammar knows of a text for certain, so that what the ear makes of its words weighs less, or nothing.

/** "Husten ist seit Wochen weg": what passes, and did. */
export const hasPassed = ({ all, scope }: Context) =>
  all.some(
    (one, at) =>
      passes(one) &&
      all.slice(at + 1, at + 6).some((other, on) => other.clause === one.clause && scope.over[at + 1 + on]),
  )

/** "Weder Fieber noch Husten", "Asthma hat meine Schwester", "Blutzucker normal": what ails people in it is nobody's or well, and nothing else is strange. */
export const isExplained = (context: Context): boolean => {
  const { all, scope } = context
  const ailing = ailingIn(context)
  const isNone = (at: number) =>
    scope.denied[at] === true ||
    scope.aside[at] === true ||
    context.recovered[at] === true ||
    isSound(context, at) ||
    isChecked(all, at) ||
    isTakenFasting(context, at) ||
    isSoundValue(context, at) ||
    isToCome(context, at) ||
    isOfChildhood(context, at) ||
    isCalmPressure(all, at) ||
    (is(all[at], 'complains', 'diagnosis', 'today', 'odd') && isPast(context, at) && isToldOnly(all, at))
  return !isMineToo(all) && ailing.every(isNone) && isAllElseKnown(all, ailing)
}

/** The 88 of "Blutzucker 88, Hausarzt zufrieden". */
const isSoundValue = (context: Context, at: number): boolean =>
  context.all[at]?.number !== null &&
  context.all.some((one, on) => on < at && one.clause === context.all[at]?.clause && isSound(context, on))

/** "Als Kind öfter umgekippt, heute nichts mehr": a childhood's, and nothing else ails. */
export const isOnlyOfChildhood = (context: Context): boolean => {
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
  return (
    ailing.length > 0 &&
    all.every(
      one =>
        one.senses.length > 0 ||
        one.number !== null ||
        clauses.has(one.clause) ||
        plays(one, 'sound', 'tells-of-oneself'),
    )
  )
}

/** "War drei Wochen krank, steig wieder ein": and nothing else ails them. */
export const isOnlyRecovered = ({ all, scope, recovered }: Context): boolean =>
  recovered.some(Boolean) &&
  all.every((one, at) => recovered[at] === true || scope.denied[at] === true || !is(one, ...ailments))

/** "Gestern Brust, vorgestern Rücken, was fehlt?": what was trained, and nothing that ails. */
export const isLog = ({ all }: Context): boolean =>
  [...Map.groupBy(all, ({ clause }) => clause).values()].some(isLogged) && !all.some(one => is(one, ...ailments))

/** "Trapez und Nacken dick machen", "Rücken breit, Trizeps dick": how parts are to grow. */
export const isOfGrowing = ({ all }: Context): boolean => {
  const words = all.map(({ folded }) => folded).join(' ')
  return grows.test(words) && !swells.test(words) && !all.some(one => is(one, ...ailments) && !/^dick/.test(one.folded))
}

const grows = /(?:^| )(?:breit\w*|dick\w*)(?: (?:machen|werden|kriegen|bekommen|fertig)|$| \S+ dick)(?: |$)/
const swells = /(?:^| )(?:ist|sind|wird|bin|hat|seit|geworden|rot|warm|heiss|heute|gestern|is|are)(?: |$)/

/** "The lights went out in the gym", "Licht aus und ab ins Bett": of lamps, and nobody who woke up again. */
export const isOfLamps = ({ all }: Context): boolean => {
  const words = all.map(({ folded }) => folded).join(' ')
  return lampsOut.test(words) && !befell.test(words) && !all.some(one => is(one, 'flag', 'happened', 'condition'))
}

const lampsOut = /(?:^| )(?:licht|lichter|lampe|lampen|lights?|lamp) (?:\S+ ){0,4}?(?:aus|weg|out|off|died)(?: |$)/
const befell =
  /(?:^| )(?:mir|mich|me|bei mir|woke|aufgewacht|wach|boden|floor|umgekippt|schwarz|black|kopf|head|augen|eyes)(?: |$)/

/** "Broke my wrist in third grade, never since": told of long ago, and of nothing since. */
export const isOfOldDays = ({ all }: Context): boolean =>
  all.some((_, at) => tellsPast(all, at)) &&
  !all.some(
    one => is(one, ...ailments) || /^(?:wieder|noch|immer|jetzt|seit|seitdem|still|again|now)$/.test(one.folded),
  )

/** "Linker Arm schwächer beim Curl": one side beside the other, and nothing else ails. */
export const isOneSided = ({ all, scope }: Context): boolean =>
  all.some((_, at) => isImbalance(all, at)) && all.every((one, at) => scope.aside[at] || !is(one, ...ailments))

/** "Mich wieder wohlfühlen in meiner Haut": of the body as a whole, and nothing ails it. */
export const isOwnSkin = ({ all }: Context): boolean =>
  ownSkin.test(all.map(({ folded }) => folded).join(' ')) && !all.some(one => is(one, ...ailments))

const ownSkin = /\b(?:in (?:meiner|der eigenen|meiner eigenen) haut|in meinem korper|in my (?:own )?(?:skin|body))\b/

/** "Kaiserschnitt im Juni": the grammar knows how long it stops, and that this is behind. */
export const isPastStopping = (context: Context): boolean =>
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
export const isToCome = (context: Context, at: number): boolean =>
  sense(context.all[at], 'happened')?.what === 'surgery' && near(context, at, 'planned')

/** "Als Kind hatte ich Rückenschmerzen", and nothing of it still. */
const isToldOnly = (all: readonly Lexeme[], at: number): boolean =>
  clauseOf(all, at).some(one => /^(?:hatte|hatten|had|gehabt)/.test(one.folded)) &&
  !sentenceOf(all, at).some(one =>
    /^(?:noch|immer|immer noch|still|always|manchmal|sometimes|seitdem|seither|since|wieder|again)$/.test(one.folded),
  )

export const ailments = [
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
export const isLongOver = (context: Context): boolean =>
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
    if (one.is === 'flag' && (one.flag === 'pregnancy' || one.flag === 'fresh-tear')) return true
    if (one.is === 'happened' && (one.what === 'dislocation' || one.what === 'infection')) return true
    if (one.is === 'happened' && (one.what === 'birth' || one.what === 'fracture')) return true
    const isDoneWith =
      (one.is === 'happened' && one.what === 'surgery') || (one.is === 'condition' && one.condition === 'hernia')
    return isDoneWith && context.all.some(other => is(other, 'well', 'healed', 'able') || since.test(other.folded))
  })

const since = /^(?:seitdem|seither|since|happily|erledigt|abgehakt|history)$/

/** What one carries on with for life, or minds. */
const remains =
  /bypass|stent|herz|heart|klappe|valve|myokard|schlaganfall|stroke|thrombo|transplant|tumor|krebs|cancer|vorsichtig|careful|leichter|lighter|brace|locker|loose|bandage|trag|osteopor/
