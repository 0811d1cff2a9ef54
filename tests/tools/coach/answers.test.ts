import { expect, test } from 'vitest'
import { athlete } from '../../../tools/coach/files/athlete.ts'
import { season } from '../../../tools/coach/season.ts'

// What is said after a workout changes the next ones, or is answered.

const trained = async (answers: readonly object[], more: object = {}) => {
  const who = athlete.parse({
    id: 'says how it was',
    profile: {
      goal: 'muscle',
      gender: 'male',
      age: 30,
      weightKg: 80,
      sessionMinutes: 60,
      trainingFrequency: 3,
      fitnessLevel: 3,
      experienceLevel: 3,
    },
    places: [{ name: 'Studio', equipment: ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'pull-up-bar'] }],
    trains: [{ day: 'monday' }, { day: 'wednesday' }, { day: 'friday' }],
    answers,
    ...more,
  })
  const { sessions } = await season(who, 5)
  const of = (week: number) => sessions.filter(one => one.week === week)
  return {
    minutes: (week: number) => of(week).map(({ minutes }) => Math.round(minutes?.estimated ?? 0)),
    hints: (week: number) => of(week).flatMap(({ hints = [] }) => hints),
    rir: (week: number) =>
      of(week).flatMap(({ planned = [] }) =>
        planned.flatMap(({ exercises }) => exercises.flatMap(({ targetRir }) => targetRir ?? [])),
      ),
  }
}

test('"zu lang": two weeks of shorter sessions that say so, then as before; "zu kurz": longer ones', async () => {
  const long = await trained([{ week: 2, comment: 'War mir zu lang' }])
  for (const week of [3, 4]) {
    expect(Math.max(...long.minutes(week)), `week ${week}`).toBeLessThanOrEqual(52)
    expect(long.hints(week).filter(one => one.includes('zu lang')).length, `week ${week}`).toBeGreaterThanOrEqual(1)
  }
  expect(long.hints(3)[0]).toContain('50 statt 60 Minuten')
  expect(Math.min(...long.minutes(2), ...long.minutes(5))).toBeGreaterThanOrEqual(57)

  const short = await trained([{ week: 2, comment: 'Hätte ruhig länger sein können' }])
  expect(Math.min(...short.minutes(3))).toBeGreaterThanOrEqual(66)
  expect(short.hints(3)[0]).toContain('70 statt 60 Minuten')
})

test.each(['Die Pausen waren mir zu kurz.', 'Das Aufwärmen war zu lang', 'War nicht zu lang', 'Planks waren zu lang'])(
  '"%s" is not about the length of a session',
  async comment => {
    const { minutes } = await trained([{ week: 2, comment }])
    expect(Math.min(...minutes(3))).toBeGreaterThanOrEqual(57)
    expect(Math.max(...minutes(3))).toBeLessThanOrEqual(61)
  },
)

test('who chooses the minutes gets them, and is told that "zu lang" was heard', async () => {
  const chosen = await trained([{ week: 2, comment: 'zu lang' }], {
    trains: [{ day: 'monday', minutes: 75 }, { day: 'wednesday' }, { day: 'friday' }],
  })
  expect(chosen.minutes(3)[0]).toBeGreaterThanOrEqual(71)
  expect(chosen.hints(3)[0]).toMatch(/zu lang.*75 Minuten/)
})

test('"War viel zu schwer" in words counts like the tap', async () => {
  const [told, silent] = await Promise.all([trained([{ week: 2, comment: 'War viel zu schwer' }]), trained([])])
  expect(Math.min(...told.rir(3))).toBe(Math.min(...silent.rir(3)) + 1)
})
