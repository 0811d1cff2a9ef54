import type { AnswerOf } from '../data/calls.ts'

export type WrittenWord = AnswerOf<'GET /api/body/words'>['words'][number]

export const writtenIn = {
  wish: 'Wunsch für dein nächstes Workout',
  goal: 'Dein Ziel',
  restrictions: 'Verletzungen und Einschränkungen',
  limits: 'Wo du unbeweglich bist',
  comments: 'Was der Coach noch wissen soll',
  activities: 'Was du sonst machst',
  place: 'Trainingsort',
  note: 'Notiz in einem Workout',
  feedback: 'Nach einem Workout',
} as const satisfies Readonly<Record<WrittenWord['field'], string>>

/** Where such words are changed. */
export const changedAt = ({ field, workout_id: workout }: WrittenWord): string => {
  if (workout !== null) return `/training/${workout}`
  return field === 'place' ? '/settings/places' : `/settings/about?feld=${field}`
}
