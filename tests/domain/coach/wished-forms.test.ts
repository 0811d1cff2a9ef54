import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
const works = (plan: Plan) => exercisesOf(plan).filter(({ targetRir }) => targetRir !== null).length

const planFor = (goal: 'hyrox' | 'mobility' | 'endurance', wish: string, minutes: number): Plan => {
  const made = makePlan(
    request({
      minutes,
      wish,
      athlete: { goal, fitnessLevel: 3, experienceLevel: 3, trainingFrequency: 3 },
      place: {
        equipment: [...gym, 'running-route', 'kettlebell', 'jump-rope', 'foam-roller', 'mat', 'stability-ball'],
      },
    }),
    catalogue,
  )
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan
}

const isBlock = (kind: string) => (plan: Plan) => plan.blocks.some(block => block.kind === kind)

const forms: readonly { wish: string; isGiven: (plan: Plan) => boolean }[] = [
  { wish: 'EMOM', isGiven: isBlock('emom') },
  { wish: 'Tabata', isGiven: isBlock('interval') },
  { wish: 'Intervalltraining', isGiven: isBlock('interval') },
  { wish: 'Zirkeltraining', isGiven: plan => isBlock('circuit')(plan) && works(plan) >= 3 },
  { wish: 'Supersätze', isGiven: plan => isBlock('superset')(plan) && works(plan) >= 2 },
]

describe.each(['hyrox', 'mobility'] as const)('who trains for %s', goal => {
  test.each(forms)('and wishes for $wish gets it, in 20 to 90 minutes', ({ wish, isGiven }) => {
    for (const minutes of [20, 30, 45, 60, 90]) {
      const plan = planFor(goal, wish, minutes)
      const blocks = plan.blocks.map(({ kind, exercises }) => `${kind} ${exercises.map(({ exercise }) => exercise)}`)
      expect(isGiven(plan), `${minutes} min: ${blocks.join(' | ')}`).toBe(true)
      expect(plan.hints.map(({ de }) => de).join(' ')).not.toMatch(/gewünschte Form|nichts Härteres|keine Kraftübungen/)
    }
  })
})

test.each(['hyrox', 'mobility', 'endurance'] as const)(
  'who trains for %s and asks for a kettlebell lifts one',
  goal => {
    for (const minutes of [20, 30, 45, 60]) {
      const lifted = exercisesOf(planFor(goal, 'Kettlebell', minutes)).map(({ exercise }) => exercise)
      expect(
        lifted.some(id => byId.get(id)?.requires.some(kit => kit.includes('kettlebell'))),
        `${lifted}`,
      ).toBe(true)
    }
  },
)

test.each(['hyrox', 'endurance'] as const)('who trains for %s and asks for all of the body trains it', goal => {
  for (const minutes of [20, 30, 45, 60]) {
    const patterns = exercisesOf(planFor(goal, 'Ganzkörper', minutes))
      .filter(({ targetRir }) => targetRir !== null)
      .map(({ exercise }) => byId.get(exercise)?.pattern)
    expect(new Set(patterns).size, `${minutes} min`).toBeGreaterThanOrEqual(3)
  }
})

test.each(['Dehnen', 'Faszienrolle', 'auf der Matte', 'mit Gymnastikball'])(
  'who trains to be mobile and asks for „%s“ does not lift',
  wish => {
    expect(works(planFor('mobility', wish, 30))).toBe(0)
  },
)
