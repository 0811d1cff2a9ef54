import type { Position } from '../../domain/kernel/stream.ts'
import { nodeOf, rootOf, type Subtree } from '../../domain/proof/tree.ts'
import { locks } from '../postgres/locks.ts'
import { reached } from '../postgres/outages.ts'
import { type Database, inTransaction } from '../postgres/pool.ts'
import { tilesForAudit } from './audit-tiles.ts'
import { sha256 } from './leaves.ts'

/** Leaves of the tree over the log, so many in a row; their root beside them once they are complete. */
export const tileSize = 256
const leafBytes = 32
const tilesAtOnce = 32

const write = async (
  client: Pick<Database, 'query'>,
  size: number,
  leaves: readonly Uint8Array[],
  position: Position,
) => {
  for (let done = 0; done < leaves.length; ) {
    const place = size + done
    const index = Math.floor(place / tileSize)
    const part = leaves.slice(done, done + tileSize - (place % tileSize))
    const { rows } = await client.query<{ leaves: Buffer }>(
      `insert into proof.tiles as t (index, leaves, position) values ($1, $2, $3)
       on conflict (index) do update set leaves = t.leaves || excluded.leaves, position = excluded.position
       returning leaves`,
      [index, Buffer.concat(part), position],
    )
    const whole = cut(rows[0]?.leaves ?? Buffer.alloc(0))
    if (whole.length === tileSize)
      await client.query('update proof.tiles set root = $2 where index = $1', [
        index,
        rootOf(sha256, over(whole), tileSize),
      ])
    done += part.length
  }
}

export type Tiles = ReturnType<typeof postgresTiles>

export const postgresTiles = (database: Database) => {
  const end = async (asking: Pick<Database, 'query'> = database) => {
    const { rows } = await asking.query<{ index: bigint; bytes: number; position: Position }>(
      'select index, length(leaves) as bytes, position from proof.tiles order by index desc limit 1',
    )
    const [last] = rows
    if (!last) return { size: 0, position: null }
    return { size: Number(last.index) * tileSize + last.bytes / leafBytes, position: last.position }
  }

  const leavesOf = async (index: number): Promise<readonly Buffer[]> => {
    const { rows } = await database.query<{ leaves: Buffer }>('select leaves from proof.tiles where index = $1', [
      index,
    ])
    return cut(rows[0]?.leaves ?? Buffer.alloc(0))
  }

  /** All leaves from the first on, tile by tile. */
  const read = async function* () {
    for (let index = 0; ; ) {
      const { rows } = await database.query<{ index: number; leaves: Buffer }>(
        'select index::int as index, leaves from proof.tiles where index >= $1 order by index limit $2',
        [index, tilesAtOnce],
      )
      for (const tile of rows) {
        if (tile.index !== index) return
        yield cut(tile.leaves)
        index++
      }
      if (rows.length < tilesAtOnce) return
    }
  }

  return {
    /** Stands for this log: made once, with its tables. */
    origin: async () => {
      const { rows } = await database.query<{ id: string }>('select id from proof.origin')
      return rows[0]?.id ?? ''
    },

    /** How many events are in the tree, and where in the log the last of them stands. */
    end: () => reached(() => end()),

    /** Adds leaves behind `size` of them. False when somebody else did meanwhile. */
    add: (size: number, leaves: readonly Uint8Array[], position: Position) =>
      inTransaction(database, async client => {
        await client.query('select pg_advisory_xact_lock($1)', [locks.tiles])
        if ((await end(client)).size !== size) return false
        await write(client, size, leaves, position)
        return true
      }),

    /** Where in the log each tile ends, from the first on. */
    ends: async (): Promise<readonly Position[]> => {
      const { rows } = await database.query<{ position: Position }>('select position from proof.tiles order by index')
      return rows.map(({ position }) => position)
    },

    leavesOf,

    forAudit: (damaged: (why: string) => void) =>
      tilesForAudit(database, { size: async () => (await end()).size, read, cut, tileSize }, damaged),

    /** Branches of the tree over the first `size` events; single leaves only of the tiles that these are in. */
    subtree: async (size: number, ...leaves: readonly number[]): Promise<Subtree> => {
      const { rows } = await database.query<{ root: Buffer }>(
        'select root from proof.tiles where root is not null order by index',
      )
      const open = new Map<number, Subtree>()
      for (const place of [...leaves, size]) {
        const index = Math.floor(place / tileSize)
        open.set(index, over(await leavesOf(index)))
      }
      return branches(
        rows.map(({ root }) => root),
        open,
      )
    },
  }
}

/** Whole tiles are known by their roots, the others by their leaves. */
const branches = (roots: readonly Buffer[], open: ReadonlyMap<number, Subtree>): Subtree => {
  const subtree: Subtree = (start, count) => {
    const index = Math.floor(start / tileSize)
    if (count > tileSize) return nodeOf(sha256, subtree(start, count / 2), subtree(start + count / 2, count / 2))
    const root = count === tileSize ? roots[index] : open.get(index)?.(start % tileSize, count)
    if (!root) throw new Error(`the tree has no branch of ${count} at ${start}`)
    return root
  }
  return subtree
}

const cut = (leaves: Buffer) =>
  Array.from({ length: leaves.length / leafBytes }, (_, n) => leaves.subarray(n * leafBytes, (n + 1) * leafBytes))

export const over = (leaves: readonly Buffer[]): Subtree => {
  const subtree: Subtree = (start, size) => {
    if (size > 1) return nodeOf(sha256, subtree(start, size / 2), subtree(start + size / 2, size / 2))
    const leaf = leaves[start]
    if (!leaf) throw new Error(`the tree has no leaf ${start}`)
    return leaf
  }
  return subtree
}
