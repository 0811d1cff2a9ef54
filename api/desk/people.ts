import type { Log } from '../../commands/ports/log.ts'
import type { Category, Facts, RecordedEvent } from '../../domain/facts.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import { asStream, categoryOf } from '../../domain/kernel/stream.ts'
import { ownCategories, streamOf } from '../../domain/streams.ts'
import { inTurns } from './in-turns.ts'
import { pageAfter, readable, workoutsAPage } from './pages.ts'
import { type PlacesOf, streamsNamedOtherwise } from './person-streams.ts'
import { workoutsShown } from './person-workouts.ts'
import { storyOf } from './stories.ts'

type Parts = PlacesOf & { readonly patience?: number | undefined }

/** All streams of a person. */
export const aboutPeople = ({ patience, ...parts }: Parts) => {
  const { log, searchEvents } = parts
  const { workoutsOf, summary, namesOf } = streamsIn(log)
  const read = readable(log)
  const othersOf = streamsNamedOtherwise(parts)
  const toldFrom = storyOf({ log, searchEvents, patience })

  /** Their own streams, then the workouts they asked for, newest first. */
  const streamsOf = async (person: UserId, before: WorkoutId | undefined) => {
    const { page, next } = pageAfter(await workoutsOf(person), before, workoutsAPage)
    const own = before === undefined ? [...namesOf(person), ...(await othersOf(person))] : []
    const names = [...own, ...page.map(id => streamOf('workout', id))]
    const streams = await inTurns(names, summary)
    return { streams: streams.flat(), next }
  }

  /** All that was recorded for the first cause of an event. The streams of whom it is about are read in any case. */
  const story = async (event: RecordedEvent) => {
    const { subject: person, correlationId } = event.metadata
    const names = [...namesOf(person), ...(await workoutsOf(person)).map(id => streamOf('workout', id))]
    const past = await inTurns(names, async name => {
      const events: readonly RecordedEvent[] = (await read(asStream<Category>(name))) ?? []
      return events.filter(({ id, metadata }) => metadata.correlationId === correlationId && id !== event.id)
    })
    return toldFrom(correlationId, [event, ...past.flat()])
  }

  return { streamsOf, story, workoutsShown: workoutsShown(log, workoutsOf) }
}

const streamsIn = (log: Log) => {
  const read = readable(log)

  const workoutsOf = async (person: UserId) => {
    return workoutsAskedFor(await log.load(streamOf('membership', person)))
  }

  const summary = async (name: string) => {
    const events = (await read(asStream<Category>(name))) ?? []
    const [first, last] = [events.at(0), events.at(-1)]
    if (!first || !last) return []
    const said = ({ event, at }: RecordedEvent) => ({ type: event.type, at, happened: event.at })
    const category = categoryOf(asStream(name))
    return [{ stream: name, category, events: events.length, first: said(first), last: said(last) }]
  }

  const namesOf = (person: UserId) => ownCategories.map(category => streamOf(category, person))

  return { workoutsOf, summary, namesOf }
}

/** By the facts of a membership, newest first. */
export const workoutsAskedFor = (past: readonly { readonly event: Facts['membership'] }[]) =>
  past.flatMap(({ event }) => (event.type === 'WorkoutCreditUsed' ? [event.workout] : [])).reverse()
