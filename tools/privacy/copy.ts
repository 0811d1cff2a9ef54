import { parseArgs } from 'node:util'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { inspections } from '../../commands/inspections.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { UserId } from '../../domain/ids.ts'
import { type Command, misuse } from '../usage.ts'
import { type Accounts, byHand, reasonIn, withAccounts } from '../with-accounts.ts'
import { mustBeFirst, writeOut } from '../write-out.ts'

/** What a person may ask for (Art. 15 GDPR): everything that was recorded of them. */
export const copyCommand: Command = {
  usage: 'copy <e-mail> --reason <why> [--out <file>]',
  about: 'All that the log holds of a person, opened, as JSON.',
  details: `Oldest first: when, in which stream, what, by whom. The person sees in their settings that this was looked at.

  --reason <why>  who asked for it, and how you know that it was them; kept sealed in the log
  --out <file>    where to write it; to standard output when not given`,
  run: async words => {
    const { email, reason, out } = askedOf(words)
    return withAccounts(async (accounts, log) => {
      const person = await lookAt(accounts, log, email, reason, 'person')
      await writeOut(asJson(factsOf(log, person)), out)
      return 0
    })
  },
}

/** Whose, why, and where to. */
export const askedOf = (words: readonly string[]) => {
  const options = { reason: { type: 'string' }, out: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) throw misuse('whose e-mail address?')
  const reason = reasonIn(values.reason)
  mustBeFirst(values.out)
  return { email, reason, out: values.out }
}

/** Nothing of a person is written out before the look at it is a fact. */
export const lookAt = async (
  { find }: Pick<Accounts, 'find'>,
  log: Log,
  email: string,
  reason: string,
  what: 'person' | 'report',
): Promise<UserId> => {
  const person = await find(email)
  if (!person) throw new Error(`There is no open account with the address ${email}.`)
  const look = inspections({ log, clock: () => new Date().toISOString() })
  const by = { id: byHand(), role: 'staff', reason } as const
  await look.record({ commandId: freshId() }, by, { people: [person.id], what, unsealed: true })
  return person.id
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
