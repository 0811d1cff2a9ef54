import type { Exercise } from '../../domain/coach/basis/catalogue.ts'
import { repsAt, shareFor } from '../../domain/coach/judge/rep-table.ts'
import type { Athlete } from './files/athlete.ts'
import { agingAYear, agingFrom } from './report/norms.ts'

/*
 * What arms do with the body alone, apart from what the coach expects (content/training is not read). Push-ups: about the
 * middles of the categories that ACSM's Guidelines give for 30 to 39 years, men on their toes; women, who are tested on
 * their knees, about half as many on their toes. Pull-ups: practice; half of all women who train do none.
 */

type Movement = {
  readonly reps: Readonly<Record<'male' | 'female' | 'other', readonly number[]>>
  /** How heavy a form is beside the one that the repetitions are of. */
  readonly forms: Readonly<Record<string, number>>
}

const movements: readonly Movement[] = [
  {
    reps: { male: [10, 15, 20, 27, 36], female: [1, 3, 7, 13, 19], other: [4, 8, 13, 20, 27] },
    forms: {
      'wall-push-up': 0.4,
      'incline-push-up': 0.7,
      'knee-push-up': 0.77,
      'knee-fist-push-up': 0.77,
      'push-up': 1,
      'close-grip-push-up': 1.08,
      'suspension-push-up': 1.1,
      'slow-push-up': 1.12,
      'feet-elevated-push-up': 1.14,
      dip: 1.3,
      'pike-push-up': 1.35,
      'archer-push-up': 1.45,
      'ring-dip': 1.5,
      'elevated-pike-push-up': 1.55,
      'handstand-push-up': 2,
    },
  },
  {
    reps: { male: [1, 4, 8, 13, 18], female: [0, 0, 2, 6, 11], other: [0, 1, 4, 9, 14] },
    forms: { 'pull-up': 1, 'chin-up': 0.95, 'chest-to-bar-pull-up': 1.15 },
  },
]

/** Repetitions to failure of a form with the body alone, 0: not one; null for what is none of these. */
export const armReps = ({ id }: Exercise, { gender, age, experienceLevel }: Athlete['profile']): number | null => {
  const movement = movements.find(({ forms }) => id in forms)
  const heavy = movement?.forms[id]
  if (movement === undefined || heavy === undefined) return null
  const reps = movement.reps[gender ?? 'other'][(experienceLevel ?? 2) - 1] ?? 0
  if (reps === 0) return 0
  const aged = 1 - agingAYear * Math.max(0, (age ?? 30) - agingFrom)
  return repsAt((shareFor(reps) * heavy) / aged)
}
