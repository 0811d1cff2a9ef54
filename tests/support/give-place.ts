import { freshId } from '../../adapters/crypto/fresh-id.ts'
import type { Accounts } from '../../commands/accounts.ts'
import { asUserId } from '../../domain/ids.ts'
import type { StaffRole } from '../../domain/staff-role.ts'

const contextOf = (id: string) =>
  ({ commandId: freshId<'command'>(), actor: { kind: 'system', id: 'test' }, subject: asUserId(id) }) as const

type Asked = Pick<Accounts, 'askUser'>

/** A role at the desk, which opens nothing without a second factor. */
export const grantRole = ({ askUser }: Asked, id: string, role: StaffRole = 'staff') =>
  askUser(contextOf(id), { type: 'GrantStaffRole', by: 'test', role, reason: 'Support', at: new Date().toISOString() })

/** A passkey of which only the log knows: it opens the desk, and no sign-in asks for it. */
export const addPasskey = ({ askUser }: Asked, id: string) =>
  askUser(contextOf(id), { type: 'AddFactor', factor: freshId(), kind: 'passkey', at: new Date().toISOString() })

/** A place at the desk, open. */
export const givePlace = async (accounts: Asked, id: string, role?: StaffRole) => {
  await grantRole(accounts, id, role)
  await addPasskey(accounts, id)
}
