import type { CommandContext } from '../domain/kernel/handle.ts'
import { derivedId } from './derived-id.ts'

/** One of several steps that a command takes. What was seen is asked before the first. */
export const subCommand = ({ seen: _, ...context }: CommandContext, name: string): CommandContext => ({
  ...context,
  commandId: derivedId(context.commandId, name),
})
