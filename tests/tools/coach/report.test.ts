import { describe, expect, test } from 'vitest'
import { asSetId, blockIdAt, exerciseIdIn } from '../../../domain/ids.ts'
import type { AthleteRecord, SessionRecord } from '../../../tools/coach/record.ts'
import type { Trained } from '../../../tools/coach/report/mark.ts'
import { marksOf } from '../../../tools/coach/report/marks.ts'
import { people } from '../../../tools/coach/report/people.ts'
import { trainPeople } from '../../../tools/coach/report/report.ts'

const day = 86_400_000
const start = Date.parse('2026-01-05T17:00:00.000Z')

const athleteAt = (level: number) => {
  const found = people(60).find(
    ({ profile, follows, illness, pauses, moves, pains }) =>
      profile.experienceLevel === level &&
      [follows.misses, follows.fails, illness.length, pauses.length, moves.length, pains.length].every(
        one => one === 0,
      ),
  )
  if (!found) throw new Error(`no athlete of level ${level}`)
  return found
}

/** A squat on one day: so many kilograms for five with two in reserve, done as planned. */
const squat = (at: number, kg: number, { deload = false, done = 5 } = {}): SessionRecord => {
  const reason = { code: deload ? 'deload' : 'load-up', facts: {}, events: ['e'], text: { de: '', en: '' } }
  const set = { id: asSetId('s1'), reps: 5, weightKg: kg, restSec: 120 }
  const name = { de: 'Kniebeuge', en: 'Squat' }
  const exercise = {
    id: exerciseIdIn(blockIdAt(1), 1),
    exercise: 'back-squat',
    name,
    type: 'repetitions',
    targetRir: 2,
    reasons: [reason],
    sets: [set],
  } as const
  return {
    week: Math.floor(at / 7) + 1,
    at: new Date(start + at * day).toISOString(),
    place: null,
    outcome: 'completed',
    deload,
    score: 90,
    findings: [],
    planned: [
      {
        id: blockIdAt(1),
        kind: 'straight',
        name,
        description: name,
        focus: null,
        rounds: 1,
        roundDurationSec: null,
        minutes: 10,
        exercises: [exercise],
      },
    ],
    states: [
      { exercise: 'back-squat', reps: 5, weightKg: kg, targetRir: 2, plannedMaxKg: kg / 0.811, hiddenMaxKg: 200 },
    ],
    done: [
      {
        exercise: 'back-squat',
        set: asSetId('s1'),
        ramp: false,
        side: null,
        reps: done,
        weightKg: kg,
        rir: 2,
        trueRir: 2,
      },
    ],
  }
}

const trained = (sessions: readonly SessionRecord[], level = 3): readonly Trained[] => {
  const record: AthleteRecord = { athlete: 'one', rules: 'test', sessions, weeks: [] }
  return [{ athlete: athleteAt(level), record }]
}

const mark = (name: string, sessions: readonly SessionRecord[], level?: number) => {
  const found = marksOf(trained(sessions, level)).find(one => one.name === name)
  if (!found) throw new Error(`no mark "${name}"`)
  return found
}

/** Twelve weeks, twice a week. */
const season = (kgAt: (index: number) => number) =>
  Array.from({ length: 24 }, (_, index) => squat(index * 3.5, kgAt(index)))

describe('the marks', () => {
  test('are met by loads that rise, and missed by loads that stand', () => {
    expect(
      mark(
        'planned load rises over twelve weeks',
        season(index => 100 + index),
      ),
    ).toMatchObject({ met: true })
    expect(
      mark(
        'planned load rises over twelve weeks',
        season(() => 100),
      ),
    ).toMatchObject({ met: false, found: '0 % of 1' })
    expect(
      mark(
        'planned load rises over twelve weeks',
        season(index => 100 + index * 0.5),
        1,
      ),
    ).toMatchObject({ met: false })
    expect(
      mark(
        'no main lift stands still',
        season(index => 100 + index),
      ),
    ).toMatchObject({ met: true })
    expect(
      mark(
        'no main lift stands still',
        season(index => (index < 10 ? 100 + index : 110)),
      ),
    ).toMatchObject({ met: false })
  })

  test('take a lift by the set that leads, not by lighter ones with more repetitions after it', () => {
    const led = (at: number, sets: readonly (readonly [reps: number, kg: number])[]): SessionRecord => {
      const one = squat(at, Math.max(...sets.map(([, kg]) => kg)))
      const [block] = one.planned ?? []
      const [planned] = block?.exercises ?? []
      if (!block || !planned) throw new Error('nothing planned')
      const laid = sets.map(([reps, weightKg], index) => ({
        id: asSetId(`s${index + 1}`),
        reps,
        weightKg,
        restSec: 120,
      }))
      const done = laid.map(({ id, ...set }) => ({ ...set, exercise: 'back-squat', set: id, ramp: false, side: null }))
      return {
        ...one,
        planned: [{ ...block, exercises: [{ ...planned, sets: laid }] }],
        done: done.map(set => ({ ...set, rir: 2, trueRir: 2 })),
      }
    }
    const days = Array.from({ length: 8 }, (_, at) =>
      led(at * 3.5, [
        [3, 110],
        [5, 105],
      ]),
    )
    const later = {
      ...led(28, [
        [4, 110],
        [5, 102.5],
      ]),
    }
    expect(mark('loads fall only for a cause', [...days, later]).found).toBe('0 without')
    const fallen = {
      ...led(28, [
        [3, 102.5],
        [5, 97.5],
      ]),
      states: squat(28, 97.5).states ?? [],
    }
    expect(mark('loads fall only for a cause', [...days, fallen]).found).toBe('1 without')
  })

  test('see loads beyond strength, and reserve that is not what was said', () => {
    expect(
      mark(
        'no load beyond strength',
        season(() => 100),
      ).met,
    ).toBe(true)
    expect(
      mark(
        'no load beyond strength',
        season(index => (index === 5 ? 190 : 100)),
      ).found,
    ).toBe('1 of 24')
    expect(
      mark(
        'reserve is what was planned',
        season(() => 100),
      ).found,
    ).toBe('0 over 24 sets')
  })

  test('see deloads that last, come again too soon, or take the loads with them', () => {
    const light = (from: number, to: number) =>
      season(index => 100 + index).map((one, index) =>
        index >= from && index <= to ? squat(index * 3.5, 85, { deload: true }) : one,
      )
    expect(mark('deloads are rare and short', light(10, 11)).met).toBe(true)
    expect(mark('deloads are rare and short', light(10, 14)).met).toBe(false)
    const twice = light(8, 9).map((one, index) => (index === 13 ? squat(index * 3.5, 85, { deload: true }) : one))
    expect(mark('deloads are rare and short', twice).met).toBe(false)
    expect(mark('back after a deload', light(10, 11)).met).toBe(true)
    const low = light(10, 11).map((one, index) => (index === 12 ? squat(index * 3.5, 90) : one))
    expect(mark('back after a deload', low).met).toBe(false)
  })

  test('ask why a load fell', () => {
    const fallen = season(index => (index < 12 ? 100 : 90))
    expect(mark('loads fall only for a cause', fallen).met).toBe(false)
    const failed = fallen.map((one, index) => (index === 11 ? squat(index * 3.5, 100, { done: 3 }) : one))
    expect(mark('loads fall only for a cause', failed).met).toBe(true)
  })
})

test('the people of the report are of every level and kind, and always the same', () => {
  const all = people(60)
  expect(people(60)).toEqual(all)
  for (const level of [1, 2, 3, 4, 5])
    expect(all.filter(({ profile }) => profile.experienceLevel === level)).toHaveLength(12)
  expect(all.some(({ illness }) => illness.length > 0)).toBe(true)
  expect(all.some(({ follows }) => follows.as === 'no-rir')).toBe(true)
})

describe('the coach of today, over six weeks', () => {
  const trained = trainPeople(3, 6)

  test('asks nobody for more than they can do, and lowers no load without a cause', async () => {
    const marks = marksOf(await trained)
    for (const name of ['no load beyond strength', 'loads fall only for a cause', 'back after a deload'])
      expect(marks.find(one => one.name === name)).toMatchObject({ met: true })
  }, 120_000)

  test('gives who wants strength a heavy lift in every session', async () => {
    const sessions = (await trained).flatMap(({ record }) => record.sessions)
    expect(sessions.length).toBeGreaterThan(30)
    for (const { at, states = [] } of sessions)
      expect([at, states.some(({ targetRir, plannedMaxKg }) => targetRir !== null && plannedMaxKg !== null)]).toEqual([
        at,
        true,
      ])
  }, 120_000)
})
