import type { Live, Stage } from '../../commands/ports.ts'

export type Told = { readonly workout: string; readonly stage: Stage }

const mostRemembered = 10_000

/** Stages told within this process. `onTell` may carry them further; call `hear` for those that come from elsewhere. */
export const liveBus = (onTell: (told: Told) => void = () => {}): Live & { readonly hear: (told: Told) => void } => {
  const listeners = new Map<string, Set<(stage: Stage) => void>>()
  const latest = new Map<string, Stage>()

  const hear = ({ workout, stage }: Told) => {
    latest.delete(workout)
    if (stage !== 'done' && stage !== 'failed') remember(workout, stage)
    for (const listener of listeners.get(workout) ?? []) listener(stage)
  }

  const remember = (workout: string, stage: Stage) => {
    latest.set(workout, stage)
    const [oldest] = latest.keys()
    if (latest.size > mostRemembered && oldest !== undefined) latest.delete(oldest)
  }

  return {
    hear,
    latest: workout => latest.get(workout) ?? null,
    tell: (workout, stage) => {
      hear({ workout, stage })
      onTell({ workout, stage })
    },
    listen: (workout, listener) => {
      const heard = listeners.get(workout) ?? new Set()
      listeners.set(workout, heard.add(listener))
      return () => {
        heard.delete(listener)
        if (heard.size === 0 && listeners.get(workout) === heard) listeners.delete(workout)
      }
    },
  }
}
