import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import type { Plan } from '../plan.ts'
import { cardioBlocks } from './cardio.ts'
import { coolDownBlock, coolDownSeconds } from './cool-down.ts'
import { describe } from './describe.ts'
import { assemble, type DraftBlock, secondsOf } from './draft.ts'
import { flowBlocks } from './flow.ts'
import { hintsFor } from './hints.ts'
import { type Kind, kindOf } from './kinds.ts'
import { planName } from './names.ts'
import { roundBlocks } from './rounds.ts'
import { strengthBlocks } from './strength.ts'
import { warmUpBlock, warmUpSeconds } from './warm-up.ts'

/** A whole session: warm-up, the work that the goal and the wish ask for, what fills the time, cool-down. */
export const sessionFor = (brief: Brief, how: 'as-wished' | 'gentle'): Plan => {
  const total = brief.minutes * 60
  const warmUp = warmUpSeconds(brief.minutes)
  const coolDown = coolDownSeconds(brief.minutes)
  const seconds = total - warmUp - coolDown
  const kind = how === 'gentle' ? null : kindFor(brief)
  const work = how === 'gentle' ? [] : workBlocks(brief, seconds, kind)
  const main = [...work, ...filling(brief, seconds - secondsOf(work, brief), work)]
  const trained = main.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
  const blocks = [warmUpBlock(brief, warmUp, trained), ...main, coolDownBlock(brief, coolDown, trained)]
  return assemble(
    { name: planName(brief, kind), description: describe(brief, main), hints: hintsFor(brief, main), blocks },
    brief,
  )
}

const kindFor = (brief: Brief): Kind | null =>
  brief.goal === 'endurance' || brief.goal === 'mobility' || brief.goal === 'hyrox' ? null : kindOf(brief)

const workBlocks = (brief: Brief, seconds: number, kind: Kind | null): DraftBlock[] => {
  const { style } = brief.wish
  const parts = kind ?? 'full'
  if (style === 'interval') return cardioBlocks(brief, seconds * 0.9, 'intervals')
  if (brief.goal === 'mobility') return []
  if (brief.goal === 'endurance' && style === null) return cardioBlocks(brief, seconds * 0.75, 'intervals')
  if (style === 'emom' || style === 'circuit') return roundBlocks(brief, seconds, style, parts)
  if (style === 'amrap') return roundBlocks(brief, seconds, brief.limits.cautious ? 'circuit' : 'amrap', parts)
  if (brief.goal === 'weight-loss' && style === null) return roundBlocks(brief, seconds * 0.8, 'circuit', parts)
  return strengthBlocks(brief, seconds, parts)
}

/** Time that work has left: easy endurance, then mobility. */
const filling = (brief: Brief, seconds: number, work: readonly DraftBlock[]): DraftBlock[] => {
  if (seconds < 180) return []
  const used: Exercise[] = work.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
  if (brief.goal === 'mobility' || seconds < 360) return flowBlocks(brief, seconds)
  const cardio = cardioBlocks(brief, Math.min(seconds, 3600), 'steady').filter(block =>
    block.exercises.every(({ exercise }) => !used.includes(exercise)),
  )
  const left = seconds - secondsOf(cardio, brief)
  return [...cardio, ...(left >= 180 ? flowBlocks(brief, left) : [])]
}
