import type { Brief } from '../brief.ts'
import type { Text } from '../plan.ts'
import { text } from '../text.ts'
import type { DraftBlock } from './draft.ts'

/** What the athlete should know before the first set. */
export const hintsFor = (brief: Brief, _main: readonly DraftBlock[]): readonly Text[] => [
  ...(brief.limits.cautious ? [careful] : []),
  ...(brief.wish.limits.tags.size > 0 || brief.limits.tags.size > 0 ? [pain] : []),
]

const careful = text(
  'Trainiere mit Reserve und kläre neue Beschwerden zuerst ärztlich ab.',
  'Keep something in reserve and have new complaints checked by a doctor first.',
)
const pain = text(
  'Wenn etwas schmerzt, hör mit der Übung auf. Hält der Schmerz an, lass ihn ärztlich abklären.',
  'If something hurts, stop the exercise. If the pain stays, have it checked by a doctor.',
)
