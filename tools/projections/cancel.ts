import { parseArgs } from 'node:util'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { operationCommands } from '../../commands/operations.ts'
import { operator } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { abandon, leftMs } from '../../projections/abandon.ts'
import { type Command, misuse } from '../usage.ts'
import { byHand, reasonIn } from '../with-accounts.ts'
import { find, withWorkshop } from './workshop.ts'

export const cancelCommand: Command = {
  usage: 'cancel <name> --reason <why> [--json]',
  about: 'Cancel what was begun on a model at the desk, and drop what it has made so far.',
  details: `The live model stays as it is. Whichever process is at it stops within a second; exit code 1 where nothing was under
way, or nobody left it within 20 s. What runs on a command line is ended there, by Ctrl-C.

  --reason <why>  kept in the log
  --json          what was cancelled, as JSON`,
  run: async words => {
    const options = { reason: { type: 'string' }, json: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
    const [name, ...more] = positionals
    if (!name || more.length > 0) throw misuse('which read model? Name one')
    const projection = find(name)
    const said = { by: byHand(), reason: reasonIn(values.reason), at: new Date().toISOString() }
    return withWorkshop(async workshop => {
      const operating = operationCommands({ log: workshop.log, clock: () => said.at })
      const work = (await operating.works())[projection.name]
      const done =
        work &&
        (await operating.askModels(
          {
            commandId: freshId<'command'>(),
            actor: { kind: 'staff', id: said.by, reason: said.reason },
            subject: operator,
          },
          { type: 'ModelWorkCancelled', work: work.id, ...said },
        ))
      if (!done || isRefused(done)) {
        console.error(`nothing is under way on ${projection.name}`)
        return 1
      }
      const soon = AbortSignal.timeout(leftMs)
      try {
        await abandon(projection, work.what, workshop, soon)
      } catch (error) {
        if (!soon.aborted) throw error
        console.error(
          `${projection.name}: ${work.what} cancelled, but whoever is at it has not left it within ${leftMs / 1000} s: what it made so far is still there`,
        )
        return 1
      }
      const told = { model: projection.name, cancelled: work.what }
      console.log(values.json ? JSON.stringify(told, null, 2) : `${told.model}: ${told.cancelled} cancelled`)
      return 0
    })
  },
}
