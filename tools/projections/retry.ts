import { parseArgs } from 'node:util'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { operationCommands } from '../../commands/operations.ts'
import { defined } from '../../domain/fields.ts'
import { operator } from '../../domain/ids.ts'
import { projections } from '../../projections/all.ts'
import { takeBack } from '../../projections/set-aside.ts'
import { counted } from '../counted.ts'
import { type Command, misuse } from '../usage.ts'
import { byHand, reasonIn } from '../with-accounts.ts'
import { reasonHelp } from './begun.ts'
import { find, withWorkshop } from './workshop.ts'

export const retryCommand: Command = {
  usage: 'retry <name> [<stream>] | --all --reason <why> [--json]',
  about: 'Try again what a model has set aside, one stream or all.',
  details: `"status" names them, with why. Whatever keeps the model up opens it anew for that. Exit code 1 where a stream is set
aside still, or is none that was.

  --all           of every model
${reasonHelp}`,
  run: async words => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { all: { type: 'boolean' }, reason: { type: 'string' }, json: { type: 'boolean' } },
    })
    const [name, stream, ...more] = positionals
    if (more.length > 0 || (values.all === true) === (name !== undefined))
      throw misuse('which read model, and which stream? Name the model, or say --all')
    const chosen = name === undefined ? projections : [find(name)]
    const said = { by: byHand(), reason: reasonIn(values.reason), at: new Date().toISOString() }
    return withWorkshop(async ({ log, models }) => {
      const asideOf = async (model: string) =>
        ((await models.status()).find(each => each.name === model)?.aside ?? []).filter(
          each => stream === undefined || each.stream === stream,
        )
      if (stream !== undefined && (await asideOf(chosen[0]?.name ?? '')).length === 0) {
        console.error(`${name} has not set ${stream} aside`)
        return 1
      }
      const { askEffects } = operationCommands({ log, clock: () => said.at })
      await askEffects(
        {
          commandId: freshId<'command'>(),
          actor: { kind: 'staff', id: said.by, reason: 'operation' },
          subject: operator,
        },
        {
          type: 'SetAsideRetried',
          model: name === undefined ? null : (chosen[0]?.name ?? null),
          ...defined({ stream }),
          ...said,
        },
      )
      const done: { readonly model: string; readonly back: number; readonly aside: number }[] = []
      for (const projection of chosen) {
        const back = await takeBack(projection, { log, models }, stream)
        done.push({ model: projection.name, back, aside: (await asideOf(projection.name)).length })
      }
      if (values.json) console.log(JSON.stringify(done, null, 2))
      else
        for (const { model, back, aside } of done.filter(each => name !== undefined || each.back + each.aside > 0))
          console.log(`${model}: ${counted(back, 'stream')} followed again, ${aside} set aside still`)
      return done.some(({ aside }) => aside > 0) ? 1 : 0
    })
  },
}
