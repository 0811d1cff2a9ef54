import type { UserId } from '../../domain/ids.ts'
import { operator } from '../../domain/ids.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'

/** Who of the staff asks for what is about the product, and why. */
export type Staff = {
  readonly who: { readonly id: UserId }
  readonly context: Pick<CommandContext, 'commandId'>
  readonly reason: string
}

/** Their command's context, and what its fact says of them. The reason stands in the fact, where it is sealed. */
export const byStaff = ({ who: { id }, context: { commandId }, reason }: Staff, at: string) => ({
  context: {
    commandId,
    actor: { kind: 'staff', id, reason: 'operation' },
    subject: operator,
  } satisfies CommandContext,
  by: { by: id, reason, at },
})
