import { relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../../adapters/config.ts'
import { type Database, openPool } from '../../adapters/postgres/pool.ts'
import { type Infrastructure, openInfrastructure } from '../../app/infrastructure.ts'
import { day } from '../../domain/days.ts'
import { categoryOf } from '../../domain/kernel/stream.ts'
import { blanksOf } from '../../domain/sealing.ts'
import { type Command, misuse } from '../usage.ts'
import { searchFiles } from './search-files.ts'

const shortest = 4

export const erasedCommand: Command = {
  usage: 'erased <person> [--in <path>]…',
  about: 'Whether anything of an erased person is left, and when their keys were destroyed.',
  details: `Reads the person's known words from stdin, one a line: names, addresses, what they wrote. Of somebody who is not
erased yet it takes them from the log itself. Then it looks for each, byte for byte, in every file of DATA_DIR (the
database's data, write-ahead log and logs among them), of LOG_DIR where that is elsewhere, and, as text, in every table:
what rests compressed is seen there.
Words of fewer than ${shortest} letters are left out. Exit code 1 if anything is found, or the keys are still there.

  <person>      the person's id
  --in <path>   look there, too: dumps, exports, spools, logs, backups; may be said several times`,
  run: async words => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { in: { type: 'string', multiple: true } },
    })
    const [person, ...rest] = positionals
    if (!person || rest.length > 0) throw misuse('which person? The id of one')
    const config = await readConfig(process.env)
    const infrastructure = await openInfrastructure(config, { say: line => console.error(line), connections: 2 })
    try {
      const keys = await tellKeys(infrastructure, person)
      const asked = process.stdin.isTTY ? '' : await text(process.stdin)
      const given = asked.split('\n').map(line => line.trim())
      const known = new Set(
        [...given, ...(await saidBy(infrastructure, person))].filter(word => word.length >= shortest),
      )
      if (known.size === 0) throw misuse('nothing to look for: no words on stdin, and none in the log')
      const found = [
        ...(await inTables(infrastructure, [...known])),
        ...(await inFiles([...ownPlaces(config), ...(values.in ?? [])], [...known])),
      ]
      for (const line of found) console.log(line)
      console.log(`${known.size} words looked for, found in ${found.length} places`)
      return found.length > 0 || keys > 0 ? 1 : 0
    } finally {
      await infrastructure.close()
    }
  },
}

/** Logs may be kept apart from the data. */
const ownPlaces = ({ DATA_DIR, LOG_DIR }: Config) =>
  relative(DATA_DIR, LOG_DIR).startsWith('..') ? [DATA_DIR, LOG_DIR] : [DATA_DIR]

type Receipt = { keys: number; destroyed_at: string; beyond_reach_at: string | null; master: number | null }

/** Says what was destroyed when; answers how many keys are still there. */
const tellKeys = async ({ database }: Infrastructure, person: string) => {
  const receipts = await database.query<Receipt>(
    'select keys, destroyed_at, beyond_reach_at, master from vault.receipts where subject = $1 order by erasure',
    [person],
  )
  for (const { keys, destroyed_at, beyond_reach_at, master } of receipts.rows)
    console.log(
      beyond_reach_at
        ? `${keys} keys destroyed ${destroyed_at}; beyond reach, in copies too, since ${beyond_reach_at} (master key ${master})`
        : `${keys} keys destroyed ${destroyed_at}; copies of them open until the master key has rotated`,
    )
  const living = await database.query<{ n: number }>(
    'select count(*)::int as n from vault.subject_keys where owner = $1 and wrapped is not null',
    [person],
  )
  const keys = living.rows[0]?.n ?? 0
  if (keys > 0) console.log(`${keys} keys are still there: this person is not erased`)
  return keys
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

const foundIn = async (database: Database, words: readonly string[]) => {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.query<{ word: string; n: number }>(
      `select word, count(*)::int as n from ${name} t, unnest($1::text[]) word where strpos(t::text, word) > 0 group by word`,
      [words],
    )
    found.push(...rows.map(({ word, n }) => `"${word}" in ${n} rows of ${name}`))
  }
  return found
}

const inFiles = async (places: readonly string[], words: readonly string[]) => {
  const found: string[] = []
  for await (const { file, text: word } of searchFiles(places, words)) found.push(`"${word}" in ${file}`)
  return found
}
