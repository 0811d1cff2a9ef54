import { describe, expect, test } from 'vitest'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import { type Line, linesOf, planFor } from './lifter.ts'
import { request } from './requests.ts'

// Who lifts for a sport finds something for that sport in the session, and is told so.

const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const plans = (changes: Parameters<typeof request>[0]) =>
  seeds.map(seed => planFor(request({ minutes: 60, ...changes, seed } as Parameters<typeof request>[0])))
const ids = (lines: readonly Line[]) => lines.map(({ exercise }) => exercise.id).join()
const forSport = (plan: ReturnType<typeof planFor>) =>
  exercisesOf(plan).filter(({ reasons }) => reasons.some(({ code }) => code === 'sport'))

describe.each([
  ['fit für die Skisaison', null, /lateral|cossack|copenhagen|split-squat|wall-sit|side-plank/, 'Skifahren'],
  ['besser klettern', null, /pull|chin-up|hang|inverted-row|push-up|rotation|rear-delt|y-raise|pec-deck/, 'Klettern'],
  [null, 'Tennis im Verein', /woodchop|lateral-lunge|external-rotation|pallof/, 'Tennis'],
  [null, 'ich spiele Fußball', /copenhagen|nordic|hamstring-walkout|lateral-lunge|single-leg/, 'Fußball'],
  [null, 'Schwimmen', /pull|rotation|hollow|dead-bug|rear-delt|y-raise|pec-deck/, 'Schwimmen'],
] as const)('%s %s', (goalDetails, otherActivities, serves, name) => {
  test('one line or a few serve it, and say for what', () => {
    for (const plan of plans({ athlete: { goal: 'strength', goalDetails, otherActivities } })) {
      const served = forSport(plan)
      expect(served.length, ids(linesOf(plan))).toBeGreaterThanOrEqual(1)
      expect(served.length).toBeLessThanOrEqual(3)
      for (const { exercise, reasons } of served) {
        expect(exercise).toMatch(serves)
        expect(reasons.map(({ text }) => text.de).join(' ')).toContain(name)
      }
    }
  })
})

test('the day before a match the legs get nothing for it', () => {
  // 1 June 2026 is a Monday.
  for (const plan of plans({ athlete: { goal: 'muscle', otherActivities: 'Fußball, Spiel am Dienstag' } }))
    expect(
      forSport(plan)
        .map(({ exercise }) => exercise)
        .join(),
    ).not.toMatch(/lunge|nordic|single-leg|copenhagen|walkout/)
})

test('without a sport nothing says that it serves one, and a body in pain is asked for nothing that loads it', () => {
  for (const plan of plans({ athlete: { goal: 'muscle' } })) expect(forSport(plan)).toEqual([])
  for (const plan of plans({ athlete: { goal: 'health', goalDetails: 'Skifahren', restrictions: 'Knieschmerzen' } }))
    expect(
      exercisesOf(plan)
        .map(({ exercise }) => exercise)
        .join(),
    ).not.toMatch(/lateral-lunge|cossack|wall-sit|split-squat/)
})
