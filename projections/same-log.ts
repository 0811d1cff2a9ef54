import type { EventId, Position } from '../domain/kernel/stream.ts'
import type { Log, Standing } from './ports.ts'

/**
 * Who cannot have stood in this log, and why: it ends before their place, or another event lies where their last one
 * lay. So it is when log and database were restored from different moments; going on would skip facts in silence.
 */
export const strangers = async (
  log: Pick<Log, 'head' | 'at' | 'compare'>,
  standing: readonly Standing[],
  end?: Position | null,
) => {
  const head = end === undefined ? await log.head() : end
  const known = new Map<Position, Promise<EventId | null>>()
  const at = (position: Position) => {
    const asked = known.get(position) ?? log.at?.(position) ?? Promise.resolve(null)
    known.set(position, asked)
    return asked
  }
  const why = async ({ position, last }: Standing) => {
    if (log.compare(position, head) > 0) return `stands at ${position}, but the log ends at ${head ?? 'its beginning'}`
    if (!last || !log.at) return null
    const there = await at(last.position)
    return there === last.id
      ? null
      : `has seen event ${last.id} at ${last.position}, where the log has ${there ?? 'none'}`
  }
  const found = await Promise.all(standing.map(async each => ({ name: each.name, why: await why(each) })))
  return found.filter((each): each is { name: string; why: string } => each.why !== null)
}

/** Refuses to run on a log that is not the one that was read, and says what to do. */
export const mustBeTheSameLog = async (log: Log, models: readonly Standing[], reactions: readonly Standing[]) => {
  const [ofModels, ofReactions] = [await strangers(log, models), await strangers(log, reactions)]
  if (ofModels.length + ofReactions.length === 0) return
  throw new Error(
    [
      'The log is not the one that this database has read: one of them was restored without the other.',
      ...[...ofModels, ...ofReactions].map(({ name, why }) => `  ${name} ${why}`),
      'Best restore both from the same moment. If the log is right as it is:',
      ...(ofModels.length > 0 ? ['  npm run projections -- rebuild --all'] : []),
      ...(ofReactions.length > 0
        ? ['  npm run log -- react-from end | <position>   what lies before that place is not reacted to again']
        : []),
    ].join('\n'),
  )
}
