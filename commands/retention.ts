import { daysBefore } from '../domain/days.ts'
import type { UserId } from '../domain/ids.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import type { Accounts } from './accounts.ts'
import { derivedId } from './derived-id.ts'
import type { Clock } from './ports/log.ts'
import type { SecurityLog } from './ports/security.ts'

type Parts = {
  readonly accounts: Pick<Accounts, 'askUser'>
  /** Accounts registered before then whose address nobody has shown to be theirs, oldest first, at most so many. */
  readonly unverified: (before: string, limit: number) => Promise<readonly UserId[]>
  readonly unverifiedDays: number
  /** What forgets what is too old, by name. Each answers how much went. */
  readonly sweeps: Readonly<Record<string, () => Promise<number>>>
  readonly note: SecurityLog['note']
  readonly clock: Clock
}

const portion = 500

/** Keeps nothing longer than was promised, and says in the security log how much went. */
export const retention = ({ accounts, unverified, unverifiedDays, sweeps, note, clock }: Parts) => {
  /** Closed like any other account; that erases it. The decider looks once more whether it was verified meanwhile. */
  const closeUnverified = async () => {
    const now = clock()
    const old = await unverified(daysBefore(now, unverifiedDays), portion)
    let closed = 0
    for (const id of old) {
      const actor = { kind: 'system', id: 'calendar' } as const
      const context = { commandId: derivedId<'command'>(id, 'never verified'), actor, subject: id }
      const answer = await accounts.askUser(context, { type: 'CloseUnverified', at: now })
      if (!isRefused(answer)) closed += answer.events.length
    }
    return closed
  }

  return async (): Promise<Readonly<Record<string, number>>> => {
    const went: Record<string, number> = { 'unverified accounts': await closeUnverified() }
    for (const [name, sweep] of Object.entries(sweeps)) went[name] = await sweep()
    note({ what: 'retention', went })
    return went
  }
}
