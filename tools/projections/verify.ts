import { leaseOf } from '../../projections/abandon.ts'
import { described, differenceOf } from '../../projections/differing.ts'
import { verify } from '../../projections/verify.ts'
import { counted } from '../counted.ts'
import type { Command } from '../usage.ts'
import { alone, meansHelp, onChosen } from './workshop.ts'

const trusted = `The log is believed, for models are made of it. Whether it is what was recorded, npm run log -- audit tells; if so,
npm run projections -- rebuild makes the model right.`

export const verifyCommand: Command = {
  usage: 'verify <name>… | --all [--json]',
  about: 'Compare a live model with a fresh fold of the log, byte for byte.',
  details: `Both as of the live model's own checkpoint. Exit code 1 names the first row that differs.

${meansHelp}`,
  run: words =>
    onChosen(words, async (models, parts, workshop, json) => {
      const found: object[] = []
      let differing = 0
      for (const projection of models) {
        const both = { ...parts, snapshots: workshop.snapshots }
        const { rows, first } = await alone(workshop, leaseOf(projection, 'verify'), lost =>
          verify(projection, { ...both, lost }),
        )
        if (first) differing++
        found.push({ model: projection.name, rows, first: first && differenceOf(first) })
        if (json) continue
        console.log(
          `${projection.name}: ${first ? described(first, 'the live model', 'what the log says') : `${counted(rows, 'row')}, all as the log says`}`,
        )
      }
      if (json) console.log(JSON.stringify(found, null, 2))
      else if (differing > 0) console.log(trusted)
      return differing > 0 ? 1 : 0
    }),
}
