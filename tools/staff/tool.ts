import { parseArgs } from 'node:util'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import type { UserId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { hasSecondFactor } from '../../domain/second-factor.ts'
import type { StaffRole } from '../../domain/staff-role.ts'
import { idOf } from '../../domain/streams.ts'
import type { Command as Ask } from '../../domain/user.ts'
import { table } from '../table.ts'
import { type Command, misuse, runTool } from '../usage.ts'
import { byHand, reasonIn, withAccounts } from '../with-accounts.ts'

/** npm start -- staff <command>. Answers the exit code. */
export const staffTool = (words: readonly string[]) =>
  runTool('npm start -- staff', { grant: grantCommand, revoke: revokeCommand, list: listCommand }, words)

const grantCommand: Command = {
  usage: 'grant <e-mail> --reason <why> [--role staff|auditor]',
  about: 'Gives somebody a place at the desk.',
  details: `Recorded as a fact with who, when and why; it counts from the next request on, in every process, once they
have a second factor: until then the desk asks them to add one.

  --reason <why>  what it is needed for; kept sealed in the log
  --role <role>   staff may look and change (when not given), auditors may only look`,
  run: words => change(words, (asked, role) => ({ type: 'GrantStaffRole', role, ...asked })),
}

const revokeCommand: Command = {
  usage: 'revoke <e-mail> --reason <why>',
  about: 'Takes the place at the desk away, whichever it was.',
  details: 'Whoever is revoked is refused from the next request on, in every process.',
  run: words => change(words, asked => ({ type: 'RevokeStaffRole', ...asked })),
}

const listCommand: Command = {
  usage: 'list [--json]',
  about: 'Who has a place at the desk, since when, by whom and why.',
  run: async words => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: 'boolean' } } })
    return withAccounts(async (accounts, log) => {
      const granted = new Map<UserId, { by: string; reason: string; since: string }>()
      const types = ['StaffRoleGranted', 'StaffRoleRevoked'] as const
      for await (const { events } of log.read(null, { categories: ['user'], types }))
        for (const { stream, event } of events)
          if (event.type === 'StaffRoleGranted')
            granted.set(idOf(asStream<'user'>(stream)), { by: event.by, reason: event.reason, since: event.at })
          else granted.delete(idOf(asStream<'user'>(stream)))
      const staff = await Promise.all(
        [...granted].map(async ([id, how]) => ({ id, ...how, state: (await accounts.load(id)).state })),
      )
      const open = staff.flatMap(({ state, ...one }) =>
        state.status === 'open' ? [{ email: state.email, role: state.role, ...one }] : [],
      )
      if (values.json) console.log(JSON.stringify(open, null, 2))
      else if (open.length === 0) console.log('Nobody has a place at the desk.')
      else
        console.log(
          table([
            ['E-MAIL', 'ROLE', 'SINCE', 'BY', 'REASON'],
            ...open.map(({ email, role, since, by, reason }) => [email, role, since, by, reason]),
          ]),
        )
      return 0
    })
  },
}

type Asked = { readonly by: string; readonly reason: string; readonly at: string }

const change = async (words: readonly string[], command: (asked: Asked, role: StaffRole) => Ask) => {
  const options = { reason: { type: 'string' }, role: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) throw misuse('whose e-mail address?')
  const reason = reasonIn(values.reason)
  const { role = 'staff' } = values
  if (role !== 'staff' && role !== 'auditor') throw misuse('--role is "staff" or "auditor"')
  return withAccounts(async ({ find, askUser }) => {
    const person = await find(email)
    if (!person) throw new Error(`There is no open account with the address ${email}.`)
    const by = byHand()
    const context = { commandId: freshId<'command'>(), actor: { kind: 'system', id: by } as const, subject: person.id }
    const done = await askUser(context, command({ by, reason, at: new Date().toISOString() }, role))
    if (isRefused(done)) throw new Error(`This was refused: ${done.refused}.`)
    const [fact] = done.events
    console.log(fact ? `${fact.type}: ${email}` : `Nothing to do: ${email} is ${person.role}.`)
    if (fact?.type === 'StaffRoleGranted' && !hasSecondFactor(person.factors))
      console.log('The desk opens for them once they have added a second factor, under "Konto und Sicherheit".')
    return 0
  })
}
