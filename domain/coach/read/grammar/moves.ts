import type { Catalogue } from '../../basis/catalogue.ts'
import { remembered } from '../../basis/remembered.ts'
import type { Want } from '../training.ts'
import type { Context } from './context.ts'
import { isOccasion } from './focuses.ts'
import { isJudged } from './judged.ts'
import type { Lexeme } from './lexemes.ts'
import { isBenched, isTravel, pressOf, travels } from './lifts.ts'
import { before, behind, clauseOf, sentenceOf } from './nearby.ts'
import { is, sense } from './senses.ts'

export type Move = { readonly at: number; readonly ids: readonly string[]; readonly want: Want }

const idsOf = remembered(
  (exercises: Catalogue['exercises']): ReadonlySet<string> => new Set(exercises.map(({ id }) => id)),
)

export const movesIn = (context: Context, catalogue: Catalogue, isUsed: (at: number) => boolean): readonly Move[] => {
  const known = idsOf(catalogue.exercises)
  return context.all.flatMap((lexeme, at): readonly Move[] => {
    if (isToLearn(context, at) || notOne.test(context.all[at + 1]?.folded ?? '')) return []
    const ids = rowsOf(context, at) ?? pressOf(context, at) ?? sense(lexeme, 'exercise')?.ids ?? movedKit(context, at)
    if (
      ids === undefined ||
      isUsed(at) ||
      isThing(context, at) ||
      isOccasion(context, at) ||
      isJudged(context, at) ||
      isAnyLifting(context, at) ||
      isLung(context, at) ||
      isRest(context, at) ||
      isHurtBy(context.all, at) ||
      isSpokenOf(context, at) ||
      isBygone(context.all, at) ||
      isAfter(context.all, at) ||
      context.field === 'activities' ||
      context.scope.withdrawn[at] ||
      isSport(context, at)
    )
      return []
    const listed = ids.split('|').filter(id => known.has(id))
    const want = context.scope.want[at] ?? 'with'
    // "Nur Liegestütze und Planks": these, which says nothing of others of their kind.
    return listed.length === 0 ? [] : [{ at, ids: listed, want: want === 'only' ? 'with' : want }]
  })
}

/** "Mir brennt die Lunge": what one breathes with. */
const isLung = ({ all }: Context, at: number): boolean =>
  all[at]?.folded === 'lunge' && /^(?:die|meine|mir|der|meiner)$/.test(all[at - 1]?.folded ?? '')

/** "10 x 400 m, 75 s jog between", "walk back is the rest": what one gets one's breath back by. */
const isRest = ({ all }: Context, at: number): boolean =>
  isTravel(all[at]) &&
  behind(all, at, 2).some(one => /^(?:between|dazwischen|in between|back|recovery|recoveries)$/.test(one.folded)) &&
  all.some((one, on) => on < at && one.sentence === all[at]?.sentence && is(one, 'exercise', 'unit'))

/** "Tweaked my SI joint squatting": what somebody hurt themselves by. */
const isHurtBy = (all: Context['all'], at: number): boolean =>
  /ing$/.test(all[at]?.folded ?? '') &&
  is(all[at - 1], 'part', 'diagnosis') &&
  all[at - 1]?.clause === all[at]?.clause &&
  clauseOf(all, at).some(one => is(one, 'complains', 'diagnosis', 'odd') && one !== all[at])

/** Of a session that was, what is named was done; a wish says that it is one. */
const isSpokenOf = ({ all, field, quantities, scope }: Context, at: number): boolean =>
  field === 'feedback' &&
  scope.want[at] === 'with' &&
  !quantities.some(({ from }) => all[from]?.clause === all[at]?.clause) &&
  !sentenceOf(all, at).some(one => is(one, 'wants', 'more', 'instead', 'but') || wishes.test(one.folded))

const wishes = /^(?:bitte|please|gern|gerne|mal|next|nachste[sn]?|kunftig|wieder|again|ofter|add|love|mag|like|statt)$/

/** "Schwer heben", "schlecht heben": lifting of any kind, and no deadlift. */
const isAnyLifting = ({ all, quantities }: Context, at: number): boolean => {
  if (/^taub/.test(all[at]?.written ?? '')) return true
  const clause = clauseOf(all, at)
  return (
    all[at]?.folded === 'heben' &&
    !quantities.some(({ from }) => all[from]?.clause === all[at]?.clause) &&
    (is(all[at - 1], 'intensity', 'not', 'less', 'part') || clause.some(one => lifted.test(one.folded)))
  )
}

const lifted =
  /^(schlecht|lasst|lassen|kann|darf|soll|tragen|kinder|kind|kisten|kiste|sachen|was|etwas|schweres|nichts|nix|nichts schweres|nix schweres|uber kopf)$/

/** "Klimmzug keinen einzigen": what one cannot do, neither asked for nor refused. */
const notOne = /^(keinen einzigen|keine einzige|kein einziger|not a single)/

/** "Pistol Squat lernen", "sauberer Klimmzug" as a goal: what one wants to be able to do. */
export const isToLearn = ({ all, field, scope }: Context, at: number): boolean => {
  if (scope.want[at] === 'without' || scope.denied[at]) return false
  const isLearnable = learnable.test(sense(all[at], 'exercise')?.ids ?? '')
  if (!isLearnable && !is(all[at], 'skill')) return false
  const around = all.slice(Math.max(0, at - 4), at + 4).filter(one => one.clause === all[at]?.clause)
  const learns = around.some(one => learning.test(one.folded))
  if (is(all[at], 'skill')) return field === 'goal' || learns
  const isFirst = /^(aller)?erste[nrs]?$|^(very )?first$/.test(all[at - 1]?.folded ?? '')
  return isLearnable && (learns || isFirst || (field === 'goal' && (around.some(isFeat) || isAllThatIsNamed(all, at))))
}

/** "Klimmzug bis März" as a goal: nobody who names one movement and no other wants to be able to do something else. */
const isAllThatIsNamed = (all: Context['all'], at: number): boolean =>
  !trainsOtherThings.test(sense(all[at], 'exercise')?.ids ?? '') &&
  all.every((one, other) => other === at || !is(one, 'exercise', 'focus', 'kit', 'sport', 'event'))

/** Press-ups and dips are also done to train something else. */
const trainsOtherThings = /^(push-up|dip)/

const learning = /^(lernen|lern|learn|learning|schaffen|konnen|master|meistern|beherrschen|nail|unlock|unassisted)$/

const learnable =
  /^(pull-up|chin-up|push-up|dip|bar-muscle-up|ring-muscle-up|freestanding-handstand|handstand-push-up|pistol-squat|front-lever|l-sit)/

const isFeat = (lexeme: Lexeme) =>
  /^(erst(e[nrs]?)?|first|einen|ein|freie[rns]?|frei|sauber(e[nrs]?)?|strict|richtige[nrs]?|echte[nrs]?|full|freestanding|endlich|my)$/.test(
    lexeme.folded,
  ) || lexeme.number !== null

/** "Crosstrainer, 30 Minuten": a machine that one does, where nobody says that it is there or missing. */
export const movedKit = (context: Context, at: number): string | undefined => {
  const kit = sense(context.all[at], 'kit')
  const pressed = kit && presses[kit.ids]
  if (
    pressed &&
    (hasSetsBeside(context, at) || isLaidOn(context, at) || isBenched(context, at) || isAimedAt(context, at))
  )
    return pressed
  return kit?.exercise
}

const presses: Readonly<Record<string, string>> = {
  bench: 'bench-press|dumbbell-bench-press',
  'incline-bench': 'incline-bench-press|incline-dumbbell-press',
}

const hasSetsBeside = ({ quantities }: Context, at: number) =>
  quantities.some(one => one.sets !== undefined && (Math.abs(one.to - at) <= 1 || one.from === at + 1))

/** "120 Bank bis Sommer", as a goal. */
const isAimedAt = ({ field, quantities }: Context, at: number) =>
  field === 'goal' && quantities.some(({ bare = 0, kg = bare, from, to }) => kg >= 40 && (to === at || from === at + 1))

/** "Maximalkraft auf der Bank: Einer bei 90 Prozent": what is lifted there. */
const isLaidOn = ({ all, quantities }: Context, at: number) =>
  (/^(der|die|the) bank$/.test(all[at]?.folded ?? '') || /^(auf|an)$/.test(all[at - 1]?.folded ?? '')) &&
  quantities.some(one => one.percent !== undefined && all[one.from]?.sentence === all[at]?.sentence)

/** "Rudern" among lifts is a lift. */
const rowsOf = ({ all, quantities, scope }: Context, at: number): string | undefined => {
  if (all[at]?.folded !== 'rudern' && all[at]?.folded !== 'row') return undefined
  const lifts = all.some((one, on) => on !== at && is(one, 'exercise') && !isTravel(one))
  const isErg = quantities.some(
    one => (one.minutes !== undefined || one.meters !== undefined) && all[one.from]?.clause === all[at]?.clause,
  )
  const isOfBack =
    scope.want[at] === 'without' &&
    all.some(one => sense(one, 'part')?.part === 'back' || sense(one, 'kit')?.ids === 'cable-machine')
  if (isOfBack)
    return 'seated-cable-row|barbell-row|one-arm-dumbbell-row|bent-over-dumbbell-row|chest-supported-row|row-erg'
  const isAmongTravels = all.some(
    (one, on) =>
      on !== at && travels.test((sense(one, 'exercise')?.ids ?? sense(one, 'kit')?.exercise ?? '').split('|')[0] ?? ''),
  )
  const isCounted = quantities.some(
    one =>
      one.sets !== undefined &&
      one.reps !== undefined &&
      one.meters === undefined &&
      all[one.from]?.clause === all[at]?.clause,
  )
  if (all[at]?.folded === 'row' && (isErg || (isAmongTravels && !lifts))) return 'row-erg|row-intervals'
  return (lifts || isCounted) && !isErg
    ? 'seated-cable-row|barbell-row|one-arm-dumbbell-row|bent-over-dumbbell-row|chest-supported-row'
    : undefined
}

/** Whether a machine is named as a thing that is there, or is not. */
export const isThing = ({ all, scope, field, quantities }: Context, at: number): boolean => {
  if (!is(all[at], 'kit')) return false
  if (quantities.some(one => one.sets !== undefined && Math.abs(one.to - at) <= 1)) return false
  if (field === 'place' || field === 'comments' || field === 'note' || scope.want[at] !== 'with') return true
  if (isInStock({ all, quantities }, at)) return true
  if (is(all[at], 'exercise')) return isBesideThings({ all, scope }, at)
  const clause = clauseOf(all, at)
  return clause.some(
    one =>
      /^(hab|habe|hob|have|ive got|got|da|vorhanden|besitze|frei|keller|theres|there|gibts|gibt|gibt es|steht|stehen|rumstehen|owns?)$/.test(
        one.folded,
      ) || one.folded === 'im keller',
  )
}

/** "Hotel-Gym: Laufband, Matte und Hanteln": what a place has. */
const isInStock = ({ all, quantities }: Pick<Context, 'all' | 'quantities'>, at: number) =>
  all.some(one => is(one, 'place') && one.sentence === all[at]?.sentence) &&
  all
    .slice(at + 1, at + 5)
    .some(one => one.sentence === all[at]?.sentence && is(one, 'kit', 'kit-kind') && !is(one, 'exercise')) &&
  !quantities.some(one => one.minutes !== undefined && all[one.from]?.clause === all[at]?.clause)

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
    ({ days, from }) =>
      (days < 0 || (days > 0 && days <= 3)) && all[from]?.clause === all[at]?.clause && Math.abs(from - at) <= 4,
  )
  return (
    ((wasBefore || wasDone(all, at)) && scope.want[at] === 'with') || /^(furs|fur|for)$/.test(all[at - 1]?.folded ?? '')
  )
}

/** "War vorhin schon joggen", "komme grad vom Badminton", "went climbing": done, whenever it was. */
export const wasDone = (all: Context['all'], at: number): boolean =>
  isBygone(all, at) ||
  (before(all, at, 6).some(
    one => is(one, 'done') || /^(vorhin|vormittags|nachmittags|schon)$|\b(?:war|waren|went)\b/.test(one.folded),
  ) &&
    clauseOf(all, at).some(
      one => is(one, 'done') || /^(gelaufen|gefahren|gewesen)$|\b(?:war|waren|went)\b/.test(one.folded),
    ))

/** "Kreuzheben war gestern", "deadlifts were yesterday". */
const isBygone = (all: Context['all'], at: number): boolean =>
  is(all[at + 1], 'done') && /^(?:war|waren|was|were) /.test(all[at + 1]?.folded ?? '')

/** "Dehnen nach dem Laufen": what comes before what is wished for. */
const isAfter = (all: Context['all'], at: number): boolean =>
  before(all, at, 2).some(one => /^(?:nachm|nach|after)$/.test(one.folded)) &&
  isTravel(all[at]) &&
  clauseOf(all, at).some(one => sense(one, 'goal')?.goal === 'mobility')

export const inIntervals = (ids: readonly string[]): readonly string[] =>
  ids.some(id => /run|sprint/.test(id)) ? ['run-intervals', 'sprint'] : ids
