import { parseArgs } from 'node:util'
import { described, differenceOf } from '../../projections/differing.ts'
import { counted } from '../counted.ts'
import { type Command, misuse } from '../usage.ts'
import { mustBeBuilt } from './as-of.ts'
import { find, withWorkshop } from './workshop.ts'

export const diffCommand: Command = {
  usage: 'diff <name> <schema> [<schema>] [--json]',
  about: 'The first row in which two builds of a model differ.',
  details: `Schemas are those that "as-of" built, "list" shows them; with one, it is compared with the live model. Exit code 1 when
they differ.`,
  run: async words => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    const [name, one, other, ...more] = positionals
    if (!name || !one || more.length > 0) throw misuse('which model, and which schemas?')
    const projection = find(name)
    return withWorkshop(async ({ snapshots, drafts }) => {
      for (const schema of [one, other]) if (schema) await mustBeBuilt(drafts, schema)
      const { rows, first } = await snapshots(
        projection,
        ({ compare }) => compare(other ?? one),
        other ? one : undefined,
      )
      if (values.json) console.log(JSON.stringify({ rows, first: first && differenceOf(first) }, null, 2))
      else
        console.log(
          first ? described(first, other ? one : 'the live model', other ?? one) : `${counted(rows, 'row')}, all alike`,
        )
      return first ? 1 : 0
    })
  },
}
