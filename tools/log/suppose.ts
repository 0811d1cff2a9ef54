import { ZodError } from 'zod'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { readingFrom } from '../../adapters/postgres/reading.ts'
import { type Consequences, imagining } from '../../api/desk/imagining.ts'
import { isOfWorkout } from '../../api/desk/screens.ts'
import { factOf } from '../../api/desk/workout-facts.ts'
import { exerciseBook } from '../../api/workout-answer.ts'
import type { openInfrastructure } from '../../app/infrastructure.ts'
import { inspections } from '../../commands/inspections.ts'
import type { Log } from '../../commands/ports/log.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { workoutId } from '../../contract/ids.ts'
import { differences } from '../../domain/differences.ts'
import { streamOf } from '../../domain/streams.ts'
import { personal } from '../../domain/workout.personal.ts'
import type { Event } from '../../domain/workout.ts'
import type { Tables } from '../../projections/all.ts'
import type { Reporter } from '../progress.ts'
import { misuse } from '../usage.ts'
import { byHand } from '../with-accounts.ts'

type Supposing = {
  readonly workout: string
  readonly revision: number
  readonly data: string
  /** Why what is sealed is shown; null where it stays so. */
  readonly reason: string | null
}

type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>
type Difference = Consequences['rows'][number]['differences'][number]

/** What would be, had one event of a workout said something else; without a reason only where, not what. */
export const supposed = async (infrastructure: Infrastructure, asked: Supposing, reporter: Reporter) => {
  const { log, database, keys } = infrastructure
  const clock = () => new Date().toISOString()
  const { data: workout } = workoutId.safeParse(asked.workout)
  if (!workout) throw misuse(`"${asked.workout}" is no id of a workout`)
  const stream = streamOf('workout', workout)
  const recorded = (await log.load(stream, { from: asked.revision, most: 1 })).find(isOfWorkout)
  if (!recorded) throw misuse(`${stream} has no revision ${asked.revision}`)
  const { reason } = asked
  const event = otherwise(recorded.event, asked.data, reason !== null)
  if (reason !== null) {
    const look = inspections({ log, clock })
    const by = { id: byHand(), role: 'staff', reason } as const
    const people = [recorded.metadata.subject]
    await look.record({ commandId: freshId<'command'>() }, by, { people, what: stream, unsealed: true })
  }
  const load: Log['load'] = async (of, part) => {
    const past = await log.load(of, part)
    reporter.moved('folding', past.length, null)
    return past
  }
  const answer = await imagining({
    log: { load, head: log.head, compare: log.compare },
    db: readingFrom<Tables>(database, 'read_models', keys),
    book: exerciseBook(catalogue),
    catalogue,
    clock,
  })({ workout, revision: asked.revision, event })
  return shown(answer, reason !== null)
}

/**
 * The event with other fields; those that are not named stay. One that is sealed is supposed only where it is opened: what
 * it would change tells whether a guess is right.
 */
const otherwise = (event: Event, json: string, isOpen: boolean) => {
  try {
    const data: unknown = JSON.parse(json)
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw misuse('--data takes a JSON object')
    const sealed = Object.keys(data).filter(field => field in (personal[event.type] ?? {}))
    if (sealed.length > 0 && !isOpen) throw misuse(`${sealed.join(', ')}: sealed, so it takes --open and --reason`)
    return factOf(event.type, { ...event, ...data })
  } catch (error) {
    if (error instanceof SyntaxError) throw misuse(`--data is no JSON: ${error.message}`)
    if (!(error instanceof ZodError)) throw error
    throw misuse(error.issues.map(({ path, message }) => `${path.join('.') || event.type}: ${message}`).join('\n'))
  }
}

const shown = (answer: Consequences, isOpen: boolean) => {
  const told = (some: readonly Difference[]) => (isOpen ? some : some.map(({ path }) => path))
  const { events, asked, otherwise, state, rows, screens } = answer
  return {
    events,
    asked,
    otherwise,
    state: { rightAfter: told(state.rightAfter), atTheEnd: told(state.atTheEnd) },
    rows: rows.map(row => ({ ...row, differences: told(row.differences) })),
    screens: {
      workout: told(differences(screens.workout.was, screens.workout.is)),
      overview: told(differences(screens.overview.was, screens.overview.is)),
    },
  }
}

export type Shown = ReturnType<typeof shown>

export const isAlike = ({ otherwise, state, rows, screens }: Shown) =>
  [otherwise, state.rightAfter, state.atTheEnd, rows, screens.workout, screens.overview].every(
    ({ length }) => length === 0,
  )

export const inWords = ({ events, asked, otherwise, state, rows, screens }: Shown) =>
  [
    `The stream would have ${events.is} events, and has ${events.was}; ${asked} commands behind it were asked again.`,
    ...otherwise.map(
      ({ revision, type, refused, instead }) =>
        `${type} at revision ${revision}: ${refused ? `refused: ${refused}` : instead.join(', ') || 'nothing'}`,
    ),
    ...section('the state right after it', state.rightAfter),
    ...section('the state at the end', state.atTheEnd),
    ...rows.flatMap(({ model, key, differences }) => section(`${model}, row ${key}`, differences)),
    ...section('the workout’s screen', screens.workout),
    ...section('the overview', screens.overview),
  ].join('\n')

const section = (title: string, found: readonly (string | Difference)[]) => [
  `${title}: ${found.length === 0 ? 'alike' : `${found.length} differences`}`,
  ...found.map(one =>
    typeof one === 'string'
      ? `  ${one || 'all of it'}`
      : `  ${one.path || 'all of it'}: ${JSON.stringify(one.was)} → ${JSON.stringify(one.is)}`,
  ),
]
