import { open, type Sealed } from '../../adapters/event-store/sealing.ts'
import { openRows } from '../../adapters/postgres/read-models/sealed-rows.ts'
import type { Ground } from '../../app/ground.ts'

type Said = { readonly where: string; readonly text: string }

/** What can still be read with all the keys there are: every fact and every cell, whoever it is about. */
export const everythingOpened = async (ground: Ground): Promise<readonly Said[]> => [
  ...(await facts(ground)),
  ...(await cells(ground)),
  ...(await messages(ground)),
]

const facts = async ({ log }: Ground) => {
  const said: Said[] = []
  for await (const { events } of log.read(null, {}))
    for (const recorded of events)
      said.push({ where: `${recorded.event.type} in ${recorded.stream}`, text: JSON.stringify(recorded) })
  return said
}

/** Each cell by itself, so that one whose key is gone hides no other of its row. */
const cells = async ({ database, keys }: Ground) => {
  const { rows: tables } = await database.query<{ name: string }>(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables",
  )
  const said: Said[] = []
  for (const { name } of tables) {
    const { rows } = await database.query<Record<string, unknown>>(`select * from ${name}`)
    const apart = rows.flatMap(row => Object.entries(row).map(([column, value]) => ({ [column]: value })))
    for (const cell of await openRows(apart, keys))
      said.push({
        where: name,
        text: JSON.stringify(cell, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
      })
  }
  return said
}

/** Under the operator's key and not a person's. */
const messages = async ({ database, key }: Ground) => {
  const { rows } = await database.query<{ id: string; sealed: Sealed }>('select id, sealed from site.contact_messages')
  const place = { subject: 'operator', stream: 'contact', field: 'message' }
  return rows.map(({ id, sealed }) => ({
    where: 'a message to the operator',
    text: JSON.stringify(open(sealed, key('contact messages'), { ...place, event: id })),
  }))
}
