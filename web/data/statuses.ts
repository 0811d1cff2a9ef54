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

/** What is over without a set is not called done. */
export const overWords = ({ status, logged }: { status: Status; logged: number }) =>
  status === 'COMPLETED' && logged === 0 ? 'Ohne Satz beendet' : statuses[status]
