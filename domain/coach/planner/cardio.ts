import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { luck } from '../prng.ts'
import { number, text } from '../text.ts'
import type { DraftBlock } from './draft.ts'
import { cardioReason } from './reasons.ts'

/** Steady or interval work of the heart and lungs that fills some seconds. */
export const cardioBlocks = (brief: Brief, seconds: number, mode: 'steady' | 'intervals'): DraftBlock[] => {
  const steady = machines(brief)
  if (seconds < 150) return []
  if (steady.length === 0) return stationBlocks(brief, seconds)
  if (mode === 'intervals') {
    const intervals = intervalBlock(brief, seconds - 60)
    if (intervals)
      return [
        intervals.block,
        ...(seconds - intervals.seconds - 60 >= 360
          ? cardioBlocks(brief, seconds - intervals.seconds - 60, 'steady')
          : []),
      ]
  }
  return steadyBlocks(brief, seconds, steady)
}

const steadyBlocks = (brief: Brief, seconds: number, pool: readonly Exercise[]): DraftBlock[] => {
  const blocks: DraftBlock[] = []
  let left = seconds
  for (const exercise of pool) {
    if (left < 240 || blocks.length >= 3) break
    const most = exercise.defaults.seconds?.[1] ?? 1800
    const durationSec = Math.floor(Math.min(most, left - 60) / 30) * 30
    blocks.push(steadyBlock(brief, exercise, durationSec))
    left -= durationSec + 60
  }
  return blocks
}

const steadyBlock = (brief: Brief, exercise: Exercise, durationSec: number): DraftBlock => ({
  kind: 'straight',
  name: exercise.name,
  description: text(
    'Ruhiges Tempo: Du kannst dabei noch in ganzen Sätzen sprechen.',
    'Easy pace: you can still talk in full sentences.',
  ),
  focus: 'endurance',
  rounds: 1,
  roundDurationSec: null,
  exercises: [{ exercise, targetRir: null, reasons: [cardioReason(brief)], sets: [{ durationSec, restSec: 0 }] }],
})

/** Seconds of work and of rest, by level. */
const protocols = [
  [60, 90],
  [60, 60],
  [120, 90],
  [180, 120],
  [240, 150],
] as const

const intervalBlock = (brief: Brief, seconds: number) => {
  const [work, restSec] = protocols[brief.level - 1] ?? protocols[0]
  const [exercise] = brief.usable
    .filter(one => isSustained(one, 60) && (one.defaults.seconds?.[0] ?? 0) <= 300 && !isWalk(one))
    .sort((one, other) => rank(brief, other) - rank(brief, one))
  const rounds = Math.min(12, Math.floor(seconds / (work + restSec)))
  if (!exercise || rounds < 3) return null
  const [count, hard, easy] = [number(rounds), number(work), number(restSec)]
  const block: DraftBlock = {
    kind: 'interval',
    name: text(`Intervalle: ${exercise.name.de}`, `Intervals: ${exercise.name.en}`),
    description: text(
      `${count.de}-mal ${hard.de} s zügig, dazwischen ${easy.de} s locker.`,
      `${count.en} times ${hard.en} s brisk, ${easy.en} s easy in between.`,
    ),
    focus: 'endurance',
    rounds,
    roundDurationSec: work + restSec,
    exercises: [
      {
        exercise,
        targetRir: null,
        reasons: [cardioReason(brief)],
        sets: Array.from({ length: rounds }, () => ({ durationSec: work, restSec })),
      },
    ],
  }
  return { block, seconds: rounds * (work + restSec) }
}

/** Without machine or route: short stations on the spot, in rounds. */
const stationBlocks = (brief: Brief, seconds: number): DraftBlock[] => {
  const pool = brief.usable
    .filter(
      one =>
        one.role === 'conditioning' &&
        one.loadType === 'bodyweight' &&
        one.metrics.includes('duration') &&
        !one.unilateral,
    )
    .filter(one => one.hyroxStation === undefined && one.impact <= (brief.level >= 3 ? 2 : 1))
    .sort((one, other) => rank(brief, other) - rank(brief, one))
    .slice(0, 4)
  if (pool.length === 0) return []
  const round = pool.length * 60 + 60
  const rounds = Math.min(10, Math.floor((seconds - 60 + 20) / round))
  if (rounds < 1) return []
  const [work, pause] = [number(40), number(20)]
  return [
    {
      kind: 'circuit',
      name: text('Ausdauerzirkel', 'Conditioning circuit'),
      description: text(
        `${work.de} s in Bewegung, ${pause.de} s Pause, ruhiges Tempo.`,
        `${work.en} s of movement, ${pause.en} s of rest, easy pace.`,
      ),
      focus: 'endurance',
      rounds,
      roundDurationSec: round,
      exercises: pool.map((exercise, at) => ({
        exercise,
        targetRir: null,
        reasons: [cardioReason(brief)],
        sets: Array.from({ length: rounds }, () => ({ durationSec: 40, restSec: at === pool.length - 1 ? 80 : 20 })),
      })),
    },
  ]
}

const machines = (brief: Brief): readonly Exercise[] =>
  brief.usable
    .filter(one => isSustained(one, 600) && one.id !== 'run-intervals')
    .sort((one, other) => rank(brief, other) - rank(brief, one))

const isSustained = ({ role, metrics, defaults, loadType }: Exercise, seconds: number) =>
  role === 'conditioning' &&
  loadType === 'none' &&
  metrics.includes('duration') &&
  (defaults.seconds?.[1] ?? 0) >= seconds

const isWalk = ({ id }: Exercise) => id.includes('walk')

const rank = (brief: Brief, exercise: Exercise) => {
  const wished = brief.wish.wanted.some(ids => ids.includes(exercise.id)) ? 5 : 0
  const kit = exercise.requires.some(one => one.some(item => brief.wish.withKit.includes(item))) ? 3 : 0
  const run = exercise.hyroxStation === 'run' && brief.goal !== 'health' ? 0.7 : 0
  return wished + kit + run + luck(brief.request.seed, `cardio ${exercise.id}`)
}
