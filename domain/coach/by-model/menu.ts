import { day } from '../../days.ts'
import { type Exercise, isStrength, isWeighted, trainedFrom } from '../basis/catalogue.ts'
import { changeTo, setSeconds } from '../basis/time-model.ts'
import { doseOf } from '../dose/doses.ts'
import { type Brief, liftOfExercise, loadsOf, strengthOfExercise } from '../prescribe/brief.ts'
import { repRange, restRange } from '../prescribe/goals.ts'
import { candidatesIn, type Slots } from './candidates.ts'

/** What may be chosen, in ids and numbers. */
export const menuOf = (brief: Brief, slots: Slots) =>
  candidatesIn(brief, slots).map(exercise => entryOf(brief, exercise))

const entryOf = (brief: Brief, exercise: Exercise) => ({
  id: exercise.id,
  pattern: exercise.pattern,
  role: exercise.role,
  muscles: Object.fromEntries(Object.entries(exercise.muscles).filter(([, share]) => share >= trainedFrom)),
  ...(exercise.unilateral ? { one_sided: true } : {}),
  ...(exercise.axialLoad >= 3 ? { heavy_on_spine: true } : {}),
  ...(exercise.gripHeavy ? { heavy_on_grip: true } : {}),
  ...(isStrength(exercise) ? strengthEntry(brief, exercise) : otherEntry(exercise)),
  setup_seconds: changeTo(exercise),
})

const strengthEntry = (brief: Brief, exercise: Exercise) => {
  const { measure, rir } = doseOf(brief, exercise)
  return {
    measured_in: measure.reps === undefined ? ['seconds'] : ['reps'],
    ...(measure.reps === undefined ? {} : { reps: repRange(brief, exercise) }),
    rest: restRange(brief, exercise),
    start_from: {
      ...(measure.reps === undefined ? { seconds: measure.durationSec } : { reps: measure.reps }),
      ...(typeof measure.weightKg === 'number' ? { kg: measure.weightKg } : {}),
      rir,
    },
    seconds_a_set: Math.round(setSeconds({ ...measure, restSec: 0 }, exercise)),
    ...(isWeighted(exercise) && typeof measure.weightKg === 'number'
      ? { kg: kgOf(brief, exercise, measure.weightKg) }
      : {}),
    ...lastOf(brief, exercise),
  }
}

/** Loads that are there, from three quarters of what is due today up to that. */
const kgOf = (brief: Brief, exercise: Exercise, due: number) => [
  ...loadsOf(brief, exercise).filter(kg => kg < due && kg >= due * 0.75),
  due,
]

const lastOf = (brief: Brief, exercise: Exercise) => {
  const { bouts, missesInRow } = liftOfExercise(brief, exercise)
  const [last] = bouts
  if (!last) return {}
  const strength = strengthOfExercise(brief, exercise)
  return {
    state: {
      ...(strength === null ? {} : { estimated_1rm_kg: Math.round(strength) }),
      trained_times: bouts.length,
      missed_in_a_row: missesInRow,
    },
    last: {
      days_ago: Math.floor((brief.now - last.at) / day),
      sets: last.sets.slice(0, 6).map(({ reps, durationSec, weightKg, rir }) => ({
        ...(reps === null ? {} : { reps }),
        ...(durationSec === null ? {} : { seconds: durationSec }),
        ...(weightKg === null ? {} : { kg: weightKg }),
        ...(rir === null ? {} : { rir }),
      })),
    },
  }
}

const otherEntry = ({ metrics, defaults }: Exercise) => ({
  measured_in: metrics.flatMap(metric =>
    metric === 'reps' ? ['reps'] : metric === 'duration' ? ['seconds'] : metric === 'distance' ? ['meters'] : [],
  ),
  ...(defaults.reps ? { reps: defaults.reps } : {}),
  ...(defaults.seconds ? { seconds: defaults.seconds } : {}),
  ...(defaults.meters ? { meters: defaults.meters } : {}),
})
