export type FactorKind = 'passkey' | 'totp' | 'recovery-codes'

/** What proves a person beside their password. Secrets and keys are not facts: they rest in the vault, by `factor`. */
export type FactorEvent =
  | { type: 'FactorAdded'; factor: string; kind: FactorKind; at: string }
  | { type: 'FactorRemoved'; factor: string; kind: FactorKind; at: string }
  | { type: 'RecoveryCodeUsed'; at: string }

export type Factors = Readonly<Record<string, FactorKind>>

export const evolveFactors = (factors: Factors, event: FactorEvent): Factors => {
  if (event.type === 'RecoveryCodeUsed') return factors
  const { [event.factor]: _, ...others } = factors
  return event.type === 'FactorAdded' ? { ...others, [event.factor]: event.kind } : others
}

export type FactorCommand =
  | { type: 'AddFactor'; factor: string; kind: FactorKind; at: string }
  | { type: 'RemoveFactor'; factor: string; at: string }
  | { type: 'NoteRecoveryCode'; at: string }

export const decideFactor = (command: FactorCommand, factors: Factors): FactorEvent[] => {
  if (command.type === 'NoteRecoveryCode') return [{ type: 'RecoveryCodeUsed', at: command.at }]
  const { factor, at } = command
  const known = factors[factor]
  if (command.type === 'AddFactor') return known ? [] : [{ type: 'FactorAdded', factor, kind: command.kind, at }]
  return known ? [{ type: 'FactorRemoved', factor, kind: known, at }] : []
}

/** Recovery codes alone are none: they stand in for another. */
export const hasSecondFactor = (factors: Factors): boolean =>
  Object.values(factors).some(kind => kind !== 'recovery-codes')

const day = 86_400_000
/** Before then nobody had one. */
const introduced = '2026-11-22T00:00:00.000Z'
/** So long staff may work without: from their role on, or from when there were any. */
const staffGraceDays = 14

/** From when on somebody who has a place at the desk since then must have a second factor. */
export const factorDue = (roleSince: string): string =>
  new Date(Math.max(Date.parse(roleSince), Date.parse(introduced)) + staffGraceDays * day).toISOString()
