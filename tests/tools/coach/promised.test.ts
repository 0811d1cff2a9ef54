import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { setsToExpect, weeksFrom } from '../../../domain/coach/prescribe/week/programme-weeks.ts'
import { athletesFile } from '../../../tools/coach/files/athlete.ts'
import { readJson } from '../../../tools/coach/files/read.ts'
import { season } from '../../../tools/coach/season.ts'

// What the screen of the week tells a large muscle will get, and what the sessions of these weeks plan for it.

const large = ['chest', 'lats', 'upper-back', 'glutes', 'quads', 'hamstrings']
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id as string, exercise]))
const { athletes } = await readJson('tools/coach/trainer-cases.json', athletesFile)
const weeks = 3
const levels = [1, 2, 3, 4, 5] as const

type Sessions = Awaited<ReturnType<typeof season>>['sessions']

/** Working sets of a week for a large muscle, on average. */
const planned = (sessions: Sessions, week: number) =>
  sessions
    .filter(one => one.week === week)
    .flatMap(one => one.planned?.flatMap(({ exercises }) => exercises) ?? [])
    .filter(({ targetRir }) => targetRir !== null)
    .reduce((sum, { exercise, sets }) => {
      const shares: Readonly<Record<string, number>> = byId.get(exercise)?.muscles ?? {}
      const count = sets.reduce((all, { ramp, side }) => all + (ramp ? 0 : side ? 0.5 : 1), 0)
      return sum + count * large.reduce((all, muscle) => all + (shares[muscle] ?? 0), 0)
    }, 0) / large.length

test.each([
  'beginner, 3 × 45, gym',
  'calisthenics, 4 × 60, park and home',
  'home with 12 kg dumbbells, 3 × 30',
  'hotel without kit, 4 × 20',
])('%s', async id => {
  const athlete = athletes.find(one => one.id === id)
  if (!athlete) throw new Error(id)
  const { goal, experienceLevel, sessionMinutes } = athlete.profile
  const level = levels.find(one => one === experienceLevel)
  if (level === undefined || typeof sessionMinutes !== 'number') throw new Error(`${id} has no level or minutes`)
  const basis = { goal, level, sessions: athlete.trains.length, date: null, minutes: sessionMinutes }
  const told = weeksFrom(basis, '2026-01-05').map(week => setsToExpect(week, basis))
  const { sessions } = await season(athlete, weeks)
  for (const week of [2, 3]) {
    const share = planned(sessions, week) / (told[week - 1] ?? 1)
    expect(share).toBeGreaterThan(0.8)
    expect(share).toBeLessThan(1.35)
  }
})
