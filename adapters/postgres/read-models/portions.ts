import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { asId } from '../../../domain/kernel/stream.ts'
import type { Drafts } from '../../../projections/ports.ts'
import { type Database, inTransaction } from '../pool.ts'
import { copyText } from './copy-text.ts'
import { tableIn } from './tables.ts'

const where = 'name = $1 and index = $2 and of = $3'

const takenOver = (name: string) => new Error(`${name} is being made by somebody else`)

/** The parts that a draft is made in. Whoever works on one holds its token: an older one counts no more. */
export const portionsIn = (database: Database): Pick<Drafts, 'portions' | 'mark' | 'split' | 'fill'> => ({
  portions: async (schema, name) => {
    const { rows } = await database.query(
      `select index, of, begun, done from ${schema}.portions where name = $1 order by of, index`,
      [name],
    )
    return rows.map(({ index, of, begun, done }) => ({ share: { index, of }, begun, done }))
  },
  mark: async (schema, name, { index, of }) => {
    const token = randomUUID()
    const { rowCount } = await database.query(
      `update ${schema}.portions set begun = true, token = $4 where ${where} and not done`,
      [name, index, of, token],
    )
    if (rowCount !== 1) throw takenOver(name)
    return asId(token)
  },
  split: (schema, name, { index, of }, into) =>
    inTransaction(database, async client => {
      await client.query(`delete from ${schema}.portions where ${where}`, [name, index, of])
      const shares = Array.from({ length: into }, (_, n) => ({ index: index + n * of, of: of * into }))
      await client.query(`insert into ${schema}.portions (name, index, of) select $1, unnest($2::int[]), $3`, [
        name,
        shares.map(share => share.index),
        of * into,
      ])
      return shares
    }),
  fill: (projection, schema, { share, token }, pages) =>
    inTransaction(database, async client => {
      const columns = Object.keys(projection.columns).join(', ')
      const copy = client.query(copyFrom(`copy ${tableIn(schema, projection)} (${columns}) from stdin`))
      await pipeline(Readable.from(copyText(projection, pages)), copy)
      const { rowCount } = await client.query(
        `update ${schema}.portions set done = true where ${where} and token = $4 and not done`,
        [projection.name, share.index, share.of, token],
      )
      if (rowCount !== 1) throw takenOver(projection.name)
    }),
})
