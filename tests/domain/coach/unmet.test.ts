import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { asProfileId } from '../../../domain/ids.ts'
import { anyone, request } from './requests.ts'

const hintsOf = (changes: Partial<PlanRequest>) => {
  const made = makePlan(request(changes), catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan.hints.map(({ de }) => de)
}

const home = { profile: asProfileId('home'), name: 'Zuhause', equipment: [], details: null }

describe('what was wished for and is not there', () => {
  test.each<readonly [string, Partial<PlanRequest>, RegExp]>([
    [
      'sprints with a beta blocker',
      { wish: 'HIIT mit Sprints, nehme Bisoprolol' },
      /über dich und deinen Körper.*Form/,
    ],
    [
      'a lift whose bar is not there',
      { wish: 'Bankdrücken mit der Langhantel', place: home },
      /fehlt hier.*Bankdrücken/,
    ],
    [
      'a lift that a sore knee does not bear',
      { wish: 'Kniebeugen mit der Langhantel, Knie tut weh' },
      /Körper.*Kniebeuge/,
    ],
    [
      'a skill that is years away',
      { wish: 'Pistol Squats', athlete: { ...anyone, fitnessLevel: 1, experienceLevel: 1 } },
      /noch zu früh/,
    ],
    ['intervals on a bad day', { wish: 'Intervalle auf dem Rad', mood: 1 }, /Tagesform.*Form/],
  ])('%s: the reason is the one that decided', (_, changes, reason) => {
    const hints = hintsOf(changes)
    expect(hints.filter(hint => reason.test(hint))).toHaveLength(1)
    expect(hints.join(' ')).not.toMatch(/Ort, Erholung oder Niveau/)
  })

  test('who takes a beta blocker goes by feeling, not by the pulse', () => {
    expect(hintsOf({ wish: 'Cardio, nehme Bisoprolol' }).filter(hint => /Puls.*anfühlt/.test(hint))).toHaveLength(1)
    expect(hintsOf({ wish: 'Cardio' }).filter(hint => /Puls/.test(hint))).toEqual([])
  })
})
