import { parseArgs } from 'node:util'
import { readConfig } from '../../adapters/config.ts'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { undoneThings } from '../../adapters/postgres/undone.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { operationCommands } from '../../commands/operations.ts'
import { eventId } from '../../contract/ids.ts'
import { operator } from '../../domain/ids.ts'
import { counted } from '../counted.ts'
import { progress } from '../progress.ts'
import { table } from '../table.ts'
import { type Command, misuse } from '../usage.ts'
import { byHand, reasonIn } from '../with-accounts.ts'

const options = { all: { type: 'boolean' }, reason: { type: 'string' }, json: { type: 'boolean' } } as const

type Values = { readonly all?: boolean; readonly reason?: string; readonly json?: boolean }
type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>

export const parkedCommand: Command = {
  usage: 'parked list | retry <reaction> <event id> | retry --all [--json]',
  about: 'Effects that could not be done, such as a mail that nobody took; and once more.',
  details: `"retry" makes an effect due; a running product tries it within half a second, and "list" tells what came of it. Safe to be
asked twice: effects are keyed by their event. Exit code 1 where "list" finds any, or "retry" none.

  --all           all of them
  --reason <why>  kept in the log, wanted by "retry"
  --json          what is parked, or how many are tried, as JSON`,
  run: async words => {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
    const act = actOf(positionals, values)
    const infrastructure = await openInfrastructure(await readConfig(process.env), {
      say: progress().say,
      connections: 2,
    })
    try {
      return await act(infrastructure)
    } finally {
      await infrastructure.close()
    }
  },
}

/** Throws what would make sense. */
const actOf = ([what, ...which]: readonly string[], values: Values) => {
  if (what === 'list' && which.length === 0) return list(values)
  if (what !== 'retry') throw misuse('list, or retry?')
  const [reaction, id, ...more] = which
  if (values.all && reaction === undefined) return retry(values, undefined)
  if (values.all || reaction === undefined || id === undefined || more.length > 0)
    throw misuse('which effect? Name its reaction and its event, or say --all')
  const event = eventId.safeParse(id)
  if (!event.success) throw misuse(`"${id}" is no id of an event`)
  return retry(values, { reaction, event: event.data })
}

const list =
  ({ json }: Values) =>
  async ({ database }: Infrastructure) => {
    const { effects: read, most } = undoneThings(database)
    const effects = await read()
    if (json) console.log(JSON.stringify({ effects, more: effects.length === most }, null, 2))
    else if (effects.length === 0) console.log('Nothing is parked.')
    else
      console.log(
        table([
          ['REACTION', 'EVENT', 'STREAM', 'TRIED', 'NEXT', 'WHY'],
          ...effects.map(({ reaction, event, stream, attempts, nextAt, why }) =>
            [reaction, event, stream, attempts, nextAt ?? 'when you say so', why].map(String),
          ),
        ]),
      )
    return effects.length === 0 ? 0 : 1
  }

type Which = Parameters<ReturnType<typeof undoneThings>['retry']>[0]

/** What is asked for is a fact before it is done. */
const retry = (values: Values, which: Which) => {
  const reason = reasonIn(values.reason)
  return async ({ database, log }: Infrastructure) => {
    const [by, at] = [byHand(), new Date().toISOString()]
    const { reaction = null, event = null } = which ?? {}
    await operationCommands({ log, clock: () => at }).askEffects(
      { commandId: freshId<'command'>(), actor: { kind: 'staff', id: by, reason: 'operation' }, subject: operator },
      { type: 'EffectsRetried', reaction, event, by, reason, at },
    )
    const tried = await undoneThings(database).retry(which)
    console.log(values.json ? JSON.stringify({ tried }, null, 2) : `${counted(tried, 'effect')} tried now`)
    return tried > 0 ? 0 : 1
  }
}
