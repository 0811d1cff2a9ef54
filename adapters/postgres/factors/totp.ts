import type { FactorVault } from '../../../commands/ports/factors.ts'
import type { FactorRows } from './rows.ts'

/** The secret of an app's codes; a time step is good once. */
export const keptTotp = ({ query, where, seal }: FactorRows): Pick<FactorVault, 'addTotp' | 'totp' | 'spendTotp'> => ({
  addTotp: async (user, factor, secret, name) => {
    const kept = await seal(user, `factor|${factor}`, { name, secret })
    await query(
      `insert into vault.factors (factor, user_id, kind, sealed) values ($1, $2, 'totp', $3)
       on conflict (user_id) where kind = 'totp' do update
         set factor = excluded.factor, sealed = excluded.sealed, counter = 0, created_at = now(), used_at = null`,
      [factor, user, kept],
    )
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
