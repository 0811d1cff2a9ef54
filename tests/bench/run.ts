import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverVersion } from '../event-store/server/support/server-version.ts'
import { benchApi } from './api.ts'
import { benchAppend } from './append.ts'
import { benchDesk } from './desk.ts'
import { benchDeskLoad } from './desk-load.ts'
import { benchEventStoreDb } from './eventstoredb.ts'
import { benchLiveLag } from './live-lag.ts'
import { benchLongStream } from './long-stream.ts'
import { machine } from './machine.ts'
import { benchReadAndFold } from './read-fold.ts'
import { benchRebuild } from './rebuild.ts'
import { isMet, markdown, type Row } from './row.ts'
import { benchSealing } from './sealing.ts'
import { openStand, rounds, type Stand } from './stand.ts'
import { benchWholeLog } from './whole-log.ts'

const eventStore = process.env.EVENTSTORE_URL
// All other parts measure the product on PostgreSQL, in processes of its own too.
delete process.env.EVENTSTORE_URL

// npm run bench [-- append | read | long | lag | rebuild | api | sealing | desk | desk-load | whole-log | eventstoredb …]: without names all of them, and docs/bench.md
// is written anew. The last one needs a server: EVENTSTORE_URL=…
const parts: Readonly<Record<string, (stand: Stand) => Promise<readonly Row[]>>> = {
  append: benchAppend,
  read: benchReadAndFold,
  long: benchLongStream,
  lag: benchLiveLag,
  rebuild: benchRebuild,
  api: benchApi,
  sealing: benchSealing,
  desk: benchDesk,
  'desk-load': benchDeskLoad,
  'whole-log': benchWholeLog,
  ...(eventStore ? { eventstoredb: () => benchEventStoreDb(eventStore) } : {}),
}

const names = process.argv.slice(2)
const chosen = names.length > 0 ? names : Object.keys(parts)
const stand = await openStand()
const about = [
  await machine(stand.database),
  eventStore ? `- EventStoreDB ${await serverVersion(eventStore)}` : '- no EventStoreDB: EVENTSTORE_URL was not given',
].join('\n')
const rows: Row[] = []
try {
  for (const name of chosen) {
    const bench = parts[name]
    if (!bench) throw new Error(`There is no ${name}. There are: ${Object.keys(parts).join(', ')}`)
    console.error(`${name} …`)
    rows.push(...(await bench(stand)))
  }
} finally {
  await stand.close()
}

const table = markdown(rows)
console.log(`${about}\n\n${table}`)
if (names.length === 0) {
  const folder = join(import.meta.dirname, '..', '..', 'docs')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'bench.md')
  await writeFile(file, page(about, table, publicPages(await readFile(file, 'utf8').catch(() => ''))))
}
// The bare client of EventStoreDB leaves its connection open, and has no way to close it.
process.exit(rows.every(isMet) ? 0 : 1)

/** Measured by another tool: kept as it stands. */
function publicPages(before: string) {
  const start = before.indexOf('## Public pages')
  return start < 0 ? '' : before.slice(start)
}

function page(where: string, found: string, rest: string) {
  return `# How fast it is

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. Every figure is a ratio: ours and what bounds it take turns (ABBA,
${rounds} rounds) on one durable database in one run. The interval is that of the median; a target counts as reached
when the interval's bad end reaches it.

${where}

${found}

${rest}`
}
