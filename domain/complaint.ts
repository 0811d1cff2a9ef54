import type { BodyPart, Side } from './coach/read/body.ts'
import type { Complaint } from './coach/read/health.ts'
import { daysAfter, daysBetween } from './days.ts'
import type { ComplaintId, ExerciseId } from './ids.ts'

// A complaint limits for a while and then steps up by itself, unless somebody says how it is now.

/** How much it complains when it is reported. */
export type Severity = Exclude<Complaint['severity'], 'protect'>

/** How it is now: the same or worse begins anew, better and good step up. */
export type Change = 'good' | 'better' | 'same' | 'worse'

/** `since`: when its severity was told last. */
export type Complained = {
  readonly id: ComplaintId
  readonly part: BodyPart
  readonly side: Side | null
  readonly severity: Severity
  readonly exercise: ExerciseId | null
  readonly since: string
  readonly reportedAt: string
}

/** From the gravest to the mildest; behind the last there is none. */
const steps: readonly Severity[] = ['acute', 'pain', 'mild']

/** So long a severity holds when nothing more is told. */
const stepDays = 14

const stepsAfter = (days: number) => Math.max(0, Math.floor(days / stepDays))

/** What is left of a severity so many days after it was told; null: nothing. It steps up by itself after each fourteen days. */
export const severityAfter = (severity: Severity, days: number): Severity | null =>
  steps[steps.indexOf(severity) + stepsAfter(days)] ?? null

/** One step milder; null: nothing is left. */
export const stepUp = (severity: Severity): Severity | null => steps[steps.indexOf(severity) + 1] ?? null

/** How much a complaint limits at a moment; null: not any more. */
export const severityAt = ({ severity, since }: Complained, at: string): Severity | null =>
  severityAfter(severity, daysBetween(since, at))

/** Until when the present severity holds. */
export const holdsUntil = ({ since }: Complained, at: string): string =>
  daysAfter(since, (stepsAfter(daysBetween(since, at)) + 1) * stepDays)

/** As it is after somebody said how it is now. */
export const answered = (told: Complained, change: Change, at: string): Complained[] => {
  const now = severityAt(told, at)
  if (change === 'worse')
    return [{ ...told, severity: now === 'acute' || now === 'pain' ? 'acute' : 'pain', since: at }]
  if (change === 'same') return [{ ...told, severity: now ?? 'mild', since: at }]
  const next = now === null ? undefined : change === 'good' && now === 'acute' ? 'mild' : steps[steps.indexOf(now) + 1]
  return next ? [{ ...told, severity: next, since: at }] : [{ ...told, severity: 'mild', since: longAgo }]
}

/** Over: all its steps have passed. */
const longAgo = new Date(0).toISOString()
