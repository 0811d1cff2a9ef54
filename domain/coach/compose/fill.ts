import { directMuscles, type Exercise } from '../basis/catalogue.ts'
import { setSeconds } from '../basis/time-model.ts'
import { doseOf } from '../dose/doses.ts'
import { type Brief, liftOfExercise } from '../prescribe/brief.ts'
import { goalRange } from '../prescribe/goals.ts'
import { mostWithBody } from '../prescribe/lifts/body-steps.ts'
import { isOutgrown } from '../prescribe/lifts/forms.ts'
import { isFarAhead, tipsOver } from '../prescribe/week/balance.ts'
import type { Kind } from '../prescribe/week/frequency.ts'
import { belongsTo } from '../prescribe/week/kinds.ts'
import { landmarksOf } from '../prescribe/week/landmarks.ts'
import { type Got, gotFrom, type Owed, owedToday, placeOf, worthOf } from '../prescribe/week/need.ts'
import { type Rooms, roomsFor } from '../prescribe/week/rooms.ts'
import { mostSets } from '../prescribe/week/session-budget.ts'
import { isTight } from '../prescribe/week/tight.ts'
import { wishedSets } from '../prescribe/wished-dose.ts'
import { evened } from './evened.ts'
import { groupsOf } from './lay-out.ts'
import { type Pick, setsOf } from './pick.ts'
import { choose } from './slots/choose.ts'
import {
  isSmall,
  isTooSmall,
  mayJoin,
  mostMoves,
  outweighs,
  setsAsked,
  setsAtFirst,
  startRest,
  topSets,
} from './slots/holding.ts'
import { standInFor } from './slots/second-choice.ts'
import type { Slot } from './slots/slot.ts'
import { slotsOf } from './slots/slots.ts'

/** Whether time and the session's sets hold some picks. */
export type Fits = (picks: readonly Pick[]) => boolean

/** Main lifts first, with a few sets each; then set by set, or lift by lift, what the week still needs most for its time. */
export const composed = (brief: Brief, kind: Kind, fits: Fits, beside: Beside = alone): readonly Pick[] => {
  const slots = slotsOf(brief, kind)
  const rooms = roomsFor(brief, kind)
  const ofKind = belongsTo(brief, kind)
  const belongs = (exercise: Exercise) => ofKind(exercise) && beside.allowed(exercise)
  const standsIn = standInFor(brief)
  const { deep = false, few = false } = beside
  const bench: Bench = {
    brief,
    rooms,
    fits,
    deep,
    few,
    owed: owedToday(brief, kind),
    belongs,
    standsIn,
    known: new Map(),
  }
  for (const { exercise, sets } of beside.picks) rooms.take(exercise, sets)
  const must = slots.filter(
    ({ part, ids, wished, due }) => part === 'main' || part === 'power' || ids !== undefined || wished || due,
  )
  const started = must.reduce<Session>(
    (session, slot) => placed(bench, session, slot) ?? inPlaceOfASet(bench, session, slot) ?? session,
    { picks: beside.picks, open: slots },
  )
  const { picks, open } = grown(bench, started)
  const others = (beside: readonly Pick[]) => {
    // After an exchange there may be as many exercises, but other ones.
    if (beside.some(({ exercise }) => !picks.some(pick => pick.exercise === exercise))) bench.known.clear()
    return open.flatMap(slot => newcomer(bench, beside, slot) ?? []).filter(({ exercise }) => !isSpent(brief, exercise))
  }
  return evened(bench, picks, others)
}

/** Done as often as it is good for with what there is. */
const isSpent = (brief: Brief, exercise: Exercise) =>
  isOutgrown(brief, exercise) &&
  (liftOfExercise(brief, exercise).lastReps ?? 0) >= mostWithBody(exercise, goalRange(brief, exercise))

/** What a session holds already, which exercises may come to it, and whether more sets of few are welcome. */
type Beside = {
  readonly picks: readonly Pick[]
  readonly allowed: (exercise: Exercise) => boolean
  readonly deep?: boolean
  /** Each exercise begins with the fewest sets. */
  readonly few?: boolean
}

export const alone: Beside = { picks: [], allowed: () => true }

type Bench = {
  readonly brief: Brief
  readonly rooms: Rooms
  readonly fits: Fits
  readonly deep: boolean
  readonly few: boolean
  readonly owed: Owed
  readonly belongs: (exercise: Exercise) => boolean
  readonly standsIn: (exercise: Exercise) => boolean
  /** What was found for a slot, with how many exercises there were then. */
  readonly known: Map<Slot, { readonly beside: number; readonly exercise: Exercise | null }>
}

/** `open`: slots that hold nothing yet. */
type Session = { readonly picks: readonly Pick[]; readonly open: readonly Slot[] }

/** The slot filled by the best exercise for it, with as many sets as fit; null when none does. */
const withSlot = (bench: Bench, { picks, open }: Session, slot: Slot): Session | null => {
  const { brief, rooms, fits } = bench
  if (picks.length >= mostMoves(brief)) return null
  const pick = newcomer(bench, picks, slot)
  if (!pick) return null
  const { exercise } = pick
  const wanted = bench.few ? leastOf(brief) : setsAtFirst(brief, slot, picks.length)
  for (const sets of [...setsAsked(brief, exercise), ...setsBeside(brief, slot, picks), wanted, wanted - 1, 1]) {
    if (sets < leastOf(brief) || sets > rooms.for(exercise)) continue
    const more = [...picks, { ...pick, sets }]
    if (!fits(more)) continue
    rooms.take(exercise, sets)
    return { picks: more, open: open.filter(one => one !== slot) }
  }
  return null
}

/** The best exercise for a slot with its fewest sets; null where there is none or no place for one more. */
const newcomer = (bench: Bench, picks: readonly Pick[], slot: Slot): Pick | null => {
  const { brief } = bench
  const exercise = candidate(bench, picks, slot)
  return (
    exercise && {
      exercise,
      slot,
      dose: doseOf(brief, exercise),
      restSec: startRest(brief, exercise),
      sets: leastOf(brief),
    }
  )
}

/** In a tight week a small exercise takes the sets of a big one that stands alone: it is done in its rests. */
const setsBeside = (brief: Brief, { part }: Slot, picks: readonly Pick[]): readonly number[] => {
  if ((part !== 'isolation' && part !== 'core') || !isTight(brief)) return []
  const alone = groupsOf(brief, picks).flatMap(([one, other], at) => (one && !other && at > 0 ? [one.sets] : []))
  return [...new Set(alone.filter(sets => sets <= 4))]
}

/** One set is worth its set-up only where there is no time for two. */
const leastOf = ({ minutes }: Brief) => (minutes <= 15 ? 1 : 2)

const candidate = (bench: Bench, picks: readonly Pick[], slot: Slot): Exercise | null => {
  const { brief, rooms, belongs, standsIn, known } = bench
  const before = known.get(slot)
  if (before?.beside === picks.length) return before.exercise
  const allowed = (exercise: Exercise) =>
    belongs(exercise) && mayJoin(brief, picks, slot, exercise) && (slot.ids !== undefined || !standsIn(exercise))
  const taken = picks.map(({ exercise }) => exercise)
  const exercise = choose(brief, slot, rooms, taken, { sets: 3, least: leastOf(brief), allowed })?.exercise ?? null
  known.set(slot, { beside: picks.length, exercise })
  return exercise
}

/** Adds what is worth most for its time until time, sets or muscles have had enough. */
const grown = (bench: Bench, started: Session): Session => {
  let session = started
  let steps = stepsFrom(bench, session)
  const closed = new Set<unknown>()
  for (let turn = 0; turn < 80; turn += 1) {
    const best = steps.find(({ key }) => !closed.has(key))
    if (!best) return session
    const next = best.take()
    if (next) {
      session = next
      steps = stepsFrom(bench, session)
    } else closed.add(best.key)
  }
  return session
}

/** `key`: what it is that does not fit, once it did not. */
type Addition = { readonly key: unknown; readonly worth: number; readonly take: () => Session | null }

/** What would be worth something, the most first. */
const stepsFrom = (bench: Bench, session: Session): readonly Addition[] => {
  const { brief, owed } = bench
  const got = gotFrom(brief, session.picks)
  const total = setsOf(session.picks)
  // While the session holds more sets, any that has room is better than filling the time otherwise.
  const floor = total < mostSets(brief.minutes) ? 0.02 : 0
  const worth = (exercise: Exercise) => worthOf(brief, owed, got, exercise) + floor * roomLeft(brief, got, exercise)
  return [
    ...growing(brief, session.picks).map(group => ({
      key: group.map(({ exercise, sets }) => `${exercise.id} ${sets}`).join(),
      worth: group.reduce((sum, pick) => sum + worth(pick.exercise) * isLead(brief, pick), 0) / secondsOfSet(group),
      take: () => withSet(bench, session, group),
    })),
    ...session.open.flatMap(slot => {
      const exercise = candidate(bench, session.picks, slot)
      if (!exercise || isTooSmall(brief, session.picks, slot)) return []
      const seconds = secondsOfSet([{ exercise, restSec: startRest(brief, exercise) }]) + 30
      return [
        {
          key: slot,
          worth: worth(exercise) / seconds,
          take: () => balancedWith(bench, session, slot),
        },
      ]
    }),
  ]
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
}

/** What may get one more set: each exercise or pair, and one of a pair alone where the other has enough and time allows. */
const growing = (brief: Brief, picks: readonly Pick[]): readonly (readonly Pick[])[] =>
  groupsOf(brief, picks).flatMap(group =>
    group.length > 1 && !isTight(brief) ? [group, ...group.map(pick => [pick])] : [group],
  )

/** Where a session is not full yet though the week is paid: what is furthest from its most gains most. */
const roomLeft = (brief: Brief, { all }: Got, exercise: Exercise) => {
  const { most } = landmarksOf(brief)
  const { muscles } = brief.catalogue
  const used = directMuscles(exercise).map(id => ((brief.week.get(id) ?? 0) + (all[placeOf(muscles, id)] ?? 0)) / most)
  return Math.max(0.05, 1 - Math.max(0, ...used))
}

/** A main lift of the side that had far more this week waits for what the other side gets, unless it was wished for. */
const placed = (bench: Bench, session: Session, slot: Slot): Session | null =>
  slot.part === 'main' && slot.ids === undefined && isFarAhead(bench.brief, slot.patterns)
    ? balancedWith(bench, session, slot)
    : withSlot(bench, session, slot)

/** A trunk that has waited comes for a set of what leads, where a short session holds nothing more. */
const inPlaceOfASet = (bench: Bench, { picks, open }: Session, slot: Slot): Session | null => {
  const [lead, ...others] = picks
  const has = slot.part === 'core' && slot.due && lead !== undefined && lead.sets > leastOf(bench.brief)
  if (!has || wishedSets(bench.brief, lead.exercise) !== null) return null
  bench.rooms.take(lead.exercise, -1)
  const next = withSlot(bench, { picks: [{ ...lead, sets: lead.sets - 1 }, ...others], open }, slot)
  if (next === null) bench.rooms.take(lead.exercise, 1)
  return next
}

const balancedWith = (bench: Bench, session: Session, slot: Slot): Session | null => {
  const next = withSlot(bench, session, slot)
  const pick = next?.picks[next.picks.length - 1]
  if (!next || !pick || !tipsOver(bench.brief, pick.exercise, next.picks)) return next
  bench.rooms.take(pick.exercise, -pick.sets)
  return null
}

/** One more set for an exercise or a pair; null where time, room or balance forbid it. */
const withSet = (
  { brief, rooms, fits, deep }: Bench,
  { picks, open }: Session,
  group: readonly Pick[],
): Session | null => {
  const more = picks.map(one => (group.includes(one) ? { ...one, sets: one.sets + 1 } : one))
  if (!group.every(one => one.sets < topSets(brief, one, deep) && rooms.for(one.exercise) >= 1)) return null
  if (group.every(isSmall) && outweighs(brief, more)) return null
  if (group.some(({ exercise }) => tipsOver(brief, exercise, more)) || !fits(more)) return null
  for (const { exercise } of group) rooms.take(exercise, 1)
  if (group.every(({ exercise }) => rooms.for(exercise) >= 0)) return { picks: more, open }
  for (const { exercise } of group) rooms.take(exercise, -1)
  return null
}

/** Main lifts of a strength session grow before anything else; where a week hardly holds the least, not as far. */
const isLead = (brief: Brief, { slot, sets }: Pick) =>
  brief.goal === 'strength' && slot.part === 'main' && sets < (isTight(brief) ? 3 : 4) ? 2 : 1

const secondsOfSet = (group: readonly { readonly exercise: Exercise; readonly restSec: number }[]) =>
  group.reduce((sum, { exercise }) => sum + setSeconds({ reps: 10 }, exercise), 0) +
  (group[group.length - 1]?.restSec ?? 90)
