import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/plan.ts'
import { type Athlete, train } from './months.ts'
import { gym } from './requests.ts'

// Weeks as a trainer looks at them: is the heart trained where health is the goal, and does the one day with a bar serve all?

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
  const sessions = train(person, catalogue, 4)
  for (let week = 0; week < 4; week += 1) {
    const plans = sessions.filter(({ day }) => Math.floor(day / 7) === week).map(({ plan }) => plan)
    const heart = plans.filter(plan => heartMinutes(plan) >= 7)
    expect(heart.length, `week ${week + 1}`).toBeGreaterThanOrEqual(1)
    expect(heart.length, `week ${week + 1}`).toBeLessThanOrEqual(3)
    for (const plan of plans) expect(workSets(plan)).toBeGreaterThanOrEqual(12)
  }
})

test('where one day of the week has a bar and machines, it is not always for the legs', () => {
  const hotel = ['dumbbells', 'bench', 'mat']
  const traveller: Athlete = {
    ...person,
    who: 'four days, three of them in hotels',
    facts: { goal: 'muscle', fitnessLevel: 3, experienceLevel: 3, age: 45, weightKg: 84 },
    minutes: 45,
    weekdays: [0, 1, 3, 4],
    turn: (day, asked) => (day % 7 === 3 ? asked : { ...asked, place: { ...asked.place, equipment: hotel } }),
  }
  const inGym = train(traveller, catalogue, 8).filter(({ day }) => day % 7 === 3)
  const has = (plan: Plan, patterns: readonly string[]) =>
    exercisesOf(plan).some(({ exercise }) => {
      const known = catalogue.exercises.find(({ id }) => id === exercise)
      return known?.role === 'compound' && patterns.includes(known.pattern)
    })
  expect(inGym.filter(({ plan }) => has(plan, ['squat', 'hinge'])).length).toBeGreaterThanOrEqual(3)
  expect(inGym.filter(({ plan }) => has(plan, ['horizontal-push', 'vertical-pull'])).length).toBeGreaterThanOrEqual(3)
})
