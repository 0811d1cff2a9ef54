import type { PlannedBlock, PlannedExercise, Text } from './coach/basis/plan.ts'
import { type BlockId, type ExerciseId, exerciseIdIn, setIdIn } from './ids.ts'
import { type Dose, minutesOf } from './reshape.ts'

/** An exercise that an athlete may add, and how one set of it is done. `sided`: left and right one after the other. */
export type Addition = {
  readonly exercise: ExerciseId
  readonly name: Text
  readonly type: PlannedExercise['type']
  readonly targetRir: number | null
  readonly lifts?: number
  readonly sided: boolean
  readonly dose: Dose
}

const rounds = 3
const betweenSidesSec = 10

/** A block of its own with three sets; loads are found by feel. */
export const addedBlock = (id: BlockId, { exercise, name, sided, dose, ...how }: Addition): PlannedBlock => {
  const round: readonly Dose[] = sided
    ? [
        { ...dose, side: 'left', restSec: betweenSidesSec },
        { ...dose, side: 'right' },
      ]
    : [dose]
  const planned = exerciseIdIn(id, 1)
  const doses = Array.from({ length: rounds }).flatMap(() => round)
  return {
    id,
    kind: 'straight',
    name,
    description: byAthlete,
    focus: null,
    rounds: 1,
    roundDurationSec: null,
    minutes: minutesOf(doses),
    exercises: [
      {
        id: planned,
        exercise,
        name,
        ...how,
        added: true,
        reasons: [{ code: 'added', facts: {}, events: [], text: byAthlete }],
        sets: doses.map((one, at) => ({ ...one, id: setIdIn(planned, at + 1) })),
      },
    ],
  }
}

const byAthlete = { de: 'Von dir ergänzt.', en: 'Added by you.' }
