import { open, type Sealed } from '../../adapters/event-store/sealing.ts'
import { openRows } from '../../adapters/postgres/read-models/sealed-rows.ts'
import type { Infrastructure } from '../../app/infrastructure.ts'

type Said = { readonly where: string; readonly text: string }
type Row = Readonly<Record<string, unknown>>
export type Copy = ReadonlyMap<string, readonly Row[]>

/** All rows of all tables, as dead rows, the write-ahead log and backups go on holding them. */
export const copied = async ({ database }: Infrastructure): Promise<Copy> => {
  const { rows: tables } = await database.query<{ name: string }>(
    "select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables",
  )
  const copy = new Map<string, readonly Row[]>()
  for (const { name } of tables) copy.set(name, (await database.query<Row>(`select * from ${name}`)).rows)
  return copy
}

/** What can still be read with all the keys there are: every fact, and every cell of now and of then, whoever it is about. */
export const everythingOpened = async (
  infrastructure: Infrastructure,
  before: readonly Copy[],
): Promise<readonly Said[]> => {
  const said = [...(await facts(infrastructure))]
  for (const copy of [await copied(infrastructure), ...before])
    said.push(...(await cells(infrastructure, copy)), ...(await messages(infrastructure, copy)))
  return said
}

const facts = async ({ log }: Infrastructure) => {
  const said: Said[] = []
  for await (const { events } of log.read(null, {}))
    for (const recorded of events)
      said.push({ where: `${recorded.event.type} in ${recorded.stream}`, text: JSON.stringify(recorded) })
  return said
}

/** Each sealed cell by itself, so that one whose key is gone hides no other of its row. */
const cells = async ({ keys }: Infrastructure, copy: Copy) => {
  const said: Said[] = []
  for (const [name, rows] of copy) {
    const apart = rows.flatMap(row => Object.entries(row).map(([column, value]) => ({ [column]: value })))
    for (const cell of await openRows(apart, keys))
      said.push({
        where: name,
        text: JSON.stringify(cell, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
      })
  }
  return said
}

/** To the operator: under the key of each, or the one that they were all under once. */
const messages = async ({ keys, key }: Infrastructure, before: Copy) => {
  const said: Said[] = []
  const place = { subject: 'operator', stream: 'contact', field: 'message' }
  for (const { id, sealed } of before.get('site.contact_messages') ?? []) {
    const versions = (await keys.all([`contact-${id}`])).get(`contact-${id}`)
    for (const secret of [...(versions?.values() ?? []), key('contact messages')])
      said.push({
        where: 'a message to the operator',
        text: opened(() => open(sealed as Sealed, secret, { ...place, event: String(id) })),
      })
  }
  return said
}

const opened = (ask: () => unknown) => {
  try {
    return JSON.stringify(ask())
  } catch {
    return ''
  }
}
