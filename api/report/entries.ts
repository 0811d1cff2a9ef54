import type { SignedEvent } from '../../commands/ports/log.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { historyWords, type Facts as Said } from '../../content/history-words.ts'
import { fieldNames, gone, recordSentences, unsaid, valueNames } from '../../content/report-words.ts'
import type { Plan } from '../../domain/coach/basis/plan.ts'
import type { DomainEvent, Facts, RecordedEvent } from '../../domain/facts.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { categoryOf } from '../../domain/kernel/stream.ts'
import { erased } from '../../domain/personal.ts'
import { isSame } from '../../domain/same.ts'
import { blanksOf } from '../../domain/sealing.ts'
import type * as Workout from '../../domain/workout.ts'
import { workoutHistory } from '../../projections/workout-history.ts'
import { historyAnswer } from '../history-answer.ts'
import type { ExerciseBook } from '../workout-answer.ts'
import { escaped, momentWords, numberWords } from './html.ts'

/** Operators' work is about nobody, and a claim is an address's own. */
type Recounted = Exclude<DomainEvent, Workout.Event | Facts['operation']>['type']
const sentences: Readonly<Record<Recounted, (facts: Said) => string>> = recordSentences

type Entry = {
  readonly id: string
  readonly at: string
  readonly recorded: string
  readonly by: 'user' | 'staff' | 'system'
  readonly words: string
  readonly more: string
  readonly isFix: boolean
}

const authors = { user: 'selbst', staff: 'Support', system: 'System' } as const

/** Told an hour later and more than it happened: then both times count. */
const lateMs = 60_000

export const entryHtml = ({ id, at, recorded, by, words, more, isFix }: Entry) => {
  const isLate = Math.abs(Date.parse(recorded) - Date.parse(at)) > lateMs
  const rest = [more, `${authors[by]}${isLate ? ` · eingetragen ${momentWords(recorded)}` : ''}`].filter(Boolean)
  return `<li id="e-${escaped(id)}"${isFix ? ' class="fix"' : ''}><time datetime="${escaped(at)}">${escaped(momentWords(at))}</time><span class="what">${escaped(words)}</span><span class="more">${escaped(rest.join(' · '))}</span></li>\n`
}

/** It was sealed, and nothing of that can be read any more. */
const isGone = ({ stream, event }: Pick<RecordedEvent, 'stream' | 'event'>, { isSealed }: SignedEvent) => {
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const blanks = Object.entries(blanksOf(categoryOf(stream), event.type) ?? {})
  return isSealed && blanks.every(([field, blank]) => isSame(fields[field], blank))
}

const readable = (value: Said[string]): Said[string] => (value === erased ? gone : value)
const marked = (words: string, isLost: boolean) => (isLost && !words.includes(gone) ? `${words} ${gone}` : words)

type OfWorkout = { readonly opened: Recorded<Workout.Event, 'workout'>; readonly signed: SignedEvent }
type OfRecord = { readonly opened: RecordedEvent; readonly signed: SignedEvent }

/** A workout's events as its own history tells them. */
export const workoutEntries = (past: readonly OfWorkout[], plan: Plan | null, book: ExerciseBook): Entry[] => {
  const rows = past.map(({ opened }) => workoutHistory.fold(null, opened))
  const told = historyAnswer(
    rows.flatMap(row => row ?? []),
    plan,
    book,
    'de',
  )
  return past.map(({ opened, signed }, at) => {
    const facts: Said = Object.fromEntries(Object.entries(told[at]?.facts ?? {}).map(([k, v]) => [k, readable(v)]))
    return {
      ...commonOf(opened),
      words: marked(historyWords(opened.event.type, { ...facts, zone: 'Europe/Berlin' }), isGone(opened, signed)),
      more: '',
      isFix: fixes.has(opened.event.type),
    }
  })
}

const fixes: ReadonlySet<string> = new Set(['SetCorrected', 'SetReopened', 'TimesCorrected', 'SetRemoved'])

export const recordEntry = ({ opened, signed }: OfRecord): Entry => {
  const { event } = opened
  const known: Readonly<Record<string, (facts: Said) => string>> = sentences
  const facts = scalarsOf(event)
  const words = Object.hasOwn(known, event.type) ? known[event.type]?.(facts) : undefined
  return {
    ...commonOf(opened),
    words: marked(words ?? `Ereignis „${event.type}“.`, isGone(opened, signed)),
    more: detailsOf(event).join(' · '),
    isFix: false,
  }
}

/** What no code of ours can read any more is there all the same. */
export const unreadEntry = ({ id, type, at }: SignedEvent): Entry => ({
  ...{ id, at, recorded: at, by: 'system', words: `Ereignis „${type}“, nicht lesbar.`, more: '', isFix: false },
})

const commonOf = ({ id, at, event, metadata }: Pick<RecordedEvent, 'id' | 'at' | 'event' | 'metadata'>) =>
  ({ id, at: event.at, recorded: at, by: metadata.actor.kind }) as const

const scalarOf = (value: unknown): Said[string] | undefined => {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  return typeof value === 'string' || typeof value === 'number' ? readable(value) : undefined
}

const scalarsOf = (event: object): Said =>
  Object.fromEntries(
    Object.entries(event).flatMap(([name, value]) => {
      const scalar = scalarOf(value)
      return scalar === undefined ? [] : [[name, scalar]]
    }),
  )

const goals: Readonly<Record<string, string>> = Object.fromEntries(catalogue.goals.map(({ id, name }) => [id, name.de]))
const namesOf = (all: readonly { readonly id: string; readonly name: { readonly de: string } }[]) =>
  new Map<unknown, string>(all.map(({ id, name }) => [id, name.de]))
const equipment = namesOf(catalogue.equipment)
const exercises = namesOf(catalogue.exercises)
const deepest = 3

const shown = (value: Said[string]) => {
  if (typeof value === 'number') return numberWords(value)
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return momentWords(text)
  return Object.hasOwn(goals, text) ? goals[text] : Object.hasOwn(valueNames, text) ? valueNames[text] : text
}

/** 'Gewicht in kg: 72', for each field that its sentence does not say. */
const detailsOf = (value: object, depth = 0): string[] =>
  Object.entries(value).flatMap(([name, inner]) => {
    if (depth === 0 && unsaid.has(name)) return []
    const label = fieldNames[name] ?? name
    if (inner === null) return [`${label}: leer`]
    const scalar = scalarOf(inner)
    if (scalar !== undefined)
      return [`${label}: ${(name === 'exercise' ? exercises.get(scalar) : undefined) ?? shown(scalar)}`]
    if (Array.isArray(inner)) return inner.length === 0 ? [`${label}: keine`] : [`${label}: ${listed(inner)}`]
    return typeof inner === 'object' && depth < deepest ? detailsOf(inner, depth + 1) : []
  })

const listed = (all: readonly unknown[]) => {
  const scalars = all.map(scalarOf)
  return scalars.every(each => each !== undefined)
    ? scalars.map(each => equipment.get(each) ?? shown(each ?? null)).join(', ')
    : String(all.length)
}
