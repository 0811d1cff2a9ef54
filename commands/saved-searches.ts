import { entriesOf } from '../domain/fields.ts'
import type { UserId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import * as Searches from '../domain/saved-searches.ts'
import { streamOf } from '../domain/streams.ts'
import { handle, stateNow } from './handle.ts'
import type { Log } from './ports/log.ts'

/** Searches that somebody at the desk keeps: a stream of theirs, sealed under their key. */
export const savedSearches = ({ log }: { readonly log: Log }) => ({
  of: async (user: UserId) =>
    entriesOf((await stateNow(log, Searches.decider, streamOf('searches', user))).searches).map(
      ([id, { name, asks }]) => ({ id, name, search: asks }),
    ),
  ask: <Asked extends Searches.Command>(context: CommandContext, command: Asked) =>
    handle(log, Searches.decider, streamOf('searches', context.subject), command, context),
})

export type SavedSearches = ReturnType<typeof savedSearches>
