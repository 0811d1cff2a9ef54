import { createHash } from 'node:crypto'
import { type DomainEvent, schemaOf } from '../domain/facts.ts'
import { type Decider, fold, isRefused, type Refused, refuse } from '../domain/kernel/decider.ts'
import {
  type Actor,
  type Appended,
  isConflict,
  type NewEvent,
  type Position,
  type Recorded,
} from '../domain/kernel/log.ts'
import type { Log } from './ports.ts'
import type { RecentStreams } from './recent-streams.ts'

/**
 * Who asks, by which command. The command id is made by the client: the same id again has the same outcome.
 * `subject` is the person whom the facts are about.
 */
export type CommandContext = {
  readonly commandId: string
  readonly actor: Actor
  readonly subject: string
  readonly correlationId?: string
  readonly causationId?: string
  /** How many events the stream had when the person looked. Absent: the choice did not depend on what was seen. */
  readonly seen?: readonly number[]
}

/** Where the log stood after the command (null: nowhere yet), how many events the stream has, and which are new. */
export type Done = {
  readonly position: Position | null
  readonly count: number
  readonly events: readonly DomainEvent[]
}

/** The log, and where wished what was written last. */
export type CommandLog = Log & { readonly recent?: RecentStreams }

const attempts = 20

/**
 * Load, fold, decide, append at the revision seen; decides again when someone else was faster. From a stream that is only
 * remembered nothing follows but an append, which the log judges: before a refusal it is looked at anew.
 */
export const handle = async <Command, Event extends DomainEvent, State, Reason extends string>(
  log: CommandLog,
  decider: Decider<Command, Event, State, Reason>,
  stream: string,
  command: Command,
  context: CommandContext,
): Promise<Done | Refused<Reason | 'changed-meanwhile'>> => {
  for (let attempt = 1; ; attempt++) {
    const remembered = attempt === 1 ? log.recent?.of(stream) : undefined
    const past = remembered ?? (await log.load(stream))
    const decided = decideOn(decider, past, command, context)
    if (!Array.isArray(decided)) {
      if (remembered) continue
      return decided as Done | Refused<Reason | 'changed-meanwhile'>
    }
    log.recent?.forget(stream)
    const news = newEvents(stream, decided, context)
    const answer = await log.append(stream, past.at(-1)?.revision ?? 'no-stream', news)
    if (!isConflict(answer)) {
      log.recent?.keep(stream, [...past, ...recorded(stream, news, answer)])
      return { position: answer.position, count: answer.revision + 1, events: decided }
    }
    if (attempt === attempts) throw new Error(`${stream} changed ${attempts} times while deciding`)
  }
}

/** The events to append, or the answer where there is nothing to append. */
const decideOn = <Command, Event extends DomainEvent, State, Reason extends string>(
  decider: Decider<Command, Event, State, Reason>,
  past: readonly Recorded<DomainEvent>[],
  command: Command,
  context: CommandContext,
): readonly Event[] | Done | Refused<Reason | 'changed-meanwhile'> => {
  const last = past.at(-1)
  const count = (last?.revision ?? -1) + 1
  const earlier = past.filter(({ metadata }) => metadata.commandId === context.commandId).at(-1)
  if (earlier) return { position: earlier.position, count, events: [] }
  const decided = decider.decide(command, fold(decider, past.map(eventOf<Event>)))
  if (isRefused<Reason>(decided)) return decided
  if (context.seen && !context.seen.includes(count)) return refuse('changed-meanwhile')
  return decided.length > 0 ? decided : { position: last?.position ?? null, count, events: [] }
}

const eventOf = <Event extends DomainEvent>({ event }: Recorded<DomainEvent>) => event as Event

const newEvents = (stream: string, events: readonly DomainEvent[], context: CommandContext): NewEvent<DomainEvent>[] =>
  events.map((event, index) => ({
    id: derivedId(context.commandId, `${stream}/${index}`),
    event,
    metadata: {
      commandId: context.commandId,
      correlationId: context.correlationId ?? context.commandId,
      causationId: context.causationId ?? context.commandId,
      actor: context.actor,
      subject: context.subject,
      schema: schemaOf(event.type),
    },
  }))

/** New events as the log will show them. */
const recorded = (stream: string, news: readonly NewEvent<DomainEvent>[], { position, revision }: Appended) =>
  news.map((event, index): Recorded<DomainEvent> => {
    const at = new Date().toISOString()
    return { ...event, stream, position, revision: revision - news.length + 1 + index, at }
  })

/** UUIDv5 (RFC 9562) of a name within a UUID: the same cause gives the same id, on every machine. */
export const derivedId = (within: string, name: string) => {
  const hash = createHash('sha1')
    .update(Buffer.from(within.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
