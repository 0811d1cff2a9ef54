import { createHash } from 'node:crypto'
import type { CompiledQuery, Kysely } from 'kysely'
import type { KeyRing } from '../event-store/key-ring.ts'
import { kyselyAsking } from './kysely-asking.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'
import { openRows } from './read-models/sealed-rows.ts'

const mostNames = 500
const planChanged = '0A000'

/**
 * The read models as kysely asks them, for reading only: each question is one statement on any connection, so there are
 * no transactions here. A statement is parsed and planned once per connection, under a name made of its text; of texts
 * without end (lists of any length) only the first are named. When a table changed its shape under a plan, the statement
 * is asked once more without one. Sealed columns are opened.
 */
export const readingFrom = <Tables>(database: Database, schema: string, keys: KeyRing): Kysely<Tables> => {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || names.size >= mostNames) return known
    const name = `k${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
    return name
  }

  return kyselyAsking<Tables>(async <Row>({ sql: text, parameters }: CompiledQuery) => {
    const name = nameOf(text)
    const values = [...parameters]
    const { rows } = await reached(() =>
      database.query(name ? { name, text, values } : { text, values }).catch(error => {
        if (error.code !== planChanged) throw error
        return database.query({ text, values })
      }),
    )
    return { rows: (await openRows(rows, keys)) as Row[] }
  }).withSchema(schema)
}
