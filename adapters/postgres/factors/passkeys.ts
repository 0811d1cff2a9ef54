import type { FactorVault, KeptPasskey } from '../../../commands/ports/factors.ts'
import { sha256 } from '../sha256.ts'
import type { FactorRow, FactorRows } from './rows.ts'

/** A credential's id outlasts its owner in write-ahead logs, so the column holds its hash alone. */
const hashed = (credential: string) => sha256(credential).toString('base64url')

/** Rows of before 25 November 2026 hold the id itself until `sealClear` was there. */
const spellings = (credential: string) => [hashed(credential), credential]

const passkeyOf = ({ factor, user_id: user, credential, counter, sealed }: FactorRow): KeptPasskey => ({
  factor,
  user,
  credential: sealed.credential ?? credential ?? '',
  publicKey: sealed.publicKey ?? '',
  counter: Number(counter),
  transports: sealed.transports ?? [],
})

export const keptPasskeys = ({
  query,
  where,
  add,
  seal,
}: FactorRows): Pick<FactorVault, 'addPasskey' | 'passkeys' | 'passkey' | 'spendPasskey'> & {
  sealClear: () => Promise<void>
} => ({
  addPasskey: (user, factor, { credential, counter, publicKey, transports, name }) =>
    add(
      user,
      { factor, kind: 'passkey', credential: hashed(credential), counter },
      { name, credential, publicKey, transports },
    ),
  passkeys: async user => (await where("kind = 'passkey' and user_id = $1", user)).map(passkeyOf),
  passkey: async credential => {
    const [row] = await where('credential = any($1)', spellings(credential))
    return row ? passkeyOf(row) : null
  },
  spendPasskey: async (credential, counter) => {
    const { rowCount } = await query(
      `update vault.factors set counter = $2, used_at = now()
       where credential = any($1) and (counter < $2 or (counter = 0 and $2 = 0))`,
      [spellings(credential), counter],
    )
    return rowCount === 1
  },
  sealClear: async () => {
    for (const { factor, user_id: user, credential, sealed } of await where('in_clear and kind = $1', 'passkey')) {
      const id = sealed.credential ?? credential ?? ''
      const kept = await seal(user, `factor|${factor}`, { ...sealed, credential: id })
      await query('update vault.factors set credential = $2, sealed = $3, in_clear = false where factor = $1', [
        factor,
        hashed(id),
        kept,
      ])
    }
  },
})
