import { type Refused, refuse } from './kernel/decider.ts'
import { exerciseOf, exerciseOfSet, type Fact, type Outline, type Progress } from './progress.ts'

/** `was`: the note as the athlete saw it; absent: whatever it says now may be overwritten. An empty note takes it away. */
type Noted = { note: string; was?: string; at: string }

export type Command = ({ type: 'NoteSet'; set: string } & Noted) | ({ type: 'NoteExercise'; exercise: string } & Noted)

type Reason = 'no-such-set' | 'no-such-exercise' | 'changed-meanwhile'

/** Also before the start and after the end: what is written down there is still worth reading. */
export const decide = (
  command: Command,
  outline: Outline,
  { setNotes, exerciseNotes }: Progress,
): readonly Fact[] | Refused<Reason> => {
  const { note, was, at } = command
  if (command.type === 'NoteSet') {
    const { set } = command
    const exercise = exerciseOfSet(outline, set)?.id
    if (!exercise) return refuse('no-such-set')
    return written(setNotes[set], note, was) ?? [{ type: 'SetNoted', exercise, set, note, at }]
  }
  const { exercise } = command
  if (!exerciseOf(outline, exercise)) return refuse('no-such-exercise')
  return written(exerciseNotes[exercise], note, was) ?? [{ type: 'ExerciseNoted', exercise, note, at }]
}

/** What there is to answer where nothing is to be written; null where it is. */
const written = (stands = '', note: string, was: string | undefined) => {
  if (stands === note) return []
  return was === undefined || was === stands ? null : refuse('changed-meanwhile')
}
