import type { AnswerOf } from '../data/calls.ts'

type Misfit = NonNullable<AnswerOf<'GET /api/workouts/:id/additions'>[number]['misfit']>

/** Why an exercise does not fit: 'Passt nicht: …'. */
export const misfits: Readonly<Record<Misfit, string>> = {
  'in-plan': 'steht schon im Plan',
  'not-today': 'hast du heute schon weggelegt oder willst du nicht',
  equipment: 'dafür fehlt an deinem Ort das Gerät',
  restricted: 'verträgt sich nicht mit deinen Einschränkungen',
  'too-hard': 'dafür fehlt noch Übung',
  surroundings: 'zu laut oder braucht zu viel Platz',
  'other-movement': 'ist eine andere Bewegung',
  'on-the-clock': 'geht nicht auf Zeit',
  'breaks-rules': 'passt so nicht in diesen Plan',
}
