import type { Log } from '../commands/ports/log.ts'
import { startsFormula } from '../content/formula.ts'
import type { PlannedBlock, PlannedSet } from '../domain/coach/plan.ts'
import { titleOf } from '../domain/coach/title.ts'
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

type Parts = { readonly log: Log; readonly db: Db }

/** What a person may take with them (Art. 15 and 20 GDPR): every fact, and what they trained as a table. */
export const copiesOfData = ({ log, db }: Parts) => {
  const workouts = async (person: UserId) => workoutsAskedFor(await log.load(streamOf('membership', person)))

  /** Oldest first. */
  const facts = async (person: UserId) => {
    const streams: readonly Stream<Category>[] = [
      ...ownCategories.map(category => streamOf(category, person)),
      ...(await workouts(person)).map(id => streamOf('workout', id)),
      ...(await feedbackIdsOf(db, person)).map(id => streamOf('feedback', id)),
    ]
    const all: RecordedEvent[] = []
    for (const stream of streams) all.push(...(await log.load(stream)))
    return all
      .filter(({ metadata }) => metadata.subject === person)
      .sort((one, other) => log.compare(one.position, other.position))
      .map(({ at, stream, revision, metadata: { actor }, event }) => {
        const by = { kind: actor.kind, id: actor.id }
        return { at, stream, revision, by, fact: event }
      })
  }

  /** RFC 4180: a line for each set that was done, as it stands after corrections. */
  const sets = async (person: UserId) => {
    const lines = [head]
    for (const id of (await workouts(person)).reverse()) {
      const past = (await log.load(streamOf('workout', id))).map(({ event }) => event)
      const state = fold(Workout.decider, past)
      if ('plan' in state) lines.push(...rowsOf(state))
    }
    return `${lines.map(line => line.map(cell).join(',')).join('\r\n')}\r\n`
  }

  return { facts, sets }
}

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
