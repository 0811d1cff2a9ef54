import type { z } from 'zod'
import type { Accounts } from '../../commands/accounts.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { getStream } from '../../contract/desk.ts'
import { blanksOf, type Category, type Facts, isCategory, type RecordedEvent, schemaOf } from '../../domain/facts.ts'
import type { Part, Recorded } from '../../domain/kernel/log.ts'
import { isPoison } from '../../domain/kernel/poison.ts'
import { asStream, categoryOf, type Stream, streamOf } from '../../domain/kernel/stream.ts'
import type { Written } from '../../domain/kernel/upcasting.ts'
import { underTodaysRules } from '../../domain/what-if.ts'
import { refused } from '../problems.ts'
import { inTurns } from './in-turns.ts'
import { maskedOf } from './masked.ts'
import type { OpenedStream, OpenStream } from './opened-streams.ts'
import { sentenceOf } from './sentences.ts'

/** Where an event stands in the log, by its id; null where there is none. */
export type FindEvent = (id: string) => Promise<{ readonly stream: string; readonly revision: number } | null>

/** A stream's events as they rest in the log, of whatever version. */
export type LoadStored = (stream: Stream, part: Part) => Promise<readonly Recorded<Written>[]>

type Parts = {
  readonly log: Log
  readonly open: OpenStream
  readonly loadStored: LoadStored
  readonly accounts: Pick<Accounts, 'holder' | 'load'>
  readonly findEvent: FindEvent
}

type DeskEvent = z.input<typeof getStream.answer>['events'][number]
type Opened = OpenedStream & { readonly name: string }

const workoutsAPage = 50
const askedAtOnce = 100

/** What the desk reads, straight from the log: no read model stands between it and what happened. */
export const records = ({ log, open, loadStored, accounts, findEvent }: Parts) => {
  const load = async (name: string): Promise<Opened> => {
    const category = categoryOf(asStream(name))
    if (!isCategory(category)) throw refused('no-such-stream')
    const opened = await open(asStream<Category>(name)).catch(error => {
      throw isPoison(error) ? refused('stream-unreadable') : error
    })
    if (opened.events.length === 0) throw refused('no-such-stream')
    return { name, ...opened }
  }

  /** An event's fields as they rest. What is personal is only named, also where it was written before it was sealed. */
  const restingAt = async (name: string, revision: number) => {
    const [written] = await loadStored(asStream(name), { from: revision, most: 1 })
    if (!written) throw refused('no-such-event')
    const { type, ...fields } = written.event
    const blanks = blanksOf(categoryOf(asStream(name)), type) ?? {}
    const rests = ([field, value]: [string, unknown]): [string, unknown] => {
      if (field === 'sealed' && typeof value === 'string') return [field, `[${value.length} characters, encrypted]`]
      return [field, field in blanks ? '[sealed]' : value]
    }
    return Object.fromEntries(Object.entries(fields).map(rests))
  }

  const found = async (name: string) =>
    (await log.load(asStream<Category>(name), { from: 0, most: 1 }).catch(() => [])).at(0) ?? null

  const find = async (text: string) => {
    const wanted = text.toLowerCase()
    if (wanted.includes('@')) {
      const claim = await accounts.holder(wanted)
      return claim ? [{ kind: 'person' as const, person: claim.user, stream: null, revision: null }] : []
    }
    const named = /^[a-z]+-/.test(wanted) && isCategory(categoryOf(asStream(wanted))) ? [wanted] : []
    const ofAnId = isUuid(wanted) ? [streamOf('workout', wanted), streamOf('user', wanted)] : []
    const first = await Promise.all([...named, ...ofAnId].map(async name => ({ name, first: await found(name) })))
    const event = isUuid(wanted) ? await findEvent(wanted) : null
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

  const workoutsOf = async (person: string) => {
    return workoutsAskedFor(await log.load(streamOf('membership', person)))
  }

  const summary = async (name: string) => {
    const events = await log.load(asStream<Category>(name)).catch(error => {
      if (!isPoison(error)) throw error
      return []
    })
    const [first, last] = [events.at(0), events.at(-1)]
    if (!first || !last) return []
    const said = ({ event, at }: RecordedEvent) => ({ type: event.type, at })
    const category = categoryOf(asStream(name))
    return [{ stream: name, category, events: events.length, first: said(first), last: said(last) }]
  }

  /** Each of their workouts asked again by today's rules, newest first, a hundred at a time. */
  const whatIf = async (person: string, before: string | undefined) => {
    const all = await workoutsOf(person)
    const start = before === undefined ? 0 : all.indexOf(before) + 1
    const page = all.slice(start, start + askedAtOnce)
    const unreadable: string[] = []
    const answers = await inTurns(page, async id => {
      const stream = streamOf('workout', id)
      const past = await log.load(stream).catch(error => {
        if (!isPoison(error)) throw error
        unreadable.push(stream)
        return []
      })
      const made = past.map(({ event, revision, metadata: { commandId } }) => ({ event, revision, commandId }))
      return { stream, ...underTodaysRules(made) }
    })
    const last = page.at(-1)
    return {
      workouts: page.length,
      commands: answers.reduce((sum, { commands }) => sum + commands, 0),
      unreadable,
      changed: answers.flatMap(({ stream, changed }) =>
        changed.map(each => ({
          stream,
          revision: each.revision,
          type: each.type,
          refused: 'refused' in each ? each.refused : null,
          instead: 'instead' in each ? [...each.instead] : [],
        })),
      ),
      next: last && start + page.length < all.length ? last : null,
    }
  }

  /** Their own streams, then the workouts they asked for, newest first. */
  const streamsOf = async (person: string, before: string | undefined) => {
    const workouts = await workoutsOf(person)
    const start = before === undefined ? 0 : workouts.indexOf(before) + 1
    const page = workouts.slice(start, start + workoutsAPage)
    const own = before === undefined ? ownCategories.map(category => streamOf(category, person)) : []
    const names = [...own, ...page.map(id => streamOf('workout', id))]
    const streams = await inTurns(names, summary)
    const last = page.at(-1)
    return { streams: streams.flat(), next: last && start + page.length < workouts.length ? last : null }
  }

  /** All that was recorded for one first cause, in the streams of this person. */
  const storyOf = async (person: string, correlation: string) => {
    const own = ownCategories.map(category => streamOf(category, person))
    const names = [...own, ...(await workoutsOf(person)).map(id => streamOf('workout', id))]
    const past = await inTurns(names, async name => {
      const events: readonly RecordedEvent[] = await log.load(asStream<Category>(name)).catch(error => {
        if (!isPoison(error)) throw error
        return []
      })
      return events.filter(({ metadata }) => metadata.correlationId === correlation)
    })
    return past.flat().sort((one, other) => log.compare(one.position, other.position))
  }

  return { load, restingAt, find, placeOf: findEvent, streamsOf, storyOf, whatIf }
}

export type Records = ReturnType<typeof records>

/** By the facts of a membership, newest first. */
export const workoutsAskedFor = (past: readonly { readonly event: Facts['membership'] }[]) =>
  past.flatMap(({ event }) => (event.type === 'WorkoutCreditUsed' ? [event.workout] : [])).reverse()

/** A person's streams that are named by their id. */
export const ownCategories = [
  'user',
  'profiles',
  'membership',
  'programme',
  'inspection',
  'repair',
  'health',
] as const satisfies readonly Category[]

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

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
