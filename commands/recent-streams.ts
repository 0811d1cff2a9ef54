import type { DomainEvent } from '../domain/facts.ts'
import type { Recorded } from '../domain/kernel/log.ts'

type Events = readonly Recorded<DomainEvent>[]

export type RecentStreams = {
  readonly of: (stream: string) => Events | undefined
  readonly keep: (stream: string, events: Events) => void
  readonly forget: (stream: string) => void
}

/**
 * The streams this process wrote to last, so that a workout in progress is not read again for each set. They may be
 * behind: good for a decision that the log will judge at its revision, and for nothing else.
 */
export const recentStreams = (most = 1000, keptMs = 60_000, now = Date.now): RecentStreams => {
  const kept = new Map<string, { readonly events: Events; readonly until: number }>()
  return {
    of: stream => {
      const found = kept.get(stream)
      return found && found.until > now() ? found.events : undefined
    },
    keep: (stream, events) => {
      kept.delete(stream)
      kept.set(stream, { events, until: now() + keptMs })
      for (const [oldest, { until }] of kept) {
        if (kept.size <= most && until > now()) break
        kept.delete(oldest)
      }
    },
    forget: stream => void kept.delete(stream),
  }
}
