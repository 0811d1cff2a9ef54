import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { day } from '../history.ts'
import { luck } from '../prng.ts'
import { isRun, kmLeft, taperKm } from '../runs.ts'
import { number, text } from '../text.ts'
import { type DraftBlock, exercisesIn } from './draft.ts'
import { aerobicReason, intervalReason } from './reasons.ts'
import { stationBlocks } from './stations.ts'

/**
 * Steady work of the heart and lungs that fills some seconds: machine or route, else short stations on the spot. What
 * the session has already is not repeated, and its running counts against the week's.
 */
export const steadyBlocks = (brief: Brief, seconds: number, before: readonly DraftBlock[] = []): DraftBlock[] => {
  const without = exercisesIn(before)
  const pool = easyOnes(brief).filter(exercise => !without.includes(exercise))
  const running = runSeconds(brief) - secondsRun(before)
  const blocks: DraftBlock[] = []
  let left = seconds
  for (const exercise of pool) {
    if (left < 240 || blocks.length >= 2) break
    const durationSec = Math.floor(Math.min(longest(exercise, running), left - 60) / 30) * 30
    if (durationSec < 180) continue
    blocks.push(steadyBlock(brief, exercise, durationSec))
    left -= durationSec + 60
  }
  return blocks.length > 0 ? blocks : stationBlocks(brief, seconds, without)
}

/** Hard and easy in turn; null when nothing here allows it. */
export const intervalBlocks = (brief: Brief, seconds: number): DraftBlock[] => {
  const [work, restSec] = protocols[brief.level - 1] ?? protocols[0]
  const [exercise] = hardOnes(brief, work, seconds)
  const rounds = Math.min(10, Math.floor((seconds - 60) / (work + restSec)))
  if (!exercise || rounds < 3) return steadyBlocks(brief, seconds)
  const block = intervalBlock(brief, exercise, rounds, work, restSec)
  const left = seconds - 60 - rounds * (work + restSec)
  return [block, ...(left >= 360 ? steadyBlocks(brief, left, [block]) : [])]
}

/** Intervals come after two easy days at most, never tired, never where care is asked for. */
export const wantsIntervals = (brief: Brief): boolean => {
  if (brief.limits.cautious || brief.readiness.level <= 2 || brief.deload) return false
  if (brief.wish.style === 'interval') return true
  if (brief.wish.wanted.flat().some(id => isSteady(brief.byId.get(id)))) return false
  const recent = brief.request.history
    .filter(({ at }) => Date.parse(at) <= brief.now && brief.now - Date.parse(at) < 14 * day)
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  if (recent.length === 0) return brief.level >= 3
  const [last, before] = recent.map(({ plan }) => plan.blocks.some(({ kind }) => kind === 'interval'))
  return !last && (before === false || recent.length === 1) && brief.level >= 2
}

/** Meant to be kept up for long. */
const isSteady = (exercise: Exercise | undefined) =>
  exercise?.role === 'conditioning' && (exercise.defaults.seconds?.[1] ?? 0) >= 600

/** Seconds of running that the week still allows. */
export const runSeconds = ({ work, level, now, runPace, race }: Brief): number => {
  const left = kmLeft(work, level, now, runPace)
  if (race?.phase !== 'taper' && race?.phase !== 'race-week') return left * runPace
  return Math.min(left, taperKm(work, now, runPace)) * runPace
}

export const intervalBlock = (
  brief: Brief,
  exercise: Exercise,
  rounds: number,
  work: number,
  restSec: number,
): DraftBlock => {
  const [count, hard, easy] = [number(rounds), number(work), number(restSec)]
  return {
    kind: 'interval',
    name: text(`Intervalle: ${exercise.name.de}`, `Intervals: ${exercise.name.en}`),
    description: text(
      `${count.de}-mal ${hard.de} s zügig, dazwischen ${easy.de} s locker.`,
      `${count.en} times ${hard.en} s brisk, ${easy.en} s easy in between.`,
    ),
    focus: 'intervals',
    rounds,
    roundDurationSec: work + restSec,
    exercises: [
      {
        exercise,
        targetRir: null,
        reasons: [intervalReason(brief)],
        sets: Array.from({ length: rounds }, () => ({ durationSec: work, restSec })),
      },
    ],
  }
}

/** Seconds of work and of rest, by level. */
const protocols = [
  [60, 90],
  [60, 60],
  [120, 90],
  [180, 120],
  [240, 150],
] as const

const steadyBlock = (brief: Brief, exercise: Exercise, durationSec: number): DraftBlock => ({
  kind: 'straight',
  name: exercise.name,
  description: text(
    'Ruhiges Tempo: Du kannst dabei noch in ganzen Sätzen sprechen.',
    'Easy pace: you can still talk in full sentences.',
  ),
  focus: 'steady',
  rounds: 1,
  roundDurationSec: null,
  exercises: [{ exercise, targetRir: null, reasons: [aerobicReason(brief)], sets: [{ durationSec, restSec: 0 }] }],
})

const longest = (exercise: Exercise, running: number) => {
  const most = exercise.defaults.seconds?.[1] ?? 1800
  return isRun(exercise) ? Math.min(most, running) : most
}

const secondsRun = (blocks: readonly DraftBlock[]) =>
  blocks
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise }) => isRun(exercise))
    .flatMap(({ sets }) => sets)
    .reduce((sum, { durationSec }) => sum + (durationSec ?? 0), 0)

/** What can be kept up for ten minutes and talks of ease; harder versions have their own names. */
const easyOnes = (brief: Brief): readonly Exercise[] =>
  brief.usable
    .filter(one => isCardio(one) && one.skill === 1 && (one.defaults.seconds?.[1] ?? 0) >= 600)
    .sort((one, other) => rank(brief, other) - rank(brief, one))

const hardOnes = (brief: Brief, work: number, seconds: number): readonly Exercise[] =>
  brief.usable
    .filter(
      one => isCardio(one) && (one.defaults.seconds?.[0] ?? 0) <= work && (one.defaults.seconds?.[1] ?? 0) >= work,
    )
    .filter(one => !isRun(one) || runSeconds(brief) > seconds * 0.5)
    .sort((one, other) => rank(brief, other) + hardness(other) - rank(brief, one) - hardness(one))

const hardness = ({ id, skill }: Exercise) => (id.includes('interval') ? 2 : 0) + (skill >= 2 ? 0.5 : 0)

const isCardio = ({ role, metrics, loadType }: Exercise) =>
  role === 'conditioning' && loadType === 'none' && metrics.includes('duration')

const rank = (brief: Brief, exercise: Exercise) => {
  const wished = brief.wish.wanted.some(ids => ids.includes(exercise.id)) ? 5 : 0
  const kit = exercise.requires.some(one => one.some(item => brief.wish.withKit.includes(item))) ? 3 : 0
  const runner = isRun(exercise) ? runnersShare(brief) : 0
  const stroll = exercise.id.includes('walk') && brief.level >= 3 ? 0.6 : 0
  return wished + kit + runner - stroll + luck(brief.request.seed, `cardio ${exercise.id}`)
}

/** Who trains for HYROX runs; other endurance athletes like to. */
const runnersShare = ({ goal, level }: Brief) => {
  if (goal === 'hyrox') return 3
  return goal === 'endurance' && level >= 2 ? 1.5 : 0
}
