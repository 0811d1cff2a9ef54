import { directMuscles, type Exercise, trainedMuscles, usesAny } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import { mostSeconds, spread } from '../../dose/spread.ts'
import { stretchesWanted } from '../../prescribe/answered.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { stale } from '../../prescribe/week/lately.ts'
import { stepFor } from '../../prescribe/week/session-budget.ts'
import { coolDownReason } from '../../reasons/reasons.ts'

const longestHold = 60
/** One stretch twice is enough, then comes another; what is left over then is the athlete's. */
const mostRounds = 2
const longEnough = 200

export const coolDownSeconds = (minutes: number, wished: number | null = null): number => {
  const { minutes: range, fromMinutes } = ruleSet.session.coolDown.value
  if (wished !== null) return Math.min(range[1] * 60 - 10, Math.max(range[0] * 60 + 20, wished * 60))
  if (minutes < fromMinutes) return 0
  return Math.round(Math.min(range[1], Math.max(range[0] + 0.2, minutes * 0.05)) * 12) * 5
}

/** Quiet stretches of what was trained. `prepared`: exercises that warmed up for it. */
export const coolDownBlock = (
  brief: Brief,
  { seconds, prepared }: { readonly seconds: number; readonly prepared: number },
  trained: readonly Exercise[],
  without: readonly Exercise[],
): DraftBlock => {
  const ask = {
    seconds,
    rounds: 1,
    restSec: 5,
    hold: [20, longestHold] as const,
    reasonsOf: (exercise: Exercise) => [coolDownReason(brief, exercise)],
  }
  const ranked = stretches(brief, trained, without)
  const { stretches: count, workFor } = ruleSet.session.preparation.value
  // Who asks for a longer one gets more stretches, not the same one longer.
  const alone = trained.length < workFor.secondStretch
  const lasts = (one: Exercise) => mostSeconds([one], { ...ask, rounds: mostRounds }) >= Math.min(seconds, longEnough)
  const first = (one: Exercise) => (needsAsked(brief, one) ? 2 : alone && lasts(one) ? 1 : 0)
  const sorted = ranked.toSorted((one, other) => first(other) - first(one))
  const asked = brief.wish.closingMinutes === null ? 0 : Math.ceil(seconds / 90)
  const more = stretchesWanted(brief) === 'one-more' ? 1 : 0
  const few = Math.max(asked, (alone ? 1 : stepFor(count, brief.minutes)) + more)
  const enough = sorted.findIndex(
    (_, at) => at + 1 >= few && mostSeconds(sorted.slice(0, at + 1), { ...ask, rounds: mostRounds }) >= seconds,
  )
  const usual = Math.min(wantedStretches(brief, trained.length), besideWork(brief, prepared, trained.length))
  const most = Math.max(asked, usual, endures(brief) ? afterEndurance : 0)
  const chosen = sorted.slice(0, Math.min(most, enough === -1 ? most : enough + 1))
  const rounds = mostSeconds(chosen, { ...ask, rounds: 1 }) >= seconds ? 1 : mostRounds
  return {
    kind: 'cooldown',
    name: text('Ausklang', 'Cool-down'),
    description: text('Atme ruhig und lass dir Zeit.', 'Breathe calmly and take your time.'),
    focus: null,
    rounds: 1,
    roundDurationSec: null,
    exercises: seconds > 0 ? spread(chosen, { ...ask, rounds }) : [],
  }
}

/** How many stretches come at most after so many exercises, where nobody asked for more. */
export const usualStretches = (minutes: number, trained: number): number => {
  const { stretches, workFor } = ruleSet.session.preparation.value
  if (trained < workFor.secondStretch) return 1
  return trained < workFor.more ? 2 : stepFor(stretches, minutes) + 1
}

const wantedStretches = (brief: Brief, trained: number): number => {
  const wanted = stretchesWanted(brief)
  return wanted === 'one' ? 1 : usualStretches(brief.minutes, trained) + (wanted === 'one-more' ? 1 : 0)
}

/** So many that what warms up and cools down stays within its share of all exercises. */
const besideWork = ({ minutes }: Brief, prepared: number, trained: number): number => {
  const { mostOfAll: share, shareFrom, workFor } = ruleSet.session.preparation.value
  if (minutes <= shareFrom || trained < workFor.secondStretch) return Number.POSITIVE_INFINITY
  return Math.max(1, Math.floor((share * (trained + prepared) - prepared) / (1 - share) + 1e-9))
}

/** Beside a run of hours a few stretches more are no matter. */
const endures = ({ goal }: Brief) => goal === 'endurance' || goal === 'hyrox'
const afterEndurance = 3

/** "Faszienrolle": it is what the day ends with. */
const needsAsked = ({ wish }: Brief, exercise: Exercise) =>
  exercise.metrics.includes('duration') &&
  usesAny(
    exercise,
    wish.withKit.filter(item => item !== 'mat'),
  )

/** Minutes on a machine leave all of the legs stiff, not only what they train most. */
const usedBy = (exercise: Exercise): readonly string[] =>
  exercise.role === 'conditioning' ? trainedMuscles(exercise) : directMuscles(exercise)

const stretches = (brief: Brief, trained: readonly Exercise[], without: readonly Exercise[]): readonly Exercise[] => {
  const muscles = new Set(trained.flatMap(usedBy))
  const hits = (exercise: Exercise) => directMuscles(exercise).filter(muscle => muscles.has(muscle)).length
  const rank = (exercise: Exercise) => {
    const shared = hits(exercise)
    return (
      (shared === 0 ? -4 : Math.min(2, shared) * 2) +
      (exercise.unilateral ? 1 : 0) -
      (without.includes(exercise) ? 6 : 0) +
      luck(brief.request.seed, `cool-down ${exercise.id}`) -
      stale(brief, exercise.id) * 3
    )
  }
  const isStretch = ({ role, skill }: Exercise) => role === 'mobility' && skill <= 2
  return brief.usable.filter(isStretch).sort((one, other) => rank(other) - rank(one))
}
