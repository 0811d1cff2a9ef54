import type { AnswerOf } from './calls.ts'

type Status = AnswerOf<'GET /workouts/:id'>['status']

export const statuses: Record<Status, string> = {
  PLANNED: 'Geplant',
  COMPLETED: 'Abgeschlossen',
  INCOMPLETE: 'Begonnen',
  ABORTED: 'Abgebrochen',
  GENERATING: 'Wird erstellt',
  FAILED: 'Fehlgeschlagen',
  EXPIRED: 'Verfallen',
}
