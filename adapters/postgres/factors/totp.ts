import type { FactorVault } from '../../../commands/ports/factors.ts'
import type { FactorRows } from './rows.ts'

/** The secret of an app's codes; a time step is good once. */
export const keptTotp = ({ query, where, add }: FactorRows): Pick<FactorVault, 'addTotp' | 'totp' | 'spendTotp'> => ({
  addTotp: async (user, factor, secret, name) => {
    await query("delete from vault.factors where user_id = $1 and kind = 'totp'", [user])
    await add(user, { factor, kind: 'totp' }, { name, secret })
  },
  totp: async user => {
    const [row] = await where("kind = 'totp' and user_id = $1", user)
    return row?.sealed.secret ? { factor: row.factor, secret: row.sealed.secret } : null
  },
  spendTotp: async (factor, step) => {
    const { rowCount } = await query(
      'update vault.factors set counter = $2, used_at = now() where factor = $1 and counter < $2',
      [factor, step],
    )
    return rowCount === 1
  },
})
