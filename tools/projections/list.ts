import { projections } from '../../projections/all.ts'
import { asOfPrefix } from '../../projections/as-of.ts'
import { table } from '../table.ts'
import type { Command } from '../usage.ts'
import { withWorkshop } from './workshop.ts'

export const listCommand: Command = {
  usage: 'list',
  about: 'The read models there are, and the schemas that "as-of" built.',
  run: () =>
    withWorkshop(async ({ drafts }) => {
      const models = projections.map(({ name, categories, columns }) => [
        name,
        categories.join(', '),
        Object.keys(columns).join(', '),
      ])
      console.log(table([['MODEL', 'READS', 'COLUMNS'], ...models]))
      const pasts = await drafts.list(asOfPrefix)
      if (pasts.length > 0)
        console.log(
          `\n${table([['SCHEMA', 'WHAT'], ...pasts.map(({ schema, what }) => [schema, what ?? 'unfinished'])])}`,
        )
      return 0
    }),
}
