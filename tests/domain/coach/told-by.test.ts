import { expect, test } from 'vitest'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import { planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

// A reason points to the event that told what it stands on, not to whatever was told last.

const sources = {
  request: 'asked',
  plan: 'restrictions',
  profile: 'place',
  told: {
    goal: 'goal',
    weightKg: 'body',
    experienceLevel: 'body',
    restrictions: 'restrictions',
    otherActivities: 'sport',
  },
} as const

const reasons = exercisesOf(
  planFor(
    request({
      minutes: 60,
      athlete: { goal: 'muscle', restrictions: 'Knieschmerzen links', otherActivities: 'Klettern freitags' },
      place: { equipment: gym },
      sources,
    }),
  ),
).flatMap(planned => planned.reasons)

test.each([
  ['goal', 'goal'],
  ['load-estimated', 'body'],
  ['restriction', 'restrictions'],
])('"%s" names what told it', (code, event) => {
  const named = reasons.filter(one => one.code === code).map(({ events }) => events)
  expect(named.length).toBeGreaterThan(0)
  for (const events of named) expect(events).toContain(event)
})

test('nothing but a restriction stands on what was told of the knee', () => {
  const others = reasons.filter(({ code, events }) => code !== 'restriction' && events.includes('restrictions'))
  expect(others.map(({ code }) => code)).toEqual([])
})
