import { expect, test } from 'vitest'
import { linesOf, planFor } from './lifter.ts'
import { request } from './requests.ts'

// Who trains for HYROX or to last and wishes for strength, where there is no way to run and nothing to ride, gets strength.

const wishes = ['Kraft Oberkörper', 'Beine', 'Krafttraining mit Kurzhanteln', 'Rücken und Brust', 'Kraft']

test.each(wishes)('%s at home is not filled with marching on the spot', wish => {
  for (const goal of ['hyrox', 'endurance'] as const)
    for (const minutes of [45, 60])
      for (const level of [2, 3, 4] as const) {
        const athlete = { goal, fitnessLevel: level, experienceLevel: level }
        const place = { equipment: ['dumbbells', 'kettlebell', 'bench', 'mat'] }
        const plan = planFor(request({ minutes, wish, athlete, place }))
        const marched = linesOf(plan)
          .filter(({ exercise }) => exercise.role === 'conditioning' && exercise.loadType === 'bodyweight')
          .reduce(
            (sum, { planned }) => sum + planned.sets.reduce((all, one) => all + (one.durationSec ?? 0), 0) / 60,
            0,
          )
        expect(
          marched,
          `${goal} ${minutes} min, level ${level}: ${linesOf(plan).map(one => one.exercise.id)}`,
        ).toBeLessThanOrEqual(6)
      }
})
