import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { beginners, people } from '../../../tools/coach/report/people.ts'
import { season } from '../../../tools/coach/season.ts'

// The week after an easier one begins anew (training rules, §4): it is shared among its days like any other. On 2026-11.48 its
// first days were asked for all that the easier one had left out, the large muscles took it, and the small ones went short.

const patience = 120_000
const byId = new Map(catalogue.exercises.map(one => [one.id, one]))
const majors = catalogue.muscles.filter(({ major }) => major)

/** Hard sets a week for a large muscle, by level; fewer than three days a week take their share of it. */
const least = [6, 8, 10, 10, 12]

const setsFor = (muscle: string, sessions: readonly SessionRecord[]) =>
  sessions
    .flatMap(({ planned = [] }) => planned.flatMap(({ exercises }) => exercises))
    .filter(({ targetRir }) => targetRir !== null)
    .reduce((sum, { exercise, sets }) => {
      const known = byId.get(exercise)
      const working = sets.filter(({ ramp }) => !ramp).length / (known?.unilateral ? 2 : 1)
      return sum + working * (known?.muscles[muscle] ?? 0)
    }, 0)

test.each([
  '1: strength, level 1, 2 × 60 min',
  '38: health, level 3, 2 × 60 min',
  'beginner 3: health, female, 47, studio, 3 × 45 min',
])(
  '%s: the weeks after an easier one leave no muscle short',
  async id => {
    const who = [...people(60), ...beginners()].find(person => person.id === id)
    if (!who) throw new Error(`nobody is called ${id}`)
    const { sessions, weeks } = await season(who, 15)
    const level = Math.min(who.profile.fitnessLevel ?? 2, who.profile.experienceLevel ?? 2)
    const owed = (least[level - 1] ?? 6) * Math.min(1, who.trains.length / 3)
    const after = weeks.filter(({ week, deload }) => !deload && weeks[week - 2]?.deload).map(({ week }) => week)
    const short = after.flatMap(week =>
      majors.flatMap(({ id: muscle, size }) => {
        const planned = setsFor(
          muscle,
          sessions.filter(one => one.week === week),
        )
        return planned < owed * (size === 'large' ? 1 : 2 / 3) - 0.01 ? [`week ${week}: ${muscle} ${planned}`] : []
      }),
    )
    expect(after.length).toBeGreaterThan(0)
    expect(short).toEqual([])
  },
  patience,
)
