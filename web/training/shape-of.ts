import { doseOf } from '../../contract/measures.ts'
import type { PlannedBlock, PlannedExercise, PlannedSet } from '../../domain/coach/basis/plan.ts'
import type { Dose, Shape } from '../../domain/reshape.ts'
import type { Addition } from '../data/outbox.ts'
import type { Block, Exercise, PlannedSet as Shown, Workout } from './types.ts'

/** The plan of a shown workout, as the deciders want it. */
export const shapeOf = ({ blocks, estimated_minutes, duration_minutes }: Workout): Shape => ({
  blocks: blocks.map(blockOf),
  estimatedMinutes: estimated_minutes ?? duration_minutes,
})

const blockOf = (block: Block): PlannedBlock => ({
  id: block.id,
  kind: block.kind,
  name: both(block.name),
  description: both(block.description),
  focus: block.block_focus,
  rounds: block.number_of_rounds,
  roundDurationSec: block.round_duration_sec,
  minutes: block.duration_min,
  exercises: block.exercises.map(exerciseOf),
})

const exerciseOf = (exercise: Exercise): PlannedExercise => ({
  id: exercise.id,
  exercise: exercise.exercise_id,
  name: both(exercise.name),
  type: exercise.type,
  targetRir: exercise.target_rir,
  lifts: exercise.lifts,
  ...(exercise.added ? { added: true } : {}),
  reasons: [],
  sets: exercise.sets.map(set => ({ ...doseOf(set), id: set.id })),
})

/** What is shown is in one language. */
const both = (words: string) => ({ de: words, en: words })

/** The workout in a shape, before what is done of it: what is new is shown as planned. */
export const inShape = (workout: Workout, { blocks, estimatedMinutes }: Shape, added: readonly Addition[]): Workout => {
  const known = new Map(workout.blocks.map(block => [block.id, block]))
  return {
    ...workout,
    estimated_minutes: workout.estimated_minutes === null ? null : estimatedMinutes,
    blocks: blocks.flatMap(block => {
      const shown = known.get(block.id)
      return shown && isOfSame(shown, block) ? [blockInShape(shown, block)] : newBlock(block, added)
    }),
  }
}

/** Taken out and added anew, a block may hold another exercise. */
const isOfSame = (shown: Block, { exercises }: PlannedBlock) =>
  shown.exercises.every(
    ({ id, exercise_id }, nth) => exercises[nth]?.id === id && exercises[nth].exercise === exercise_id,
  )

const blockInShape = (shown: Block, block: PlannedBlock): Block => ({
  ...shown,
  description: block.description.de,
  duration_min: block.minutes,
  exercises: shown.exercises.map(exercise => {
    const planned = block.exercises.find(({ id }) => id === exercise.id)
    return planned ? { ...exercise, sets: planned.sets.map(setInShape) } : exercise
  }),
})

const newBlock = (block: PlannedBlock, added: readonly Addition[]): Block[] => {
  const [planned] = block.exercises
  const about = added.find(one => one.exercise_id === planned?.exercise)
  if (!planned || !about) return []
  return [
    {
      id: block.id,
      kind: block.kind,
      name: block.name.de,
      description: block.description.de,
      status: 'incomplete',
      notes: null,
      block_pattern: block.kind,
      block_focus: block.focus,
      number_of_rounds: block.rounds,
      round_duration_sec: block.roundDurationSec,
      duration_min: block.minutes,
      exercises: [
        {
          id: planned.id,
          exercise_id: planned.exercise,
          load_type: about.load_type,
          safe_to_fail: false,
          name: planned.name.de,
          description: about.description,
          type: planned.type,
          completed: false,
          added: true,
          look: 'planned',
          skipped: null,
          note: null,
          lifts: planned.lifts ?? 1,
          target_rir: planned.targetRir,
          reasons: planned.reasons.map(({ code, text }) => ({ code, text, facts: {}, events: [] })),
          sets: planned.sets.map(setInShape),
        },
      ],
    },
  ]
}

/** An exercise of the catalogue as it is added. */
export const additionIn = ({ exercise_id, name, type, target_rir, lifts, sided, dose }: Addition) => ({
  exercise: exercise_id,
  name: both(name),
  type,
  targetRir: target_rir,
  ...(lifts === 1 ? {} : { lifts }),
  sided,
  dose: doseOf(dose),
})

/** Without what is done of it. */
const setInShape = ({ id, ...dose }: PlannedSet): Shown => ({ ...shownDose(dose), ...untouched, id })

const untouched = { logged: null, rest_taken: null, look: 'planned', skipped: null, note: null } as const

/** A planned set as it is shown. */
const shownDose = (dose: Dose) => ({
  reps: dose.reps ?? null,
  duration: dose.durationSec ?? null,
  weight: dose.weightKg ?? null,
  distance: dose.distanceM ?? null,
  speed: dose.speedKmh ?? null,
  rest_time: dose.restSec,
  side: dose.side ?? null,
  ramp: dose.ramp ?? false,
  added: dose.added ?? false,
})
