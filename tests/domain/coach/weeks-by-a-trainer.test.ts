import { describe, expect, test } from 'vitest'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import type { PlannedBlock } from '../../../domain/coach/basis/plan.ts'
import type { Session } from './months.ts'
import { athlete, byId, exercisesIn, mainBlocks, setsOf, trainedFor, workIn } from './printed-weeks.ts'

// What a trainer asks of weeks of training, by the catalogue and the printed plans alone.

const weeks = process.env.LAWS === 'brief' ? 3 : 6

const free = [
  'barbell',
  'weight-plates',
  'rack',
  'bench',
  'dumbbells',
  'pull-up-bar',
  'cable-machine',
  'lat-pulldown-machine',
  'leg-press',
  'leg-curl-machine',
  'mat',
]

const athletes = {
  three: athlete('three days, 60 minutes', { facts: { goal: 'muscle' } }),
  strong: athlete('four days for strength', { facts: { goal: 'strength' }, weekdays: [0, 1, 3, 4] }),
  five: athlete('five days for muscle', { facts: { goal: 'muscle' }, weekdays: [0, 1, 2, 4, 5] }),
  six: athlete('six long days', {
    facts: { goal: 'muscle', experienceLevel: 5, fitnessLevel: 5 },
    weekdays: [0, 1, 2, 3, 4, 5],
    minutes: 90,
  }),
  long: athlete('four long days without a machine to run on', {
    facts: { goal: 'muscle', gender: 'female', weightKg: 62, goalDetails: 'Po und Schultern' },
    weekdays: [0, 1, 3, 4],
    minutes: 90,
    equipment: free,
  }),
  whole: athlete('three long days for strength', {
    facts: { goal: 'strength', experienceLevel: 5, fitnessLevel: 5 },
    minutes: 75,
  }),
  halves: athlete('four days for muscle', { facts: { goal: 'muscle' }, weekdays: [0, 1, 3, 4] }),
  kettlebells: athlete('three days with kettlebells', {
    facts: { goal: 'muscle' },
    minutes: 45,
    equipment: ['kettlebell', 'mat'],
  }),
  shape: athlete('three days for hips and belly', {
    facts: {
      goal: 'muscle',
      goalDetails: 'Straffer Po, flacher Bauch',
      gender: 'female',
      age: 26,
      weightKg: 60,
      experienceLevel: 2,
      fitnessLevel: 2,
    },
    minutes: 50,
  }),
  cyclist: athlete('three days on a bike', {
    facts: {
      goal: 'endurance',
      goalDetails: 'Mit dem Rad über die Alpen',
      gender: 'female',
      weightKg: 60,
      fitnessLevel: 4,
    },
    weekdays: [1, 3, 6],
    equipment: ['stationary-bike', 'dumbbells', 'mat'],
  }),
  rounds: athlete('three days to lose weight', {
    facts: { goal: 'weight-loss', gender: 'female', age: 44, weightKg: 95, experienceLevel: 1, fitnessLevel: 1 },
    minutes: 40,
    equipment: ['dumbbells', 'resistance-band', 'mat'],
  }),
  older: athlete('two days at home at 68', {
    facts: { goal: 'health', gender: 'female', age: 68, weightKg: 70, experienceLevel: 1, fitnessLevel: 2 },
    weekdays: [0, 3],
    minutes: 45,
    equipment: ['dumbbells', 'resistance-band', 'mat'],
    logsRir: false,
  }),
  home: athlete('four short days at home', {
    facts: { goal: 'weight-loss', gender: 'female', age: 41, weightKg: 84, experienceLevel: 2, fitnessLevel: 2 },
    weekdays: [0, 1, 3, 5],
    minutes: 30,
    equipment: ['dumbbells', 'kettlebell', 'mat'],
  }),
}

const weeksOf = trainedFor(weeks, athletes)
const everyone = Object.keys(athletes) as readonly (keyof typeof athletes)[]
const minutesOf = (block: PlannedBlock) =>
  block.exercises
    .flatMap(({ sets }) => sets)
    .reduce((sum, { durationSec = 0, reps = 0, restSec }) => sum + durationSec + reps * 3.5 + restSec, 0) / 60

describe.each(everyone)('%s', name => {
  test('stretches once or twice, and more than one where many muscles worked', () => {
    for (const session of weeksOf(name))
      for (const block of session.plan.blocks) {
        const stretches = exercisesIn(block).every(({ role }) => role === 'mobility')
        if (!stretches) continue
        for (const { exercise, sets } of block.exercises)
          expect(
            sets.filter(({ side }) => side !== 'left').length,
            `day ${session.day} ${exercise}`,
          ).toBeLessThanOrEqual(2)
      }
  })

  test('has no lift from the floor or under the bar in a pair with its trunk', () => {
    for (const session of weeksOf(name))
      for (const block of mainBlocks(session)) {
        const all = exercisesIn(block)
        const isBig = ({ pattern, axialLoad }: Exercise) =>
          (pattern === 'squat' || pattern === 'hinge') && axialLoad >= 2
        if (block.kind === 'superset' && all.some(isBig))
          expect(
            all.filter(({ role }) => role === 'core').map(({ id }) => id),
            `day ${session.day}`,
          ).toEqual([])
      }
  })

  test('asks for no more than twenty repetitions with a weight', () => {
    for (const session of weeksOf(name))
      for (const { exercise, sets } of mainBlocks(session).flatMap(({ exercises }) => exercises)) {
        const { role, loadType } = byId.get(exercise) as Exercise
        if (role === 'compound' && loadType !== 'bodyweight')
          for (const { reps = 0 } of sets) expect(reps, `day ${session.day} ${exercise}`).toBeLessThanOrEqual(20)
      }
  })

  test('trains the trunk in more than one way', () => {
    const days = weeksOf(name).map(
      session =>
        new Set(
          workIn(session)
            .filter(({ role }) => role === 'core')
            .map(({ id }) => id),
        ),
    )
    const counts = new Map<string, number>()
    for (const ids of days) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
    const most = [...counts].sort(([, one], [, other]) => other - one)[0]
    expect(most?.[1] ?? 0, `${[...counts].join(' | ')} of ${days.length}`).toBeLessThanOrEqual(
      Math.ceil(days.length * 0.6),
    )
  })
})

describe.each(['three', 'strong', 'five', 'long'] as const)('%s lifts', name => {
  test('from the second week on with less than half an hour on the move behind it', () => {
    for (const session of weeksOf(name).filter(({ day }) => day >= 7)) {
      const other = mainBlocks(session).filter(block => exercisesIn(block).every(({ role }) => role === 'conditioning'))
      const minutes = other.reduce((sum, block) => sum + minutesOf(block), 0)
      expect(minutes, `day ${session.day}: ${other.map(({ name }) => name.de).join()}`).toBeLessThanOrEqual(25)
    }
  })

  test('and does not march on the spot for minutes', () => {
    for (const session of weeksOf(name))
      for (const { exercise, sets } of session.plan.blocks[0]?.exercises ?? [])
        if (exercise === 'easy-march') expect(sets[0]?.durationSec ?? 0).toBeLessThanOrEqual(270)
  })
})

test('five days: what led yesterday does not lead today, and legs are heavy at most every other day', () => {
  const all = weeksOf('five')
  const isLegs = ({ pattern, role, axialLoad }: Exercise) =>
    role === 'compound' && axialLoad >= 2 && (pattern === 'squat' || pattern === 'hinge')
  for (const [at, session] of all.entries()) {
    const before = all[at - 1]
    if (!before || session.day - before.day > 1) continue
    const twice = workIn(session).filter(one => isLegs(one) && workIn(before).some(isLegs))
    expect(
      twice.map(({ id }) => id),
      `days ${before.day} and ${session.day}`,
    ).toEqual([])
  }
})

test('three days for the whole body: every week something is pressed overhead and something pulled from above', () => {
  const all = weeksOf('three')
  for (let week = 1; week < weeks; week += 1)
    for (const pattern of ['vertical-push', 'vertical-pull']) {
      const days = all.filter(({ day }) => Math.floor(day / 7) === week)
      const sets = days.reduce((sum, session) => sum + setsOf(session, one => one.pattern === pattern), 0)
      expect(sets, `week ${week + 1} ${pattern}`).toBeGreaterThanOrEqual(2)
    }
})

/** The big lift that a day begins with. */
const leadOf = (session: Session) => workIn(session).find(({ role }) => role === 'compound')

test.each(['three', 'whole', 'older'] as const)(
  '%s: days for the whole body begin with another lift each time',
  name => {
    const leads = weeksOf(name).map(session => leadOf(session)?.pattern)
    for (const [at, lead] of leads.entries())
      if (at > 0) expect(lead, `session ${at + 1} of ${leads.join(', ')}`).not.toBe(leads[at - 1])
  },
)

test.each(['three', 'whole'] as const)('%s: something is pressed while nothing is tired once a week', name => {
  const all = weeksOf(name)
  for (let week = 1; week < weeks; week += 1) {
    const leads = all.filter(({ day }) => Math.floor(day / 7) === week).map(session => leadOf(session)?.pattern ?? '')
    expect(leads.filter(lead => /-push$/.test(lead)).length, `week ${week + 1}: ${leads.join(', ')}`).toBe(1)
  }
})

test.each(['strong', 'halves', 'long'] as const)(
  '%s: days for the legs begin with a squat and a hinge by turns',
  name => {
    const legs = weeksOf(name).filter(session => ['squat', 'hinge'].includes(leadOf(session)?.pattern ?? ''))
    const leads = legs.map(session => leadOf(session)?.pattern)
    for (const [at, lead] of leads.entries())
      if (at > 0) expect(lead, `day ${at + 1} of ${leads.join(', ')}`).not.toBe(leads[at - 1])
  },
)

test('kettlebells alone: one is pressed overhead every week, and nothing lies on the floor in its place', () => {
  const all = weeksOf('kettlebells')
  const isOverhead = ({ pattern, loadType }: Exercise) => pattern === 'vertical-push' && loadType !== 'bodyweight'
  for (let week = 1; week < weeks; week += 1) {
    const days = all.filter(({ day }) => Math.floor(day / 7) === week)
    const sets = days.reduce((sum, session) => sum + setsOf(session, isOverhead), 0)
    expect(sets, `week ${week + 1}: ${days.flatMap(workIn).map(({ id }) => id)}`).toBeGreaterThanOrEqual(2)
  }
})

test('Po und Bauch as a goal: the hips get lifts of their own, the belly its own exercises, and nobody walks with 4 kg', () => {
  const all = weeksOf('shape')
  const once: string[] = []
  for (let week = 1; week < weeks; week += 1) {
    const days = all.filter(({ day }) => Math.floor(day / 7) === week)
    const hips = days.filter(session => setsOf(session, ({ id }) => /hip-thrust|glute-bridge|kickback/.test(id)) >= 2)
    const belly = days.reduce((sum, session) => sum + setsOf(session, ({ role }) => role === 'core'), 0)
    const says = `week ${week + 1}: ${days.flatMap(workIn).map(({ id }) => id)}`
    expect(hips.length, says).toBeGreaterThanOrEqual(1)
    if (hips.length < 2) once.push(says)
    expect(belly, says).toBeGreaterThanOrEqual(6)
    expect(
      days.flatMap(workIn).filter(({ pattern }) => pattern === 'carry'),
      says,
    ).toEqual([])
  }
  // Squats and hinges may have filled the hips' week before its last day.
  expect(once.length, once.join('\n')).toBeLessThanOrEqual(1)
})

test('who rides has a bike to ride on, and does not jump beside it', () => {
  for (const session of weeksOf('cyclist')) {
    const ids = workIn(session).map(({ id }) => id)
    expect(
      ids.some(id => /bike/.test(id)),
      `day ${session.day}: ${ids}`,
    ).toBe(true)
    expect(
      ids.filter(id => /step-jack|mountain-climber|marching|boxing|jump/.test(id)),
      `day ${session.day}`,
    ).toEqual([])
  }
})

test('rounds for the whole body always hold legs and arms', () => {
  for (const session of weeksOf('rounds')) {
    const patterns = workIn(session)
      .filter(({ role }) => role === 'compound')
      .map(({ pattern }) => pattern)
    const says = `day ${session.day}: ${workIn(session).map(({ id }) => id)}`
    expect(
      patterns.some(one => one === 'squat' || one === 'hinge' || one === 'lunge'),
      says,
    ).toBe(true)
    expect(
      patterns.some(one => /-(push|pull)$/.test(one)),
      says,
    ).toBe(true)
  }
})

test('six long days of lifting end with hard intervals twice a week at most', () => {
  const all = weeksOf('six')
  for (let week = 0; week < weeks; week += 1) {
    const days = all.filter(({ day }) => Math.floor(day / 7) === week)
    const hard = days.filter(({ plan }) => plan.blocks.some(({ kind }) => kind === 'interval'))
    expect(hard.length, `week ${week + 1}`).toBeLessThanOrEqual(2)
  }
})

test('Po und Schultern as a goal: the hips get lifts of their own twice a week, the shoulders two kinds', () => {
  const all = weeksOf('long')
  for (let week = 1; week < weeks; week += 1) {
    const days = all.filter(({ day }) => Math.floor(day / 7) === week)
    const hips = days.filter(session => setsOf(session, ({ id }) => /hip-thrust|glute-bridge|kickback/.test(id)) >= 3)
    expect(hips.length, `week ${week + 1}`).toBeGreaterThanOrEqual(2)
    const shoulders = days.reduce(
      (sum, session) =>
        sum +
        setsOf(
          session,
          one =>
            (one.muscles['side-delts'] ?? 0) >= 1 ||
            ((one.muscles['front-delts'] ?? 0) >= 1 && one.pattern === 'vertical-push'),
        ),
      0,
    )
    expect(shoulders, `week ${week + 1}`).toBeGreaterThanOrEqual(9)
  }
})
