import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { counted } from '../counted.ts'
import type { Level } from '../export/columns.ts'
import { readManifest } from '../export/folder.ts'
import { formatNamed } from '../formats.ts'
import type { Answer, Engine } from '../sql/duckdb.ts'
import { loading } from '../sql/load.ts'
import { questionsIn } from '../sql/questions.ts'
import { table } from '../table.ts'
import { type Command, misuse } from '../usage.ts'

const options = {
  execute: { type: 'string', short: 'e' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export const sqlCommand: Command = {
  usage: 'sql <folder> [-e "select …"] [--csv | --json]',
  about: 'Ask an export in SQL (DuckDB, in memory: nothing that is asked changes anything).',
  details: `Tables and views are those of docs/export-schema.md; .tables lists them, .quit or the end of input leaves. Each is read
when it is first named. Files and the network are out of reach of a question, and what it creates is gone when the shell
is left. DuckDB's extensions are not there, so none of its JSON functions.

  -e "select …"   questions with a semicolon between them, then out; exit code 1 when one fails
  --csv, --json   how answers are written: CSV with a heading, or one JSON array each`,
  run: async words => {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [folder, ...more] = positionals
    if (!folder || more.length > 0) throw misuse('which export? npm run log -- export <folder> writes one')
    if (values.csv && values.json) throw misuse('either --csv or --json')
    const manifest = await readManifest(folder)
    if (!manifest) throw misuse(`there is no export in ${folder}`)
    if (!manifest.finished) throw misuse(`the export in ${folder} is not finished: go on with npm run log -- export`)
    const { openDuckDb } = await import('../sql/duckdb.ts')
    const engine = await openDuckDb()
    const loaded = loading(engine, folder, manifest)
    const written = values.csv ? asCsv : values.json ? asJson : asTable
    const answer = async (sql: string) => {
      await loaded.prepare(sql)
      return written(ask(engine, sql))
    }
    if (values.execute !== undefined) {
      const asked = questionsIn(values.execute)
      if (asked.length === 0) throw misuse('-e takes a question')
      for (const sql of asked) console.log(await answer(sql))
      return 0
    }
    console.error(`The log up to ${manifest.position}, as of ${manifest.begun}.`)
    console.error(`${manifest.level}: ${filled[manifest.level]}. A question ends with a semicolon; .help says more.`)
    await converse(answer, () => listed(loaded))
    return 0
  },
}

/** What a level leaves empty. */
const filled: Readonly<Record<Level, string>> = {
  pseudonymous: 'what is sealed, loads and names among it, is empty',
  health: 'loads, repetitions and verdicts are filled, names are not',
  names: 'everything is filled',
}

/** DuckDB's own words, without the stack. */
const ask = (engine: Engine, sql: string) => {
  if (/^\s*(copy\b[\s\S]*\bto\b|export\s+database\b)/i.test(sql))
    throw new Error('nothing is written to files from here: --csv or --json writes an answer where it is redirected to')
  try {
    return engine.ask(sql)
  } catch (error) {
    throw new Error(error instanceof Error ? error.message.trim() : String(error))
  }
}

const help = `  .tables            the tables and views there are
  describe sessions; the columns of one; what they mean: docs/export-schema.md
  .quit              leaves`

const converse = async (answer: (sql: string) => Promise<string>, tables: () => string) => {
  const isTerminal = process.stdin.isTTY
  const lines = createInterface({ input: process.stdin, output: process.stderr, prompt: 'log> ', terminal: isTerminal })
  // What is piped in may have ended before the first answer.
  const prompt = () => isTerminal && lines.prompt()
  let sql = ''
  const asked = async () => {
    for (const one of questionsIn(sql))
      await answer(one).then(console.log, (error: Error) => console.error(error.message))
    sql = ''
  }
  prompt()
  for await (const line of lines) {
    const [, word] = (sql.trim() === '' && /^\s*\.(\w*)/.exec(line)) || []
    if (word === 'quit' || word === 'exit') break
    if (word !== undefined)
      console.log(word === 'tables' ? tables() : word === 'help' ? help : `There is no .${word}\n${help}`)
    else {
      sql += `${line}\n`
      if (/;\s*$/.test(line)) await asked()
    }
    prompt()
  }
  await asked()
  lines.close()
}

const listed = ({ tables, views }: ReturnType<typeof loading>) =>
  table([
    ['NAME', 'ROWS', 'WHAT'],
    ...tables.map(({ name, rows, about }) => [name, String(rows), about]),
    ...views.map(({ name, about }) => [name, 'view', about]),
  ])

const asTable = ({ columns, rows }: Answer) =>
  `${table([[...columns], ...rows.map(row => columns.map(column => String(row[column] ?? '')))])}\n(${counted(rows.length, 'row')})`

const asJson = ({ rows }: Answer) => JSON.stringify(rows, null, 2)

const asCsv = ({ columns, rows }: Answer) => {
  const { head, line } = formatNamed('csv')
  return (head(columns) + rows.map(row => line(columns, row)).join('')).trimEnd()
}
