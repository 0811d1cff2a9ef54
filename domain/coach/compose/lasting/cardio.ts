import { day } from '../../../days.ts'
import { type Exercise, usesAny } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { remembered } from '../../basis/remembered.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { clock, text } from '../../basis/text.ts'
import { type DraftBlock, exercisesIn } from '../../dose/draft.ts'
import { isTapering } from '../../prescribe/ahead/race.ts'
import { isRun, kmLeft, longestKm, taperKm } from '../../prescribe/ahead/runs.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { daysPerWeek, daysThisWeek } from '../../prescribe/week/frequency.ts'
import { isNamed } from '../../read/wishes.ts'
import { aerobicReason } from '../../reasons/reasons.ts'
import { warmUpSeconds } from '../around/warm-up.ts'
import { stationBlocks } from './stations.ts'

/**
 * Steady work of the heart and lungs that fills some seconds: machine or route, else short stations on the spot. What
 * the session has already is not repeated (`without`), and its running counts against the week's. A long run that is shorter
 * on purpose is all the running of its day.
 */
export const steadyBlocks = (
  brief: Brief,
  seconds: number,
  before: readonly DraftBlock[] = [],
  without: readonly Exercise[] = exercisesIn(before),
): DraftBlock[] => {
  const pool = easyOnes(brief).filter(exercise => !without.includes(exercise))
  let running = runToday(brief) - secondsRun(brief, before)
  const blocks: DraftBlock[] = []
  const isHalved = seconds >= worthTwo && pool.filter(one => isNamed(brief.wish, one)).length > 1
  let left = seconds
  for (const exercise of pool) {
    if (left < 240 || blocks.length >= 2) break
    if (isRun(exercise) && blocks.some(block => isCut(brief, block))) continue
    const most = exercise.id === longRun ? Math.min(running, longRunSeconds(brief)) : running
    const open = isHalved && blocks.length === 0 ? seconds / 2 : left
    const durationSec = Math.floor(Math.min(longest(brief, exercise, most, pool.length), open - 60) / 30) * 30
    if (durationSec < 180) continue
    blocks.push(steadyBlock(brief, exercise, durationSec))
    if (isRun(exercise)) running -= durationSec
    left -= durationSec + 60
  }
  return blocks.length > 0 ? blocks : stationBlocks(brief, seconds, without)
}

/** Seconds that two machines that were asked for share. */
const worthTwo = 600

/** Whether there is a machine or a way to go on for minutes. */
export const canGoSteady = (brief: Brief): boolean => easyOnes(brief).length > 0

/** Seconds of running that the week still allows. */
export const runSeconds = (brief: Brief): number => kmToday(brief) * brief.runPace

/** The same as a distance, for what is run faster. */
export const runMetres = (brief: Brief): number => kmToday(brief) * 1000

const kmToday = remembered((brief: Brief): number => {
  const { work, runStart, now, runPace, race, goal, minutes } = brief
  const left = kmLeft(work, runStart, now, runPace)
  if (!isTapering(race)) return left
  const isEven = goal === 'hyrox'
  const most = taperKm(work, now, runPace, race.daysOut ?? 0, isEven)
  // Who trains for HYROX warms up at a jog.
  return Math.min(left, isEven ? most - warmUpSeconds(minutes) / runPace : Math.max(most, taperedLongKm(brief)))
})

/**
 * Seconds of running for today: hardly more than an even share of what the week still allows, so that no day of it is left
 * to walk. A long day and a taper have their own measure.
 */
const runToday = (brief: Brief): number => {
  const left = runSeconds(brief)
  if (brief.goal !== 'endurance' || isLongDay(brief) || brief.race?.phase === 'taper') return left
  const { evenShare, leastSeconds } = ruleSet.hyrox.runDay.value
  const days = Math.max(1, daysPerWeek(brief) - daysThisWeek(brief))
  return Math.min(left, Math.max(leastSeconds, (left / days) * evenShare))
}

/** Seconds not run that are worth some strength instead of a walk, and a word. */
export const muchUnrun = 600

/** Of so many seconds of a runner's day those that the week's kilometres do not fill. */
export const unrunSeconds = (brief: Brief, seconds: number): number =>
  brief.goal === 'endurance' && runnersShare(brief) > 0 && brief.usable.some(isRun)
    ? Math.max(0, seconds - runToday(brief))
    : 0

/** A taper still has its long run, a good half of the longest of late. */
const taperedLongKm = ({ work, now, runPace, race, goal, minutes }: Brief): number => {
  if (race?.phase !== 'taper' || goal !== 'endurance' || minutes < longDay) return 0
  return ruleSet.hyrox.taper.value.volume[1] * longestKm(work, now, runPace)
}

/** Minutes from which on a day is a long one. */
const longDay = 75

export const steadyBlock = (brief: Brief, exercise: Exercise, durationSec: number): DraftBlock => ({
  kind: 'straight',
  name: exercise.name,
  description: describedAs(brief, exercise),
  focus: 'steady',
  rounds: 1,
  roundDurationSec: null,
  exercises: [
    { exercise, targetRir: null, reasons: [aerobicReason(brief, exercise)], sets: [{ durationSec, restSec: 0 }] },
  ],
})

/** Runs are told their pace, where it is known from the log. */
const describedAs = ({ paces, catalogue }: Brief, exercise: Exercise) => {
  const pace = paces[catalogue.training.paces.ofExercise[exercise.id] ?? 'easy']
  if (!isRun(exercise) || !paces.known)
    return text(
      'Ruhiges Tempo: Du kannst dabei noch in ganzen Sätzen sprechen.',
      'Easy pace: you can still talk in full sentences.',
    )
  return text(
    `Ruhiges Tempo, etwa ${clock(pace)} min/km: Du kannst dabei noch in ganzen Sätzen sprechen.`,
    `Easy pace, about ${clock(pace)} min/km: you can still talk in full sentences.`,
  )
}

/** Who trains to last stays on a machine for twice as long as others would; for all of the time where there is but one. */
const longest = ({ goal }: Brief, exercise: Exercise, running: number, ways: number) => {
  const usual = exercise.defaults.seconds?.[1] ?? 1800
  if (isRun(exercise)) return Math.min(usual, running)
  if (goal !== 'endurance') return usual
  return ways === 1 ? Number.POSITIVE_INFINITY : usual * 2
}

/** In seconds of easy running, as the week's kilometres are counted: a fast kilometre is one as well. */
const secondsRun = ({ runPace }: Brief, blocks: readonly DraftBlock[]) =>
  blocks
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise }) => isRun(exercise))
    .flatMap(({ sets }) => sets)
    .reduce(
      (sum, { distanceM, durationSec }) =>
        sum + (distanceM === undefined ? (durationSec ?? 0) : (distanceM / 1000) * runPace),
      0,
    )

/** What can be kept up for ten minutes and talks of ease; harder versions have their own names. */
const easyOnes = (brief: Brief): readonly Exercise[] =>
  brief.usable
    .filter(
      one =>
        isCardio(one) &&
        (one.skill === 1 || (one.id === longRun && isLongDay(brief)) || isSwum(brief, one)) &&
        (one.defaults.seconds?.[1] ?? 0) >= 600,
    )
    .sort((one, other) => rank(brief, other) - rank(brief, one))

/** Who goes to a pool goes to swim. */
const isSwum = ({ skill }: Brief, exercise: Exercise) =>
  exercise.skill <= skill && exercise.requires.some(kit => kit.includes('pool'))

/** The long run of the week: once in six days, where there are a route, the time and the kilometres for about an hour. */
export const isLongDay = (brief: Brief): boolean =>
  brief.goal === 'endurance' &&
  brief.minutes >= longDay &&
  !isRaceNear(brief) &&
  runSeconds(brief) >= 3000 &&
  brief.usable.some(({ id }) => id === longRun) &&
  !brief.work.some(({ exercise, at }) => exercise.id === longRun && brief.now - at < 6 * day)

/** In the week of a race nobody runs long. */
const isRaceNear = ({ distance, eventInDays }: Brief) =>
  distance !== null && eventInDays !== null && eventInDays > 0 && eventInDays < 7

const longRun = 'long-run'

/**
 * The long run grows by a tenth or ten minutes at most, from the longest of the last weeks or from a little more than an hour;
 * after three in a row it is shorter.
 */
const longRunSeconds = (brief: Brief): number => {
  const { distance, paces } = brief
  const { minutes, km } = distance?.row.longest ?? { minutes: Number.POSITIVE_INFINITY, km: Number.POSITIVE_INFINITY }
  return Math.min(grownSeconds(brief), minutes * 60, km * paces.long)
}

/** The long run after three in a row: not made up for by another run. */
const isCut = (brief: Brief, { exercises }: DraftBlock): boolean => {
  const best = Math.max(0, ...longRunsLately(brief))
  return exercises.some(
    ({ exercise, sets }) => exercise.id === longRun && (sets[0]?.durationSec ?? best) < best * isShorter,
  )
}

/** Seconds of each, in their order. */
const longRunsLately = ({ work, now }: Brief): readonly number[] =>
  work
    .filter(({ exercise, at }) => exercise.id === longRun && now - at < ruleSet.hyrox.longRun.value.days * day)
    .map(({ durationSec }) => durationSec ?? 0)

const grownSeconds = (brief: Brief): number => {
  const { runStart, runPace } = brief
  const { first: least, ofWeek, more, factor, inRow, cut } = ruleSet.hyrox.longRun.value
  const lately = longRunsLately(brief)
  const best = Math.max(0, ...lately)
  if (best === 0) return Math.max(least, runStart.km * ofWeek * runPace)
  const wasShorter = (at: number) => (lately[at] ?? 0) < (lately[at - 1] ?? 0) * isShorter
  const inARow = lately.map((_, at) => at).slice(-inRow)
  const isDue = inARow.length === inRow && !inARow.some(wasShorter)
  return isDue ? best * cut : Math.max(least, best * factor, best + more)
}

/** A long run below this share of the one before it was a shorter one. */
const isShorter = 0.9

/** What moves the whole body and can be timed, without a load. */
export const isCardio = ({ role, metrics, loadType }: Exercise) =>
  role === 'conditioning' && loadType === 'none' && metrics.includes('duration')

/** What was wished for first, then what suits the goal, then chance. */
export const rank = (brief: Brief, exercise: Exercise) => {
  const wished = isNamed(brief.wish, exercise) ? 5 : 0
  const kit = usesAny(exercise, brief.wish.withKit) ? 3 : 0
  const share = runnersShare(brief)
  const runner = isRun(exercise) && share > 0 ? share + 0.8 : 0
  const long = exercise.id === 'long-run' ? 4 : 0
  const onFeet = exercise.id === walk && brief.goal === 'endurance' ? share * 0.8 : 0
  const stroll = exercise.id.includes('walk') && brief.level >= 3 && runner + onFeet === 0 ? 0.6 : 0
  return wished + kit + runner + onFeet + long - stroll + luck(brief.request.seed, `cardio ${exercise.id}`)
}

/** What a runner's day does not run it walks outdoors, on the same feet; never the other way round. HYROX has its ergometers. */
const walk = 'brisk-walk'

/** Who trains for HYROX runs; other endurance athletes like to. */
const runnersShare = ({ goal, level, runStart }: Brief) => {
  if (goal === 'hyrox') return 3
  return goal === 'endurance' && (level >= 2 || runStart.isTold) ? 1.5 : 0
}
