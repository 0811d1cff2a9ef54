import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { day } from '../history.ts'
import { isRun } from '../runs.ts'
import { number, text } from '../text.ts'
import { isCardio, isLongDay, rank, runSeconds, steadyBlocks } from './cardio.ts'
import type { DraftBlock } from './draft.ts'
import { intervalReason } from './reasons.ts'

/** Hard and easy in turn; steady work where nothing here allows it. */
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
  if (isLongDay(brief)) return false
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

const intervalBlock = (brief: Brief, exercise: Exercise, rounds: number, work: number, restSec: number): DraftBlock => {
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

const hardOnes = (brief: Brief, work: number, seconds: number): readonly Exercise[] =>
  brief.usable
    .filter(
      one => isCardio(one) && (one.defaults.seconds?.[0] ?? 0) <= work && (one.defaults.seconds?.[1] ?? 0) >= work,
    )
    .filter(one => !isRun(one) || runSeconds(brief) > seconds * 0.5)
    .sort((one, other) => rank(brief, other) + hardness(other) - rank(brief, one) - hardness(one))

const hardness = ({ id, skill }: Exercise) => (id.includes('interval') ? 2 : 0) + (skill >= 2 ? 0.5 : 0)
