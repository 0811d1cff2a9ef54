import { parseArgs } from 'node:util'
import { formatHelp, formatNamed, formatOptions, written } from '../formats.ts'
import { type Command, misuse } from '../usage.ts'
import { writeOut } from '../write-out.ts'
import { find, withWorkshop } from './workshop.ts'

export const exportCommand: Command = {
  usage: 'export <name> --format ndjson|csv [--out <file>]',
  about: 'Write out a read model, as it stands at one moment.',
  details: formatHelp,
  run: async words => {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: formatOptions })
    const [name, ...more] = positionals
    if (!name || more.length > 0) throw misuse('which read model?')
    const projection = find(name)
    const format = formatNamed(values.format, values.raw)
    return withWorkshop(async ({ snapshots }) => {
      await snapshots(projection, ({ rows }) =>
        writeOut(written(format, Object.keys(projection.columns), rows()), values.out),
      )
      return 0
    })
  },
}
