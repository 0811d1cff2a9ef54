import type { Catalogue } from '../../basis/catalogue.ts'
import type { Meaning } from '../intent.ts'
import type { Dose } from '../training.ts'
import { abilitiesIn } from './abilities.ts'
import { bareOf, bestOf } from './bare-doses.ts'
import { type Context, type Said, said } from './context.ts'
import { doseOf, isBehindSets } from './doses.ts'
import { focusAt } from './focuses.ts'
import { travels } from './lifts.ts'
import { inIntervals, type Move, movesIn } from './moves.ts'
import { lastBefore } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { timeTrialIn } from './races.ts'
import { is, sense } from './senses.ts'

/** Focus, exercises with their doses, what one is able to do and wants to learn. */
export const askedIn = (context: Context, catalogue: Catalogue, isUsed: (at: number) => boolean): readonly Said[] => {
  const moves = movesIn(context, catalogue, isUsed)
  const doses = dosesOf(context, moves)
  return [
    ...(moves.length === 0 ? distanceIn(context) : []),
    ...context.all.flatMap((_, at) => (isUsed(at) ? [] : focusAt(context, at))),
    ...abilitiesIn(context, catalogue),
    ...moves.flatMap((move, at) => exerciseOf(context, move, doses[at] ?? [], catalogue)),
  ]
}

/** "10 km locker im Wald": a distance that nothing else covers is run. */
const distanceIn = (context: Context): readonly Said[] => {
  const { all, quantities, field, times } = context
  if (field !== 'wish' || all.some(one => is(one, 'event', 'sport', 'kit', 'goal', 'exercise', 'done', 'format')))
    return []
  if (times.some(({ days }) => days < 0) || timeTrialIn(context).length > 0) return []
  const far = quantities.find(({ meters, sets }) => sets === undefined && meters !== undefined && meters >= 1000)
  const at = far && all[far.from]
  if (!far?.meters || !at) return []
  const run: Meaning = {
    kind: 'exercise',
    want: 'with',
    exercises: ['easy-run', 'tempo-run'],
    dose: { meters: far.meters },
  }
  return [said(run, { start: at.start, end: all[far.to - 1]?.end ?? at.end })]
}

/** Which quantities dose which exercise: those of its clause, or of the clause behind it. */
const dosesOf = (context: Context, moves: readonly Move[]): readonly (readonly Quantity[])[] => {
  const doses: Quantity[][] = moves.map(() => [])
  if (moves.length === 0) return doses
  for (const quantity of context.quantities) {
    const owner = ownerOf(context, moves, quantity)
    if (isOfEach(context, quantity) || (owner < 0 && quantity.percent !== undefined))
      moves.forEach(({ at }, on) => {
        if (context.all[at]?.sentence === context.all[quantity.from]?.sentence) doses[on]?.push(quantity)
      })
    else if (owner >= 0) doses[owner]?.push(quantity)
  }
  return doses
}

/** "Je 3x12", "4 sets each": of all that were named. */
const isOfEach = ({ all }: Context, { from, to, sets: many }: Quantity) =>
  many !== undefined &&
  [all[from - 1], all[to + 1]?.number == null ? all[to] : undefined].some(one =>
    /^(je|jeweils|each|alle)$/.test(one?.folded ?? ''),
  )

const ownerOf = ({ all, quantities }: Context, moves: readonly Move[], quantity: Quantity): number => {
  const clause = all[quantity.from]?.clause
  const inClause = moves.filter(({ at }) => all[at]?.clause === clause)
  if (inClause.length === 0) {
    const previous = lastBefore(
      moves,
      ({ at }) =>
        at < quantity.from &&
        all[at]?.sentence === all[quantity.from]?.sentence &&
        (clause ?? 0) - (all[at]?.clause ?? 0) <= 2,
    )
    const stands =
      quantity.sets !== undefined ||
      quantity.restSeconds !== undefined ||
      quantity.meters !== undefined ||
      quantity.kg !== undefined ||
      (quantity.reps !== undefined && quantity.bare === undefined) ||
      (quantity.bare !== undefined && isBehindSets(quantities, quantity.from))
    const isAlone = !all.some(one => one.clause === clause && is(one, 'part', 'focus', 'kit', 'kit-kind'))
    return previous && stands && isAlone ? moves.indexOf(previous) : -1
  }
  const next = inClause.find(({ at }) => at >= quantity.to)
  const before = lastBefore(inClause, ({ at }) => at < quantity.from)
  const first = quantities.find(one => all[one.from]?.clause === clause && one.minutes === undefined)
  const isDoseFirst = first !== undefined && first.from < (inClause[0]?.at ?? 0)
  const isBehind = before && /^(mit|with|at|@|a|bei|mal)$/.test(all[quantity.from - 1]?.folded ?? '')
  const owner = isBehind ? before : isDoseFirst ? (next ?? before) : (before ?? next)
  return owner ? moves.indexOf(owner) : -1
}

const exerciseOf = (
  context: Context,
  move: Move,
  quantities: readonly Quantity[],
  catalogue: Catalogue,
): readonly Said[] => {
  const { all } = context
  const lexeme = all[move.at]
  if (!lexeme) return []
  const counts = quantities
    .map(held)
    .filter(
      ({ minutes, rounds, rir, workSeconds, restSeconds, from }) =>
        minutes === undefined &&
        rounds === undefined &&
        rir === undefined &&
        workSeconds === undefined &&
        !(restSeconds !== undefined && isOfForm(context, from)) &&
        !isLengthOfForm(context, from),
    )
  if (isRefusedRun(move)) return [said({ kind: 'focus', want: move.want, on: { of: 'trait', id: 'running' } }, lexeme)]
  const isTravel = move.ids.every(id => travels.test(id))
  const intervals =
    isTravel &&
    counts.some(
      ({ sets: many, meters, seconds }) =>
        many !== undefined && many > 1 && (meters !== undefined || (seconds !== undefined && seconds >= 20)),
    )
  if (intervals)
    return [said({ kind: 'exercise', want: move.want, exercises: inIntervals(move.ids), dose: {} }, lexeme)]
  const dose: Dose = isTravel
    ? onlyMeters(doseOf(counts))
    : { ...doseOf(counts.map(one => withoutMeters(one, move.ids))), ...bareOf(context, move, counts) }
  const able = move.want === 'with' && isAbility(context, move.at) ? { ...dose, ...bestOf(context, move, counts) } : {}
  const isAble = able.kg !== undefined || able.reps !== undefined || able.seconds !== undefined
  const meaning: Meaning = isAble
    ? { kind: 'ability', exercises: move.ids, done: able }
    : { kind: 'exercise', want: move.want, exercises: withFamily(move, catalogue), dose }
  return [said(meaning, spanOf(context, move.at, counts))]
}

/** Who refuses deadlifts refuses Romanian ones too: all whose name begins or ends with that of one that is refused. */
const withFamily = ({ ids, want }: Move, { exercises }: Catalogue): readonly string[] => {
  if (want !== 'without' && want !== 'less') return ids
  const kinds = new Set(exercises.filter(({ id }) => ids.includes(id)).map(({ pattern }) => pattern))
  return [
    ...new Set([
      ...ids,
      ...exercises
        .filter(
          ({ id, pattern }) =>
            ids.some(named => id.startsWith(`${named}-`)) ||
            (kinds.has(pattern) && ids.some(named => id.endsWith(`-${named}`))),
        )
        .map(({ id }) => id),
    ]),
  ]
}

/** "Kein Laufen" is no running of any kind. */
const isRefusedRun = ({ ids, want }: Move) => (want === 'without' || want === 'less') && ids.includes('easy-run')

/** "20 Sek an, 10 aus": the rest of a form, and of no exercise. */
const isOfForm = ({ all, quantities }: Context, at: number) =>
  quantities.some(one => one.workSeconds !== undefined && all[one.from]?.sentence === all[at]?.sentence)

/** "EMOM 20 mit Swings": minutes of the form. */
const isLengthOfForm = ({ all }: Context, at: number) =>
  /^(?:emom|amrap)$/.test(sense(all[at - 1], 'format')?.format ?? '') && all[at - 1]?.clause === all[at]?.clause

/** "For a minute": what is held that long. */
const held = (quantity: Quantity): Quantity => {
  const { minutes, ...rest } = quantity
  return minutes !== undefined && minutes[1] <= 3 ? { ...rest, seconds: Math.round(minutes[1] * 60) } : quantity
}

const onlyMeters = ({ meters }: Dose): Dose => (meters === undefined ? {} : { meters })

/** Nobody pulls themselves up three kilometres; and "5x100" of a lift is sets and repetitions, not metres. */
const withoutMeters = (quantity: Quantity, ids: readonly string[]): Quantity => {
  if (quantity.sets === undefined && (quantity.meters ?? 0) > 200 && !ids.some(id => carried.test(id))) {
    const { meters: _, ...others } = quantity
    return others
  }
  if (quantity.reps === undefined || quantity.meters === undefined) return quantity
  const { meters: _, sets: many, reps, ...rest } = quantity
  return { ...rest, reps: [many ?? 1, many ?? 1], kg: reps[1] }
}

/** "Meine Kniebeuge liegt bei 110 kg für 5". */
const stands = /^(?:liegt|liegen|steht|stehen|is at)(?: bei)?$/

/** What is carried, pushed or walked along. */
const carried = /(?:^|-)(?:carry|sled|walk|walking|crawl|lunge|broad-jump|swim|march|run|row|ski|bike|erg|rope)/

const isAbility = ({ all, field }: Context, at: number) =>
  (field !== 'note' && /^(i|ich)$/.test(all[at - 1]?.folded ?? '') && field !== 'wish') ||
  all.some(
    (one, on) =>
      (is(one, 'able') || (field !== 'note' && field !== 'wish' && stands.test(one.folded))) &&
      one.clause === all[at]?.clause &&
      Math.abs(on - at) <= 6 &&
      !/^(gehen|will)$/.test(one.folded),
  )

const spanOf = ({ all }: Context, at: number, quantities: readonly Quantity[]) => {
  const own = quantities.filter(({ from }) => all[from]?.clause === all[at]?.clause)
  return {
    start: Math.min(all[at]?.start ?? 0, ...own.map(({ from }) => all[from]?.start ?? 0)),
    end: Math.max(all[at]?.end ?? 0, ...own.map(({ to }) => all[to - 1]?.end ?? 0)),
  }
}
