import { randomBytes } from 'node:crypto'
import type { FactorVault } from '../../../commands/ports/factors.ts'
import type { KeyRing } from '../../event-store/key-ring.ts'
import { openRows } from '../read-models/sealed-rows.ts'
import { sha256 } from '../sha256.ts'
import type { FactorRows } from './rows.ts'

/** What was begun and waits for a proof: a ticket is good once and for its time. */
export const keptTickets = (
  { query, seal }: FactorRows,
  keys: KeyRing,
): Pick<FactorVault, 'begin' | 'look' | 'take' | 'takeToAdd' | 'tidy'> => ({
  begin: async (purpose, user, data, seconds) => {
    const ticket = randomBytes(32).toString('base64url')
    const kept = user === null ? JSON.stringify(data) : await seal(user, `begun|${purpose}`, data)
    await query(
      `insert into vault.begun (hash, purpose, user_id, data, expires_at)
       values ($1, $2, $3, $4, now() + $5 * interval '1 second')`,
      [sha256(ticket), purpose, user, kept, seconds],
    )
    return ticket
  },
  look: async (purpose, ticket) => {
    const { rows } = await query(
      'select user_id, data from vault.begun where hash = $1 and purpose = $2 and expires_at > now()',
      [sha256(ticket), purpose],
    )
    const [row] = await openRows(rows, keys)
    if (!row) return null
    return { user: row.user_id, data: typeof row.data === 'string' ? JSON.parse(row.data) : row.data }
  },
  take: async (purpose, ticket) => {
    const { rowCount } = await query(
      'delete from vault.begun where hash = $1 and purpose = $2 and expires_at > now()',
      [sha256(ticket), purpose],
    )
    return rowCount === 1
  },
  takeToAdd: async (purpose, ticket) => {
    const hash = sha256(ticket)
    const { rows } = await query(
      `delete from vault.begun where purpose like 'add-%' and user_id =
         (select user_id from vault.begun where hash = $1 and purpose = $2 and expires_at > now())
       returning hash`,
      [hash, purpose],
    )
    return rows.some(row => hash.equals(row.hash))
  },
  tidy: async () => {
    await query('delete from vault.begun where expires_at < now()')
  },
})
