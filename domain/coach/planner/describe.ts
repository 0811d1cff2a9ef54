import type { Brief } from '../brief.ts'
import type { Text } from '../plan.ts'
import { list, text } from '../text.ts'
import type { DraftBlock } from './draft.ts'

/** One sentence on what comes. */
export const describe = (_brief: Brief, main: readonly DraftBlock[]): Text => {
  const names = list(
    [...new Set(main.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise.name)))].slice(0, 3),
  )
  return text(`Heute im Mittelpunkt: ${names.de}.`, `Today is about: ${names.en}.`)
}
