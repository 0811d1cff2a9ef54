import { parseArgs } from 'node:util'
import type { Difference } from '../../projections/ports.ts'
import { verify } from '../../projections/verify.ts'
import type { Command } from '../usage.ts'
import { alone, chosen, meansHelp, meansOptions, withBuilders, withWorkshop } from './workshop.ts'

export const verifyCommand: Command = {
  usage: 'verify <name>… | --all',
  about: 'Compare a live model with a fresh fold of the log, byte for byte.',
  details: `Both as of the live model's own checkpoint. Exit code 1 names the first row that differs.

${meansHelp}`,
  run: async words => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { all: { type: 'boolean' }, ...meansOptions },
    })
    const models = chosen(positionals, values.all)
    return withWorkshop(workshop =>
      withBuilders(workshop, values, async parts => {
        let differing = 0
        for (const projection of models) {
          const both = { ...parts, snapshots: workshop.snapshots }
          const { rows, first } = await alone(workshop, 'verify', () => verify(projection, both))
          if (first) differing++
          console.log(`${projection.name}: ${first ? describe(first) : `${rows} rows, all as the log says`}`)
        }
        return differing > 0 ? 1 : 0
      }),
    )
  },
}

const describe = ({ key, live, fresh }: Difference) => {
  if (!live) return `row ${key} is missing`
  if (!fresh) return `row ${key} should not be there`
  const columns = Object.keys(live).map(column => `  ${column}: is ${live[column]}\n    should be ${fresh[column]}`)
  return [`row ${key} differs`, ...columns].join('\n')
}
