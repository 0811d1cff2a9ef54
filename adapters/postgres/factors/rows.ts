import type { FactorId, UserId } from '../../../domain/ids.ts'
import type { KeyRing } from '../../event-store/key-ring.ts'
import { reached } from '../outages.ts'
import type { Database } from '../pool.ts'
import { sealCell } from '../read-models/sealed-cells.ts'
import { openRows } from '../read-models/sealed-rows.ts'

type Sealed = {
  readonly name: string
  readonly secret?: string
  readonly credential?: string
  readonly publicKey?: string
  readonly transports?: readonly string[]
}

export type FactorRow = {
  factor: FactorId
  user_id: UserId
  kind: 'passkey' | 'totp' | 'recovery-codes'
  credential: string | null
  counter: string
  sealed: Sealed
  created_at: string
  used_at: string | null
}

const columns = 'factor, user_id, kind, credential, counter, sealed, created_at, used_at'

/** Rows of `vault.factors`, written sealed and read open. */
export const factorRows = (database: Database, keys: KeyRing) => {
  const query = (text: string, values: unknown[] = []) => reached(() => database.query(text, values))

  const where = async (condition: string, value: string | readonly string[]): Promise<readonly FactorRow[]> =>
    openRows(
      (await query(`select ${columns} from vault.factors where ${condition} order by created_at`, [value])).rows,
      keys,
    )

  const seal = async (user: UserId, place: string, value: object) =>
    sealCell(value, user, await keys.current(user), place)

  const add = async (
    user: UserId,
    row: Pick<FactorRow, 'factor' | 'kind'> & { credential?: string; counter?: number },
    sealed: Sealed,
  ) => {
    const kept = await seal(user, `factor|${row.factor}`, sealed)
    await query(
      'insert into vault.factors (factor, user_id, kind, credential, counter, sealed) values ($1, $2, $3, $4, $5, $6)',
      [row.factor, user, row.kind, row.credential ?? null, row.counter ?? 0, kept],
    )
  }

  return { query, where, seal, add }
}

export type FactorRows = ReturnType<typeof factorRows>
