import { LRUCache } from 'lru-cache'
import type { Live, Stage } from '../../commands/ports/planning.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import type { Position } from '../../domain/kernel/stream.ts'

export type Told =
  | { readonly workout: WorkoutId; readonly stage: Stage }
  | { readonly person: UserId; readonly position: Position }

const mostRemembered = 10_000

/** What is told within this process. `onTell` may carry it further; call `hear` for what comes from elsewhere. */
export const liveBus = (onTell: (told: Told) => void = () => {}): Live & { readonly hear: (told: Told) => void } => {
  const stages = listeners<Stage>()
  const changes = listeners<Position>()
  const latest = new LRUCache<WorkoutId, Stage>({ max: mostRemembered })

  const hear = (told: Told) => {
    if ('person' in told) return changes.tell(told.person, told.position)
    const { workout, stage } = told
    if (stage === 'done' || stage === 'failed') latest.delete(workout)
    else latest.set(workout, stage)
    stages.tell(workout, stage)
  }

  const tell = (told: Told) => {
    hear(told)
    onTell(told)
  }

  return {
    hear,
    latest: workout => latest.get(workout) ?? null,
    tell: (workout, stage) => tell({ workout, stage }),
    listen: stages.add,
    tellChange: (person, position) => tell({ person, position }),
    listenForChanges: changes.add,
  }
}

const listeners = <Said>() => {
  const all = new Map<string, Set<(said: Said) => void>>()
  return {
    tell: (about: string, said: Said) => {
      for (const listener of all.get(about) ?? []) listener(said)
    },
    /** Answers how to stop listening. */
    add: (about: string, listener: (said: Said) => void) => {
      const heard = all.get(about) ?? new Set()
      all.set(about, heard.add(listener))
      return () => {
        heard.delete(listener)
        if (heard.size === 0 && all.get(about) === heard) all.delete(about)
      }
    },
  }
}
