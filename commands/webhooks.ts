import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import * as Operation from '../domain/operation.ts'
import { handle, stateNow } from './handle.ts'
import type { Log } from './ports/log.ts'

const stream = streamOf('operation', 'webhooks')

export type Webhook = Operation.Webhook

/** What an operator has subscribed others to. All of it is in one short stream. */
export const webhooks = ({ log }: { readonly log: Log }) => ({
  all: async (): Promise<readonly Webhook[]> =>
    Object.values((await stateNow(log, Operation.decider, stream)).webhooks),
  ask: (context: CommandContext, command: Operation.Command) =>
    handle(log, Operation.decider, stream, command, context),
})
