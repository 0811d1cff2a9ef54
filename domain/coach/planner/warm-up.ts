import type { Brief } from '../brief.ts'
import { directMuscles, type Exercise } from '../catalogue.ts'
import { luck } from '../prng.ts'
import { ruleSet } from '../rule-set.ts'
import { text } from '../text.ts'
import type { DraftBlock } from './draft.ts'
import { warmUpReason } from './reasons.ts'
import { mostSeconds, spread } from './spread.ts'

/** Seconds of warm-up for a session, inside what the rules allow with a little air. */
export const warmUpSeconds = (minutes: number): number => {
  const { share, aim, minutes: range } = ruleSet.session.warmUp.value
  const wished = minutes * aim
  const least = Math.max(range[0], minutes * share[0] * 1.04)
  const most = Math.min(range[1], Math.max(range[0], minutes * share[1] * 0.95))
  return Math.round((Math.min(most, Math.max(least, wished)) * 60) / 5) * 5
}

/** First something that moves the whole body, then what prepares the joints and muscles of the day. */
export const warmUpBlock = (brief: Brief, seconds: number, trained: readonly Exercise[]): DraftBlock => {
  const hold = [30, seconds >= 420 ? 300 : 120] as const
  const reasonsOf = (exercise: Exercise) => [warmUpReason(brief, preparedFor(exercise, trained))]
  const ask = { seconds, rounds: 1, restSec: 0, hold, reasonsOf }
  const { general, special } = candidates(brief, trained)
  const wanted = Math.max(2, Math.min(7, Math.round(seconds / 75) + 1))
  let chosen = [...general.slice(0, 1), ...special.slice(0, wanted - 1)]
  const spare = [...special.slice(wanted - 1), ...general.slice(1)]
  while (mostSeconds(chosen, ask) < seconds && spare.length > 0) chosen = [...chosen, ...spare.splice(0, 1)]
  while (chosen.length > 1 && leastOf(chosen) > seconds) chosen = chosen.slice(0, -1)
  return {
    kind: 'warmup',
    name: text('Aufwärmen', 'Warm-up'),
    description: text('Beginne locker und werde langsam schneller.', 'Start easy and pick up slowly.'),
    focus: null,
    rounds: 1,
    roundDurationSec: null,
    exercises: fitted(spread(chosen, ask), seconds),
  }
}

/** The first exercise of the day that uses what a warm-up exercise wakes. */
const preparedFor = (exercise: Exercise, trained: readonly Exercise[]) => {
  if ((exercise.defaults.seconds?.[1] ?? 0) >= 120) return undefined
  const muscles = new Set(directMuscles(exercise))
  return trained.find(({ muscles: used }) =>
    Object.entries(used).some(([muscle, share]) => share >= 0.5 && muscles.has(muscle)),
  )
}

const leastOf = (chosen: readonly Exercise[]) =>
  spread(chosen, { seconds: 0, rounds: 1, restSec: 0, hold: [30, 30], reasonsOf: () => [] }).reduce(
    (sum, { exercise, sets }) =>
      sum +
      sets.reduce(
        (all, set) => all + (set.durationSec ?? (set.reps ?? 0) * (exercise.defaults.secondsPerRep ?? 3.5)),
        0,
      ),
    0,
  )

/** The first thing held takes what rounding has left. */
const fitted = (exercises: DraftBlock['exercises'], seconds: number): DraftBlock['exercises'] => {
  const spent = exercises
    .flatMap(({ exercise, sets }) =>
      sets.map(set => set.durationSec ?? (set.reps ?? 0) * (exercise.defaults.secondsPerRep ?? 3.5)),
    )
    .reduce((sum, one) => sum + one, 0)
  const rest = Math.round((seconds - spent) / 5) * 5
  const at = exercises.findIndex(({ sets }) => sets.length === 1 && sets[0]?.durationSec !== undefined)
  return exercises.map((one, index) =>
    index !== at
      ? one
      : { ...one, sets: one.sets.map(set => ({ ...set, durationSec: Math.max(20, (set.durationSec ?? 0) + rest) })) },
  )
}

const candidates = (brief: Brief, trained: readonly Exercise[]) => {
  const muscles = new Set(trained.flatMap(directMuscles))
  const usable = brief.usable.filter(({ role }) => role === 'warm-up' || role === 'mobility')
  const overlap = (exercise: Exercise) => Object.keys(exercise.muscles).filter(muscle => muscles.has(muscle)).length
  const rank = (exercise: Exercise) =>
    overlap(exercise) + (exercise.role === 'warm-up' ? 2 : 0) + luck(brief.request.seed, `warm-up ${exercise.id}`)
  const sorted = [...usable].sort((one, other) => rank(other) - rank(one))
  const isGeneral = ({ role, defaults }: Exercise) => role === 'warm-up' && (defaults.seconds?.[1] ?? 0) >= 120
  return { general: sorted.filter(isGeneral), special: sorted.filter(exercise => !isGeneral(exercise)) }
}
