import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import { type Athlete, train } from './months.ts'
import { gym } from './requests.ts'

// Weeks as a trainer looks at them: is the heart trained where health is the goal?

const roles = new Map(catalogue.exercises.map(({ id, role }) => [id, role]))

const person: Athlete = {
  who: 'for health',
  facts: { goal: 'health', fitnessLevel: 2, experienceLevel: 2, age: 45, weightKg: 80 },
  minutes: 60,
  weekdays: [0, 2, 4],
  growth: 0.003,
  logsRir: true,
  noise: 0.02,
  equipment: [...gym, 'stationary-bike', 'rowing-machine'],
}

/** Minutes on end for the heart, the warm-up left out. */
const heartMinutes = ({ blocks }: Plan) =>
  Math.max(
    0,
    ...blocks
      .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
      .flatMap(({ exercises }) => exercises)
      .filter(({ exercise }) => roles.get(exercise) === 'conditioning')
      .flatMap(({ sets }) => sets.map(({ durationSec = 0 }) => durationSec / 60)),
  )

const workSets = (plan: Plan) =>
  exercisesOf(plan).flatMap(({ sets, targetRir }) => (targetRir === null ? [] : sets.filter(({ ramp }) => !ramp)))
    .length

test('who trains for health trains the heart once or twice a week, and lifts on every day all the same', () => {
  const sessions = train(person, catalogue, 3)
  for (let week = 0; week < 3; week += 1) {
    const plans = sessions.filter(({ day }) => Math.floor(day / 7) === week).map(({ plan }) => plan)
    const heart = plans.filter(plan => heartMinutes(plan) >= 7)
    expect(heart.length, `week ${week + 1}`).toBeGreaterThanOrEqual(1)
    expect(heart.length, `week ${week + 1}`).toBeLessThanOrEqual(3)
    for (const plan of plans) expect(workSets(plan)).toBeGreaterThanOrEqual(12)
  }
}, 120_000)
