import { beforeAll, describe, expect, test } from 'vitest'
import type { Athlete } from '../../../tools/coach/files/athlete.ts'
import type { AthleteRecord } from '../../../tools/coach/record.ts'
import { people } from '../../../tools/coach/report/people.ts'
import { season } from '../../../tools/coach/season.ts'

// A repetition more, one fewer, a repetition more: who does what the plan says is not asked for the same two steps by turns
// for weeks. What did not come stays what it was until strength or some days speak for it, and then comes a set at a time.

const known = people(60)
const weeks = 16
/** There and back twice: days differ by as much as a step does. */
const mostByTurns = 5

const who = (id: string): Athlete => {
  const one = known.find(athlete => athlete.id.startsWith(`${id}: `))
  if (!one) throw new Error(`nobody is ${id}`)
  return one
}

/** What each lift was asked for, day by day, easier weeks left out. */
const askedOf = ({ sessions }: AthleteRecord): ReadonlyMap<string, readonly string[]> => {
  const asked = new Map<string, string[]>()
  for (const { planned = [], deload } of sessions)
    for (const { exercise, targetRir, sets } of deload ? [] : planned.flatMap(({ exercises }) => exercises)) {
      const work = sets.filter(({ ramp, reps }) => !ramp && reps !== undefined)
      if (targetRir === null || work.length === 0) continue
      const steps = work.map(({ reps, weightKg }) => `${reps} × ${weightKg ?? 0} kg`)
      asked.set(exercise, [...(asked.get(exercise) ?? []), [...new Set(steps)].join(', ')])
    }
  return asked
}

/** The longest run of days that asks for two things by turns. */
const byTurns = (asked: readonly string[]): readonly string[] => {
  const runs = asked.map((_, from) => {
    const isTurn = (at: number) => (at - from < 2 ? asked[at] !== asked[at - 1] : asked[at] === asked[at - 2])
    const end = asked.findIndex((_, at) => at > from && !isTurn(at))
    return asked.slice(from, end === -1 ? asked.length : end)
  })
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), [])
}

describe.each([
  ['says nothing of reserve, level 3', '28'],
  ['says nothing of reserve, level 4', '19'],
  ['says what was left, level 4', '14'],
  ['says what was left, level 5', '15'],
  ['is often wrong about what was left', '27'],
])('who %s (%s)', (_, id) => {
  let record: AthleteRecord
  beforeAll(async () => {
    record = await season(who(id), weeks)
  }, 60_000)

  test('is not asked for the same two steps by turns', () => {
    const swings = [...askedOf(record)]
      .map(([exercise, asked]) => ({ exercise, run: byTurns(asked) }))
      .filter(({ run }) => run.length > mostByTurns)
      .map(({ exercise, run }) => `${exercise}: ${run.length} days, ${run[0]} and ${run[1]}`)
    expect(swings).toEqual([])
  })
})
