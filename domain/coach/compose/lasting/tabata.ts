import type { Exercise } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { number, text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import type { Brief } from '../../prescribe/brief.ts'
import type { Shape } from '../../read/shaping.ts'
import { isNamed } from '../../read/wishes.ts'
import { intervalReason } from '../../reasons/reasons.ts'
import { rank, steadyBlocks } from './cardio.ts'

// Eight times twenty seconds with ten of rest (Tabata et al. 1996), each of another exercise, a minute between them.
const own = { rounds: 8, work: 20, rest: 10 }
const between = 60

/** Blocks of four minutes by level: all of it is hard. */
const most = [1, 2, 3, 4, 4] as const

/** Tabata blocks as many as the time and the level hold, then easy work; steady work where nothing here is timed. */
export const tabataBlocks = (brief: Brief, seconds: number, told: Shape): DraftBlock[] => {
  const rounds = Math.min(20, Math.max(2, told.rounds ?? own.rounds))
  const work = Math.min(60, Math.max(10, told.workSeconds ?? own.work))
  const rest = Math.min(60, Math.max(5, told.restSeconds ?? own.rest))
  const each = rounds * (work + rest) + between
  const count = Math.min(most[brief.level - 1] ?? 1, Math.floor((seconds - 60) / each))
  const blocks = drills(brief)
    .slice(0, count)
    .map(exercise => tabata(brief, exercise, { rounds, work, rest }))
  const left = seconds - 60 - blocks.length * each
  if (blocks.length === 0 || left >= 360) return [...blocks, ...steadyBlocks(brief, left, blocks)]
  return blocks
}

const tabata = (brief: Brief, exercise: Exercise, { rounds, work, rest }: typeof own): DraftBlock => {
  const [count, hard, easy] = [number(rounds), number(work), number(rest)]
  return {
    kind: 'interval',
    name: text(`Tabata: ${exercise.name.de}`, `Tabata: ${exercise.name.en}`),
    description: text(
      `${count.de}-mal ${hard.de} s so schnell, wie die Technik hält, dazwischen ${easy.de} s Pause.`,
      `${count.en} times ${hard.en} s as fast as your form holds, ${easy.en} s of rest in between.`,
    ),
    focus: 'intervals',
    rounds,
    roundDurationSec: work + rest,
    exercises: [
      {
        exercise,
        targetRir: null,
        reasons: [intervalReason(brief, exercise)],
        sets: Array.from({ length: rounds }, (_, at) => ({
          durationSec: work,
          restSec: at === rounds - 1 ? between : rest,
        })),
      },
    ],
  }
}

/** Drills that begin and stop at once, what was wished for first, then the livelier ones. */
const drills = (brief: Brief): readonly Exercise[] =>
  brief.usable
    .filter(
      ({ role, loadType, metrics, unilateral, hyroxStation, defaults, impact }) =>
        role === 'conditioning' &&
        (loadType === 'bodyweight' || loadType === 'none') &&
        metrics.includes('duration') &&
        !unilateral &&
        hyroxStation === undefined &&
        (defaults.seconds?.[0] ?? 99) <= 30 &&
        impact <= (brief.level >= 3 ? 2 : 1),
    )
    .filter(one => !/strides|hill|marching/.test(one.id) || isNamed(brief.wish, one))
    .sort((one, other) => liveliness(brief, other) - liveliness(brief, one))

const liveliness = (brief: Brief, exercise: Exercise) =>
  rank(brief, exercise) + exercise.skill / 2 + luck(brief.request.seed, `tabata ${exercise.id}`)
