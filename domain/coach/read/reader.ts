import { day, dayOf } from '../../days.ts'
import type { EventId, Loose } from '../../ids.ts'
import type { Catalogue } from '../basis/catalogue.ts'
import type { PlanRequest } from '../basis/request.ts'
import { type Reader, readerOf } from './grammar/read.ts'
import { type Field, type Intent, itemsOf, joined, type Meaning } from './intent.ts'
import { amberOf } from './safety.ts'
import type { Verdict } from './shaping.ts'

/** The built-in reader of a catalogue's words: made once, since making one takes longer than reading. */
export const readerFor = (catalogue: Catalogue): Reader => {
  const reader = made.get(catalogue.exercises) ?? readerOf(catalogue.language, catalogue)
  made.set(catalogue.exercises, reader)
  return reader
}

const made = new WeakMap<Catalogue['exercises'], Reader>()

/** All that somebody wrote and that a plan may depend on, by how long it holds. */
export type Readings = {
  readonly wish: Intent
  /** Goal, restrictions, limits of mobility, comments, other activities. */
  readonly profile: Intent
  /** Of these the goal alone, in the athlete's own words. */
  readonly goal: Intent
  readonly place: Intent
  /** What a place is called: "Park", "Zuhause". It says where it is, and nothing of anybody's health. */
  readonly placeName: Intent
  /** What was said of sessions within the last days. */
  readonly feedback: Intent
  /** How each of these sessions was, as a whole, in the athlete's own words. */
  readonly verdicts: readonly { readonly event: Loose<EventId>; readonly at: string; readonly was: Verdict['was'] }[]
}

/** So many days what was said of a session counts. */
export const feedbackDays = 14

/** Where each of the athlete's own words about themselves is written. */
export const profileWords = (athlete: PlanRequest['athlete']): readonly Written[] => [
  { field: 'goal', text: athlete.goalDetails ?? '' },
  { field: 'restrictions', text: athlete.restrictions ?? '' },
  { field: 'limits', text: athlete.mobilityRestrictions ?? '' },
  { field: 'comments', text: athlete.comments ?? '' },
  { field: 'activities', text: athlete.otherActivities ?? '' },
]

type Written = { readonly field: Field; readonly text: string }

/** What is understood today by words that were written at a moment. */
export const readAsHeld = (
  { field, text, at }: Written & { readonly at: string },
  today: string,
  catalogue: Catalogue,
): Intent => {
  const day = dayOf(at)
  const said = readerFor(catalogue)(text, field, day)
  if (field !== 'feedback' && field !== 'note') return said
  const holding = stillHolding(said, day === today)
  return field === 'note' ? aboutHealth(holding) : holding
}

export const readingsOf = (
  { at, wish, athlete, place, feedback, history }: PlanRequest,
  catalogue: Catalogue,
): Readings => {
  const read = readerFor(catalogue)
  const today = dayOf(at)
  const lately = saidLately(at)
  const said = (feedback?.said ?? []).filter(lately).map(({ event, at, comment }) => ({
    event,
    at,
    ...readAsHeld({ field: 'feedback', text: comment ?? '', at }, today, catalogue),
  }))
  const noted = history
    .filter(lately)
    .flatMap(({ at, notes = [] }) => notes.map(text => readAsHeld({ field: 'note', text, at }, today, catalogue)))
  const told = profileWords(athlete).map(({ field, text }) => ({ field, ...read(text, field, today) }))
  return {
    wish: read(wish ?? '', 'wish', today),
    goal: joined(told.filter(({ field }) => field === 'goal')),
    profile: joined(told),
    place: read(place.details ?? '', 'place', today),
    placeName: read(place.name ?? '', 'place', today),
    feedback: joined([...said, ...noted]),
    verdicts: said.flatMap(({ event, at, items }) =>
      itemsOf({ items }, 'verdict').flatMap(({ was, exercises }) =>
        exercises.length === 0 ? [{ event, at, was }] : [],
      ),
    ),
  }
}

/** Of what was said after workouts, what still counts at a moment. */
export const saidLately = (at: string) => (one: { readonly at: string }) => {
  const age = Date.parse(at) - Date.parse(one.at)
  return age >= 0 && age <= feedbackDays * day
}

/** A cold, or feeling sick, is said of the day on which it was written. */
const stillHolding = ({ items }: Intent, isToday: boolean): Intent => ({
  items: items.filter(one => isToday || !(one.kind === 'today' || (one.kind === 'red-flag' && one.flag === 'unwell'))),
})

/** "Sitz auf Stufe 4" is for the writer alone; that the knee hurt is not. */
const aboutHealth = ({ items }: Intent): Intent => ({
  items: items.filter(one => one.kind === 'red-flag' || amberOf(one) !== null),
})

/** All of it that may limit, with what was told by forms and taps. */
export const meaningsOf = ({ told = [] }: PlanRequest, said: Readings): readonly Meaning[] => [
  ...[said.wish, said.profile, said.place, said.feedback].flatMap(({ items }) => items),
  ...told,
]
