import { parseArgs } from 'node:util'
import { verify } from '../../projections/verify.ts'
import type { Command } from '../usage.ts'
import { described } from './described.ts'
import { alone, chosen, meansHelp, meansOptions, withBuilders, withWorkshop } from './workshop.ts'

export const verifyCommand: Command = {
  usage: 'verify <name>… | --all',
  about: 'Compare a live model with a fresh fold of the log, byte for byte.',
  details: `Both as of the live model's own checkpoint. Exit code 1 names the first row that differs. The log is
believed: whether it is what was recorded, npm run log -- audit tells. Then a rebuild makes the model right.

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
          console.log(
            `${projection.name}: ${first ? described(first, 'the live model', 'what the log says') : `${rows} rows, all as the log says`}`,
          )
        }
        return differing > 0 ? 1 : 0
      }),
    )
  },
}
