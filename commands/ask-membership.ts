import type { UserId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import * as Membership from '../domain/membership.ts'
import { streamOf } from '../domain/streams.ts'
import { handle, stateNow } from './handle.ts'
import type { Log } from './ports/log.ts'

/** Asks the membership of whom the command is about. */
export const askMembership =
  (log: Log) =>
  <Asked extends Membership.Command>(context: CommandContext, command: Asked) =>
    handle(log, Membership.decider, streamOf('membership', context.subject), command, context)

/** As the log says now, or as it stood before the event of a revision. */
export const membershipNow = (log: Log, user: UserId, before?: number) =>
  stateNow(log, Membership.decider, streamOf('membership', user), before)
