import type { PlannedExerciseId, SetId } from './ids.ts'
import { type Ask, type Decisions, type Refused, refuse } from './kernel/decider.ts'
import { exerciseOf, exerciseOfSet } from './outline.ts'
import type { Fact } from './progress.ts'
import type { Standing } from './standing.ts'

/** `was`: the note as the athlete saw it; absent: whatever it says now may be overwritten. An empty note takes it away. */
type Noted = { note: string; was?: string; at: string }

export type Command =
  | ({ type: 'NoteSet'; set: SetId } & Noted)
  | ({ type: 'NoteExercise'; exercise: PlannedExerciseId } & Noted)

type Answer<Reason extends string> = readonly Fact[] | Refused<Reason | 'changed-meanwhile' | 'notes-full'>

/** Of all notes of a workout together; which are longer already may still be cut. */
const mostCharacters = 20_000

const noteSet = (
  { set, note, was, at }: Ask<Command, 'NoteSet'>,
  { shape, progress }: Standing,
): Answer<'no-such-set'> => {
  const exercise = exerciseOfSet(shape, set)?.id
  if (!exercise) return refuse('no-such-set')
  return written(progress, progress.setNotes[set], note, was) ?? [{ type: 'SetNoted', exercise, set, note, at }]
}

const noteExercise = (
  { exercise, note, was, at }: Ask<Command, 'NoteExercise'>,
  { shape, progress }: Standing,
): Answer<'no-such-exercise'> => {
  if (!exerciseOf(shape, exercise)) return refuse('no-such-exercise')
  return (
    written(progress, progress.exerciseNotes[exercise], note, was) ?? [{ type: 'ExerciseNoted', exercise, note, at }]
  )
}

/** What there is to answer where nothing is to be written; null where it is. */
const written = (notes: Notes, stands = '', note: string, was: string | undefined) => {
  if (stands === note) return []
  if (was !== undefined && was !== stands) return refuse('changed-meanwhile')
  const longer = note.length - stands.length
  return longer > 0 && lengthOf(notes) + longer > mostCharacters ? refuse('notes-full') : null
}

type Notes = Pick<Standing['progress'], 'setNotes' | 'exerciseNotes'>

const lengthOf = ({ setNotes, exerciseNotes }: Notes) =>
  [...Object.values(setNotes), ...Object.values(exerciseNotes)].reduce((sum, note) => sum + note.length, 0)

/** Also before the start and after the end: what is written down there is still worth reading. */
export const decisions = { NoteSet: noteSet, NoteExercise: noteExercise } satisfies Decisions<Command, Fact, Standing>
