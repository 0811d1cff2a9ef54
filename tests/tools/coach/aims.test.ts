import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { season } from '../../../tools/coach/season.ts'

// What the goal names in the athlete's own words. Read by the catalogue alone.

const byId = new Map(catalogue.exercises.map(one => [one.id, one]))

const gym = (id: string, goalDetails: string, level: number, days: readonly string[], sessionMinutes: number) => {
  const equipment = [
    ...[
      'barbell',
      'weight-plates',
      'rack',
      'bench',
      'incline-bench',
      'dumbbells',
      'pull-up-bar',
      'cable-machine',
      'mat',
    ],
    ...['lat-pulldown-machine', 'leg-press', 'leg-curl-machine', 'leg-extension-machine', 'calf-raise-machine'],
    ...['hip-thrust-machine', 'abductor-machine', 'preacher-bench', 'ez-bar', 'stationary-bike', 'treadmill'],
  ]
  const profile = {
    goal: 'muscle',
    goalDetails,
    gender: 'male',
    age: 28,
    weightKg: 78,
    fitnessLevel: level,
    experienceLevel: level,
    trainingFrequency: days.length,
    sessionMinutes,
  }
  const athletes = [{ id, profile, places: [{ name: 'Studio', equipment }], trains: days.map(day => ({ day })) }]
  const [one] = parsed('aims.json', { athletes }, athletesFile).athletes
  if (!one) throw new Error('no athlete')
  return one
}

/** Working sets of a session, one for each, with what they train. */
const setsOf = ({ planned = [] }: SessionRecord) =>
  planned
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ exercise, targetRir, sets }) => {
      const known = byId.get(exercise)
      const count = sets.reduce((sum, { ramp, side }) => sum + (ramp ? 0 : side ? 0.5 : 1), 0)
      return known && targetRir !== null ? [{ known, count }] : []
    })

const sum = (sets: ReturnType<typeof setsOf>) => sets.reduce((all, { count }) => all + count, 0)

const onlyFor = (muscles: readonly string[]) => (one: ReturnType<typeof setsOf>[number]) => {
  const direct = Object.entries(one.known.muscles).flatMap(([muscle, share]) => (share >= 1 ? [muscle] : []))
  return direct.length > 0 && direct.every(muscle => muscles.includes(muscle))
}

const fourDays = ['monday', 'tuesday', 'thursday', 'friday']

describe('a goal in words', () => {
  test('"Dickere Arme": one set in five is for the arms alone', async () => {
    const { sessions } = await season(gym('arms', 'Dickere Arme, Fokus Bizeps und Trizeps', 3, fourDays, 60), 3)
    const sets = sessions.filter(({ week }) => week > 1).flatMap(setsOf)
    expect(sum(sets.filter(onlyFor(['biceps', 'triceps', 'forearms']))) / sum(sets)).toBeGreaterThanOrEqual(0.18)
  })

  test('"Fokus Po": a lift for the hips alone on each day for the legs, and it begins every second one', async () => {
    const { sessions } = await season(gym('hips', 'Fokus Po', 3, fourDays, 60), 3)
    const legs = sessions
      .map(setsOf)
      .filter(([first]) => ['squat', 'hinge', 'lunge'].includes(first?.known.pattern ?? ''))
    const forHips = (one: ReturnType<typeof setsOf>[number]) =>
      one.known.role === 'compound' && onlyFor(['glutes'])(one)
    expect(legs.length).toBeGreaterThanOrEqual(5)
    for (const day of legs)
      expect(sum(day.filter(forHips)), day.map(({ known }) => known.id).join()).toBeGreaterThanOrEqual(2)
    expect(legs.filter(([first]) => first && forHips(first)).length).toBeGreaterThanOrEqual(2)
  })

  test('"Push Pull Legs" on six days is that, and no day is filled with running', async () => {
    const six = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
    const { sessions } = await season(gym('thirds', 'Push Pull Legs', 4, six, 75), 3)
    const days = sessions.filter(({ week, deload }) => week > 1 && !deload)
    for (const day of days) {
      const lifts = setsOf(day).filter(({ known }) => known.role === 'compound')
      const parts = new Set(
        lifts.map(({ known: { pattern } }) =>
          pattern.endsWith('push') ? 'push' : pattern.endsWith('pull') ? 'pull' : 'legs',
        ),
      )
      expect([...parts], day.title).toHaveLength(1)
      expect(
        day.planned?.some(({ kind }) => kind === 'interval'),
        day.title,
      ).toBe(false)
    }
    const named = days.flatMap(({ planned = [] }) => planned.flatMap(({ exercises }) => exercises))
    expect(
      named.flatMap(({ reasons }) => reasons.filter(({ text }) => text.de.startsWith('Steht in deinem Ziel'))),
    ).toEqual([])
  })

  test('"Gerne mehr Brust" after a workout: more of it in the two weeks after, for that reason, and not for ever', async () => {
    const plain = gym('says nothing', 'Muskelaufbau', 3, fourDays, 60)
    const [without, withWish] = await Promise.all([
      season(plain, 8),
      season({ ...plain, answers: [{ week: 3, comment: 'Gerne mehr Brust!' }] }, 8),
    ])
    const chest = (sessions: readonly SessionRecord[], weeks: readonly number[]) =>
      sum(
        sessions
          .filter(({ week }) => weeks.includes(week))
          .flatMap(setsOf)
          .filter(({ known }) => (known.muscles.chest ?? 0) >= 1),
      )
    expect(chest(withWish.sessions, [4, 5])).toBeGreaterThanOrEqual(chest(without.sessions, [4, 5]) + 2)
    const said = withWish.sessions.flatMap(({ week, planned = [] }) =>
      planned.flatMap(({ exercises }) =>
        exercises.flatMap(({ reasons }) =>
          reasons.flatMap(({ code, text }) => (code === 'asked-after' ? [{ week, de: text.de }] : [])),
        ),
      ),
    )
    expect(new Set(said.map(({ de }) => de))).toEqual(new Set(['Davon wolltest du nach dem Training mehr: Brust.']))
    expect(Math.max(...said.map(({ week }) => week))).toBeLessThanOrEqual(5)
  })
})
