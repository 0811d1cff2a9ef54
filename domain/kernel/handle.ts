import type { AnyDecider, AnyDecisions, CommandOf, Folding, ReasonOf, Refused } from './decider.ts'
import { decisionOn, isRefused, refuse } from './decider.ts'
import type { Actor, AnyFacts, Appending, CategoryOf, EventStore, Metadata, Recorded, Subject } from './log.ts'
import { isConflict } from './log.ts'
import { outage } from './outage.ts'
import type { CommandId, EventId, Id, Position, Stream } from './stream.ts'

/**
 * Who asks, by which command. The command id is made by the client: the same id again has the same outcome.
 * `subject` is the person whom the facts are about.
 */
export type CommandContext = {
  readonly commandId: CommandId
  readonly actor: Actor
  readonly subject: Subject
  readonly correlationId?: CommandId
  readonly causationId?: CommandId | EventId
  /** When it was really done, where that was before it could be told. */
  readonly doneAt?: string
  /** A digest of all that was asked. */
  readonly asked?: string
  /** How many events the stream had when the person looked. Absent: the choice did not depend on what was seen. */
  readonly seen?: readonly number[]
}

/** Where the log stood after the command (null: nowhere yet), how many events the stream has, and which are new. */
export type Done<Event> = {
  readonly position: Position | null
  readonly count: number
  readonly events: readonly Event[]
}

/** An id that follows from a UUID and a name: the same cause gives the same id, on every machine. */
export type DerivedId = <Kind extends string>(within: string, name: string) => Id<Kind>

type Means = {
  readonly derivedId: DerivedId
  /** The version of an event's shape that is written today. */
  readonly schemaOf: (type: string) => number
  /** What is remembered after these events. */
  readonly stateAt: <Event, State>(decider: Folding<Event, State>, past: readonly Recorded<Event>[]) => State
}

/** Why any command may be refused. */
type FromHere = 'changed-meanwhile' | 'stream-full' | 'key-used-otherwise'

const attempts = 20

/** Where a decider does not say how long people may make its stream. No more is read for them, however long it is. */
const [mostOfAny, endless] = [20_000, Number.MAX_SAFE_INTEGER - 1]

/**
 * Load, fold, decide, append at the revision seen; decides again when someone else was faster. From a stream that is only
 * recalled nothing follows but an append, which the log judges: before a refusal, and where the log knew the events
 * already, it is looked at anew.
 */
export const handling =
  <Facts extends AnyFacts>({ derivedId, schemaOf, stateAt }: Means) =>
  async <
    C extends CategoryOf<Facts>,
    State,
    Own extends AnyDecisions<Facts[C], State>,
    const Asked extends CommandOf<Own>,
    Barred extends string = never,
  >(
    log: EventStore<Facts>,
    decider: AnyDecider<Facts[C], State, Own, Barred>,
    stream: Stream<C>,
    command: Asked,
    context: CommandContext,
  ): Promise<Done<Facts[C]> | Refused<ReasonOf<Own, Asked> | Barred | FromHere>> => {
    type Reason = ReasonOf<Own, Asked> | Barred
    const { commandId, correlationId = commandId, causationId = commandId, actor, subject, seen, asked } = context
    const mostEvents = actor.kind === 'user' ? (decider.mostEvents ?? mostOfAny) : endless
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const recalled = attempt === 1 ? log.recall?.(stream) : undefined
      const past = recalled ?? (await log.load(stream, { from: 0, most: Math.min(mostEvents, endless) + 1 }))
      const revision = past.at(-1)?.revision ?? -1

      const earlier = past.findLast(({ metadata }) => metadata.commandId === commandId)
      if (earlier && isAskedOtherwise(earlier.metadata, context)) return refuse('key-used-otherwise')
      const decided = earlier ? [] : decisionOn(decider, command, stateAt(decider, past))
      if (!isRefused(decided) && past.length + decided.length > mostEvents && !earlier) return refuse('stream-full')
      const isStale = !earlier && seen !== undefined && !seen.includes(revision + 1)
      if (isRefused<Reason>(decided) || decided.length === 0 || isStale) {
        if (recalled) continue
        if (isRefused<Reason>(decided)) return decided
        if (isStale) return refuse('changed-meanwhile')
        return { position: (earlier ?? past.at(-1))?.position ?? null, count: revision + 1, events: [] }
      }

      const digest = asked === undefined ? {} : { asked }
      const causes = { commandId, correlationId, causationId, actor, subject, ...digest }
      const news = decided.map((event, index) => ({
        id: derivedId<'event'>(commandId, `${stream}/${index}`),
        event,
        metadata: { ...causes, schema: schemaOf(event.type) },
      }))
      const store: Appending<Facts> = log
      const answer = await store.append(stream, revision < 0 ? 'no-stream' : revision, news)
      if (!isConflict(answer) && !answer.known)
        return { position: answer.position, count: answer.revision + 1, events: decided }
    }
    throw outage(stream, `it changed ${attempts} times while deciding`)
  }

/** Of commands that did not say what they asked, nothing is known. */
export const isAskedOtherwise = (earlier: Pick<Metadata, 'asked'>, { asked }: Pick<CommandContext, 'asked'>) =>
  earlier.asked !== undefined && asked !== undefined && earlier.asked !== asked
