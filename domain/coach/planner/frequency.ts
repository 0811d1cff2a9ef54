import type { Brief } from '../brief.ts'
import { day } from '../history.ts'
import { weekBefore } from '../muscle-ledger.ts'

export type Kind = 'full' | 'upper' | 'lower' | 'push' | 'pull' | 'legs' | 'focus'

/** On how many days a week a muscle comes up. */
export const exposuresOf = (brief: Brief, kind: Kind): number => {
  const days = daysPerWeek(brief)
  if (kind === 'focus' || brief.goal === 'hyrox') return 2
  if (kind === 'full') return Math.max(1, days)
  return Math.max(1, kind === 'upper' || kind === 'lower' ? days / 2 : days / 3)
}

export const daysPerWeek = ({ request, work, now }: Brief): number => {
  const recent = new Set(work.filter(({ at }) => now - at <= 14 * day).map(({ at }) => Math.floor(at / day)))
  const told = request.athlete.trainingFrequency ?? 3
  return Math.min(7, Math.max(1, told, Math.round(recent.size / 2)))
}

/** Fewer days than usual in the last seven, today counted; who has just begun has missed nothing yet. */
export const hasMissed = (brief: Brief): boolean => {
  const [first] = brief.work
  if (!first || first.at > weekBefore(brief.now)) return false
  const days = new Set(brief.work.filter(({ at }) => at > weekBefore(brief.now)).map(({ workout }) => workout))
  return days.size + 1 < daysPerWeek(brief)
}
