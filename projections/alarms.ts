import type { AnyProjection } from './ports.ts'
import { type Alarm, standings } from './standing.ts'

type Parts = Parameters<typeof standings>[1] & {
  /** Whoever runs this reads it. */
  readonly say: (line: string) => void
}

/** Says once which read models begin to be late or to stand still, and once that it is over; each time it is called. */
export const modelAlarms = (projections: readonly AnyProjection[], { say, ...parts }: Parts) => {
  const told = new Map<string, Alarm>()
  return async () => {
    const { models } = await standings(projections, parts)
    for (const { name, alarm, waitsMs, error } of models) {
      if (alarm === (told.get(name) ?? null)) continue
      if (alarm) told.set(name, alarm)
      else told.delete(name)
      const waits = `its oldest unread event has been waiting for ${Math.round(waitsMs / 1000)} s`
      if (!alarm) say(`${name} follows the log again`)
      else say(`${name} ${alarm === 'late' ? 'is late' : 'makes no progress'}: ${waits}${error ? `; ${error}` : ''}`)
    }
  }
}
