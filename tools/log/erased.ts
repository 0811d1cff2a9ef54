import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { type Infrastructure, openInfrastructure } from '../../app/infrastructure.ts'
import { day } from '../../domain/days.ts'
import { categoryOf } from '../../domain/kernel/stream.ts'
import { blanksOf } from '../../domain/sealing.ts'
import { type Command, misuse } from '../usage.ts'
import { knownPlaces, type Places } from './known-places.ts'
import { searchFiles } from './search-files.ts'

const shortest = 4

const options = {
  also: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const

export const erasedCommand: Command = {
  usage: 'erased <person> [--also [<store>=]<path>]… [--json]',
  about: 'Whether anything of an erased person is left, and when their keys were destroyed.',
  details: `Reads the person's known words from stdin, one a line: names, addresses, what they wrote. Of somebody who is not
erased yet it takes them from the log itself. Then it looks for each, byte for byte, in every file of DATA_DIR, LOG_DIR,
KEY_DIR and AUDIT_DIR (an own database's data, write-ahead log and logs among them), what PostgreSQL packed into rows and
pages included; as text, in every table, and, where EventStoreDB holds the log, in every event. A value that PostgreSQL
packed and then spread over several rows of a TOAST table is seen as long as its row lives.
Words of fewer than ${shortest} letters are left out.

Says what it looked at, and which stores that the environment names lie elsewhere, with files that it cannot see. It knows
of no dumps, backups, exports or spools but those that --also names.

Exit code 1 if anything is found, or the keys are still there; 3 if nothing is found, but not every known store was
looked at; 0 if nothing is found and every one was.

  <person>        the person's id
  --also <path>   look there, too: dumps, exports, spools, logs, backups; may be said several times.
                  database=<path>, eventstoredb=<path>, nats=<path> and security-log=<path> say that it is where that
                  store keeps its files; of the database and EventStoreDB that is looked at before it is believed
  --json          the findings as JSON`,
  run: async words => {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
    const [person, ...rest] = positionals
    if (!person || rest.length > 0) throw misuse('which person? The id of one')
    const config = await readConfig(process.env)
    const infrastructure = await openInfrastructure(config, { say: line => console.error(line), connections: 2 })
    try {
      const places = await knownPlaces(config, infrastructure, values.also ?? [])
      const known = await wordsOf(infrastructure, person)
      const keys = await keysOf(infrastructure, person)
      const found = [
        ...(await inTables(infrastructure, known)),
        ...(config.EVENTSTORE_URL ? await inEvents(infrastructure, known) : []),
        ...(await inFiles(places, known)),
      ]
      const answer = { person, ...keys, words: known.length, found, ...places }
      console.log(values.json ? JSON.stringify(answer, null, 2) : told(answer))
      if (found.length > 0 || keys.keys > 0) return 1
      return places.notLookedAt.length > 0 ? 3 : 0
    } finally {
      await infrastructure.close()
    }
  },
}

type Found = { readonly word: string; readonly where: string }
type Destroyed = {
  readonly keys: number
  readonly at: string
  readonly beyondReachAt: string | null
  readonly master: number | null
}
type Answer = Places & {
  readonly keys: number
  readonly destroyed: readonly Destroyed[]
  readonly words: number
  readonly found: readonly Found[]
}

const told = ({ keys, destroyed, words, found, lookedAt, notLookedAt }: Answer) =>
  [
    ...destroyed.map(({ keys, at, beyondReachAt, master }) =>
      beyondReachAt
        ? `${keys} keys destroyed ${at}; beyond reach, in copies too, since ${beyondReachAt} (master key ${master})`
        : `${keys} keys destroyed ${at}; copies of them open until the master key has rotated`,
    ),
    ...(keys > 0 ? [`${keys} keys are still there: this person is not erased`] : []),
    ...found.map(({ word, where }) => `"${word}" in ${where}`),
    `Looked at: ${lookedAt.map(({ place, where }) => (place in { own: 0, named: 0 } ? where : `${place} (${where})`)).join(', ')}, and every row`,
    ...notLookedAt.map(({ place, where, why }) => `Not looked at: ${place}, ${where}: ${why}. --also ${place}=<path>`),
    'Not known here, unless --also named them: dumps, backups, exports, spools, and mail that was sent.',
    `${words} words looked for, found in ${found.length} places`,
  ].join('\n')

/** What was destroyed when, and how many keys are still there. */
const keysOf = async ({ database }: Infrastructure, person: string) => {
  const receipts = await database.query<Destroyed>(
    `select keys, destroyed_at::text as at, beyond_reach_at::text as "beyondReachAt", master
     from vault.receipts where subject = $1 order by erasure`,
    [person],
  )
  const living = await database.query<{ n: number }>(
    'select count(*)::int as n from vault.subject_keys where owner = $1 and wrapped is not null',
    [person],
  )
  return { keys: living.rows[0]?.n ?? 0, destroyed: receipts.rows }
}

const wordsOf = async (infrastructure: Infrastructure, person: string): Promise<readonly string[]> => {
  const asked = process.stdin.isTTY ? '' : await text(process.stdin)
  const given = asked.split('\n').map(line => line.trim())
  const all = [...given, ...(await saidBy(infrastructure, person))].filter(word => word.length >= shortest)
  if (all.length === 0) throw misuse('nothing to look for: no words on stdin, and none in the log')
  return [...new Set(all)]
}

/** Every text in the personal fields of a person who can still be read. */
const saidBy = async ({ log, keys }: Infrastructure, person: string) => {
  if (((await keys.all([person])).get(person)?.size ?? 0) === 0) return []
  const said: string[] = []
  for await (const { events } of log.read(null, {}))
    for (const { stream, event, metadata } of events) {
      const fields = metadata.subject === person ? blanksOf(categoryOf(stream), event.type) : undefined
      for (const field of Object.keys(fields ?? {})) said.push(...textsIn(Reflect.get(event, field)))
    }
  return said
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** However long a table takes: a log of years is read as a whole. */
const inTables = async ({ url, role }: Infrastructure, words: readonly string[]) => {
  const patient = openPool(url, { max: 1, role, timeout: day })
  try {
    return await foundIn(patient, words)
  } finally {
    await patient.end()
  }
}

const foundIn = async (database: Database, words: readonly string[]): Promise<readonly Found[]> => {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  )
  const found: Found[] = []
  for (const { name } of tables) {
    const { rows } = await database.query<{ word: string; n: number }>(
      `select word, count(*)::int as n from ${name} t, unnest($1::text[]) word where strpos(t::text, word) > 0 group by word`,
      [words],
    )
    found.push(...rows.map(({ word, n }) => ({ word, where: `${n} rows of ${name}` })))
  }
  return found
}

/** As they rest: what is sealed stays so. */
const inEvents = async ({ store }: Infrastructure, words: readonly string[]) => {
  const counts = new Map<string, number>()
  for await (const { events } of store.read(null, {}))
    for (const recorded of events) {
      const line = JSON.stringify(recorded)
      for (const word of words) if (line.includes(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  return [...counts].map(([word, n]): Found => ({ word, where: `${n} events of EventStoreDB` }))
}

const inFiles = async ({ lookedAt }: Places, words: readonly string[]) => {
  const found: Found[] = []
  const places = lookedAt.map(({ where }) => where)
  for await (const { file, text: word } of searchFiles(places, words)) found.push({ word, where: file })
  return found
}
