import type { z } from 'zod'
import type { Accounts } from '../../commands/accounts.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { getStream } from '../../contract/desk.ts'
import { eventId, userId, workoutId } from '../../contract/ids.ts'
import { type Category, isCategory, type RecordedEvent, schemaOf } from '../../domain/facts.ts'
import type { EventId } from '../../domain/ids.ts'
import { isRefused, type Refused, refuse } from '../../domain/kernel/decider.ts'
import type { Part, Recorded } from '../../domain/kernel/log.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import { asStream, categoryOf, type Stream } from '../../domain/kernel/stream.ts'
import type { Written } from '../../domain/kernel/upcasting.ts'
import { blanksOf } from '../../domain/sealing.ts'
import { streamOf } from '../../domain/streams.ts'
import { maskedOf } from './masked.ts'
import type { OpenStream } from './opened-streams.ts'
import { aboutPeople } from './people.ts'
import type { PlacesOf } from './person-streams.ts'
import { sentenceOf } from './sentences.ts'
import { type Mark, standingOf } from './standing.ts'

type Place = { readonly stream: Stream; readonly revision: number }

/** Where an event stands in the log, by its id; null where there is none. */
type FindEvent = (id: EventId) => Promise<Place | null | Refused<'log-not-searched'>>

/** A stream's events as they rest in the log, of whatever version. */
type LoadStored = (stream: Stream, part: Part) => Promise<readonly Recorded<Written>[]>

type Parts = Pick<PlacesOf, 'db' | 'searchEvents'> & {
  readonly log: Log
  readonly open: OpenStream
  readonly loadStored: LoadStored
  readonly accounts: Pick<Accounts, 'holder' | 'load' | 'claimOf'>
  readonly findEvent: FindEvent
  readonly mark: Mark
}

type DeskEvent = z.input<typeof getStream.answer>['events'][number]

/** What the desk reads, straight from the log: no read model stands between it and what happened. */
export const records = (parts: Parts) => ({
  ...reading(parts),
  ...finding(parts),
  ...aboutPeople(parts),
  standing: standingOf(parts.log, parts.mark),
})

/** One stream. */
const reading = ({ open, loadStored }: Pick<Parts, 'open' | 'loadStored'>) => {
  const load = async (name: string) => {
    const category = categoryOf(asStream(name))
    if (!isCategory(category)) return refuse('no-such-stream')
    const opened = await open(asStream<Category>(name)).catch(error => {
      if (isPoison(error)) return refuse('stream-unreadable')
      throw error
    })
    if (isRefused(opened)) return opened
    return opened.events.length === 0 ? refuse('no-such-stream') : { name, ...opened }
  }

  /** An event's fields as they rest. What is personal is only named, also where it was written before it was sealed. */
  const restingAt = async (name: string, revision: number) => {
    const [written] = await loadStored(asStream(name), { from: revision, most: 1 })
    if (!written) return refuse('no-such-event')
    const { type, ...fields } = written.event
    const blanks = blanksOf(categoryOf(asStream(name)), type) ?? {}
    const rests = ([field, value]: [string, unknown]): [string, unknown] => {
      if (field === 'sealed' && typeof value === 'string') return [field, `[${value.length} characters, encrypted]`]
      return [field, field in blanks ? '[sealed]' : value]
    }
    return { fields: Object.fromEntries(Object.entries(fields).map(rests)) }
  }

  return { load, restingAt }
}

/** By what somebody has at hand: an address, an id, a name of a stream. */
const finding = ({ log, accounts, findEvent }: Pick<Parts, 'log' | 'accounts' | 'findEvent'>) => {
  const found = async (name: string) =>
    (await log.load(asStream<Category>(name), { from: 0, most: 1 }).catch(() => [])).at(0) ?? null

  const find = async (text: string) => {
    const wanted = text.toLowerCase()
    if (wanted.includes('@')) {
      const claim = await accounts.holder(wanted)
      return claim ? [{ kind: 'person' as const, person: claim.user, stream: null, revision: null }] : []
    }
    const named = /^[a-z]+-/.test(wanted) && isCategory(categoryOf(asStream(wanted))) ? [wanted] : []
    const [asUser, asWorkout] = [userId.safeParse(wanted), workoutId.safeParse(wanted)]
    const asEvent = eventId.safeParse(wanted)
    const ofAnId = [
      ...(asWorkout.success ? [streamOf('workout', asWorkout.data)] : []),
      ...(asUser.success ? [streamOf('user', asUser.data)] : []),
    ]
    const first = await Promise.all([...named, ...ofAnId].map(async name => ({ name, first: await found(name) })))
    const place = asEvent.success ? await findEvent(asEvent.data) : null
    const isLeftOpen = place !== null && isRefused(place)
    if (isLeftOpen && !first.some(each => each.first)) return place
    const event = isLeftOpen ? null : place
    const subject = event && (await found(event.stream))?.metadata.subject
    return [
      ...first.flatMap(({ name, first }) =>
        first
          ? [
              name.startsWith('user-')
                ? { kind: 'person' as const, person: first.metadata.subject, stream: null, revision: null }
                : { kind: 'stream' as const, person: first.metadata.subject, stream: name, revision: null },
            ]
          : [],
      ),
      ...(event && subject ? [{ kind: 'event' as const, person: subject, ...event }] : []),
    ]
  }

  /** Where its stream is known, a log that cannot be asked for an event alone is not looked through. */
  const placeOf = async (id: EventId, stream?: string): Promise<Place | null | Refused<'log-not-searched'>> => {
    const known = stream ? await log.load(asStream<Category>(stream)).catch(() => []) : []
    return known.find(event => event.id === id) ?? findEvent(id)
  }

  return { find, placeOf }
}

export type Records = ReturnType<typeof records>

/** Whom a stream tells of: an address may have passed from one person to another. */
export const peopleIn = (events: readonly RecordedEvent[]) => [
  ...new Set(events.map(({ metadata }) => metadata.subject)),
]

/** An event as the desk shows it; without what is sealed unless that was asked for. */
export const shown = (recorded: RecordedEvent, unsealed: boolean): DeskEvent => {
  const { id, stream, revision, position, at, metadata } = recorded
  const { event, sealed } = maskedOf(recorded, unsealed)
  const { type, ...fields } = event
  const data = Object.entries(fields).filter(([field]) => unsealed || !sealed.includes(field))
  const { commandId, correlationId, causationId, actor, subject } = metadata
  return {
    id,
    stream,
    revision,
    position,
    type,
    at,
    sentence: sentenceOf(event, !unsealed),
    schema: { written: metadata.schema, today: schemaOf(type) },
    commandId,
    correlationId,
    causationId,
    actor: { kind: actor.kind, id: actor.id },
    subject,
    data: Object.fromEntries(data),
    sealed: [...sealed],
  }
}
