import type { SignedEvent } from '../../commands/ports/log.ts'
import { performanceWords } from '../../content/history-words.ts'
import { exercisesOf, type Plan, type PlannedBlock } from '../../domain/coach/basis/plan.ts'
import type { Facts } from '../../domain/facts.ts'
import type { WorkoutId } from '../../domain/ids.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { performanceOf } from '../../domain/performance.ts'
import { bestOf } from '../../domain/records.ts'
import { placeOf } from '../../domain/set-place.ts'
import { isEasy } from '../../domain/working-sets.ts'
import * as Workout from '../../domain/workout.ts'
import { type WorkoutEntry, workoutList } from '../../projections/workout-list.ts'
import type { ExerciseBook } from '../workout-answer.ts'
import { entryHtml, unreadEntry, workoutEntries } from './entries.ts'
import { dayWords, escaped, momentWords, numberWords } from './html.ts'

export type WorkoutPast = {
  readonly id: WorkoutId
  /** Null where it cannot be read. */
  readonly opened: readonly Recorded<Facts['workout'], 'workout'>[] | null
  readonly signed: readonly SignedEvent[]
}

type Folded = { readonly row: WorkoutEntry | null; readonly state: Workout.State; readonly plan: Plan | null }

/** What is left of it, and every exercise that was ever planned in it: what was swapped out had been trained. */
const folded = (opened: WorkoutPast['opened']): Folded => {
  let row: WorkoutEntry | null = null
  let state: Workout.State = Workout.decider.initial
  const blocks = new Set<PlannedBlock>()
  let last: Plan | null = null
  for (const event of opened ?? []) {
    row = workoutList.fold(row, event) ?? null
    state = Workout.decider.evolve(state, event.event)
    if (!('plan' in state) || state.plan === last) continue
    last = state.plan
    for (const block of last.blocks) {
      blocks.delete(block)
      blocks.add(block)
    }
  }
  return { row, state, plan: last && { ...last, blocks: [...blocks] } }
}

type Performed = Parameters<typeof bestOf>[0][number]
export type Bests = Map<
  string,
  { readonly name: string; readonly load: string; readonly set: Performed; readonly at: string }
>

/** What of a workout goes into the overview. */
export const summaryOf = ({ id, opened, signed }: WorkoutPast, book: ExerciseBook, bests: Bests) => {
  const { row, state } = folded(opened)
  if (row && !row.deleted_at) keepBests(state, book, bests)
  return {
    id,
    at: row?.started_at ?? row?.requested_at ?? signed[0]?.at ?? '',
    events: signed.length,
    trained: row !== null && !row.deleted_at && row.logged > 0,
    sets: row?.deleted_at ? 0 : (row?.sets ?? 0),
    kg: row?.deleted_at ? 0 : (row?.kg ?? 0),
    minutes: row && !row.deleted_at && row.logged > 0 ? (row.trained ?? 0) : 0,
  }
}

const keepBests = (state: Workout.State, book: ExerciseBook, bests: Bests) => {
  if (!('plan' in state)) return
  for (const block of state.plan.blocks) {
    if (isEasy(block)) continue
    for (const { exercise, name, sets } of block.exercises)
      for (const planned of sets) {
        const done = state.sets[planned.id]
        if (!done || planned.ramp) continue
        const load = book.get(exercise)?.loadType ?? 'none'
        const before = bests.get(exercise)
        const set = performanceOf(done)
        if (!before || bestOf([before.set, set], { assisted: load === 'assisted' }) === set)
          bests.set(exercise, { name: name.de, load, set, at: done.at })
      }
  }
}

const statuses: Readonly<Record<WorkoutEntry['status'], string>> = {
  GENERATING: 'in Arbeit',
  FAILED: 'nicht erstellt',
  EXPIRED: 'verfallen',
  PLANNED: 'geplant',
  INCOMPLETE: 'begonnen',
  COMPLETED: 'abgeschlossen',
  ABORTED: 'abgebrochen',
}

/** Its sets as they stand, and below them everything that was entered and changed. */
export const workoutPart = ({ id, opened, signed }: WorkoutPast, book: ExerciseBook): string => {
  const { row, state, plan } = folded(opened)
  const at = row?.started_at ?? row?.requested_at ?? signed[0]?.at ?? ''
  const facts = row
    ? [
        row.deleted_at ? 'gelöscht' : statuses[row.status],
        row.sets > 0 ? `${row.sets} ${row.sets === 1 ? 'Satz' : 'Sätze'}` : '',
        row.kg > 0 ? `${numberWords(row.kg)} kg bewegt` : '',
        row.trained ? minuteWords(Math.round(row.trained)) : '',
      ]
    : ['nicht lesbar']
  const byRevision = new Map(opened?.map(event => [event.revision, event] as const))
  const both = signed.flatMap(one => {
    const found = byRevision.get(one.revision)
    return found ? [{ opened: found, signed: one }] : []
  })
  const entries = opened ? workoutEntries(both, plan, book) : signed.map(unreadEntry)
  return `<article id="w-${escaped(id)}"><header><h4>${escaped(dayWords(at))}: ${escaped(row?.name ?? 'Workout')}</h4>
<p class="soft">${escaped(facts.filter(Boolean).join(' · '))}</p></header>
${'plan' in state ? setsTable(state, book) : ''}<ol aria-label="${escaped(`Was geschah, ${momentWords(at)}`)}">
${entries.map(entryHtml).join('')}</ol></article>
`
}

const minuteWords = (minutes: number) => (minutes === 1 ? 'Eine Minute' : `${numberWords(minutes)} Minuten`)

const sides = { left: 'links', right: 'rechts' } as const

const setsTable = (state: Extract<Workout.State, { readonly plan: object }>, book: ExerciseBook) => {
  const rows = exercisesOf(state.plan).flatMap(({ exercise, name, sets }) =>
    sets.flatMap(set => {
      const done = state.sets[set.id]
      if (!done) return []
      const load = book.get(exercise)?.loadType ?? 'none'
      const { number } = placeOf(set, sets)
      const place = [set.ramp ? 'Vorbereitung' : 'Satz', number, set.side ? sides[set.side] : ''].filter(Boolean)
      const words = performanceWords({ ...performanceOf(done), load }) || 'eingetragen'
      return [[name.de, place.join(' '), words, momentWords(done.at)]]
    }),
  )
  if (rows.length === 0) return ''
  const cells = rows.map(
    ([name = '', place = '', words = '', at = '']) =>
      `<tr><td>${escaped(name)}</td><td>${escaped(place)}</td><td>${escaped(words)}</td><td class="wide">${escaped(at)}</td></tr>\n`,
  )
  return `<table><thead><tr><th scope="col">Übung</th><th scope="col">Satz</th><th scope="col">Wie es jetzt steht</th><th scope="col" class="wide">Wann</th></tr></thead><tbody>
${cells.join('')}</tbody></table>
`
}
