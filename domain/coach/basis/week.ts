import { day, dayOf } from '../../days.ts'
import type { EventId, Loose } from '../../ids.ts'
export type Phase = 'base' | 'build' | 'peak' | 'taper' | 'race-week' | 'recovery' | 'deload'

/** What a week is for, from its Monday (ISO date, UTC) on. */
export type Week = {
  readonly start: string
  readonly phase: Phase
  /** Hard sets that a large muscle should get; a small one needs its share of it. */
  readonly sets: number
  readonly sessions: number
}

/** The week at hand as the coach plans by it: `after` is the phase of the week before; `events` made it so. */
export type WeekTargets = Week & { readonly after: Phase | null; readonly events: readonly Loose<EventId>[] }

const dateOf = (at: number) => dayOf(new Date(at).toISOString())

/** The Monday of a moment's week, in UTC. */
export const mondayOf = (moment: string): string => {
  const at = Date.parse(moment)
  return dateOf(at - ((new Date(at).getUTCDay() + 6) % 7) * day)
}

export const weeksLater = (monday: string, weeks: number): string => dateOf(Date.parse(monday) + weeks * 7 * day)
