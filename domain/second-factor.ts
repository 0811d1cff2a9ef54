import { daysAfter, daysBetween } from './days.ts'
import { entriesOf } from './fields.ts'
import type { FactorId } from './ids.ts'
import { type Ask, type Decisions, refuse } from './kernel/decider.ts'

export type FactorKind = 'passkey' | 'totp' | 'recovery-codes'

/** What proves a person beside their password. Secrets and keys are not facts: they rest in the vault, by `factor`. */
export type FactorEvent =
  | { type: 'FactorAdded'; factor: FactorId; kind: FactorKind; at: string }
  | { type: 'FactorRemoved'; factor: FactorId; kind: FactorKind; at: string }
  | { type: 'RecoveryCodeUsed'; at: string }
  /** Somebody with the password has lost all factors: from `opensAt` on a link of the mail takes them away. */
  | { type: 'FactorResetRequested'; opensAt: string; at: string }
  | { type: 'FactorResetStopped'; at: string }
  | { type: 'FactorsReset'; at: string }

export type Factors = Readonly<Record<FactorId, FactorKind>>

export const evolveFactors = (factors: Factors, event: FactorEvent): Factors => {
  switch (event.type) {
    case 'FactorAdded':
      return { ...(event.kind === 'passkey' ? factors : without(factors, event.kind)), [event.factor]: event.kind }
    case 'FactorRemoved': {
      const { [event.factor]: _, ...others } = factors
      return others
    }
    case 'FactorsReset':
      return {}
    case 'RecoveryCodeUsed':
    case 'FactorResetRequested':
    case 'FactorResetStopped':
      return factors
  }
}

/** Of apps and of recovery codes somebody has one, the newest. */
const without = (factors: Factors, kind: FactorKind): Factors =>
  Object.fromEntries(entriesOf(factors).filter(([, one]) => one !== kind))

/** What waits to take all factors away; null: nothing does. */
export type FactorReset = { readonly opensAt: string; readonly at: string } | null

export const evolveReset = (reset: FactorReset, event: FactorEvent): FactorReset => {
  switch (event.type) {
    case 'FactorResetRequested':
      return { opensAt: event.opensAt, at: event.at }
    case 'FactorResetStopped':
    case 'FactorsReset':
      return null
    case 'FactorAdded':
    case 'FactorRemoved':
    case 'RecoveryCodeUsed':
      return reset
  }
}

export type FactorCommand =
  | { type: 'AddFactor'; factor: FactorId; kind: FactorKind; at: string }
  | { type: 'RemoveFactor'; factor: FactorId; at: string }
  | { type: 'NoteRecoveryCode'; at: string }
  | { type: 'RequestFactorReset'; at: string }
  | { type: 'StopFactorReset'; at: string }
  | { type: 'ResetFactors'; at: string }

type Known = { readonly factors: Factors; readonly factorReset: FactorReset; readonly role: string }

const resetWaitsDays = 7
/** So long the link opens once it does. */
export const resetOpenDays = 14

const isOver = ({ opensAt }: { readonly opensAt: string }, at: string) => daysBetween(opensAt, at) >= resetOpenDays

/** Whoever looks into other people's data is not let in by a mail, whenever they asked for it. */
const requestReset = ({ at }: Ask<FactorCommand, 'RequestFactorReset'>, { factors, factorReset, role }: Known) => {
  if (!hasSecondFactor(factors)) return refuse('no-such-factor')
  if (role !== 'athlete') return refuse('factor-reset-not-for-staff')
  if (factorReset && !isOver(factorReset, at)) return []
  return [{ type: 'FactorResetRequested', opensAt: daysAfter(at, resetWaitsDays), at } satisfies FactorEvent]
}

const reset = ({ at }: Ask<FactorCommand, 'ResetFactors'>, { factorReset, role }: Known) => {
  if (role !== 'athlete') return refuse('factor-reset-not-for-staff')
  if (!factorReset || isOver(factorReset, at)) return refuse('factor-reset-over')
  return at < factorReset.opensAt ? refuse('factor-reset-early') : [{ type: 'FactorsReset', at } satisfies FactorEvent]
}

/** With the last of them the recovery codes go, which stand in for no other then. */
const remove = ({ factor, at }: Ask<FactorCommand, 'RemoveFactor'>, { factors }: Known): FactorEvent[] => {
  const kind = factors[factor]
  if (!kind) return []
  const removed = { type: 'FactorRemoved', factor, kind, at } as const
  const left = evolveFactors(factors, removed)
  if (hasSecondFactor(left)) return [removed]
  return [removed, ...entriesOf(left).map(([factor, kind]) => ({ type: 'FactorRemoved', factor, kind, at }) as const)]
}

export const factorDecisions = {
  AddFactor: ({ factor, kind, at }, { factors }) =>
    factors[factor] ? [] : [{ type: 'FactorAdded', factor, kind, at }],
  RemoveFactor: remove,
  NoteRecoveryCode: ({ at }) => [{ type: 'RecoveryCodeUsed', at }],
  RequestFactorReset: requestReset,
  StopFactorReset: ({ at }, { factorReset }) => (factorReset ? [{ type: 'FactorResetStopped', at }] : []),
  ResetFactors: reset,
} satisfies Decisions<FactorCommand, FactorEvent, Known>

/** Recovery codes alone are none: they stand in for another. */
export const hasSecondFactor = (factors: Factors): boolean =>
  Object.values(factors).some(kind => kind !== 'recovery-codes')
