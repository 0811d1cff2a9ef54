import { restAfter } from './rests.ts'
import type { Step } from './steps.ts'
import type { Timer } from './use-timer.ts'

/** What of the minute is left; a minute that is just beginning is not waited for. */
const untilNextMinute = (elapsed: number): number => {
  const left = Math.ceil(60 - (elapsed % 60))
  return left >= 59 ? 0 : left
}

/**
 * Seconds of pause between a set and the next one. On the minute, what is left of it; in a round, the pause comes after
 * the round's last exercise, whichever that is today.
 */
export const pauseBetween = (step: Step, next: Step, clock: Pick<Timer<'block'>, 'running' | 'elapsed'>): number => {
  const { block, exercise, set } = step
  if (block.kind === 'emom' && clock.running?.set === block.id) return untilNextMinute(clock.elapsed)
  const planned = set.rest_time > 0 || !endsRound(step, next) ? set.rest_time : longest(step)
  return planned > 0 ? restAfter(exercise.exercise_id, planned) : 0
}

const rounds = new Set<Step['block']['kind']>(['superset', 'circuit'])

/** The partner that would have followed is over: what follows is another round, or another block. */
const endsRound = ({ block, number, set }: Step, next: Step) =>
  rounds.has(block.kind) && !set.ramp && set.side !== 'left' && (next.block.id !== block.id || next.number !== number)

const longest = ({ block }: Step) =>
  Math.max(0, ...block.exercises.flatMap(({ sets }) => sets.map(({ rest_time }) => rest_time)))
