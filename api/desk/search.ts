import type { z } from 'zod'
import type { findEvents, findText, listPlanners } from '../../contract/desk-events.ts'
import { userId } from '../../contract/ids.ts'
import type { UserId } from '../../domain/ids.ts'
import { type Refused, refuse } from '../../domain/kernel/decider.ts'
import { asStream, categoryOf, type Position } from '../../domain/kernel/stream.ts'
import { ownCategories } from '../../domain/streams.ts'
import { placeIn } from '../../projections/place-in-log.ts'
import type { Log } from '../../projections/ports.ts'

type EventQuestion = z.output<typeof findEvents.query>
type EventsFound = z.input<typeof findEvents.answer>
type TextFound = z.input<typeof findText.answer>

/** As a log tells of it. */
type Found = Omit<TextFound['events'][number], 'category'> & { readonly person: UserId }
type Envelope = Omit<Found, 'found'>

/** Looks through a bounded part of the log, newest first. `before` is a place in it. */
export type SearchEvents = (
  question: EventQuestion,
) => Promise<Omit<EventsFound, 'events'> & { readonly events: readonly Envelope[] }>

/** Which planners ever answered, the last one first, as far as the log was read. */
export type PlannerVersions = () => Promise<z.input<typeof listPlanners.answer>>

type TextQuestion = z.output<typeof findText.body>

/** Looks into the fields that are about no person, for a bounded time, newest first. */
export type SearchText = (question: TextQuestion) => Promise<Omit<TextFound, 'events'> & { readonly events: Found[] }>

/** As its route asks it: what is no place in this log is refused. */
export type Paged<Search extends (question: never) => Promise<unknown>> = (
  question: Parameters<Search>[0],
) => Promise<Awaited<ReturnType<Search>> | Refused<'no-such-page'>>

type Places = Pick<Log, 'compare'> & { readonly readsFrom?: (place: Position) => Promise<boolean> }

export const pagedBy =
  <Question extends { readonly before?: string | undefined }, Answer>(
    places: Places,
    search: (question: Question) => Promise<Answer>,
  ) =>
  async (question: Question): Promise<Answer | Refused<'no-such-page'>> => {
    if (question.before === undefined) return search(question)
    const place = placeIn(places, question.before)
    const isPlace = place !== null && ((await places.readsFrom?.(place)) ?? true)
    return isPlace ? search(question) : refuse('no-such-page')
  }

/** Whether what is asked for is what somebody did, or what came of it: not only a kind of events, or a time. */
export const namesSomebody = ({ actor, command, correlation, ids }: EventQuestion) =>
  command !== undefined || correlation !== undefined || ids !== undefined || userId.safeParse(actor).success

/** Told to whoever said why. */
export const named = <One extends { readonly stream: string }>(event: One) => ({
  ...event,
  category: categoryOf(asStream(event.stream)),
})

const namedByPerson: ReadonlySet<string> = new Set(ownCategories)

/** Told to everybody at the desk: neither whose it is, nor which athlete acted. What is told of health is theirs as well. */
export const unnamed = (event: Envelope): EventsFound['events'][number] => {
  const { category, stream, actor, ...rest } = named(event)
  return {
    ...rest,
    category,
    stream: namedByPerson.has(category) ? null : stream,
    actor: actor.kind === 'user' ? { kind: actor.kind, id: null } : actor,
    person: null,
  }
}
