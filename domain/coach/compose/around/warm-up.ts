import { directMuscles, type Exercise, trainedMuscles } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { text } from '../../basis/text.ts'
import type { DraftBlock, DraftExercise, DraftSet } from '../../dose/draft.ts'
import { secondsOfLight, spread } from '../../dose/spread.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { stale } from '../../prescribe/week/lately.ts'
import { stepFor } from '../../prescribe/week/session-budget.ts'
import { warmUpReason } from '../../reasons/reasons.ts'
import { usualStretches } from './cool-down.ts'

/** What a watch shows easily: warming up goes by half minutes. */
const halfMinute = 30

/** Seconds of warm-up for a session, inside what the rules allow with a little air. */
export const warmUpSeconds = (minutes: number): number => {
  const { share, aim, minutes: range } = ruleSet.session.warmUp.value
  const least = Math.max(range[0], minutes * share[0] * 1.04)
  return inHalves(Math.min(mostWarmUp(minutes), Math.max(least, minutes * aim)) * 60)
}

/** Minutes. */
const mostWarmUp = (minutes: number): number => {
  const { share, minutes: range } = ruleSet.session.warmUp.value
  return Math.min(range[1], Math.max(range[0], minutes * share[1] * 0.95))
}

const inHalves = (seconds: number) => Math.ceil(seconds / halfMinute) * halfMinute

/** A warm-up that takes up what a session would be too short by, as far as the rules allow. */
export const warmUpWith = (minutes: number, seconds: number, missing: number): number =>
  Math.max(seconds, Math.min(wholeHalves(mostWarmUp(minutes) * 60), inHalves(seconds + missing)))

/** First something that moves the whole body, then what prepares the joints and muscles of the day. */
export const warmUpBlock = (brief: Brief, seconds: number, trained: readonly Exercise[]): DraftBlock => {
  const { general, special } = candidates(brief, trained)
  const [mover] = general
  const easy = mover ? Math.min(longest(mover), seconds - (needsBalance(brief) ? forBalance : 0)) : 0
  const beside = mover && !isOnTheSpot(mover) ? seconds * 0.5 : seconds - easy
  const prepared = prepare(brief, special, { seconds: beside, easy, fills: !mover || isOnTheSpot(mover) }, trained)
  const left = seconds - secondsOfLight(prepared)
  return {
    kind: 'warmup',
    name: text('Aufwärmen', 'Warm-up'),
    description: text('Beginne locker und werde langsam schneller.', 'Start easy and pick up slowly.'),
    focus: null,
    rounds: 1,
    roundDurationSec: null,
    exercises: toppedUp(
      [...moving(brief, movers(brief, general, left, trained, prepared), left), ...prepared],
      seconds,
    ),
  }
}

/** Half a minute on each leg. */
const forBalance = 60

/** Where little is possible, the first thing held is held longer; where nothing is held, everything is done more often. */
const toppedUp = (exercises: readonly DraftExercise[], seconds: number): readonly DraftExercise[] => {
  const [done, least] = [secondsOfLight(exercises), ruleSet.session.warmUp.value.minutes[0] * 60]
  const missing = done < least ? inHalves(least - done) : wholeHalves(seconds - done)
  if (missing <= 0) return exercises
  const held = exercises.findIndex(({ sets }) => sets.length === 1 && sets[0]?.durationSec !== undefined)
  const share = seconds / Math.max(1, secondsOfLight(exercises))
  const change = (set: DraftSet, at: number): DraftSet => {
    if (at === held && set.durationSec !== undefined) return { ...set, durationSec: set.durationSec + missing }
    return held === -1 && set.reps !== undefined ? { ...set, reps: Math.min(30, Math.round(set.reps * share)) } : set
  }
  return exercises.map((exercise, at) => ({ ...exercise, sets: exercise.sets.map(set => change(set, at)) }))
}

/** On the spot the same movement for minutes is dull: two of them, where the session has room for one exercise more or one would be too long. */
const movers = (
  { minutes }: Brief,
  general: readonly Exercise[],
  seconds: number,
  trained: readonly Exercise[],
  prepared: readonly DraftExercise[],
): readonly Exercise[] => {
  const [first] = general
  if (!first || !isOnTheSpot(first)) return general.filter(one => !isOnTheSpot(one))
  const { exercisesInAll, preparation } = ruleSet.session
  const around = prepared.length + 2 + usualStretches(minutes, trained.length)
  const all = trained.length + around
  const fits = all <= minutes / exercisesInAll.value.minutesEach
  const isFew = around <= all * preparation.value.mostOfAll || seconds > longest(first)
  return general.slice(0, seconds >= 2 * worthwhile && fits && isFew ? 2 : 1)
}

const worthwhile = 90

/** Easy movement takes what the special part leaves. */
const moving = (brief: Brief, general: readonly Exercise[], seconds: number): DraftExercise[] => {
  const parts: DraftExercise[] = []
  let left = wholeHalves(seconds)
  const each = general.every(isOnTheSpot) ? Math.ceil(left / general.length / halfMinute) * halfMinute : left
  for (const exercise of general) {
    if (left < halfMinute) break
    const durationSec = Math.min(wholeHalves(longest(exercise)), each, left)
    parts.push({
      exercise,
      targetRir: null,
      reasons: [warmUpReason(brief, undefined)],
      sets: [{ durationSec, restSec: 0 }],
    })
    left -= durationSec
  }
  return parts
}

const wholeHalves = (seconds: number) => Math.floor(seconds / halfMinute) * halfMinute

/** One exercise for the joints of the day, two in long sessions; three in rounds where nothing moves the whole body easily. */
const prepare = (
  brief: Brief,
  special: readonly Exercise[],
  { seconds, easy, fills }: { readonly seconds: number; readonly easy: number; readonly fills: boolean },
  trained: readonly Exercise[],
) => {
  const { forJoints, workFor } = ruleSet.session.preparation.value
  const wanted = stepFor(forJoints, brief.minutes)
  const usual =
    trained.length < workFor.joints
      ? 0
      : trained.length < (fills ? workFor.filled : workFor.more)
        ? Math.min(1, wanted)
        : wanted
  const most = Math.max(usual, needsBalance(brief) ? 1 : 0)
  const reasonsOf = (exercise: Exercise) => [warmUpReason(brief, preparedFor(exercise, trained))]
  const laid = (some: readonly Exercise[], longestHold: number, rounds = 1) =>
    spread(some, { seconds, rounds, restSec: 0, hold: [30, longestHold], reasonsOf })
  let chosen: readonly Exercise[] = []
  for (const exercise of special) {
    if (chosen.length >= (easy > 0 ? most : mostAlone)) break
    if (secondsOfLight(laid([...chosen, exercise], 30)) <= seconds) chosen = [...chosen, exercise]
  }
  const rounds = !fills ? 1 : ([4, 3, 2].find(count => secondsOfLight(laid(chosen, 60, count)) <= seconds) ?? 1)
  return laid(chosen, 60, rounds)
}

/** Where nothing moves the whole body easily, so many exercises in rounds do. */
const mostAlone = 3

/** The first exercise of the day that uses what a warm-up exercise wakes. */
const preparedFor = (exercise: Exercise, trained: readonly Exercise[]) => {
  const muscles = new Set(directMuscles(exercise))
  const work = trained.filter(({ role }) => role !== 'mobility')
  const [first] = work
  if (first && wakes(exercise, first)) return first
  return work.find(one => trainedMuscles(one).some(muscle => muscles.has(muscle)))
}

const wakes = (exercise: Exercise, lift: Exercise): boolean => {
  const muscles = trainedMuscles(lift)
  return trainedMuscles(exercise).some(muscle => muscles.includes(muscle))
}

const candidates = (brief: Brief, trained: readonly Exercise[]) => {
  const muscles = new Set(trained.flatMap(directMuscles))
  const usable = brief.usable.filter(
    ({ role, pattern, metrics }) =>
      (role === 'warm-up' || role === 'mobility') &&
      (pattern !== 'balance' || (needsBalance(brief) && (brief.minutes >= 30 || metrics.includes('duration')))),
  )
  const overlap = (exercise: Exercise) => directMuscles(exercise).filter(muscle => muscles.has(muscle)).length
  const [first] = trained
  const leadsTo = (exercise: Exercise) => isGeneral(exercise) && first !== undefined && isSameWay(exercise, first)
  const wakesFirst = (exercise: Exercise) => first !== undefined && !isHeld(exercise) && wakes(exercise, first)
  const rank = (exercise: Exercise) =>
    Math.min(2, overlap(exercise)) * 2 +
    (exercise.role === 'warm-up' ? 2 : 0) -
    (isHeld(exercise) ? 4 : 0) +
    (exercise.pattern === 'balance' && needsBalance(brief) ? 4 + forTheFirst : 0) +
    luck(brief.request.seed, `warm-up ${exercise.id}`) * 1.5 -
    stale(brief, exercise.id) * (isGeneral(exercise) ? 5 : 2) +
    (leadsTo(exercise) ? 9 : 0) +
    (wakesFirst(exercise) ? forTheFirst : 0)
  const sorted = [...usable].sort((one, other) => rank(other) - rank(one))
  const general = sorted.filter(isGeneral)
  const [still, going] = [general.filter(isOnTheSpot), general.filter(one => !isOnTheSpot(one))]
  return { general: [...going, ...still], special: sorted.filter(exercise => !isGeneral(exercise)) }
}

/** The first lift is the heaviest: what wakes its muscles comes before what wakes those of later ones. */
const forTheFirst = 3.5

/** Who runs first runs in, who rows first rows in. */
const isSameWay = (mover: Exercise, { role, requires }: Exercise) =>
  role === 'conditioning' &&
  mover.requires.some(kit => kit.length > 0 && requires.some(other => other.join() === kit.join()))

/** Standing safely is trained in every session from the age on from which falls are what to fear. */
const needsBalance = ({ request: { athlete } }: Brief) => (athlete.age ?? 0) >= ruleSet.session.age.value.older

const isGeneral = ({ role, defaults }: Exercise) => role === 'warm-up' && (defaults.seconds?.[1] ?? 0) >= 120

/** Long stretches belong after the work. */
const isHeld = ({ role, metrics }: Exercise) => role === 'mobility' && metrics.includes('duration')

/** Moving without a machine or a way to run: dull before long, so what prepares the joints comes round again instead. */
const isOnTheSpot = ({ requires }: Exercise) => requires.some(kit => kit.length === 0)

/** One thing for some minutes is better than two for less: somewhat longer than usual is fine. */
const longest = (exercise: Exercise) => (exercise.defaults.seconds?.[1] ?? 120) * (isOnTheSpot(exercise) ? 1 : 1.6)
