import { inspections } from '../commands/inspections.ts'
import type { Log } from '../commands/ports/log.ts'
import type { CommandId } from '../domain/ids.ts'
import { misuse } from './usage.ts'
import { byHand, reasonIn } from './with-accounts.ts'

export const openOptions = { open: { type: 'boolean' }, reason: { type: 'string' } } as const
export const openHelp = `  --open                also what is sealed, in the clear; wants a reason
  --reason <why>        each person reads it in their settings`

/** Why what is sealed is to be opened; null where it stays so. */
export const whyOpened = ({ open, reason }: { readonly open?: boolean; readonly reason?: string }): string | null => {
  if (!open && reason !== undefined) throw misuse('--reason is for --open')
  return open ? reasonIn(reason) : null
}

/** Before anything of everybody is opened: each reads who looked and why, once by one command id. */
export const tellEverybody = async (log: Log, commandId: CommandId, reason: string) => {
  const look = inspections({ log, clock: () => new Date().toISOString() })
  const by = { id: byHand(), role: 'staff', reason } as const
  for await (const { events } of log.read(null, { categories: ['user'], types: ['UserRegistered'] }))
    for (const { metadata } of events)
      await look.record({ commandId }, by, { people: [metadata.subject], what: 'export', unsealed: true })
}
