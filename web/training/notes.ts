import { placeOf } from '../../domain/set-place.ts'
import type { PlannedSet } from './types.ts'
import { setName } from './words.ts'

type Noted = Pick<PlannedSet, 'id' | 'ramp' | 'side' | 'note'>

/** An exercise with its sets, as far as one writes to them. */
export type WrittenTo = { readonly note: string | null; readonly sets: readonly Noted[] }

/** 'Sitz auf Stufe 4', 'Satz 2: Griff enger': the exercise first, then each of its sets. */
export const noteLines = ({ note, sets }: WrittenTo): readonly string[] => [
  ...(note ? [note] : []),
  ...sets.flatMap(set => (set.note ? [`${setName(set, placeOf(set, sets))}: ${set.note}`] : [])),
]

export const isWritten = (exercise: WrittenTo) => noteLines(exercise).length > 0
