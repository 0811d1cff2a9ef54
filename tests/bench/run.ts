import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverVersion } from '../event-store/server/support/server-version.ts'
import { benchApi } from './api.ts'
import { benchAppend } from './append.ts'
import { benchColdStart } from './cold-start.ts'
import { benchDesk } from './desk.ts'
import { benchDeskLoad } from './desk-load.ts'
import { benchDeskPages } from './desk-pages.ts'
import { benchDeskSearch } from './desk-search.ts'
import { benchEventStoreDb } from './eventstoredb.ts'
import { benchLiveLag } from './live-lag.ts'
import { benchLongStream } from './long-stream.ts'
import { machine } from './machine.ts'
import { benchOverload } from './overload.ts'
import { benchReadAndFold } from './read-fold.ts'
import { benchRebuild } from './rebuild.ts'
import { isMet, markdown, type Row } from './row.ts'
import { benchSealing } from './sealing.ts'
import { openStand, rounds, type Stand } from './stand.ts'
import { benchTwoProcesses } from './two-processes.ts'
import { benchWholeLog } from './whole-log.ts'

const eventStore = process.env.EVENTSTORE_URL
// All other parts measure the product on PostgreSQL, in processes of its own too.
delete process.env.EVENTSTORE_URL

// npm run bench [-- append | read | long …]: without names all of them, on a database of its own each, and docs/bench.md
// gets a new table; what else stands there stays. The last one needs a server: EVENTSTORE_URL=…
const parts: Readonly<Record<string, (stand: Stand) => Promise<readonly Row[]>>> = {
  append: benchAppend,
  read: benchReadAndFold,
  long: benchLongStream,
  lag: benchLiveLag,
  rebuild: benchRebuild,
  api: benchApi,
  overload: benchOverload,
  two: benchTwoProcesses,
  start: benchColdStart,
  sealing: benchSealing,
  desk: benchDesk,
  'desk-pages': benchDeskPages,
  'desk-search': benchDeskSearch,
  'desk-load': benchDeskLoad,
  'whole-log': benchWholeLog,
  ...(eventStore ? { eventstoredb: () => benchEventStoreDb(eventStore) } : {}),
}

const names = process.argv.slice(2)
const chosen = names.length > 0 ? names : Object.keys(parts)
const unknown = chosen.filter(name => !parts[name])
if (unknown.length > 0) throw new Error(`There is no ${unknown}. There are: ${Object.keys(parts).join(', ')}`)

const began = performance.now()
const rows: Row[] = []
const failed: string[] = []
let about = ''
for (const name of chosen) {
  const stand = await openStand()
  const from = performance.now()
  try {
    about ||= await machine(stand.database)
    const found = (await parts[name]?.(stand)) ?? []
    rows.push(...found)
    console.error(`${name}: ${Math.round((performance.now() - from) / 1000)} s\n${markdown(found)}`)
  } catch (error) {
    failed.push(name)
    console.error(`${name}:`, error)
  } finally {
    await stand.close()
  }
}
const where = [
  about,
  eventStore ? `- EventStoreDB ${await serverVersion(eventStore)}` : '- no EventStoreDB: EVENTSTORE_URL was not given',
  `- ${Math.round((performance.now() - began) / 60_000)} minutes in all`,
  ...failed.map(name => `- **${name} failed**, and is not in the table`),
].join('\n')

const table = markdown(rows)
console.log(`${where}\n\n${table}`)
if (names.length === 0) {
  const file = join(import.meta.dirname, '..', '..', 'docs', 'bench.md')
  await writeFile(file, page(where, table, whatFollows(await readFile(file, 'utf8').catch(() => ''))))
}
// The bare client of EventStoreDB leaves its connection open, and has no way to close it.
process.exit(failed.length === 0 && rows.every(isMet) ? 0 : 1)

/** All but the table is written by hand. */
function whatFollows(before: string) {
  const start = before.indexOf('\n## ')
  return start < 0 ? '' : before.slice(start + 1)
}

function page(where: string, found: string, rest: string) {
  return `# How fast it is

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. Every figure is a ratio: ours and what bounds it take turns (ABBA,
${rounds} rounds, three where one is long) on one durable database in one run. The interval is that of the median; a target
counts as reached when the interval's bad end reaches it.

${where}

${found}

${rest}`
}
