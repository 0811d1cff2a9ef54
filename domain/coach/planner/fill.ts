import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { isHeavy, restRange } from '../goals.ts'
import { heavierSide, tipsOver } from './balance.ts'
import { choose } from './choose.ts'
import { doseOf } from './doses.ts'
import { belongsTo, exposuresOf, type Kind } from './kinds.ts'
import { groupsOf } from './lay-out.ts'
import type { Pick } from './pick.ts'
import { type Rooms, roomsFor } from './rooms.ts'
import { mostExercises } from './session-budget.ts'
import type { Slot } from './slot.ts'
import { slotsOf } from './slots.ts'
import { standInFor } from './staples.ts'

/** Whether time and the session's sets hold some picks. */
export type Fits = (picks: readonly Pick[]) => boolean

export type Chosen = { readonly picks: readonly Pick[]; readonly rooms: Rooms }

/** A second push without a second pull, or the other way round, gives its time to something else. */
export const balanced = (brief: Brief, kind: Kind, fits: Fits): Chosen => {
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

const addExercises = (
  brief: Brief,
  slots: readonly Slot[],
  rooms: Rooms,
  fits: Fits,
  belongs: (exercise: Exercise) => boolean,
): Chosen => {
  const standsIn = standInFor(brief)
  let picks: Pick[] = []
  for (const slot of slots) {
    if (picks.length >= mostExercises(brief.minutes)) break
    const allowed = (exercise: Exercise) =>
      belongs(exercise) && !clashes(picks, exercise) && (slot.ids !== undefined || !standsIn(exercise))
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
export const addSets = (brief: Brief, picks: readonly Pick[], rooms: Rooms, fits: Fits): readonly Pick[] => {
  let grown = picks
  for (let round = 0; round < 3; round += 1)
    for (const group of groupsOf(brief, grown)) {
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
