import { parseArgs } from 'node:util'
import { asId } from '../../domain/kernel/stream.ts'
import { projections } from '../../projections/all.ts'
import { asOf, asOfPrefix } from '../../projections/as-of.ts'
import { placeIn } from '../../projections/place-in-log.ts'
import type { Drafts, End } from '../../projections/ports.ts'
import { type Command, misuse } from '../usage.ts'
import { alone, find, meansHelp, meansOptions, withBuilders, withWorkshop } from './workshop.ts'

export const asOfCommand: Command = {
  usage: 'as-of <time or position> [--by recorded|occurred] [<name>…] [--json]',
  about: 'Build models as they stood then, in a schema of their own.',
  details: `A time is ISO 8601 (2026-03-01T18:00:00Z); a date alone (2026-03-01) means the end of that day, UTC.
Anything else is a position, as "status" and "export-log" show them. Without names: all models.
Persons who have been erased since stay erased.

  --by recorded|occurred   what the log held then (recorded, when not given), or what had happened by then, also where
                           it was told later, such as sets that were logged offline
  --json                   the schema, and the models that stand in it
${meansHelp}`,
  run: async words => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { by: { type: 'string' }, json: { type: 'boolean' }, ...meansOptions },
    })
    const [when, ...names] = positionals
    if (!when) throw misuse('as of when?')
    const end = endOf(when, values.by)
    const models = names.length > 0 ? names.map(find) : projections
    return withWorkshop(workshop =>
      withBuilders(workshop, values, async parts => {
        const { log } = workshop
        const head = await log.head()
        if (end.position && !placeIn(log, end.position))
          throw misuse(
            `"${when}" is neither a time (2026-03-01T18:00:00Z), a date, nor a place in this log, which ends at ${head}`,
          )
        if (end.position && log.compare(end.position, head) > 0)
          throw misuse(`The log ends at ${head}, before ${end.position}`)
        const schema = await alone(workshop, 'as of', () => asOf(models, end, parts))
        const built = { schema, models: models.map(({ name }) => name) }
        console.log(values.json ? JSON.stringify(built, null, 2) : schema)
        return 0
      }),
    )
  },
}

const endOf = (when: string, by = 'recorded'): End => {
  if (by !== 'recorded' && by !== 'occurred') throw misuse(`--by takes recorded or occurred, not "${by}"`)
  const isTime = /^\d{4}-\d{2}-\d{2}(T|$)/.test(when)
  if (!isTime && by === 'occurred') throw misuse('--by occurred wants a time or a date')
  if (!isTime) return { position: asId<'position'>(when) }
  const at = moment(when.length === 10 ? `${when}T23:59:59.999Z` : when)
  return { position: null, at, ...(by === 'occurred' ? { by } : {}) }
}

const moment = (text: string) => {
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw misuse(`"${text}" is no time`)
  return at.toISOString()
}

/** Throws for a schema that "as-of" has not built: no other is anybody's business here. */
export const mustBeBuilt = async (drafts: Pick<Drafts, 'list'>, schema: string) => {
  const built = (await drafts.list(asOfPrefix)).map(each => each.schema)
  const all = built.length > 0 ? `There are: ${built.join(', ')}` : '"as-of" builds one'
  if (!built.includes(schema)) throw misuse(`There is no ${schema}. ${all}`)
}

export const dropAsOfCommand: Command = {
  usage: 'drop-as-of <schema> [--json]',
  about: 'Drop what "as-of" built.',
  run: async words => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    })
    const [schema, ...more] = positionals
    if (!schema || more.length > 0) throw misuse('which one? "list" shows them')
    return withWorkshop(async ({ drafts }) => {
      await mustBeBuilt(drafts, schema)
      await drafts.drop(schema)
      console.log(values.json ? JSON.stringify({ dropped: schema }, null, 2) : `${schema} is gone`)
      return 0
    })
  },
}
