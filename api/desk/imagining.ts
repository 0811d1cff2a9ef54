import type { z } from 'zod'
import type { Log } from '../../commands/ports/log.ts'
import type { beginWhatIf } from '../../contract/what-if.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import { differences } from '../../domain/differences.ts'
import type { Facts } from '../../domain/facts.ts'
import type { WorkoutId } from '../../domain/ids.ts'
import { imagined, type Otherwise } from '../../domain/imagined.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { asId } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import * as Workout from '../../domain/workout.ts'
import { type Db, projections } from '../../projections/all.ts'
import { versionless } from '../../projections/ports.ts'
import type { ExerciseBook } from '../workout-answer.ts'
import { rowsAfter } from './folded-rows.ts'
import { personThen, subjectOf } from './person-then.ts'
import { screensOf } from './screens.ts'

export type Consequences = NonNullable<z.input<typeof beginWhatIf.answer>['answer']>

/** One event of a workout, and what it shall have said. */
export type Supposed = { readonly workout: WorkoutId; readonly revision: number; readonly event: Workout.Event }

type Past = readonly Recorded<Facts['workout'], 'workout'>[]

type Parts = {
  readonly log: Pick<Log, 'load' | 'head' | 'compare'>
  readonly db: Db
  readonly book: ExerciseBook
  readonly catalogue: Catalogue
  readonly clock: () => string
}

/** Everything is folded twice, as it was and as it would be. Reads the log and asks for the days of weeks; writes nothing. */
export const imagining = ({ log, db, book, catalogue, clock }: Parts) => {
  const overviewOf = personThen({ log, db })
  return async ({ workout, revision, event }: Supposed): Promise<Consequences> => {
    const was = await log.load(streamOf('workout', workout))
    const changed = was[revision]
    const person = changed && subjectOf(changed)
    if (!person) throw new Error(`there is no event ${revision} of ${workout}`)
    const story = imagined(
      was.map(one => ({ ...one, commandId: one.metadata.commandId })),
      { revision, event },
    )
    const is = story.past.map(({ event, from }, nth) => recordedAs(event, from, nth))
    const position = (await log.head()) ?? changed.position
    const now = { person, position, at: clock() }
    const overview = async (past: Past) => ({
      at: now.at,
      ...(await overviewOf({ ...now, imagined: { workout: past } }, catalogue)),
    })
    const screen = (past: Past) => screensOf(past)(past.length - 1, book).workout
    return {
      events: { was: was.length, is: is.length },
      asked: story.asked,
      otherwise: story.otherwise.map(told),
      state: {
        rightAfter: [...differences(stateOf(was.slice(0, revision + 1)), stateOf(is.slice(0, revision + 1)))],
        atTheEnd: [...differences(stateOf(was), stateOf(is))],
      },
      rows: rowsOtherwise(was, is),
      screens: {
        workout: { was: screen(was), is: screen(is) },
        overview: { was: await overview(was), is: await overview(is) },
      },
    }
  }
}

/** Where one command would leave more facts than it did, the others have no place in the log. */
const recordedAs = (event: Workout.Event, from: Past[number], nth: number): Past[number] => ({
  ...from,
  event,
  id: event.type === from.event.type ? from.id : asId(`imagined-${nth}`),
  revision: nth,
})

const stateOf = (past: Past) => past.map(({ event }) => event).reduce(Workout.decider.evolve, Workout.decider.initial)

const told = (one: Otherwise): Consequences['otherwise'][number] => ({
  revision: one.revision,
  type: one.type,
  was: [...one.was],
  refused: 'refused' in one ? one.refused : null,
  instead: 'instead' in one ? [...one.instead] : [],
})

/** In every read model that is folded from workouts. */
const rowsOtherwise = (was: Past, is: Past): Consequences['rows'] =>
  projections.flatMap(projection => {
    const [before, after] = [rowsAfter(projection, was), rowsAfter(projection, is)]
    return [...new Set([...before.keys(), ...after.keys()])].flatMap(key => {
      const found = differences(before.get(key) ?? undefined, after.get(key) ?? undefined)
      return found.length === 0 ? [] : [{ model: versionless(projection.name), key, differences: [...found] }]
    })
  })
