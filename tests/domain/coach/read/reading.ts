import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'

/** What the built-in reader makes of a text, written on a Monday. */
export const read = (text: string, field: Field = 'wish') => readerFor(catalogue)(text, field, '2026-11-30').items

export const levelOf = (text: string, field: Field = 'wish') => safetyOf(read(text, field)).level
