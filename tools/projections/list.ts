import { parseArgs } from 'node:util'
import { projections } from '../../projections/all.ts'
import { asOfPrefix } from '../../projections/as-of.ts'
import { table } from '../table.ts'
import type { Command } from '../usage.ts'
import { withWorkshop } from './workshop.ts'

export const listCommand: Command = {
  usage: 'list [--json]',
  about: 'The read models there are, and the schemas that "as-of" built.',
  run: words => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean' } } })
    return withWorkshop(async ({ drafts }) => {
      const pasts = await drafts.list(asOfPrefix)
      if (values.json) {
        const models = projections.map(({ name, categories, columns }) => ({
          name,
          reads: categories,
          columns: Object.keys(columns),
        }))
        console.log(JSON.stringify({ models, pasts }, null, 2))
        return 0
      }
      const models = projections.map(({ name, categories, columns }) => [
        name,
        categories.join(', '),
        Object.keys(columns).join(', '),
      ])
      console.log(table([['MODEL', 'READS', 'COLUMNS'], ...models]))
      if (pasts.length > 0)
        console.log(
          `\n${table([['SCHEMA', 'WHAT'], ...pasts.map(({ schema, what }) => [schema, what ?? 'unfinished'])])}`,
        )
      return 0
    })
  },
}
