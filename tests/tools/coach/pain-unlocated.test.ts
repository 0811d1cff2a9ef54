import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { PlannedExercise } from '../../../domain/coach/basis/plan.ts'
import { athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'
import { season } from '../../../tools/coach/season.ts'

// "That hurts" at the squat, and not a word about where: read by what comes in the weeks after.

const file = {
  athletes: [
    {
      id: 'hurt at the squat',
      profile: {
        goal: 'strength',
        gender: 'female',
        age: 34,
        weightKg: 66,
        fitnessLevel: 3,
        experienceLevel: 3,
        trainingFrequency: 3,
        sessionMinutes: 60,
      },
      places: [
        {
          name: 'Studio',
          equipment: [
            'barbell',
            'weight-plates',
            'rack',
            'bench',
            'pull-up-bar',
            'lat-pulldown-machine',
            'leg-press',
            'leg-curl-machine',
            'mat',
          ],
        },
      ],
      trains: [{ day: 'monday' }, { day: 'wednesday' }, { day: 'friday' }],
      strength: { 'back-squat': { oneRepMaxKg: 95 }, 'bench-press': { oneRepMaxKg: 55 } },
      pains: [{ week: 4, day: 'monday', exercise: 'back-squat' }],
    },
  ],
}

const [who] = parsed('hurt.json', file, athletesFile).athletes
if (!who) throw new Error('no athlete')
const { sessions } = await season(who, 10)
const said = sessions.find(({ week }) => week === 4)
if (!said) throw new Error('no session in week 4')
const daysAfter = (at: string) => (Date.parse(at) - Date.parse(said.at)) / 86_400_000

const byId = new Map<string, (typeof catalogue.exercises)[number]>(catalogue.exercises.map(one => [one.id, one]))
const exercisesOf = (planned: (typeof sessions)[number]['planned']): readonly PlannedExercise[] =>
  (planned ?? []).flatMap(({ exercises }) => exercises)
const topOf = ({ sets }: PlannedExercise) =>
  Math.max(0, ...sets.map(({ ramp, weightKg }) => (ramp ? 0 : (weightKg ?? 0))))

test('for two weeks nothing loads the knee as a squat does, under whatever name', () => {
  const after = sessions.filter(({ at }) => daysAfter(at) > 0 && daysAfter(at) < 14)
  expect(after.length).toBeGreaterThan(4)
  const loading = after.flatMap(({ at, planned }) =>
    exercisesOf(planned).flatMap(({ exercise, targetRir }) =>
      targetRir !== null && (byId.get(exercise)?.jointLoad.knee ?? 0) > 1 ? [`${at.slice(0, 10)} ${exercise}`] : [],
    ),
  )
  expect(loading).toEqual([])
})

test('the squat comes back with a fifth less and step by step, and says why', () => {
  const before = sessions
    .filter(({ at, deload }) => daysAfter(at) < 0 && !deload)
    .flatMap(({ planned }) => exercisesOf(planned).filter(({ exercise }) => exercise === 'back-squat'))
  const back = sessions.flatMap(({ at, planned, deload }) =>
    daysAfter(at) >= 14 && !deload
      ? exercisesOf(planned)
          .filter(({ exercise }) => exercise === 'back-squat')
          .map(one => ({ at, one }))
      : [],
  )
  const last = topOf(before[before.length - 1] as PlannedExercise)
  const [first, ...later] = back
  expect(last).toBeGreaterThan(0)
  expect(topOf(first?.one as PlannedExercise)).toBeLessThanOrEqual(last * 0.81)
  expect(first?.one.reasons.map(({ code }) => code)).toContain('after-pain')
  const loads = back.map(({ one }) => topOf(one))
  for (const [at, kg] of loads.entries()) expect(kg).toBeLessThanOrEqual((loads[at - 1] ?? last) * 1.16)
  expect(later.length).toBeGreaterThan(2)
  expect(Math.max(...loads)).toBeGreaterThanOrEqual(last)
})
