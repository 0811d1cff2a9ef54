import type { Brief } from '../brief.ts'
import { day } from '../history.ts'

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
