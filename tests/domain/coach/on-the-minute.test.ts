import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Plan } from '../../../domain/coach/basis/plan.ts'
import type { PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { request } from './requests.ts'

const planFor = (asked: PlanRequest): Plan => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(JSON.stringify(made))
  return made.plan
}

const minutesOnClock = ({ blocks }: Plan): number =>
  blocks
    .filter(({ kind }) => kind === 'emom')
    .reduce((sum, { rounds, roundDurationSec }) => sum + (rounds * (roundDurationSec ?? 0)) / 60, 0)

const kettlebell = { equipment: ['kettlebell', 'mat'], details: 'Kettlebell 16 kg' }

const everyone = (['endurance', 'muscle', 'strength', 'health', 'weight-loss'] as const).flatMap(goal =>
  ([2, 3, 4] as const).map(level => ({ goal, level })),
)

test.each(everyone)(
  'an EMOM of 30 minutes fills 30 minutes but for what warms up and cools down: $goal, level $level',
  ({ goal, level }) => {
    const athlete = { goal, fitnessLevel: level, experienceLevel: level }
    for (const wish of ['EMOM 30 Minuten', 'EMOM mit Kettlebell']) {
      const plan = planFor(request({ minutes: 30, wish, athlete, place: kettlebell }))
      expect(
        minutesOnClock(plan),
        plan.blocks.map(({ kind, minutes }) => `${kind} ${minutes}`).join(', '),
      ).toBeGreaterThanOrEqual(22)
    }
  },
)

test.each(everyone)(
  'an EMOM of 20 or 30 minutes has as many in a longer session: $goal, level $level',
  ({ goal, level }) => {
    const athlete = { goal, fitnessLevel: level, experienceLevel: level }
    for (const minutes of [20, 30]) {
      const plan = planFor(
        request({ minutes: minutes + 15, wish: `EMOM ${minutes} Minuten`, athlete, place: kettlebell }),
      )
      expect(
        Math.abs(minutesOnClock(plan) - minutes),
        plan.blocks.map(one => `${one.kind} ${one.minutes}`).join(', '),
      ).toBeLessThanOrEqual(2)
    }
  },
)
