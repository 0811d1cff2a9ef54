import type { Catalogue } from '../catalogue.ts'
import type { PlanRequest } from '../request.ts'
import { type Reader, readerOf } from './grammar/read.ts'
import { type Intent, joined, type Meaning } from './intent.ts'

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
  readonly place: Intent
  /** What was said of sessions within the last days. */
  readonly feedback: Intent
}

const feedbackDays = 14

export const readingsOf = ({ at, wish, athlete, place, feedback }: PlanRequest, catalogue: Catalogue): Readings => {
  const read = readerFor(catalogue)
  const today = at.slice(0, 10)
  const since = Date.parse(at) - feedbackDays * 86_400_000
  const said = (feedback?.said ?? []).filter(one => Date.parse(one.at) >= since && Date.parse(one.at) <= Date.parse(at))
  return {
    wish: read(wish ?? '', 'wish', today),
    profile: joined([
      read(athlete.goalDetails ?? '', 'goal', today),
      read(athlete.restrictions ?? '', 'restrictions', today),
      read(athlete.mobilityRestrictions ?? '', 'limits', today),
      read(athlete.comments ?? '', 'comments', today),
      read(athlete.otherActivities ?? '', 'activities', today),
    ]),
    place: read(place.details ?? '', 'place', today),
    feedback: joined(said.map(one => read(one.comment ?? '', 'feedback', one.at.slice(0, 10)))),
  }
}

/** All of it that may limit, with what was told by forms and taps. */
export const meaningsOf = ({ told = [] }: PlanRequest, said: Readings): readonly Meaning[] => [
  ...[said.wish, said.profile, said.place, said.feedback].flatMap(({ items }) => items),
  ...told,
]
