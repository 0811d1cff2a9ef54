import { parseArgs } from 'node:util'
import type { AnyFacts, EventLog, Recorded } from '../../domain/kernel/log.ts'
import { formatHelp, formatNamed, formatOptions, written } from '../formats.ts'
import type { Command } from '../usage.ts'
import { mustBeFirst, writeOut } from '../write-out.ts'
import { withWorkshop } from './workshop.ts'

const columns = ['position', 'stream', 'revision', 'id', 'type', 'at', 'data', 'metadata']

export const exportLogCommand: Command = {
  usage: 'export-log --format ndjson|csv [--out <file>]',
  about: 'Write out every event, in the order of the log.',
  details: `Personal fields are written in the clear, or as [erased].

${formatHelp}
  --sealed              leave personal fields sealed, as they are stored`,
  run: async words => {
    const options = { ...formatOptions, sealed: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...words], options })
    const format = formatNamed(values.format, values.raw)
    mustBeFirst(values.out)
    return withWorkshop(async ({ log, store }) => {
      const pages = values.sealed ? linesOf(store) : linesOf(log)
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
