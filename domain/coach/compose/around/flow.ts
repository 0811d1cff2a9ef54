import { day } from '../../../days.ts'
import { directMuscles, type Exercise } from '../../basis/catalogue.ts'
import { luck } from '../../basis/prng.ts'
import { text } from '../../basis/text.ts'
import type { DraftBlock } from '../../dose/draft.ts'
import { mostSeconds, spread } from '../../dose/spread.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { mostInMain } from '../../prescribe/week/session-budget.ts'
import { mobilityReason } from '../../reasons/reasons.ts'

/** Mobility that fills some seconds: a few exercises in rounds, as many blocks as it takes. */
export const flowBlocks = (brief: Brief, seconds: number, without: readonly Exercise[] = []): DraftBlock[] => {
  const all = inOrder(brief)
  const pool = all.filter(exercise => !without.includes(exercise))
  const blocks: DraftBlock[] = []
  let left = seconds
  let taken = 0
  while (left >= 120 && all.length > 0 && blocks.length < 6) {
    if (pool.length < 2) pool.push(...all.filter(exercise => !pool.includes(exercise)))
    const share = Math.min(left, 1800)
    const open = Math.max(1, mostInMain(brief.minutes) - without.length - taken)
    const block = flow(brief, share - 60, pool, open)
    taken += block.used
    blocks.push(block.block)
    pool.splice(0, block.used)
    left -= block.seconds + 60
  }
  return blocks
}

/** Between lifts and cool-down a few longer holds do; a session of mobility has more. */
const longFlow = 900

const flow = (brief: Brief, seconds: number, pool: readonly Exercise[], open: number) => {
  const rounds = seconds >= longFlow && brief.goal === 'mobility' ? 3 : seconds >= 300 || open === 1 ? 2 : 1
  const most = brief.goal === 'mobility' ? 8 : Math.min(seconds >= longFlow ? 8 : 3, open)
  const ask = {
    seconds,
    rounds,
    restSec: 5,
    hold: [25, 45] as const,
    reasonsOf: (one: Exercise) => [mobilityReason(brief, one)],
  }
  let chosen: Exercise[] = []
  for (const exercise of pool) {
    if (mostSeconds(chosen, ask) >= seconds || chosen.length >= most) break
    chosen = [...chosen, exercise]
  }
  const exercises = spread(chosen, { ...ask, hold: [20, 120] })
  const took = Math.min(seconds, mostSeconds(chosen, { ...ask, hold: [20, 120] }))
  const block: DraftBlock = {
    kind: 'circuit',
    name: text('Beweglichkeit', 'Mobility'),
    description: text(
      'Geh langsam in jede Position und atme ruhig weiter.',
      'Ease into every position and keep breathing.',
    ),
    focus: 'mobility',
    rounds,
    roundDurationSec: null,
    exercises,
  }
  return { block, used: chosen.length, seconds: took }
}

/** What was wished for or worked hard lately comes first; then from the useful ones what moves something else each time. */
const inOrder = (brief: Brief): Exercise[] => {
  const { usual } = brief.catalogue.training.relief
  const lately = new Set(
    brief.work.filter(({ at }) => brief.now - at < 3 * day).flatMap(({ exercise }) => directMuscles(exercise)),
  )
  const wished = new Set(brief.wish.focus)
  const rank = (exercise: Exercise) => {
    const muscles = directMuscles(exercise)
    return (
      (muscles.some(muscle => wished.has(muscle)) ? 3 : 0) +
      (muscles.some(muscle => lately.has(muscle)) ? 1 : 0) +
      (usual.includes(exercise.id) ? 3 - (usual.indexOf(exercise.id) * 2) / usual.length : 0) +
      luck(brief.request.seed, `flow ${exercise.id}`)
    )
  }
  const open = brief.usable.filter(({ role }) => role === 'mobility')
  const ranks = new Map(open.map(exercise => [exercise, rank(exercise)]))
  const order: Exercise[] = []
  const moved = new Map<string, number>()
  const again = (exercise: Exercise) => Math.max(0, ...directMuscles(exercise).map(muscle => moved.get(muscle) ?? 0))
  while (open.length > 0) {
    const worth = (exercise: Exercise) => (ranks.get(exercise) ?? 0) - again(exercise) * 2
    const at = open.reduce((best, one, index) => (worth(one) > worth(open[best] ?? one) ? index : best), 0)
    const [next] = open.splice(at, 1)
    if (!next) break
    order.push(next)
    for (const muscle of directMuscles(next)) moved.set(muscle, (moved.get(muscle) ?? 0) + 1)
  }
  return order
}
