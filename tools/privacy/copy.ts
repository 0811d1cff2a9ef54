import { parseArgs } from 'node:util'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { inspections } from '../../commands/inspections.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { UserId } from '../../domain/ids.ts'
import { type Command, misuse } from '../usage.ts'
import { byHand, reasonIn, withAccounts } from '../with-accounts.ts'
import { mustBeFirst, writeOut } from '../write-out.ts'

/** What a person may ask for (Art. 15 GDPR): everything that was recorded of them. */
export const copyCommand: Command = {
  usage: 'copy <e-mail> --reason <why> [--out <file>]',
  about: 'All that the log holds of a person, opened, as JSON.',
  details: `Oldest first: when, in which stream, what, by whom. The person sees in their settings that this was looked at.

  --reason <why>  who asked for it, and how you know that it was them; kept sealed in the log
  --out <file>    where to write it; to standard output when not given`,
  run: async words => {
    const options = { reason: { type: 'string' }, out: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [email, ...more] = positionals
    if (email === undefined || more.length > 0) throw misuse('whose e-mail address?')
    const reason = reasonIn(values.reason)
    mustBeFirst(values.out)
    return withAccounts(async ({ find }, log) => {
      const person = await find(email)
      if (!person) throw new Error(`There is no open account with the address ${email}.`)
      const look = inspections({ log, clock: () => new Date().toISOString() })
      await look.record(
        { commandId: freshId() },
        { id: byHand(), role: 'staff', reason },
        { people: [person.id], what: 'person', unsealed: true },
      )
      await writeOut(asJson(factsOf(log, person.id)), values.out)
      return 0
    })
  },
}

/** In log order. */
const factsOf = async function* (log: Log, person: UserId) {
  for await (const { events } of log.read(null, {}))
    for (const { at, stream, revision, event, metadata } of events)
      if (metadata.subject === person) yield { at, stream, revision, by: metadata.actor, fact: event }
}

const asJson = async function* (rows: AsyncIterable<object>) {
  let before = '[\n'
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
