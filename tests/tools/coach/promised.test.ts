import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { weeksFrom } from '../../../domain/coach/programme-weeks.ts'
import { athletesFile } from '../../../tools/coach/files/athlete.ts'
import { readJson } from '../../../tools/coach/files/read.ts'
import { season } from '../../../tools/coach/season.ts'

// What the screen of the week promises each large muscle, and what the sessions of these weeks plan for it.

const large = ['chest', 'lats', 'upper-back', 'glutes', 'quads', 'hamstrings']
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id as string, exercise]))
const { athletes } = await readJson('tools/coach/trainer-cases.json', athletesFile)
const start = '2026-01-05'
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
  'intermediate, 4 × 60, gym',
  'calisthenics, 4 × 60, park and home',
  'home with 12 kg dumbbells, 3 × 30',
  'hotel without kit, 4 × 20',
  'advanced, 6 × 90, gym',
])('%s', async id => {
  const athlete = athletes.find(one => one.id === id)
  if (!athlete) throw new Error(id)
  const { goal, experienceLevel, sessionMinutes } = athlete.profile
  const level = levels.find(one => one === experienceLevel)
  if (level === undefined) throw new Error(`${id} has no level`)
  const basis = {
    goal,
    level,
    sessions: athlete.trains.length,
    date: null,
    minutes: sessionMinutes ?? 45,
  }
  const promised = weeksFrom(basis, start)
  const { sessions } = await season(athlete, weeks)
  const shares = [2, 3].map(week => planned(sessions, week) / (promised[week - 1]?.sets ?? 1))
  for (const share of shares) {
    expect(share).toBeGreaterThan(0.8)
    expect(share).toBeLessThan(1.35)
  }
})
