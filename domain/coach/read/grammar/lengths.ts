import type { Circumstance } from '../circumstances.ts'
import { type Context, type Said, said } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { isOfAnEnd, minutesOfParts } from './minutes-of-parts.ts'
import { before, behind, clauseOf } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { isRaceTime } from './race-times.ts'
import { is, sense } from './senses.ts'
import { closingAt, sectionMinutes } from './shaped.ts'

/** "Acht Stunden auf den Beinen": so many hours nobody trains. */
const isWholeDay = ({ all }: Context, { from, to, minutes }: Context['quantities'][number]): boolean =>
  (minutes?.[1] ?? minutes?.[0] ?? 0) > 240 && all.slice(from, to).some(one => sense(one, 'unit')?.unit === 'hour')

/** The number of minutes for the whole session, of all that were named. */
export const durationIn = (context: Context): readonly Said[] => {
  const { all, scope, field, quantities } = context
  const isLasting = field === 'comments' || field === 'goal'
  const isNextTime =
    field === 'feedback' &&
    all.some(
      (one, at) => next.test(one.folded) || (one.folded === 'mal' && /^nachste[sn]?$/.test(all[at - 1]?.folded ?? '')),
    )
  if (field === 'feedback')
    for (const one of quantities) {
      const was = one.minutes === undefined ? null : longerBy(all, one)
      if (was) return [said({ kind: 'verdict', was, exercises: [] }, spanOf(context, one))]
    }
  if (field !== 'wish' && field !== 'note' && !isLasting && !isNextTime) return []
  const [alone] = all
  if (all.length === 1 && alone?.number != null && alone.number >= 15 && alone.number <= 180)
    return [said({ kind: 'duration', least: alone.number, most: alone.number }, alone)]
  const isOnlySection = !all.some(one => is(one, 'exercise', 'focus', 'format', 'part', 'kit'))
  const isWarmUp = all.length > 3 && all.some(one => sense(one, 'section')?.part === 'warm-up')
  const sections = all.flatMap((lexeme, at) =>
    is(lexeme, 'section') || closingAt(context, at) ? [sectionMinutes(context, at)] : [],
  )
  const timed = all.flatMap((lexeme, at) => (/^(emom|amrap)$/.test(sense(lexeme, 'format')?.format ?? '') ? [at] : []))
  const lengths = quantities.filter(
    one =>
      one.minutes !== undefined &&
      !scope.withdrawn[one.from] &&
      !isWholeDay(context, one) &&
      !isAnotherTime(context, one) &&
      !isRaceTime(context, one) &&
      longerBy(all, one) === null,
  )
  const candidates = lengths.filter(
    one =>
      !(isLasting && !isOfSessions(context, one)) &&
      !(
        sections.includes(one) &&
        !(isOnlySection && !isWarmUp && (one.minutes?.[1] ?? 0) >= 15) &&
        (one.minutes?.[1] ?? 0) <= 20
      ) &&
      !timed.some(at => Math.abs(at - one.from) <= 4 && all[at]?.clause === all[one.from]?.clause) &&
      !isOfOneMove(context, one) &&
      !isOfAnEnd(context, one),
  )
  const own = isLasting ? [] : lengths
  const inAll = minutesOfParts(context, own)
  if (inAll) return [said({ kind: 'duration', least: inAll.least, most: inAll.most }, inAll.words)]
  const corrected = isLasting ? undefined : quantities.find(one => isMinutes(one) && isInstead(context, one))
  const [first] = corrected
    ? []
    : candidates.toSorted((one, other) => (other.minutes?.[1] ?? 0) - (one.minutes?.[1] ?? 0))
  if (first?.minutes) return [said(boundedBy(context, first, first.minutes), spanOf(context, first))]
  if (isLasting) return []
  const instead =
    corrected ??
    quantities.find(
      one =>
        isMinutes(one) &&
        (is(all[one.from - 1], 'withdraws') ||
          isKeptTo(all, one.from) ||
          isBehindTheDay(all, one) ||
          /^(quick|schnelle|nur)$/.test(all[one.from - 1]?.folded ?? '')),
    )
  return instead?.bare === undefined
    ? []
    : [said(boundedBy(context, instead, [instead.bare, instead.bare]), spanOf(context, instead))]
}

/** "Zehn Minuten länger", "ten more minutes": so much to or from what was, and no length of its own. */
const longerBy = (all: readonly Lexeme[], { from, to }: Quantity): 'too-short' | 'too-long' | null => {
  const [behind, within] = [all[to], all[to - 2]].map(one => (one?.clause === all[from]?.clause ? one?.folded : ''))
  if (/^(?:langer|longer|mehr|more|extra)$/.test(behind ?? '') || /^(?:more|extra)$/.test(within ?? ''))
    return 'too-short'
  return /^(?:kurzer|shorter|weniger|less|weniger als|less than|fewer)$/.test(behind ?? '') ||
    /^(?:less|fewer)$/.test(within ?? '')
    ? 'too-long'
    : null
}

/** Of a session that was, only what the coming one is to last. */
const next = /^(?:kunftig|in zukunft|next time|next one|ab jetzt|from now on)$/

/** "Keep it 30", "zone two for 45", "15 tops": minutes that nobody calls so. */
const isKeptTo = (all: Context['all'], from: number): boolean =>
  (/^(it)$/.test(all[from - 1]?.folded ?? '') && /^(keep|make)$/.test(all[from - 2]?.folded ?? '')) ||
  (/^(for|fur)$/.test(all[from - 1]?.folded ?? '') && clauseOf(all, from).some(one => is(one, 'bound'))) ||
  /^(tops|max|maximal|hochstens)$/.test(all[from + 1]?.folded ?? '')

/** "Push day 60", "Ganzkörper 45", "Cardio 20": what is left behind all that is asked for. */
const isBehindTheDay = (all: Context['all'], { from, to }: Quantity): boolean =>
  (to === all.length || all[to]?.clause !== all[from]?.clause) &&
  all[from - 1]?.clause === all[from]?.clause &&
  !all.some(one => is(one, 'unit') && one.sentence === all[from]?.sentence) &&
  (is(all[from - 1], 'focus', 'goal') ||
    (is(all[from - 1], 'sport') && !is(all[from - 1], 'exercise')) ||
    /(?:^| )(?:day|tag|training|einheit|workout|session)$/.test(all[from - 1]?.folded ?? ''))

const isMinutes = ({ bare }: Quantity) => bare !== undefined && bare >= 10 && bare <= 120

/** "45 Minuten, ach ne, mach 60 draus", "make it 25 tops": a number that takes the place of minutes. */
const isInstead = ({ all, quantities }: Context, { from, to }: Quantity): boolean => {
  const cue = all.slice(Math.max(0, from - 3), from).some(one => is(one, 'withdraws', 'but') || makes.test(one.folded))
  const next = all[to]
  const isBare =
    next === undefined ||
    next.clause !== all[from]?.clause ||
    is(next, 'at-most', 'filler') ||
    /^(draus|daraus|reichen|reicht|bitte|instead|please|lieber|max|tops)$/.test(next.folded)
  return cue && isBare && quantities.some(one => one.minutes !== undefined && one.to <= from)
}

const makes = /^(mach|machen|nimm|make|say|sagen|sag|no|nee|ne|nein|it|rather|besser|eher|lieber|doch)$/

/** "40 Minuten wären perfekt", "Di und Do je 45 Minuten": of every session, and of no race, hold or warm-up. */
const isOfSessions = ({ all, quantities }: Context, { from, minutes }: Quantity): boolean => {
  const here = all[from]
  const clause = clauseOf(all, from)
  return (
    (minutes?.[0] ?? 0) >= 10 &&
    (minutes?.[1] ?? 0) <= 180 &&
    !clause.some(one => is(one, 'exercise', 'section', 'event', 'closing', 'sport', 'since', 'ago')) &&
    !quantities.some(one => one.meters !== undefined && all[one.from]?.sentence === here?.sentence) &&
    clause.some(one => is(one, 'each', 'at-most', 'only', 'weekday') || ofSessions.test(one.folded))
  )
}

const ofSessions =
  /^(einheit|einheiten|session|sessions|workouts?|training|trainings|zeit|reicht|reichen|perfekt|ideal|optimal|wunsch|hab|habe|have|got|tops|drin|langer|passt|passen|genugen|enough|ideally|time|free|tag|day|am tag|mal|times)$/

/** "Erst 10 Minuten Rad, dann Brust": what is done first, and not the whole. */
const isOfOneMove = ({ all }: Context, { from, to, minutes }: Quantity): boolean => {
  const isShort = (minutes?.[1] ?? 0) <= 20
  const isBeside = [all[to], all[from - 1]].some(
    one => one?.clause === all[from]?.clause && (is(one, 'exercise') || sense(one, 'kit')?.exercise !== undefined),
  )
  const isOrdered = all.some(
    one =>
      one.sentence === all[from]?.sentence && /^(erst|zuerst|first|dann|then|danach|vorher|before)$/.test(one.folded),
  )
  const hasMore = all.some(
    one => one.clause !== all[from]?.clause && is(one, 'exercise', 'focus', 'part', 'format', 'kit-kind'),
  )
  return isShort && isBeside && isOrdered && hasMore
}

/** "Vor 20 Minuten", "in 50 Minuten muss ich", "statt 45", "5 km in 27 Minuten". */
const isAnotherTime = ({ all, quantities, times }: Context, { from, minutes }: Quantity) =>
  (clauseOf(all, from).some(one => is(one, 'sport', 'done')) &&
    times.some(({ days, from: on }) => days < 0 && all[on]?.clause === all[from]?.clause)) ||
  (clauseOf(all, from).some(one => is(one, 'done')) && clauseOf(all, from).some(one => is(one, 'sport'))) ||
  (/^(vor|statt|after|nach|letzten|seit)$/.test(all[from - 1]?.folded ?? '') && !isLeaving(all, from)) ||
  (minutes?.[1] ?? 0) < 5 ||
  all
    .slice(Math.max(0, from - 6), from + 6)
    .some(
      one =>
        one.sentence === all[from]?.sentence &&
        (one.clause === all[from]?.clause || !isInMinutes(all, from)) &&
        !(
          one.clause !== all[from]?.clause &&
          clauseOf(all, all.indexOf(one)).some(other => is(other, 'other-person', 'child', 'place'))
        ) &&
        (sense(one, 'today')?.state === 'bad-sleep' ||
          (!/^(?:im|in|beim|while)$/.test(all[all.indexOf(one) - 1]?.folded ?? '') &&
            /^(?!schlaf(?:anzug|zimmer|sack)|im stehen|im sitzen|standing|stehend)(?:.*(?:schlaf|gepennt|pennen|gepooft|geratzt|sleep|slept|sitzen|gesessen|sitting|steh|stand|auf den beinen|flug|flight|gefahren|gearbeitet|schicht))/.test(
              one.folded,
            ))),
    ) ||
  quantities.some(
    one =>
      one.meters !== undefined &&
      one.meters >= 1000 &&
      from - one.to <= 1 &&
      from >= one.to &&
      all[one.from]?.clause === all[from]?.clause,
  )

/** So many minutes, which nobody sleeps or works. */
const isInMinutes = (all: Context['all'], from: number) =>
  all.slice(from + 1, from + 4).some(one => sense(one, 'unit')?.unit === 'minute')

/** "Spätestens nach 45 Minuten muss ich weg". */
const isLeaving = (all: Context['all'], from: number) =>
  clauseOf(all, from).some(one => /^(spatestens|weg|los|gehen|leave|go|fertig|done)$/.test(one.folded))

const boundedBy = (
  { all }: Context,
  { from, to }: Quantity,
  [least, most]: readonly [number, number],
): Circumstance => {
  const earlier = before(all, from, 3)
  const after = behind(all, to - 1, 2)
  const isMost =
    earlier.some(one => is(one, 'at-most')) ||
    isNoLonger(all, from) ||
    isLeaving(all, from) ||
    (earlier.some(one => is(one, 'at-least')) &&
      clauseOf(all, from).some(one => /^(nicht|not|hab ich nicht)$/.test(one.folded))) ||
    after.some(one => /^(max|maximal|tops|hochstens)$/.test(one.folded))
  const isLeast =
    earlier.some(one => is(one, 'at-least')) || after.some(one => /^(minimum|mindestens)$/.test(one.folded))
  if (isMost && !(least !== most)) return { kind: 'duration', least: null, most }
  return { kind: 'duration', least, most: isLeast ? null : most }
}

/** "Länger als vierzig Minuten geht nicht", "more than 30 won't work". */
const isNoLonger = (all: Context['all'], from: number): boolean =>
  /(?:^| )(?:als|than)$/.test(all[from - 1]?.folded ?? '') &&
  (/^(?:langer|longer|mehr|more)/.test(all[from - 1]?.folded ?? '') ||
    /^(?:langer|longer|mehr|more)$/.test(all[from - 2]?.folded ?? '')) &&
  clauseOf(all, from).some(one => is(one, 'not', 'unwanted', 'refusal', 'refuses-suggestion') || wont.test(one.folded))

const wont = /^(?:wont|won t|cant|can t|unmoglich|impossible|nie|nicht|nich|net|ned)$/

const spanOf = ({ all }: Context, { from, to }: Quantity) => ({
  start: all[from]?.start ?? 0,
  end: all[to - 1]?.end ?? 0,
})
