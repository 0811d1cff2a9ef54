import type { Catalogue } from '../../catalogue.ts'
import type { Meaning } from '../intent.ts'
import type { Dose, Target, Want } from '../training.ts'
import { type Context, type Said, said } from './context.ts'
import { isCue } from './cues.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf, lastBefore } from './nearby.ts'
import { doseOf, type Quantity } from './quantities.ts'
import { is, sense } from './senses.ts'

/** Focus, exercises with their doses, what one is able to do and wants to learn. */
export const askedIn = (context: Context, catalogue: Catalogue, isUsed: (at: number) => boolean): readonly Said[] => {
  const moves = movesIn(context, catalogue, isUsed)
  const doses = dosesOf(context, moves)
  return [
    ...(moves.length === 0 ? distanceIn(context) : []),
    ...context.all.flatMap((_, at) => (isUsed(at) ? [] : focusAt(context, at))),
    ...moves.flatMap((move, at) => exerciseOf(context, move, doses[at] ?? [])),
  ]
}

/** "10 km locker im Wald": a distance that nothing else covers is run. */
const distanceIn = ({ all, quantities, field }: Context): readonly Said[] => {
  if (field !== 'wish' || all.some(one => is(one, 'event', 'sport', 'kit', 'goal', 'exercise', 'done', 'format')))
    return []
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

/** "Tennis elbow in the right arm": where something is the matter. */
const isPlaceOfDiagnosis = ({ all, scope }: Context, at: number): boolean =>
  all
    .slice(Math.max(0, at - 5), at)
    .some(
      (one, on) => one.clause === all[at]?.clause && is(one, 'diagnosis') && !scope.denied[Math.max(0, at - 5) + on],
    ) && all.slice(Math.max(0, at - 4), at).some(({ folded }) => /^(in|in the|im|am|into|down)$/.test(folded))

/** "Beine frisch halten", "keep legs light": worked less. */
const isSpared = ({ all }: Context, at: number): boolean =>
  clauseOf(all, at).some(one => /^(halten|keep|bleiben|lassen|stay)$/.test(one.folded)) &&
  all
    .slice(at + 1, at + 4)
    .some(one => one.clause === all[at]?.clause && /^(frisch|fresh|locker|light|leicht|easy)$/.test(one.folded))

/** Traits that somebody may ask for; the others are only ever refused. */
const wished: ReadonlySet<string> = new Set(['standing', 'one-sided', 'explosive', 'grip'])

const focusAt = (context: Context, at: number): readonly Said[] => {
  const lexeme = context.all[at]
  const target: Target | null | undefined = sense(lexeme, 'part')?.target ?? sense(lexeme, 'focus')?.target
  if (!lexeme || !target || context.scope.withdrawn[at] || is(lexeme, 'exercise')) return []
  if (context.scope.others[at] || isOccasion(context, at) || isMentioned(context, at)) return []
  if (is(lexeme, 'part') && (isCue(context, at) || isPlaceOfDiagnosis(context, at))) return []
  const complains = target.of === 'trait' && hurtsIn(context, at)
  const want = complains ? 'without' : (context.scope.want[at] ?? 'with')
  if (target.of === 'trait' && (want === 'with' || want === 'only') && !wished.has(target.id) && !is(lexeme, 'not'))
    return []
  if (context.field === 'activities') return []
  const meant = want === 'with' && isSpared(context, at) ? 'less' : is(lexeme, 'not') ? 'without' : want
  const focus = said({ kind: 'focus', want: meant, on: target }, lexeme)
  if (!isSore(context, at)) return [focus]
  return [
    said({ kind: 'soreness', on: target }, lexeme),
    ...(context.all.some(one => is(one, 'override')) ? [focus] : []),
  ]
}

/** "Beim Beugen", "when I press", "vom Sitzen": when it hurts, not what is wanted. */
const isOccasion = (context: Context, at: number): boolean =>
  hurtsIn(context, at) &&
  !is(context.all[at], 'part') &&
  sense(context.all[at], 'focus')?.target.of !== 'trait' &&
  (context.field === 'feedback' ||
    context.all
      .slice(Math.max(0, at - 3), at)
      .some(
        one =>
          one.clause === context.all[at]?.clause &&
          /^(bei|beim|vom|von|durch|wegen|seit|nach|when|whenever|if|during|while|after|from|by|in|with|on|wahrend|aufm|am|can|cannot|kann|konnte|many)$/.test(
            one.folded,
          ),
      ))

const hurtsIn = ({ all, scope }: Context, at: number): boolean =>
  clauseOf(all, at).some(
    one =>
      one !== all[at] &&
      (is(one, 'complains', 'diagnosis', 'condition', 'flag', 'happened') || /^(tut|hurt|aufs)$/.test(one.folded)) &&
      !scope.denied[all.indexOf(one)],
  )

/** In what looks back or describes, and of what was trained yesterday, a part alone asks for nothing. */
const isMentioned = ({ all, field, scope }: Context, at: number): boolean => {
  const clause = clauseOf(all, at)
  if (
    clause.some(one => is(one, 'done')) ||
    wasBefore(clause) ||
    all.slice(at, at + 9).some(one => is(one, 'past') && one.sentence === all[at]?.sentence)
  )
    return scope.want[at] === 'with' || scope.want[at] === 'without'
  const isBack = field === 'note' || field === 'feedback' || field === 'comments' || field === 'place'
  return (
    isBack &&
    is(all[at], 'part') &&
    scope.want[at] === 'with' &&
    !clause.some(
      one =>
        is(one, 'more') ||
        /^(bitte|gern|gerne|lieber|trainieren|training|please|train|starken|mochte|will)$/.test(one.folded),
    )
  )
}

/** "Push am Montag war hart", "legs were yesterday". */
const wasBefore = (clause: readonly Lexeme[]) =>
  clause.some(one => /^(war|waren|was|were)$/.test(one.folded)) &&
  clause.some(one => is(one, 'weekday') || (sense(one, 'when')?.days ?? 0) < 0)

/** "Muskelkater in den Beinen", "legs are sore". */
const isSore = ({ all, scope }: Context, at: number): boolean =>
  all.some(
    (one, on) =>
      is(one, 'sore') &&
      !scope.denied[on] &&
      one.clause === all[at]?.clause &&
      Math.abs(on - at) <= 7 &&
      isNearest({ all }, on, at),
  )

const isNearest = ({ all }: Pick<Context, 'all'>, sore: number, at: number) =>
  !all.some(
    (one, on) =>
      on !== at &&
      is(one, 'part', 'focus') &&
      reach(all, on, sore) < reach(all, at, sore) &&
      one.clause === all[at]?.clause,
  )

/** "Legs are sore" speaks of what is before, "Muskelkater in den Beinen" of what is behind. */
const reach = (all: Context['all'], at: number, sore: number) =>
  Math.abs(at - sore) + (at > sore === /sore/.test(all[sore]?.folded ?? '') ? 1 : 0)

type Move = { readonly at: number; readonly ids: readonly string[]; readonly want: Want }

const idsOf = ({ exercises }: Catalogue): ReadonlySet<string> => {
  const ids = idsBy.get(exercises) ?? new Set(exercises.map(({ id }) => id))
  idsBy.set(exercises, ids)
  return ids
}

const idsBy = new WeakMap<Catalogue['exercises'], ReadonlySet<string>>()

const movesIn = (context: Context, catalogue: Catalogue, isUsed: (at: number) => boolean): readonly Move[] => {
  const known = idsOf(catalogue)
  return context.all.flatMap((lexeme, at): readonly Move[] => {
    if (isToLearn(context, at)) return []
    const ids = rowsOf(context, at) ?? sense(lexeme, 'exercise')?.ids ?? movedKit(context, at)
    if (
      ids === undefined ||
      isUsed(at) ||
      isThing(context, at) ||
      isOccasion(context, at) ||
      context.field === 'activities' ||
      context.scope.withdrawn[at] ||
      isSport(context, at)
    )
      return []
    const listed = ids.split('|').filter(id => known.has(id))
    return listed.length === 0 ? [] : [{ at, ids: listed, want: context.scope.want[at] ?? 'with' }]
  })
}

/** "Pistol Squat lernen", "sauberer Klimmzug" as a goal: what one wants to be able to do. */
export const isToLearn = ({ all, field, scope }: Context, at: number): boolean => {
  if (scope.want[at] === 'without' || scope.denied[at]) return false
  const around = all.slice(Math.max(0, at - 4), at + 4).filter(one => one.clause === all[at]?.clause)
  const learns = around.some(one => learning.test(one.folded))
  if (is(all[at], 'skill')) return field === 'goal' || learns
  return learnable.test(sense(all[at], 'exercise')?.ids ?? '') && (learns || (field === 'goal' && around.some(isFeat)))
}

const learning = /^(lernen|lern|learn|learning|schaffen|konnen|master|meistern|beherrschen|nail|unlock|unassisted)$/
const learnable =
  /^(pull-up|chin-up|push-up|dip|bar-muscle-up|ring-muscle-up|freestanding-handstand|handstand-push-up|pistol-squat|front-lever|l-sit)/

const isFeat = (lexeme: Lexeme) =>
  /^(erst(e[nrs]?)?|first|einen|ein|freie[rns]?|frei|sauber(e[nrs]?)?|strict|richtige[nrs]?|echte[nrs]?|full|freestanding|endlich|my)$/.test(
    lexeme.folded,
  ) || lexeme.number !== null

/** "Crosstrainer, 30 Minuten": a machine that one does, where nobody says that it is there or missing. */
const movedKit = (context: Context, at: number): string | undefined => {
  const kit = sense(context.all[at], 'kit')
  if (
    kit?.ids === 'bench' &&
    context.quantities.some(one => one.sets !== undefined && (Math.abs(one.to - at) <= 1 || one.from === at + 1))
  )
    return 'bench-press|dumbbell-bench-press'
  return kit?.exercise
}

/** "Rudern" among lifts is a lift. */
const rowsOf = ({ all, quantities }: Context, at: number): string | undefined => {
  if (all[at]?.folded !== 'rudern' && all[at]?.folded !== 'row') return undefined
  const lifts = all.some(
    (one, on) =>
      on !== at && is(one, 'exercise') && !travels.test((sense(one, 'exercise')?.ids ?? '').split('|')[0] ?? ''),
  )
  const isErg = quantities.some(
    one => (one.minutes !== undefined || one.meters !== undefined) && all[one.from]?.clause === all[at]?.clause,
  )
  if (all[at]?.folded === 'row' && isErg) return 'row-erg|row-intervals'
  return lifts && !isErg
    ? 'seated-cable-row|barbell-row|one-arm-dumbbell-row|bent-over-dumbbell-row|chest-supported-row'
    : undefined
}

/** Whether a machine is named as a thing that is there, or is not. */
export const isThing = ({ all, scope, field, quantities }: Context, at: number): boolean => {
  if (!is(all[at], 'kit')) return false
  if (quantities.some(one => one.sets !== undefined && Math.abs(one.to - at) <= 1)) return false
  if (field === 'place' || field === 'comments' || field === 'note' || scope.want[at] !== 'with') return true
  if (is(all[at], 'exercise')) return isBesideThings({ all, scope }, at)
  const clause = clauseOf(all, at)
  return clause.some(
    one =>
      /^(hab|habe|hob|have|ive got|got|da|vorhanden|besitze|frei|keller)$/.test(one.folded) ||
      one.folded === 'im keller',
  )
}

/** "Beinpresse kaputt, Beinbeuger geht", "Kabelzug und Latzug". */
const isBesideThings = ({ all, scope }: Pick<Context, 'all' | 'scope'>, at: number) =>
  all.slice(Math.max(0, at - 5), at).some((one, on) => {
    const place = Math.max(0, at - 5) + on
    return is(one, 'kit') && !is(one, 'exercise')
      ? one.clause === all[at]?.clause
      : is(one, 'kit') &&
          scope.want[place] === 'without' &&
          scope.want[at] === 'with' &&
          /geht|frei|works/.test(all[at + 1]?.folded ?? '')
  })

/** What somebody does beside training is no exercise of it: in activities, or yesterday. */
export const isSport = ({ all, field, times, scope }: Context, at: number): boolean => {
  if (sense(all[at], 'sport') === undefined) return false
  if (field === 'activities') return true
  if (field === 'goal')
    return (
      /^(furs|fur|for|radfahren|bei|beim|my)$/.test(all[at - 1]?.folded ?? '') ||
      !/^(laufen|lauf|running|run)/.test(all[at]?.folded ?? '')
    )
  const wasBefore = times.some(
    ({ days, from }) => days < 0 && all[from]?.clause === all[at]?.clause && Math.abs(from - at) <= 4,
  )
  return (wasBefore && scope.want[at] === 'with') || /^(furs|fur|for)$/.test(all[at - 1]?.folded ?? '')
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
  many !== undefined && [all[from - 1], all[to]].some(one => /^(je|jeweils|each|alle)$/.test(one?.folded ?? ''))

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
      quantity.kg !== undefined ||
      (quantity.reps !== undefined && quantity.bare === undefined)
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

const exerciseOf = (context: Context, move: Move, quantities: readonly Quantity[]): readonly Said[] => {
  const { all } = context
  const lexeme = all[move.at]
  if (!lexeme) return []
  const counts = quantities
    .map(held)
    .filter(
      ({ minutes, rounds, rir, workSeconds }) =>
        minutes === undefined && rounds === undefined && rir === undefined && workSeconds === undefined,
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
    : { ...doseOf(counts.map(withoutMeters)), ...bareOf(context, move, counts) }
  const isAble =
    move.want === 'with' && isAbility(context, move.at) && (dose.kg !== undefined || dose.reps !== undefined)
  const meaning: Meaning = isAble
    ? { kind: 'ability', exercises: move.ids, done: dose }
    : { kind: 'exercise', want: move.want, exercises: move.ids, dose }
  return [said(meaning, spanOf(context, move.at, counts))]
}

/** "Kein Laufen" is no running of any kind. */
const isRefusedRun = ({ ids, want }: Move) => (want === 'without' || want === 'less') && ids.includes('easy-run')

/** "For a minute": what is held that long. */
const held = (quantity: Quantity): Quantity => {
  const { minutes, ...rest } = quantity
  return minutes !== undefined && minutes[1] <= 3 ? { ...rest, seconds: Math.round(minutes[1] * 60) } : quantity
}

const travels =
  /^(easy-run|tempo-run|run-intervals|sprint|row-erg|row-intervals|easy-row|ski-erg|ski-erg-intervals|stationary-bike|bike-intervals|elliptical|incline-walk|brisk-walk|stair-climb)$/

const inIntervals = (ids: readonly string[]) =>
  ids.some(id => /run|sprint/.test(id)) ? ['run-intervals', 'sprint'] : ids

const onlyMeters = ({ meters }: Dose): Dose => (meters === undefined ? {} : { meters })

/** "5x100" of a lift is sets and repetitions, not metres. */
const withoutMeters = (quantity: Quantity): Quantity => {
  if (quantity.reps === undefined || quantity.meters === undefined) return quantity
  const { meters: _, sets: many, reps, ...rest } = quantity
  return { ...rest, reps: [many ?? 1, many ?? 1], kg: reps[1] }
}

/** "10 Swings", "mit 80": numbers whose unit everybody knows. */
const bareOf = ({ all }: Context, { at }: Move, quantities: readonly Quantity[]): Dose => {
  const bare = quantities.filter(one => one.bare !== undefined && one.size === undefined)
  const each = bare.find(({ from }) => from > at && is(all[from - 1], 'each'))
  const sized = quantities.find(({ size, from }) => size !== undefined && from > at && is(all[from - 1], 'with'))
  const load = bare.find(({ from }) => from > at && /^(mit|with|at|@|bei)$/.test(all[from - 1]?.folded ?? ''))
  const reps = bare.find(({ to }) => to <= at && at - to <= 1)
  return {
    ...(reps?.bare !== undefined && reps.bare >= 2 && reps.bare <= 200
      ? { reps: [reps.bare, reps.bare] as const }
      : each?.bare !== undefined && quantities.some(one => one.sets !== undefined)
        ? { reps: [each.bare, each.bare] as const }
        : {}),
    ...(load?.bare !== undefined && load.bare >= 5 ? { kg: load.bare } : sized?.size ? { kg: sized.size } : {}),
  }
}

const isAbility = ({ all, field }: Context, at: number) =>
  (field !== 'note' && /^(i|ich)$/.test(all[at - 1]?.folded ?? '') && field !== 'wish') ||
  all.some(
    (one, on) =>
      is(one, 'able') && one.clause === all[at]?.clause && Math.abs(on - at) <= 6 && !/^(gehen|will)$/.test(one.folded),
  )

const spanOf = ({ all }: Context, at: number, quantities: readonly Quantity[]) => {
  const own = quantities.filter(({ from }) => all[from]?.clause === all[at]?.clause)
  return {
    start: Math.min(all[at]?.start ?? 0, ...own.map(({ from }) => all[from]?.start ?? 0)),
    end: Math.max(all[at]?.end ?? 0, ...own.map(({ to }) => all[to - 1]?.end ?? 0)),
  }
}
