import { damageIn, named, rowsOverDamage } from '../postgres/over-damage.ts'
import type { Database } from '../postgres/pool.ts'

/** The leaves that an audit compares with, null each that cannot be read, and how many they are. */
export type ForAudit = { readonly size: number; readonly leaves: AsyncIterator<readonly (Buffer | null)[]> }

type Tiles = {
  readonly size: () => Promise<number>
  readonly read: () => AsyncIterable<readonly Buffer[]>
  readonly cut: (leaves: Buffer) => readonly Buffer[]
  readonly tileSize: number
}

/** The tree as it rests, around what is damaged on the disk. */
export const tilesForAudit = async (
  database: Database,
  { size, read, cut, tileSize }: Tiles,
  damaged: (why: string) => void,
): Promise<ForAudit> => {
  const tell = async (said: readonly string[]) => {
    for (const why of said) damaged(await named(database, why))
  }
  const overDamage = async (from: number, error: unknown) => {
    const why = damageIn(error)
    if (why === null) throw error
    const { rows, said } = await rowsOverDamage<{ index: string; leaves: string }>(database, {
      table: 'proof.tiles',
      columns: 'index, leaves',
      where: 'index + 0 >= $1',
      values: [from],
    })
    await tell(said.length > 0 ? said : [why])
    return new Map(rows.map(({ index, leaves }) => [Number(index), cut(Buffer.from(leaves.slice(2), 'hex'))]))
  }
  const unread: readonly null[] = Array(tileSize).fill(null)

  async function* found(whole: number) {
    let next = 0
    try {
      for await (const leaves of read()) {
        yield leaves
        next++
      }
    } catch (error) {
      const rest = await overDamage(next, error)
      for (; next * tileSize < whole; next++) yield rest.get(next) ?? unread
    }
  }

  try {
    const whole = await size()
    return { size: whole, leaves: found(whole) }
  } catch (error) {
    const all = await overDamage(0, error)
    const last = Math.max(-1, ...all.keys())
    const whole = last * tileSize + (all.get(last)?.length ?? tileSize)
    const leaves = Array.from({ length: last + 1 }, (_, index) => all.get(index) ?? unread)
    return { size: whole, leaves: each(leaves) }
  }
}

async function* each<Item>(items: readonly Item[]) {
  yield* items
}
