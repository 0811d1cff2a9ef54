import type { z } from 'zod'
import type { steering } from '../../contract/steering.ts'
import type { WorkId } from '../../domain/ids.ts'
import type { Doing } from '../../domain/operation.ts'

/** How far something is that takes a while, as the process knows that is at it. */
export type Progress = {
  readonly id: WorkId
  readonly state: 'running' | 'done' | 'failed' | 'cancelled'
  readonly part: number | null
  readonly events: number
  readonly startedAt: string
  readonly endedAt: string | null
  readonly says: string | null
}

/** What the log says of it, and what this process knows of it where it is the one at it. */
export const doingAnswer = ({ id, by, reason, percent, isPaused, ...doing }: Doing, mine: Progress | null) => {
  const told = { by, reason, percent }
  if (mine?.id !== id) {
    const state = doing.state === 'running' ? ('elsewhere' as const) : doing.state
    const { at: startedAt, endedAt, says } = doing
    return { ...told, state, part: null, events: 0, startedAt, endedAt, says }
  }
  const { id: _, ...progress } = mine
  if (doing.state === 'cancelled')
    return { ...progress, ...told, state: 'cancelled' as const, endedAt: doing.endedAt, says: doing.says }
  return { ...progress, ...told, state: mine.state === 'running' && isPaused ? ('paused' as const) : mine.state }
}

export type Steer = z.output<typeof steering>

/** The fact that it is. */
export const steered = (wanted: Steer) => {
  if (wanted.do === 'throttle') return { type: 'ModelWorkThrottled', percent: wanted.percent } as const
  return { type: wanted.do === 'pause' ? 'ModelWorkPaused' : 'ModelWorkResumed' } as const
}
