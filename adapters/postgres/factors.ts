import { randomBytes } from 'node:crypto'
import type { FactorVault, KeptPasskey } from '../../commands/ports.ts'
import type { KeyRing } from '../event-store/key-ring.ts'
import { reached } from './outages.ts'
import { type Database, inTransaction } from './pool.ts'
import { sealCell } from './read-models/sealed-cells.ts'
import { openRows } from './read-models/sealed-rows.ts'
import { sha256 } from './vault.ts'

type Sealed = {
  readonly name: string
  readonly secret?: string
  readonly publicKey?: string
  readonly transports?: readonly string[]
}
type Row = {
  factor: string
  user_id: string
  kind: 'passkey' | 'totp' | 'recovery-codes'
  credential: string | null
  counter: string
  sealed: Sealed
  created_at: string
  used_at: string | null
}

const columns = 'factor, user_id, kind, credential, counter, sealed, created_at, used_at'

/** `vault.factors`: names, keys and secrets sealed under their person's key; recovery codes and tickets as SHA-256 only. */
export const postgresFactors = (database: Database, keys: KeyRing): FactorVault => {
  const query = (text: string, values: unknown[] = []) => reached(() => database.query(text, values))
  const rowsWhere = async (condition: string, value: string): Promise<readonly Row[]> =>
    openRows(
      (await query(`select ${columns} from vault.factors where ${condition} order by created_at`, [value])).rows,
      keys,
    )

  const seal = async (user: string, place: string, value: object) =>
    sealCell(value, user, await keys.current(user), place)

  const add = async (
    user: string,
    row: Pick<Row, 'factor' | 'kind'> & { credential?: string; counter?: number },
    sealed: Sealed,
  ) =>
    query(
      'insert into vault.factors (factor, user_id, kind, credential, counter, sealed) values ($1, $2, $3, $4, $5, $6)',
      [
        row.factor,
        user,
        row.kind,
        row.credential ?? null,
        row.counter ?? 0,
        await seal(user, `factor|${row.factor}`, sealed),
      ],
    )

  const passkeyOf = ({ factor, user_id: user, credential, counter, sealed }: Row): KeptPasskey => ({
    factor,
    user,
    credential: credential ?? '',
    publicKey: sealed.publicKey ?? '',
    counter: Number(counter),
    transports: sealed.transports ?? [],
  })

  return {
    list: async user =>
      (await rowsWhere('user_id = $1', user)).map(({ factor, kind, sealed, created_at, used_at }) => ({
        factor,
        kind,
        name: sealed.name,
        addedAt: created_at,
        usedAt: used_at,
      })),
    addPasskey: async (user, factor, { credential, counter, publicKey, transports, name }) => {
      await add(user, { factor, kind: 'passkey', credential, counter }, { name, publicKey, transports })
    },
    passkeys: async user => (await rowsWhere("kind = 'passkey' and user_id = $1", user)).map(passkeyOf),
    passkey: async credential => {
      const [row] = await rowsWhere('credential = $1', credential)
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
    addTotp: async (user, factor, secret, name) => {
      await query("delete from vault.factors where user_id = $1 and kind = 'totp'", [user])
      await add(user, { factor, kind: 'totp' }, { name, secret })
    },
    totp: async user => {
      const [row] = await rowsWhere("kind = 'totp' and user_id = $1", user)
      return row?.sealed.secret ? { factor: row.factor, secret: row.sealed.secret } : null
    },
    spendTotp: async (factor, step) => {
      const { rowCount } = await query(
        'update vault.factors set counter = $2, used_at = now() where factor = $1 and counter < $2',
        [factor, step],
      )
      return rowCount === 1
    },
    setRecoveryCodes: async (user, factor, codes) => {
      const sealed = await seal(user, `factor|${factor}`, { name: '' })
      await reached(() =>
        inTransaction(database, async client => {
          await client.query("delete from vault.factors where user_id = $1 and kind = 'recovery-codes'", [user])
          await client.query(
            "insert into vault.factors (factor, user_id, kind, sealed) values ($1, $2, 'recovery-codes', $3)",
            [factor, user, sealed],
          )
          await client.query(
            'insert into vault.recovery_codes (hash, factor) select h, $1 from unnest($2::bytea[]) h',
            [factor, codes.map(code => hashed(user, code))],
          )
        }),
      )
    },
    recoveryCodesLeft: async user => {
      const { rows } = await query(
        'select count(*)::int as n from vault.recovery_codes join vault.factors using (factor) where user_id = $1 and recovery_codes.used_at is null',
        [user],
      )
      return rows[0].n
    },
    spendRecoveryCode: async (user, code) => {
      const { rowCount } = await query(
        'update vault.recovery_codes set used_at = now() where hash = $1 and used_at is null',
        [hashed(user, code)],
      )
      return rowCount === 1
    },
    remove: async (user, factor) =>
      (await query('delete from vault.factors where user_id = $1 and factor = $2', [user, factor])).rowCount === 1,
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
    take: async (purpose, ticket) =>
      (
        await query('delete from vault.begun where hash = $1 and purpose = $2 and expires_at > now()', [
          sha256(ticket),
          purpose,
        ])
      ).rowCount === 1,
    tidy: async () => {
      await query('delete from vault.begun where expires_at < now()')
    },
  }
}

/** Eighty random bits need no slow hash; the person in it keeps codes of two people apart. */
const hashed = (user: string, code: string) => sha256(`${user}|${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
