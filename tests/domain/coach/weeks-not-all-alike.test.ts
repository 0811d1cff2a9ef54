import { describe, expect, test } from 'vitest'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import type { PlannedBlock } from '../../../domain/coach/basis/plan.ts'
import type { Session } from './months.ts'
import { athlete, mainBlocks, setsOf, trainedFor } from './printed-weeks.ts'

// What a trainer misses in weeks that each pass alone: movements that never come, and those that always do.

const weeks = process.env.LAWS === 'brief' ? 4 : 8

const level = (at: 1 | 2 | 3 | 4 | 5) => ({ experienceLevel: at, fitnessLevel: at })
const livingRoom = ['dumbbells', 'resistance-band', 'mat']

const athletes = {
  halves: athlete('four days for muscle', { facts: { goal: 'muscle', ...level(4) }, weekdays: [0, 1, 3, 4] }),
  strong: athlete('four long days for strength', {
    facts: { goal: 'strength', ...level(4) },
    weekdays: [0, 1, 3, 4],
    minutes: 75,
  }),
  learns: athlete('three days for strength after a year', { facts: { goal: 'strength', ...level(2) } }),
  begins: athlete('three short days at home', {
    facts: { goal: 'muscle', ...level(1) },
    minutes: 30,
    equipment: livingRoom,
    growth: 0.012,
  }),
  silent: athlete('two short days at home', {
    facts: { goal: 'health', ...level(2) },
    minutes: 30,
    weekdays: [1, 4],
    equipment: livingRoom,
    logsRir: false,
  }),
  rounds: athlete('three days at home to lose weight', {
    facts: { goal: 'weight-loss', gender: 'female', weightKg: 80, ...level(2) },
    minutes: 40,
    equipment: livingRoom,
  }),
  alone: athlete('three days with a bar to hang from', {
    facts: { goal: 'muscle', ...level(3) },
    minutes: 45,
    equipment: ['pull-up-bar', 'mat'],
  }),
  older: athlete('two days in a gym at 67', {
    facts: { goal: 'health', age: 67, ...level(1) },
    minutes: 45,
    weekdays: [0, 3],
  }),
  racer: athlete('four days for a HYROX', {
    facts: { goal: 'hyrox', ...level(3) },
    weekdays: [0, 1, 3, 5],
    equipment: ['running-route', 'ski-erg', 'rowing-machine', 'barbell', 'weight-plates', 'rack', 'pull-up-bar', 'mat'],
  }),
  machines: athlete('three days for a beginner in a gym', {
    facts: { goal: 'muscle', ...level(1) },
    minutes: 45,
    growth: 0.012,
  }),
}

type Name = keyof typeof athletes
const everyone = (Object.keys(athletes) as readonly Name[]).filter(name => name !== 'racer')

const weeksOf = trainedFor(weeks, athletes)

const blocksOf = ({ plan }: Session, kind: PlannedBlock['kind']) => plan.blocks.filter(block => block.kind === kind)
const idsIn = (blocks: readonly PlannedBlock[]) => blocks.flatMap(({ exercises }) => exercises).map(one => one.exercise)
const workOf = (session: Session) => idsIn(mainBlocks(session))
const setsIn = (sessions: readonly Session[], is: (exercise: Exercise) => boolean) =>
  sessions.reduce((sum, session) => sum + setsOf(session, is), 0)

const isEasier = ({ plan }: Session) =>
  plan.blocks.flatMap(({ exercises }) => exercises).some(({ reasons }) => reasons.some(({ code }) => code === 'deload'))

/** Whole weeks after the first that are no easier ones, each with what was done in it. */
const eachWeek = (name: Name, check: (sessions: readonly Session[], says: string) => void) => {
  for (let week = 1; week < weeks; week += 1) {
    const sessions = weeksOf(name).filter(({ day }) => Math.floor(day / 7) === week)
    if (!sessions.some(isEasier)) check(sessions, `week ${week + 1}: ${sessions.flatMap(workOf).join(' ')}`)
  }
}

describe.each(everyone)('%s', name => {
  test('opens in more than one way', () => {
    const openers = weeksOf(name).map(session => idsIn(blocksOf(session, 'warmup')).join(' + '))
    for (let at = 0; at + 4 <= openers.length; at += 1)
      expect(new Set(openers.slice(at, at + 4)).size, openers.slice(at, at + 4).join(' | ')).toBeGreaterThanOrEqual(2)
    const first = weeksOf(name).map(session => idsIn(blocksOf(session, 'warmup'))[0])
    expect(new Set(first.slice(0, 6)).size, first.slice(0, 6).join(' | ')).toBeGreaterThanOrEqual(2)
  })

  test('has no stretch that comes nearly every time', () => {
    const ends = weeksOf(name).map(session => idsIn(blocksOf(session, 'cooldown')))
    const counts = new Map<string, number>()
    for (const id of ends.flat()) counts.set(id, (counts.get(id) ?? 0) + 1)
    for (const [id, times] of counts)
      expect(times, `${id} in ${ends.length}`).toBeLessThanOrEqual(Math.ceil(ends.length * 0.5))
  })

  test('trains the trunk every week', () => {
    eachWeek(name, (sessions, says) =>
      expect(
        setsIn(sessions, ({ role }) => role === 'core'),
        says,
      ).toBeGreaterThanOrEqual(2),
    )
  })

  test('presses overhead and pulls from above, if only every other week', () => {
    const usual = weeksOf(name)
    for (let week = 0; week + 2 <= weeks; week += 2) {
      const sessions = usual.filter(({ day }) => day >= week * 7 && day < (week + 2) * 7)
      const says = `weeks ${week + 1} and ${week + 2}`
      expect(
        setsIn(sessions, one => one.pattern === 'vertical-push'),
        says,
      ).toBeGreaterThanOrEqual(2)
      expect(
        setsIn(sessions, one => one.pattern === 'vertical-pull'),
        says,
      ).toBeGreaterThanOrEqual(2)
    }
  })

  test('stands at no station for long alone', () => {
    for (const session of weeksOf(name))
      for (const block of blocksOf(session, 'circuit'))
        if (block.exercises.length === 1)
          expect((block.rounds ?? 1) * (block.roundDurationSec ?? 0), `day ${session.day}`).toBeLessThanOrEqual(300)
  })
})

test.each(['halves', 'strong'] as const)(
  '%s: every week something is pressed overhead and something pulled from above',
  name => {
    eachWeek(name, (sessions, says) => {
      for (const pattern of ['vertical-push', 'vertical-pull'])
        expect(
          setsIn(sessions, one => one.pattern === pattern),
          `${pattern}, ${says}`,
        ).toBeGreaterThanOrEqual(2)
    })
  },
)

test('who runs first runs in', () => {
  for (const session of weeksOf('racer')) {
    const [first] = workOf(session)
    if (/run/.test(first ?? '')) expect(idsIn(blocksOf(session, 'warmup'))[0], `day ${session.day}`).toBe('easy-jog')
  }
})

test('nobody pulls a weight over the head on the floor beside a pulldown', () => {
  expect(setsIn(weeksOf('older'), ({ id }) => /pullover/.test(id))).toBe(0)
})

test('legs that have trained for years stand on one of them where there is nothing to lift', () => {
  const isForTwo = ({ pattern, unilateral }: Exercise) => (pattern === 'squat' || pattern === 'hinge') && !unilateral
  expect(setsIn(weeksOf('alone'), isForTwo)).toBe(0)
  expect(
    setsIn(weeksOf('alone'), ({ pattern, unilateral }) => (pattern === 'lunge' || pattern === 'hinge') && unilateral),
  ).toBeGreaterThanOrEqual(8 * weeks)
})

test.each(['strong', 'halves'] as const)('%s: no day bends over the same way with two weights', name => {
  for (const session of weeksOf(name)) {
    const hinges = workOf(session).filter(id => /romanian-deadlift/.test(id))
    expect(hinges.length, `day ${session.day}: ${hinges}`).toBeLessThanOrEqual(1)
  }
})

test('who trains for strength learns to squat and to pull with a bar', () => {
  const late = weeksOf('learns').filter(({ day }) => day >= 28)
  const bar = (pattern: string) => (one: Exercise) =>
    one.pattern === pattern && one.role === 'compound' && one.requires.every(kit => kit.includes('barbell'))
  const says = [...new Set(late.flatMap(workOf))].join(' ')
  expect(setsIn(late, bar('squat')), says).toBeGreaterThanOrEqual(6)
  expect(setsIn(late, bar('hinge')), says).toBeGreaterThanOrEqual(6)
})
