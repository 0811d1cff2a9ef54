import { parseArgs } from 'node:util'
import type { Position } from '../../domain/kernel/log.ts'
import { projections } from '../../projections/all.ts'
import { asOf, asOfPrefix } from '../../projections/as-of.ts'
import type { End } from '../../projections/ports.ts'
import { type Command, misuse } from '../usage.ts'
import { alone, find, meansHelp, meansOptions, withBuilders, withWorkshop } from './workshop.ts'

export const asOfCommand: Command = {
  usage: 'as-of <time or position> [<name>…]',
  about: 'Build models as they stood then, in a schema of their own.',
  details: `A time is ISO 8601 (2026-03-01T18:00:00Z); a date alone (2026-03-01) means the end of that day, UTC.
Anything else is a position, as "status" and "export-log" show them. Without names: all models.
Persons who have been erased since stay erased.

${meansHelp}`,
  run: async words => {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: meansOptions })
    const [when, ...names] = positionals
    if (!when) throw misuse('as of when?')
    const end = endOf(when)
    const models = names.length > 0 ? names.map(find) : projections
    return withWorkshop(workshop =>
      withBuilders(workshop, values, async parts => {
        const { log } = workshop
        if (end.position && log.compare(end.position, await log.head()) > 0)
          throw misuse(`The log ends at ${await log.head()}, before ${end.position}`)
        const schema = await alone(workshop, 'as of', () => asOf(models, end, parts))
        console.log(schema)
        return 0
      }),
    )
  },
}

const endOf = (when: string): End => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(when)) return { position: null, at: moment(`${when}T23:59:59.999Z`) }
  if (/^\d{4}-\d{2}-\d{2}T/.test(when)) return { position: null, at: moment(when) }
  return { position: when as Position }
}

const moment = (text: string) => {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw misuse(`"${text}" is no time`)
  return at.toISOString()
}

export const dropAsOfCommand: Command = {
  usage: 'drop-as-of <schema>',
  about: 'Drop what "as-of" built.',
  run: async words => {
    const { positionals } = parseArgs({ args: [...words], allowPositionals: true })
    const [schema, ...more] = positionals
    if (!schema || more.length > 0) throw misuse('which one? "list" shows them')
    return withWorkshop(async ({ drafts }) => {
      if (!(await drafts.list(asOfPrefix)).some(each => each.schema === schema)) throw misuse(`There is no ${schema}`)
      await drafts.drop(schema)
      console.log(`${schema} is gone`)
      return 0
    })
  },
}
