import type { Brief } from '../brief.ts'
import { directMuscles, type Exercise } from '../catalogue.ts'
import { isHeavy, restRange } from '../goals.ts'
import { ordinary } from '../readiness.ts'
import { ruleSet } from '../rule-set.ts'
import { heavierSide, levelled, tipsOver } from './balance.ts'
import { choose } from './choose.ts'
import { doseOf, easedSets, setsFor } from './doses.ts'
import { type DraftBlock, type DraftExercise, secondsOf } from './draft.ts'
import { exposuresOf, type Kind, kindOf, targetMuscles } from './kinds.ts'
import { blockName, blockText } from './names.ts'
import { pairsOf } from './pairs.ts'
import type { Pick } from './pick.ts'
import { rampSets } from './ramps.ts'
import { type Rooms, roomsFor } from './rooms.ts'
import { type Part, type Slot, slotsOf } from './slots.ts'
import { distinct, whyReasons } from './why.ts'

/** Strength work that fits into some seconds: chosen as on an ordinary day, then eased to what today allows. */
export const strengthBlocks = (brief: Brief, seconds: number, kind: Kind = kindOf(brief)): DraftBlock[] => {
  const fresh = { ...brief, readiness: ordinary }
  const fits = fitsInto(fresh, seconds)
  const chosen = balanced(fresh, kind, fits)
  const level = levelled(fresh, chosen.picks)
  const grown = addSets(fresh, fits(level) ? level : chosen.picks, chosen.rooms, fits)
  return blocksOf(brief, stretchRests(brief, eased(brief, grown), fitsInto(brief, seconds)))
}

const fitsInto = (brief: Brief, seconds: number) => (picks: readonly Pick[]) =>
  secondsOf(blocksOf(brief, picks), brief) <= seconds && cost(brief, inOrder(picks)) <= mostSets(brief.minutes)

/** Fewer sets and lower loads where the day asks for it, and nothing explosive. */
const eased = (brief: Brief, picks: readonly Pick[]): readonly Pick[] =>
  picks
    .filter(({ slot }) => slot.part !== 'power' || brief.readiness.level > 2)
    .map(pick => ({ ...pick, dose: doseOf(brief, pick.exercise), sets: easedSets(brief, pick.sets) }))

/** Working sets that a session of some minutes may hold, counted as straight sets. */
export const mostSets = (minutes: number): number => interpolate(ruleSet.volume.sessionSets.value, minutes, 2)
export const leastSets = (minutes: number): number => interpolate(ruleSet.volume.sessionSets.value, minutes, 1)
export const mostExercises = (minutes: number): number =>
  Math.floor(interpolate(ruleSet.volume.exercises.value, minutes, 1))

const interpolate = (rows: readonly (readonly number[])[], at: number, column: number): number => {
  const above = rows.findIndex(([minutes]) => (minutes ?? 0) >= at)
  const next = rows[above === -1 ? rows.length - 1 : above] ?? []
  const before = rows[Math.max(0, above - 1)] ?? next
  const [from = 0, to = 0] = [before[0], next[0]]
  const share = to === from ? 1 : Math.min(1, Math.max(0, (at - from) / (to - from)))
  return (before[column] ?? 0) + ((next[column] ?? 0) - (before[column] ?? 0)) * share
}

type Fits = (picks: readonly Pick[]) => boolean

type Chosen = { readonly picks: readonly Pick[]; readonly rooms: Rooms }

/** A second push without a second pull, or the other way round, gives its time to something else. */
const balanced = (brief: Brief, kind: Kind, fits: Fits): Chosen => {
  const slots = slotsOf(brief, kind)
  const rooms = () => roomsFor(brief, exposuresOf(brief, kind))
  const belongs = belongsTo(brief, kind)
  const first = addExercises(brief, slots, rooms(), fits, belongs)
  const heavier = heavierSide(brief, first.picks)
  if (heavier === null) return first
  const extra = first.picks.findLast(({ exercise }) => heavier.includes(exercise.pattern))
  const fewer = slots.filter(slot => slot !== extra?.slot)
  return addExercises(brief, fewer, rooms(), fits, belongs)
}

/** On a split day an exercise trains the day's muscles, unless it was asked for by name. */
export const belongsTo = (brief: Brief, kind: Kind) => {
  const target = targetMuscles(brief, kind)
  const named = new Set(brief.wish.wanted.flat())
  return (exercise: Exercise) =>
    kind === 'full' ||
    kind === 'focus' ||
    named.has(exercise.id) ||
    directMuscles(exercise).every(muscle => target.has(muscle))
}

const addExercises = (
  brief: Brief,
  slots: readonly Slot[],
  rooms: Rooms,
  fits: Fits,
  belongs: (exercise: Exercise) => boolean,
): Chosen => {
  let picks: Pick[] = []
  for (const slot of slots) {
    if (picks.length >= mostExercises(brief.minutes)) break
    const allowed = (exercise: Exercise) => belongs(exercise) && !clashes(picks, exercise)
    const taken = picks.map(({ exercise }) => exercise)
    const found = choose(brief, slot, rooms, taken, {
      sets: wantedSets(brief, slot),
      least: picks.length < 2 ? 1 : 2,
      allowed,
    })
    if (!found) continue
    const restSec = startRest(brief, found.exercise)
    const pick = { exercise: found.exercise, slot, dose: doseOf(brief, found.exercise), sets: found.sets, restSec }
    const smaller = [found.sets, 2, 1].filter(sets => sets <= found.sets).map(sets => ({ ...pick, sets }))
    const fitting = smaller.find(one => fits([...picks, one]) && (one.sets > 1 || picks.length < 2))
    if (!fitting) break
    picks = [...picks, fitting]
    rooms.take(fitting.exercise, fitting.sets)
  }
  return { picks, rooms }
}

/** One more set for everything in turn; a pair grows together. */
const addSets = (brief: Brief, picks: readonly Pick[], rooms: Rooms, fits: Fits): readonly Pick[] => {
  let grown = picks
  for (let round = 0; round < 3; round += 1)
    for (const group of groupsOf(brief, inOrder(grown))) {
      const more = grown.map(one => (group.includes(one) ? { ...one, sets: one.sets + 1 } : one))
      const open = group.every(one => one.sets < topSets(brief, one.slot)) && takeAll(rooms, group)
      if (!open) continue
      if (fits(more) && !group.some(({ exercise }) => tipsOver(brief, exercise, more))) grown = more
      else for (const { exercise } of group) rooms.take(exercise, -1)
    }
  return grown
}

/** One set of each, or of none. */
const takeAll = (rooms: Rooms, group: readonly Pick[]): boolean => {
  const taken: Pick[] = []
  for (const pick of group) {
    if (rooms.for(pick.exercise) < 1) {
      for (const { exercise } of taken) rooms.take(exercise, -1)
      return false
    }
    rooms.take(pick.exercise, 1)
    taken.push(pick)
  }
  return true
}

/** Time that is left goes into longer rests, up to what the goal allows. */
const stretchRests = (brief: Brief, picks: readonly Pick[], fits: Fits): readonly Pick[] => {
  let stretched = picks
  for (let round = 0; round < 12; round += 1) {
    const more = stretched.map(pick => ({ ...pick, restSec: Math.min(longestRest(brief, pick), pick.restSec + 15) }))
    if (!fits(more)) return stretched
    stretched = more
  }
  return stretched
}

/** Beyond the middle of the range more rest adds little, except for strength. */
const longestRest = (brief: Brief, { exercise }: Pick) => {
  const [low, high] = restRange(brief, exercise)
  if (brief.minutes <= 30) return low + 15
  return brief.goal === 'strength' ? Math.min(high, 210) : Math.round((low + high) / 10) * 5
}

const wantedSets = ({ level, goal, minutes }: Brief, { part }: Slot) => {
  if (part === 'power') return 3
  if (minutes <= 30) return part === 'main' && goal === 'strength' ? 3 : 2
  if (part === 'main') return level <= 2 && goal !== 'strength' ? 2 : level >= 4 ? 4 : 3
  return part === 'accessory' && level >= 3 ? 3 : 2
}

const topSets = ({ minutes, level }: Brief, { part }: Slot) =>
  part === 'main' || part === 'accessory' ? (minutes >= 75 && level >= 3 ? 5 : 4) : level >= 3 ? 3 : 2

const startRest = (brief: Brief, exercise: Exercise) => {
  const [low] = restRange(brief, exercise)
  return brief.goal === 'strength' && isHeavy(exercise) && brief.minutes >= 45 ? low + 30 : low
}

/** No two lifts that load the spine heavily in a row, no tired grip before a pull from the floor. */
const clashes = (picks: readonly Pick[], exercise: Exercise) => {
  const last = picks[picks.length - 1]?.exercise
  if (exercise.axialLoad >= 3 && last && last.axialLoad >= 3) return true
  return exercise.pattern === 'hinge' && exercise.axialLoad >= 2 && picks.some(pick => pick.exercise.gripHeavy)
}

const cost = (brief: Brief, picks: readonly Pick[]) => {
  const { straight, superset } = ruleSet.volume.setCost.value
  return groupsOf(brief, picks).reduce(
    (sum, group) => sum + group.reduce((sets, pick) => sets + pick.sets, 0) * (group.length > 1 ? superset : straight),
    0,
  )
}

const groupsOf = (brief: Brief, picks: readonly Pick[]): readonly (readonly Pick[])[] => {
  const { style } = brief.wish
  if (style === 'straight') return picks.map(pick => [pick])
  if (style === 'superset' || (brief.goal !== 'strength' && brief.minutes <= 30)) return pairsOf(brief, picks, 'all')
  return pairsOf(brief, picks, brief.goal === 'strength' ? 'small' : 'after-first')
}

/** Fast before heavy, heavy before small, breathless last. */
const inOrder = (picks: readonly Pick[]): readonly Pick[] =>
  [...picks].sort((one, other) => ranks[one.slot.part] - ranks[other.slot.part])

const ranks: Readonly<Record<Part, number>> = {
  power: 0,
  main: 1,
  accessory: 1,
  isolation: 2,
  core: 2,
  conditioning: 3,
}

const blocksOf = (brief: Brief, picks: readonly Pick[]): DraftBlock[] => {
  const groups = groupsOf(brief, inOrder(picks))
  const heavy = groups.flat().find(({ exercise }) => isHeavy(exercise))
  return groups.map(group => {
    const kind = group.length > 1 ? 'superset' : 'straight'
    const sets = Math.max(...group.map(pick => pick.sets))
    const exercises = group.map((pick, index) =>
      exerciseOf(brief, pick, pick === heavy, index === 0 && group.length > 1),
    )
    return {
      kind,
      name: blockName(
        kind,
        group.map(({ exercise }) => exercise),
      ),
      description: blockText(kind, sets, Math.max(...group.map(({ restSec }) => restSec))),
      focus: group[0]?.exercise.pattern ?? null,
      rounds: kind === 'superset' ? sets : 1,
      roundDurationSec: null,
      exercises,
    }
  })
}

const exerciseOf = (brief: Brief, pick: Pick, first: boolean, leads: boolean): DraftExercise => {
  const { exercise, dose, sets, restSec } = pick
  const rest = leads ? Math.min(ruleSet.dose.pairRest.value[1], 15) : restSec
  const ramps = first || pick.slot.part === 'main' ? rampSets(brief, dose, first) : []
  const breathless = exercise.role === 'conditioning'
  return {
    exercise,
    targetRir: breathless ? null : dose.rir,
    reasons: distinct([...(breathless ? [] : dose.reasons), ...whyReasons(brief, exercise)]),
    sets: [...ramps, ...setsFor(dose, sets, rest)],
  }
}
