import { type Brief, liftOfExercise, loadsOf, strengthOfExercise } from '../../domain/coach/brief.ts'
import { type Exercise, isStrength, isWeighted } from '../../domain/coach/catalogue.ts'
import { repRange, restRange } from '../../domain/coach/goals.ts'
import { day } from '../../domain/coach/history.ts'
import { candidatesFor } from '../../domain/coach/planner/choose.ts'
import { doseOf } from '../../domain/coach/planner/doses.ts'
import { kindOf } from '../../domain/coach/planner/kinds.ts'
import { slotsOf } from '../../domain/coach/planner/slots.ts'
import { stapleRank } from '../../domain/coach/planner/staples.ts'
import { luck } from '../../domain/coach/prng.ts'
import { changeTo, setSeconds } from '../../domain/coach/time-model.ts'

const perPattern = 6
const perPatternLight = 3

/** The part of the catalogue that fits, in ids and numbers: what was wished for, a trainer reaches for first, or was done before comes first. */
export const menuOf = (brief: Brief, slots: Slots) => chosen(brief, slots).map(exercise => entryOf(brief, exercise))

const perSlot = 12

/** The places of the day's session as the planner lays it out, in order, each with what it would rank first for it. */
export const slotsFor = (brief: Brief) =>
  (isStrengthDay(brief) ? slotsOf(brief, kindOf(brief)) : []).map(slot => ({
    part: slot.part,
    ...(slot.wished || slot.ids ? { wished: true } : {}),
    candidates: candidatesFor(brief, slot, perSlot).map(({ id }) => id),
  }))

type Slots = ReturnType<typeof slotsFor>

const chosen = (brief: Brief, slots: Slots): readonly Exercise[] => {
  const inSlots = new Set(slots.flatMap(({ candidates }) => candidates))
  const others = usual(brief).filter(({ id }) => !inSlots.has(id))
  const beside = inSlots.size === 0 ? others : others.filter(one => !isStrength(one) || isAskedFor(brief, one))
  return [...brief.usable.filter(({ id }) => inSlots.has(id)), ...beside]
}

const isStrengthDay = ({ goal }: Brief) => goal !== 'mobility' && goal !== 'endurance' && goal !== 'hyrox'

const isAskedFor = ({ wish, work }: Brief, { id }: Exercise) =>
  wish.wanted.some(ids => ids.includes(id)) || work.some(set => set.exercise.id === id)

const usual = (brief: Brief): readonly Exercise[] => {
  const taken = new Map<string, number>()
  return [...brief.usable]
    .filter(({ role }) => role !== 'warm-up')
    .sort((one, other) => rank(brief, other) - rank(brief, one))
    .filter(({ pattern, role }) => {
      const count = (taken.get(pattern) ?? 0) + 1
      taken.set(pattern, count)
      return count <= (role !== 'mobility' ? perPattern : brief.goal === 'mobility' ? 3 * perPattern : perPatternLight)
    })
}

const rank = (brief: Brief, exercise: Exercise) => {
  const wished = brief.wish.wanted.some(ids => ids.includes(exercise.id)) ? 4 : 0
  const known = brief.work.some(set => set.exercise.id === exercise.id) ? 2 : 0
  const focus = brief.wish.focus.some(muscle => (exercise.muscles[muscle] ?? 0) >= 1) ? 1 : 0
  const place = stapleRank(brief, exercise)
  const staple = place === null ? 0 : 3 / (place + 1)
  return wished + known + focus + staple + luck(brief.request.seed, `menu ${exercise.id}`)
}

const entryOf = (brief: Brief, exercise: Exercise) => ({
  id: exercise.id,
  pattern: exercise.pattern,
  role: exercise.role,
  muscles: Object.fromEntries(Object.entries(exercise.muscles).filter(([, share]) => share >= 0.5)),
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
    seconds_a_set: Math.round(setSeconds({ id: '', ...measure, restSec: 0 }, exercise)),
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
