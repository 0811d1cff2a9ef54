import { expect, test } from 'vitest'
import { athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { season } from '../../../tools/coach/season.ts'

// Five weeks away from training: read by the loads on the bar alone.

const file = {
  athletes: [
    {
      id: 'back after five weeks',
      profile: {
        goal: 'strength',
        gender: 'male',
        age: 41,
        weightKg: 90,
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
            'mat',
          ],
        },
      ],
      trains: [{ day: 'monday' }, { day: 'wednesday' }, { day: 'friday' }],
      strength: {
        'back-squat': { oneRepMaxKg: 140 },
        'bench-press': { oneRepMaxKg: 105 },
        deadlift: { oneRepMaxKg: 170 },
      },
      pauses: [{ fromWeek: 3, weeks: 5 }],
    },
  ],
}

/** The heaviest working set of a lift on each of its days. */
const topsOf = (sessions: readonly SessionRecord[], lift: string) =>
  sessions.flatMap(({ week, planned = [] }) => {
    const sets = planned.flatMap(({ exercises }) => exercises.filter(({ exercise }) => exercise === lift))
    const loads = sets.flatMap(one => one.sets.flatMap(({ ramp, weightKg }) => (ramp ? [] : (weightKg ?? []))))
    return loads.length === 0 ? [] : [{ week, kg: Math.max(...loads) }]
  })

test('every lift comes back step by step, a week at a time, and nothing leaps', async () => {
  const [who] = parsed('back.json', file, athletesFile).athletes
  if (!who) throw new Error('no athlete')
  const { sessions } = await season(who, 10)
  const lifts = ['back-squat', 'bench-press', 'deadlift', 'barbell-romanian-deadlift', 'barbell-row', 'overhead-press']
  const seen = lifts.flatMap(lift => {
    const days = topsOf(sessions, lift)
    const before = days.filter(({ week }) => week <= 2).at(-1)
    const back = days.filter(({ week }) => week >= 8)
    return before && back.length > 0 ? [{ lift, before: before.kg, back }] : []
  })
  expect(seen.length).toBeGreaterThanOrEqual(4)
  for (const { lift, before, back } of seen) {
    const shares = back.map(({ week, kg }) => `${lift}, week ${week}: ${kg} after ${before} kg`)
    back.forEach(({ week, kg }, at) => {
      const most = week === 8 ? 0.83 : week === 9 ? 0.93 : 1.03
      expect(kg / before, shares[at]).toBeLessThanOrEqual(most)
      const last = back[at - 1]
      if (last) expect(kg / last.kg, shares.join(' · ')).toBeLessThanOrEqual(1.16)
    })
  }
})
