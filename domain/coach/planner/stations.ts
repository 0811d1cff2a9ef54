import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { luck } from '../prng.ts'
import { number, text } from '../text.ts'
import type { DraftBlock } from './draft.ts'
import { aerobicReason } from './reasons.ts'

const work = 40
const between = 20
const roundRest = 60
const longestRounds = 8

/** Without machine or route: short stations on the spot, in rounds, as many as the time holds. */
export const stationBlocks = (brief: Brief, seconds: number, without: readonly Exercise[] = []): DraftBlock[] => {
  const pool = stations(brief).filter(exercise => !without.includes(exercise))
  const blocks: DraftBlock[] = []
  let left = seconds
  while (left >= 240 && pool.length >= 2 && blocks.length < 4) {
    const shape = bestShape(left - 60, pool.length)
    if (!shape) break
    blocks.push(block(brief, pool.splice(0, shape.stations), shape.rounds))
    left -= shape.seconds + 60
  }
  return blocks
}

type Shape = { readonly stations: number; readonly rounds: number; readonly seconds: number }

/** The number of stations and rounds that fills the time best. */
const bestShape = (seconds: number, available: number): Shape | null => {
  const shapes = [3, 4, 5, 2]
    .filter(stations => stations <= available)
    .flatMap(stations => {
      const round = stations * work + (stations - 1) * between + roundRest
      const rounds = Math.min(longestRounds, Math.floor(seconds / round))
      return rounds >= 1 ? [{ stations, rounds, seconds: rounds * round }] : []
    })
  return shapes.reduce<Shape | null>((best, one) => (best && best.seconds >= one.seconds ? best : one), null)
}

const block = (brief: Brief, exercises: readonly Exercise[], rounds: number): DraftBlock => {
  const [on, off] = [number(work), number(between)]
  return {
    kind: 'circuit',
    name: text('Ausdauerzirkel', 'Conditioning circuit'),
    description: text(
      `${on.de} s in Bewegung, ${off.de} s Pause, ruhiges Tempo.`,
      `${on.en} s of movement, ${off.en} s of rest, easy pace.`,
    ),
    focus: 'steady',
    rounds,
    roundDurationSec: exercises.length * work + (exercises.length - 1) * between + roundRest,
    exercises: exercises.map((exercise, at) => ({
      exercise,
      targetRir: null,
      reasons: [aerobicReason(brief)],
      sets: Array.from({ length: rounds }, () => ({
        durationSec: work,
        restSec: at === exercises.length - 1 ? roundRest : between,
      })),
    })),
  }
}

const stations = (brief: Brief): Exercise[] =>
  brief.usable
    .filter(
      ({ role, loadType, metrics, unilateral, hyroxStation, impact }) =>
        role === 'conditioning' &&
        loadType === 'bodyweight' &&
        metrics.includes('duration') &&
        !metrics.includes('reps') &&
        !unilateral &&
        hyroxStation === undefined &&
        impact <= (brief.level >= 3 && brief.readiness.level >= 3 ? 2 : 1),
    )
    .sort((one, other) => rank(brief, other) - rank(brief, one))

const rank = ({ wish, request }: Brief, { id, requires }: Exercise) =>
  (wish.wanted.some(ids => ids.includes(id)) ? 5 : 0) +
  (requires.some(kit => kit.some(item => wish.withKit.includes(item))) ? 3 : 0) +
  luck(request.seed, `station ${id}`)
