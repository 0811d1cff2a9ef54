import { exerciseIdIn, setIdIn } from '../../ids.ts'
import { liftsOf } from '../../volume.ts'
import { type Exercise, isWeighted } from '../basis/catalogue.ts'
import type { PlannedBlock, PlannedExercise, PlannedSet, Reason } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { text } from '../basis/text.ts'
import { repSeconds, setSeconds } from '../basis/time-model.ts'
import { doseOf } from '../dose/doses.ts'
import type { DraftSet } from '../dose/draft.ts'
import { rampSets } from '../dose/ramps.ts'
import type { Brief } from '../prescribe/brief.ts'
import { askedEvents, reason } from '../reasons/reasons.ts'
import { convertedLoad } from './convert.ts'
import { highestNumber } from './numbers.ts'
import { agrees } from './remaining.ts'

type Exchange = {
  readonly planned: PlannedExercise
  readonly next: Exercise
  /** Whether the athlete asked for it, or place and body do. */
  readonly asked: boolean
}

/** Old and new exercise in a block, with as many sets between them as before. */
export const exchanged = (
  block: PlannedBlock,
  exchange: Exchange,
  done: ReadonlySet<string>,
  brief: Brief,
): PlannedBlock => {
  const { planned, next } = exchange
  const kept = keptSets(planned, done)
  const worked = kept.some(({ ramp }) => !ramp)
  const fresh = newExercise(block, exchange, new Set(kept), brief)
  const withOrphans = worked
    ? fresh
    : { ...fresh, sets: [...kept.map(set => asRampOf(set, brief.byId.get(planned.exercise), next)), ...fresh.sets] }
  const both = worked ? [{ ...planned, sets: kept }, fresh] : [withOrphans]
  return { ...block, exercises: block.exercises.flatMap(one => (one === planned ? both : [one])) }
}

/** What was logged, and the right side that belongs to a left one. */
export const keptSets = ({ sets }: PlannedExercise, done: ReadonlySet<string>): readonly PlannedSet[] =>
  sets.filter((set, at) => {
    const before = sets[at - 1]
    return done.has(set.id) || (set.side === 'right' && before?.side === 'left' && done.has(before.id))
  })

/** Ramp sets that were logged before the swap go on as the ramp of the new exercise, by time where that is held. */
const asRampOf = ({ weightKg, reps, ...set }: PlannedSet, old: Exercise | undefined, next: Exercise): PlannedSet => ({
  ...set,
  ...(next.metrics.includes('reps') || reps === undefined
    ? given(reps)
    : { durationSec: Math.max(5, Math.round(reps * repSeconds(old))) }),
  ...(isWeighted(next) && weightKg !== undefined ? { weightKg: null } : {}),
})

const given = (reps: number | undefined) => (reps === undefined ? {} : { reps })

const newExercise = (
  block: PlannedBlock,
  { planned, next, asked }: Exchange,
  kept: ReadonlySet<PlannedSet>,
  brief: Brief,
): PlannedExercise => {
  const id = freshId(block)
  const dose = doseOf(brief, next)
  const light = planned.targetRir === null
  const open = planned.sets.filter(set => !kept.has(set))
  const load = convertedLoad(brief, planned, next)
  const measure = { ...dose.measure, ...(load ? { weightKg: load.weightKg } : {}) }
  const work = sided(
    open.filter(({ ramp }) => !ramp),
    next,
  ).map(set => doneAs(set, measure, block, next, { light, least: brief.limits.cautious ? cautiousReps : 1 }))
  const ramps = open.some(({ ramp }) => ramp) ? rampSets(brief, { ...dose, measure }, true) : []
  const sets = [...ramps, ...work].map((set, at): PlannedSet => ({ ...set, id: setIdIn(id, at + 1) }))
  const exercise: PlannedExercise = {
    id,
    exercise: next.id,
    name: next.name,
    type: sets.some(({ reps }) => reps !== undefined) ? 'repetitions' : 'duration',
    targetRir: light ? null : dose.rir,
    ...liftsOf(next, sets),
    reasons: [swapReason(brief, asked), ...(load ? [load.reason] : light ? [] : dose.reasons)],
    sets,
  }
  return { ...exercise, reasons: exercise.reasons.filter(one => agrees(one, exercise)) }
}

const cautiousReps = ruleSet.dose.cautiousLeastReps.value

/** One of the old one's sets with the new one's measure; what was timed stays as long where it can. */
const doneAs = (
  { side, restSec, durationSec }: DraftSet,
  dose: Omit<DraftSet, 'restSec'>,
  { kind }: PlannedBlock,
  next: Exercise,
  { light, least }: { readonly light: boolean; readonly least: number },
): DraftSet => {
  const sideOf = side ? { side } : {}
  if (light && next.metrics.includes('duration')) {
    const weight = isWeighted(next) ? { weightKg: dose.weightKg ?? null } : {}
    return { durationSec: durationSec ?? dose.durationSec ?? 30, ...weight, ...sideOf, restSec }
  }
  if (kind !== 'emom' && kind !== 'amrap') return { ...dose, ...sideOf, restSec }
  const perRep = next.defaults.secondsPerRep ?? ruleSet.session.secondsPerRep.value
  const reps = Math.max(least, Math.min(dose.reps ?? 1, Math.floor((ruleSet.dose.emomWorkSeconds.value - 5) / perRep)))
  const seconds = setSeconds({ reps, restSec }, next)
  return { ...dose, reps, restSec: kind === 'emom' ? Math.max(0, Math.round(60 - seconds)) : restSec }
}

/** Two sides where the new exercise has them, one where it has not. */
const sided = (sets: readonly DraftSet[], { unilateral }: Exercise): readonly DraftSet[] => {
  if (!unilateral) return sets.filter(({ side }) => side !== 'left').map(({ side: _, ...set }) => set)
  return sets.flatMap((set): DraftSet[] =>
    set.side
      ? [set]
      : [
          { ...set, side: 'left', restSec: Math.min(10, set.restSec) },
          { ...set, side: 'right' },
        ],
  )
}

const freshId = ({ id, exercises }: PlannedBlock) => exerciseIdIn(id, highestNumber(`${id}e`, exercises) + 1)

const swapReason = (brief: Brief, asked: boolean): Reason =>
  reason('swapped', {}, askedEvents(brief), () =>
    asked
      ? text(
          'Ersetzt die Übung, die du getauscht hast: gleiche Bewegung, passt hierher.',
          'Replaces the exercise you swapped: same movement, fits this place.',
        )
      : text(
          'Ersetzt eine Übung, die hier oder heute nicht geht: gleiche Bewegung, passt hierher.',
          'Replaces an exercise that cannot be done here or today: same movement, fits this place.',
        ),
  )
