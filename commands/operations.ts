import type { Facts } from '../domain/facts.ts'
import { operator, type WorkId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Recorded } from '../domain/kernel/log.ts'
import * as Operation from '../domain/operation.ts'
import { streamOf } from '../domain/streams.ts'
import { derivedId } from './derived-id.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'
import { readingOn } from './reading-on.ts'

const streams = {
  webhooks: streamOf('operation', 'webhooks'),
  models: streamOf('operation', 'models'),
  effects: streamOf('operation', 'effects'),
  builds: streamOf('operation', 'builds'),
} as const

export type Webhook = Operation.Webhook

/** What staff set going: who did it and why stands in the log before it happens. */
export const operationCommands = ({ log, clock }: { readonly log: Log; readonly clock: Clock }) => {
  const current = readingOn<'operation', Operation.State>(log, Operation.decider)
  const within = (stream: (typeof streams)[keyof typeof streams]) => ({
    ask: <Asked extends Operation.Command>(context: CommandContext, command: Asked) =>
      handle(log, Operation.decider, stream, command, context),
    now: async () => (await current(stream)).state,
  })
  const models = within(streams.models)
  const webhooks = within(streams.webhooks)
  const builds = within(streams.builds)

  /** By the work's own id, so that it ends once. */
  const ending = (of: typeof models) => (work: WorkId, outcome: 'done' | 'failed', says: string) =>
    of.ask(
      {
        commandId: derivedId(work, 'ended'),
        actor: { kind: 'system', id: 'model-jobs' },
        subject: operator,
      },
      { type: 'ModelWorkEnded', work, outcome, says, at: clock() },
    )

  /** All that was set going, newest first. */
  const history = async (most: number): Promise<readonly Recorded<Facts['operation']>[]> =>
    (await Promise.all(Object.values(streams).map(stream => log.load(stream))))
      .flat()
      .sort((one, other) => log.compare(other.position, one.position))
      .slice(0, most)

  return {
    webhooks: async (): Promise<readonly Webhook[]> => Object.values((await webhooks.now()).webhooks),
    askWebhook: webhooks.ask,
    works: async () => (await models.now()).works,
    askModels: models.ask,
    endedModel: ending(models),
    builds: async () => (await builds.now()).builds,
    askBuilds: builds.ask,
    endedBuild: ending(builds),
    askEffects: within(streams.effects).ask,
    history,
  }
}

export type OperationCommands = ReturnType<typeof operationCommands>
