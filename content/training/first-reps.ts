import type { Training } from './schema.ts'

/** Repetitions with the body alone where nothing was done yet: the lower end of what people like the athlete can do. */
export const firstReps: Training['firstReps'] = {
  grade: 'B',
  source:
    'push-ups: categories by sex and age of the Canadian Physical Activity, Fitness and Lifestyle Approach, as in ACSM’s Guidelines (recalled); share of the body in each form: Ebben 2011; other forms and pull-ups: practice, below Strength Level’s standards (recalled)',
  usualKg: { male: 80, female: 66, other: 73 },
  age: [
    [40, 0.92],
    [50, 0.84],
    [60, 0.78],
    [70, 0.7],
  ],
  movements: [
    {
      reps: {
        male: { of: 'push-up', reps: [8, 12, 17, 22, 30] },
        female: { of: 'knee-push-up', reps: [7, 8, 13, 20, 27] },
        other: { of: 'knee-push-up', reps: [8, 12, 17, 24, 30] },
      },
      like: { exercise: 'bench-press', share: 0.6 },
      forms: {
        'wall-push-up': 0.35,
        'incline-push-up': 0.75,
        'knee-push-up': 0.77,
        'knee-fist-push-up': 0.77,
        'push-up': 1,
        'slow-push-up': 1.15,
        'feet-elevated-push-up': 1.1,
        'close-grip-push-up': 1.1,
        'suspension-push-up': 1.15,
        'bench-dip': 0.8,
        'knee-sphinx-push-up': 1,
        dip: 1.3,
        'sphinx-push-up': 1.4,
        'pike-push-up': 1.4,
        'archer-push-up': 1.5,
        'straight-bar-dip': 1.4,
        'ring-dip': 1.5,
        'elevated-pike-push-up': 1.6,
        'wall-walk': 1.6,
        'handstand-push-up': 2.1,
      },
    },
    {
      reps: {
        male: { of: 'pull-up', reps: [0, 3, 7, 11, 16] },
        female: { of: 'pull-up', reps: [0, 0, 1, 5, 10] },
        other: { of: 'pull-up', reps: [0, 1, 3, 7, 12] },
      },
      like: { exercise: 'lat-pulldown', share: 1 },
      forms: { 'chin-up': 0.96, 'pull-up': 1, 'weighted-pull-up': 1, 'chest-to-bar-pull-up': 1.15 },
    },
  ],
}
