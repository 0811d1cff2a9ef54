import type { FactorVault, KeptPasskey } from '../../../commands/ports/factors.ts'
import type { FactorRow, FactorRows } from './rows.ts'

const passkeyOf = ({ factor, user_id: user, credential, counter, sealed }: FactorRow): KeptPasskey => ({
  factor,
  user,
  credential: credential ?? '',
  publicKey: sealed.publicKey ?? '',
  counter: Number(counter),
  transports: sealed.transports ?? [],
})

export const keptPasskeys = ({
  query,
  where,
  add,
}: FactorRows): Pick<FactorVault, 'addPasskey' | 'passkeys' | 'passkey' | 'spendPasskey'> => ({
  addPasskey: (user, factor, { credential, counter, publicKey, transports, name }) =>
    add(user, { factor, kind: 'passkey', credential, counter }, { name, publicKey, transports }),
  passkeys: async user => (await where("kind = 'passkey' and user_id = $1", user)).map(passkeyOf),
  passkey: async credential => {
    const [row] = await where('credential = $1', credential)
    return row ? passkeyOf(row) : null
  },
  spendPasskey: async (credential, counter) => {
    const { rowCount } = await query(
      `update vault.factors set counter = $2, used_at = now()
       where credential = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
      [credential, counter],
    )
    return rowCount === 1
  },
})
