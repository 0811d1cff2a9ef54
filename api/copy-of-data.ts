import type { Log } from '../commands/ports/log.ts'
import { startsFormula } from '../content/formula.ts'
import type { PlannedBlock, PlannedSet } from '../domain/coach/basis/plan.ts'
import { titleOf } from '../domain/coach/basis/title.ts'
import type { Category, RecordedEvent } from '../domain/facts.ts'
import type { UserId } from '../domain/ids.ts'
import { fold } from '../domain/kernel/decider.ts'
import type { Stream } from '../domain/kernel/stream.ts'
import type { Performance } from '../domain/performance.ts'
import { placeOf } from '../domain/set-place.ts'
import { ownCategories, streamOf } from '../domain/streams.ts'
import { isEasy } from '../domain/working-sets.ts'
import * as Workout from '../domain/workout.ts'
import type { Db } from '../projections/all.ts'
import { feedbackIdsOf } from '../projections/feedback.ts'
import { workoutsAskedFor } from './desk/people.ts'

type Parts = {
  readonly log: Log
  readonly db: Db
  /** A piece of work of any copy, one after the other. */
  readonly turn: <Made>(work: () => Promise<Made>) => Promise<Made>
}

/** So many events are read and written at once. */
const portion = 500

/**
 * What a person may take with them (Art. 15 and 20 GDPR): every fact, and what they trained as a table. Made as it is taken,
 * for nobody knows how much it will be.
 */
export const copiesOfData = ({ log, db, turn }: Parts) => {
  const workouts = async (person: UserId) => workoutsAskedFor(await log.load(streamOf('membership', person))).reverse()

  const streamsOf = async (person: UserId): Promise<readonly Stream<Category>[]> => [
    ...ownCategories.map(category => streamOf(category, person)),
    ...(await workouts(person)).map(id => streamOf('workout', id)),
    ...(await feedbackIdsOf(db, person)).map(id => streamOf('feedback', id)),
  ]

  const linesOf = (events: readonly RecordedEvent[], person: UserId) =>
    events
      .filter(({ metadata }) => metadata.subject === person)
      .map(({ at, stream, revision, metadata: { actor }, event }) => {
        const by = { kind: actor.kind, id: actor.id }
        return JSON.stringify({ at, stream, revision, by, fact: event })
      })

  /** As JSON: a stream after the other, each from its first event on. */
  async function* facts(person: UserId, now: string): AsyncGenerator<string> {
    let before = `{"exported_at":${JSON.stringify(now)},"facts":[\n`
    for (const stream of await streamsOf(person))
      for (let from = 0, read = portion; read === portion; from += read) {
        const lines = await turn(async () => {
          const events = await log.load(stream, { from, most: portion })
          read = events.length
          return linesOf(events, person)
        })
        if (lines.length > 0) yield before + lines.join(',\n')
        if (lines.length > 0) before = ',\n'
      }
    yield before === ',\n' ? '\n]}\n' : `${before}]}\n`
  }

  /** RFC 4180: a line for each set that was done, as it stands after corrections. */
  async function* sets(person: UserId): AsyncGenerator<string> {
    yield linesOfTable([head])
    for (const id of await workouts(person)) {
      const rows = await turn(async () => {
        const past = (await log.load(streamOf('workout', id))).map(({ event }) => event)
        const state = fold(Workout.decider, past)
        return 'plan' in state ? rowsOf(state) : []
      })
      if (rows.length > 0) yield linesOfTable(rows)
    }
  }

  return { facts, sets }
}

const linesOfTable = (rows: readonly (readonly Cell[])[]) => rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')

export type CopiesOfData = ReturnType<typeof copiesOfData>

const measures = [
  'reps',
  'weightKg',
  'durationSec',
  'distanceM',
  'speedKmh',
  'rir',
] as const satisfies readonly (keyof Performance)[]

type Cell = string | number | undefined

const head: readonly Cell[] = [
  'date',
  'workout',
  'exercise',
  'set',
  'kind',
  'side',
  'reps',
  'weight_kg',
  'duration_s',
  'distance_m',
  'speed_kmh',
  'rir',
]

const rowsOf = ({ plan, sets: done }: Extract<Workout.State, { readonly plan: object }>): Cell[][] => {
  const title = titleOf(plan).de
  return plan.blocks.flatMap(block =>
    block.exercises.flatMap(({ name, sets }) =>
      sets.flatMap(planned => {
        const set = done[planned.id]
        const place = [placeOf(planned, sets).number, kindOf(block, planned), planned.side]
        return set ? [[set.at, title, name.de, ...place, ...measures.map(measure => set[measure])]] : []
      }),
    ),
  )
}

/** Only `work` is what a trainer counts as sets, left and right as one. */
const kindOf = (block: PlannedBlock, { ramp }: PlannedSet) => (isEasy(block) ? block.kind : ramp ? 'ramp' : 'work')

/** Quoted where it must be; what a spreadsheet would calculate stays text. */
export const cell = (value: Cell) => {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && startsFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
