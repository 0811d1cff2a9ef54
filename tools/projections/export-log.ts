import { parseArgs } from 'node:util'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import type { AnyFacts, EventLog, Recorded } from '../../domain/kernel/log.ts'
import { formatHelp, formatNamed, formatOptions, written } from '../formats.ts'
import { openHelp, openOptions, tellEverybody, whyOpened } from '../opened.ts'
import { type Command, misuse } from '../usage.ts'
import { mustBeFirst, writeOut } from '../write-out.ts'
import { withWorkshop } from './workshop.ts'

const columns = ['position', 'stream', 'revision', 'id', 'type', 'at', 'data', 'metadata']

export const exportLogCommand: Command = {
  usage: 'export-log --format ndjson|csv [--open --reason <why>] [--out <file>]',
  about: 'Write out every event, in the order of the log.',
  details: `As it is stored: personal fields stay sealed. Opened, events have today's shape, and read [erased] of who has been erased.

${formatHelp}
${openHelp}`,
  run: async words => {
    // --sealed was asked for once; it is what happens unless something is opened.
    const options = { ...formatOptions, ...openOptions, sealed: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...words], options })
    const format = formatNamed(values.format, values.raw)
    if (values.sealed && values.open) throw misuse('--open and --sealed at once')
    const reason = whyOpened(values)
    mustBeFirst(values.out)
    return withWorkshop(async ({ log, store }) => {
      if (reason !== null) await tellEverybody(log, freshId(), reason)
      const pages = reason === null ? linesOf(store) : linesOf(log)
      await writeOut(written(format, columns, pages), values.out)
      return 0
    })
  },
}

async function* linesOf<Facts extends AnyFacts>(log: EventLog<Facts>) {
  for await (const { events } of log.read(null, {})) yield events.map(each => line(each))
}

const line = ({ event: { type, ...data }, ...recorded }: Recorded<{ readonly type: string }>) => ({
  ...recorded,
  type,
  data,
})
