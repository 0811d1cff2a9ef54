import type { Log } from '../../commands/ports/log.ts'
import type { Category, Facts, RecordedEvent } from '../../domain/facts.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import { asStream, categoryOf } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import { underTodaysRules } from '../../domain/what-if.ts'
import { inTurns } from './in-turns.ts'
import { pageAfter, readable, workoutsAPage } from './pages.ts'
import { workoutsShown } from './person-workouts.ts'

const askedAtOnce = 100

/** All streams of a person. */
export const aboutPeople = ({ log }: { readonly log: Log }) => {
  const { workoutsOf, summary, namesOf } = streamsIn(log)
  const read = readable(log)

  /** Their own streams, then the workouts they asked for, newest first. */
  const streamsOf = async (person: UserId, before: WorkoutId | undefined) => {
    const { page, next } = pageAfter(await workoutsOf(person), before, workoutsAPage)
    const own = before === undefined ? namesOf(person) : []
    const names = [...own, ...page.map(id => streamOf('workout', id))]
    const streams = await inTurns(names, summary)
    return { streams: streams.flat(), next }
  }

  /** All that was recorded for one first cause, in the streams of this person. */
  const storyOf = async (person: UserId, correlation: string) => {
    const names = [...namesOf(person), ...(await workoutsOf(person)).map(id => streamOf('workout', id))]
    const past = await inTurns(names, async name => {
      const events: readonly RecordedEvent[] = (await read(asStream<Category>(name))) ?? []
      return events.filter(({ metadata }) => metadata.correlationId === correlation)
    })
    return past.flat().sort((one, other) => log.compare(one.position, other.position))
  }

  return { streamsOf, storyOf, workoutsShown: workoutsShown(log, workoutsOf), whatIf: askedAgain(log) }
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

/** Each of a person's workouts asked again by today's rules, newest first, a hundred at a time. */
const askedAgain = (log: Log) => {
  const { workoutsOf } = streamsIn(log)
  const read = readable(log)
  return async (person: UserId, before: WorkoutId | undefined) => {
    const { page, next } = pageAfter(await workoutsOf(person), before, askedAtOnce)
    const unreadable: string[] = []
    const answers = await inTurns(page, async id => {
      const stream = streamOf('workout', id)
      const past = await read(stream)
      if (!past) unreadable.push(stream)
      const made = (past ?? []).map(({ event, revision, metadata: { commandId } }) => ({ event, revision, commandId }))
      return { stream, ...underTodaysRules(made) }
    })
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
      next,
    }
  }
}

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
  'searches',
] as const satisfies readonly Category[]
