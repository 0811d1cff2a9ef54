import type { Form, Shape } from '../shaping.ts'
import { type Context, type Said, said } from './context.ts'
import { intensitiesIn } from './intensities.ts'
import { verdictAt } from './judged.ts'
import { travels } from './lifts.ts'
import { before, behind, clauseOf, sentenceOf } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { restsIn } from './rests.ts'
import { is, sense } from './senses.ts'
import { isForPart } from './talked.ts'

/** The form of the session, its parts, how hard, with which pauses, how new, and how the last one was. */
export const shapedIn = (context: Context, isUsed: (at: number) => boolean): readonly Said[] => [
  ...formsIn(context),
  ...sectionsIn(context),
  ...intensitiesIn(context, isUsed),
  ...restsIn(context),
  ...context.all.flatMap((lexeme, at): readonly Said[] => {
    const variety = sense(lexeme, 'variety')
    if (variety?.like === 'new' && isForPart(context.all, at)) return []
    return variety ? [said({ kind: 'variety', like: variety.like }, lexeme)] : verdictAt(context, at)
  }),
]

const formsIn = (context: Context): readonly Said[] => {
  const { all, scope, quantities } = context
  const named = all.flatMap((lexeme, at): readonly Said[] => {
    const format = sense(lexeme, 'format')?.format
    if (format === undefined || scope.withdrawn[at] || isHaste(context, at) || isOfLastSet(context, at)) return []
    const want = scope.want[at] ?? 'with'
    const form: Form = { kind: 'format', want, format, shape: want === 'without' ? {} : shapeNear(context, at) }
    return [said(form, lexeme)]
  })
  if (named.length > 0) return named
  const circuit = roundsIn(context)
  if (circuit) return [circuit]
  const repeated = quantities.find(one => isIntervals(context, one) && !isOfDrug(context, one))
  if (!repeated) return []
  const at = repeated.from
  const shape = shapeNear(context, at)
  const words = { start: all[at]?.start ?? 0, end: all[repeated.to - 1]?.end ?? 0 }
  const isRun =
    (repeated.meters ?? 0) <= 3000 &&
    !sentenceOf(all, at).some(one => is(one, 'exercise') || sense(one, 'kit')?.exercise)
  const run: Said = said({ kind: 'exercise', want: 'with', exercises: ['run-intervals', 'sprint'], dose: {} }, words)
  return [said({ kind: 'format', want: 'with', format: 'interval', shape }, words), ...(isRun ? [run] : [])]
}

/** "Keppra 2x500": how much of it is taken. */
const isOfDrug = ({ all }: Context, { from }: Quantity) =>
  is(all[from - 1], 'drug') && all[from - 1]?.clause === all[from]?.clause

/** "So schnell wie möglich 20 kg abnehmen": by when, and no form. */
const isHaste = ({ all }: Context, at: number) =>
  /^(?:so schnell wie|as fast as|as quickly as)/.test(all[at]?.folded ?? '') &&
  clauseOf(all, at).some(one => is(one, 'goal', 'mood')) &&
  !clauseOf(all, at).some(one => is(one, 'exercise'))

/** "AMRAP im letzten Satz": as many as go in one set, and no form of the session. */
const isOfLastSet = ({ all }: Context, at: number) =>
  sense(all[at], 'format')?.format === 'amrap' &&
  /(?:^| )(?:letzte\w*|last|final) (?:satz|set)(?: |$)/.test(
    clauseOf(all, at)
      .map(({ folded }) => folded)
      .join(' '),
  )

/** "10 mal", "8 times": how often an effort comes. */
const isTimes = (all: Context['all'], { bare, to }: Quantity) =>
  bare !== undefined && /^(x|mal|times)$/.test(all[to]?.folded ?? all[to - 1]?.folded ?? '')

/** "3 Runden: 10 Burpees, 20 Swings": several exercises round by round. */
const roundsIn = (context: Context): Said | null => {
  const { all, quantities } = context
  const rounds = quantities.find(one => one.rounds !== undefined && one.rounds >= 2)
  const at = rounds && all[rounds.from]
  const moves = all.filter(one => is(one, 'exercise')).length
  if (!rounds || !at || moves < 2) return null
  const words = { start: at.start, end: all[rounds.to - 1]?.end ?? at.end }
  return said({ kind: 'format', want: 'with', format: 'circuit', shape: shapeNear(context, rounds.from) }, words)
}

/** "6x400 m": a distance several times, of nothing that is lifted or carried. */
const isIntervals = (context: Context, one: Quantity) => isFarOften(context, one) || isLongOften(context, one)

/** "10 x 1 Minute schnell", "6 x 2 min hard on the bike": so long, several times, of what moves one on. */
const isLongOften = ({ all, quantities }: Context, { sets: many, seconds, from }: Quantity) => {
  if (many === undefined || many <= 1 || seconds === undefined || seconds < 15) return false
  const ids = sentenceOf(all, from).flatMap(one => sense(one, 'kit')?.exercise ?? sense(one, 'exercise')?.ids ?? [])
  if (ids.length > 0) return ids.every(some => some.split('|').every(id => travels.test(id)))
  return quantities.some(one => one.restSeconds !== undefined && all[one.from]?.sentence === all[from]?.sentence)
}

const isFarOften = ({ all }: Context, { sets: many, meters, from }: Quantity) =>
  many !== undefined &&
  many > 1 &&
  meters !== undefined &&
  meters >= 100 &&
  !clauseOf(all, from).some(one => {
    const ids = sense(one, 'exercise')?.ids
    return ids !== undefined && !/run|row-erg|ski|bike|sprint/.test(ids)
  })

const shapeNear = ({ all, quantities }: Context, at: number): Shape => {
  const own = quantities.filter(
    ({ from }) => all[from]?.sentence === all[at]?.sentence || isShapeAlone(all, quantities, at, from),
  )
  const format = sense(all[at], 'format')?.format
  const repeated = own.find(one => one.sets !== undefined && one.meters !== undefined)
  const often = own.find(one => one.sets !== undefined && one.seconds !== undefined && one.seconds >= 15)
  const rounds =
    own.find(one => one.rounds !== undefined)?.rounds ??
    repeated?.sets ??
    (format === undefined || format === 'interval' ? often?.sets : undefined) ??
    (format === 'emom' ? own.find(one => one.sets !== undefined)?.sets : undefined) ??
    (format === 'interval' ? own.find(one => isTimes(all, one))?.bare : undefined)
  const seconds = own.find(one => one.workSeconds !== undefined)?.workSeconds ?? often?.seconds
  const rest =
    own.find(one => one.restSeconds !== undefined)?.restSeconds ??
    (seconds === undefined ? undefined : own.find(one => one !== often && one.seconds !== undefined)?.seconds)
  const timed =
    format === 'emom' || format === 'amrap'
      ? own.find(
          one =>
            (one.minutes !== undefined || one.bare !== undefined) &&
            Math.abs(one.from - at) <= 4 &&
            one.sets === undefined,
        )
      : undefined
  const minutes =
    timed?.minutes?.[1] ??
    (timed && timed.from > at && all[timed.from]?.clause === all[at]?.clause ? timed.bare : undefined)
  return {
    ...(rounds === undefined ? {} : { rounds }),
    ...(seconds === undefined ? {} : { workSeconds: seconds }),
    ...(rest === undefined ? {} : { restSeconds: rest }),
    ...(repeated?.meters === undefined ? {} : { meters: repeated.meters }),
    ...(minutes === undefined ? {} : { minutes }),
  }
}

/** "Zirkel bitte. 40 Sekunden Arbeit, 20 Pause, drei Runden.": the next sentence says nothing but how. */
const isShapeAlone = (all: Context['all'], quantities: Context['quantities'], at: number, from: number): boolean =>
  all[from]?.sentence === (all[at]?.sentence ?? -2) + 1 &&
  !sentenceOf(all, from).some(one => is(one, 'exercise', 'kit', 'focus', 'part', 'format', 'section')) &&
  quantities.some(
    one =>
      all[one.from]?.sentence === all[from]?.sentence && (one.rounds !== undefined || one.workSeconds !== undefined),
  )

/** "Stress im Büro, was zum Runterkommen": what the whole session is for, and no end of it. */
const isCalming = ({ all }: Context, at: number) =>
  /^(was )?(zum )?(runterkommen|runterfahren|wind down)$/.test(all[at]?.folded ?? '') &&
  sentenceOf(all, at).some(one => is(one, 'mood')) &&
  !sentenceOf(all, at).some(one => is(one, 'exercise', 'focus', 'part', 'closing'))

/** Minutes of a part of the session, and the quantity that says them. */
export const sectionMinutes = (context: Context, at: number): Quantity | undefined => {
  const { all, quantities } = context
  if (/^(inkl|inkl\.|inklusive|incl|including|inc|samt|mitsamt)$/.test(all[at - 1]?.folded ?? '')) return undefined
  return (
    quantities.find(
      one => one.minutes !== undefined && all[one.from]?.clause === all[at]?.clause && Math.abs(one.from - at) <= 6,
    ) ??
    quantities.find(
      one =>
        one.minutes !== undefined &&
        all[one.from]?.sentence === all[at]?.sentence &&
        Math.abs(one.from - at) <= 6 &&
        (one.minutes[1] ?? 99) <= 15,
    )
  )
}

const sectionsIn = (context: Context): readonly Said[] => {
  const { all, scope } = context
  const seen = new Set<string>()
  return all.flatMap((lexeme, at): readonly Said[] => {
    const named = sense(lexeme, 'section')?.part ?? closingAt(context, at) ?? finishAt(context, at)
    if (named === undefined || seen.has(named) || isCalming(context, at)) return []
    if (
      named === 'finisher' &&
      clauseOf(all, at).some(one => sense(one, 'section')?.part === 'cool-down' || closingAt(context, all.indexOf(one)))
    )
      return []
    seen.add(named)
    if (clauseOf(all, at).some(one => is(one, 'verdict') && verdictAt(context, all.indexOf(one)).length > 0)) return []
    const isRefused =
      scope.want[at] === 'without' ||
      clauseOf(all, at).some(one => /^(notig|brauch|unnecessary|skip|nicht notig)/.test(one.folded) && is(one, 'not'))
    const minutes = isRefused ? null : (sectionMinutes(context, at)?.minutes?.[1] ?? null)
    return [said({ kind: 'section', part: named, want: isRefused ? 'without' : 'with', minutes }, lexeme)]
  })
}

/** "Zum Schluss dehnen", "die letzten zehn Minuten dehnen": stretching that closes. */
export const closingAt = ({ all }: Context, at: number): 'cool-down' | undefined =>
  sense(all[at], 'goal')?.goal === 'mobility' &&
  (all.slice(Math.max(0, at - 8), at + 4).some(one => one.sentence === all[at]?.sentence && is(one, 'closing')) ||
    before(all, at, 4).some(one => afterwards.test(one.folded)))
    ? 'cool-down'
    : undefined

/** "Zum Schluss Bauch", "am Ende 15 Minuten Laufband", "Cardio am Ende": what is worked last. */
const finishAt = ({ all }: Context, at: number): 'finisher' | undefined => {
  const isAfter = afterwards.test(all[at]?.folded ?? '')
  if (!is(all[at], 'closing') && !isAfter) return undefined
  const near = [...(isAfter ? [] : before(all, at, 1)), ...behind(all, at, 4)]
  if (isAfter && !near.some(one => isWorked(one) && !is(one, 'part', 'focus'))) return undefined
  const stretches = near.some(one => is(one, 'section') || sense(one, 'goal')?.goal === 'mobility')
  return !stretches && near.some(isWorked) ? 'finisher' : undefined
}

const isWorked = (one: Context['all'][number]) =>
  is(one, 'part', 'focus', 'exercise') ||
  sense(one, 'kit')?.exercise !== undefined ||
  sense(one, 'goal')?.goal === 'endurance'

/** What comes behind all else. */
export const afterwards = /^(?:danach|hinterher|anschliessend|afterwards|after that)$/
