import { parseArgs } from 'node:util'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import type { Snapshot } from '../../projections/ports.ts'
import { formatHelp, formatNamed, formatOptions, written } from '../formats.ts'
import { openHelp, openOptions, tellEverybody, whyOpened } from '../opened.ts'
import { type Command, misuse } from '../usage.ts'
import { mustBeFirst, writeOut } from '../write-out.ts'
import { mustBeBuilt } from './as-of.ts'
import { find, withWorkshop } from './workshop.ts'

export const exportCommand: Command = {
  usage: 'export <name> --format ndjson|csv [--of <schema>] [--open --reason <why>] [--out <file>]',
  about: 'Write out a read model, as it stands at one moment.',
  details: `Columns that are sealed stay so, unless they are opened. For analysis: npm run log -- export.

${formatHelp}
${openHelp}
  --of <schema>         what "as-of" built, instead of the live model

To a file by --out, or by npm run --silent projections -- …, which leaves out npm's own lines.`,
  run: async words => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { of: { type: 'string' }, ...formatOptions, ...openOptions },
    })
    const [name, ...more] = positionals
    if (!name || more.length > 0) throw misuse('which read model?')
    const projection = find(name)
    const format = formatNamed(values.format, values.raw)
    const reason = whyOpened(values)
    mustBeFirst(values.out)
    return withWorkshop(async ({ snapshots, atRest, drafts, log }) => {
      if (values.of) await mustBeBuilt(drafts, values.of)
      const write = ({ rows }: Snapshot) =>
        writeOut(written(format, Object.keys(projection.columns), rows()), values.out)
      if (reason !== null) await tellEverybody(log, freshId(), reason)
      await (reason === null ? atRest : snapshots)(projection, write, values.of)
      return 0
    })
  },
}
