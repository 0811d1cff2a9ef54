import { describe, expect, test } from 'vitest'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { isStrength } from '../../../domain/coach/basis/catalogue.ts'
import type { Session } from './months.ts'
import { athlete, mainBlocks, setsOf, trainedFor, workIn } from './printed-weeks.ts'
import { gym } from './requests.ts'

// Weights beside a sport: practice is no match, the sport gets what it lives from, and what is said of it is so.

const weeks = process.env.LAWS === 'brief' ? 4 : 8

const trained = { experienceLevel: 3, fitnessLevel: 3 } as const

const weeksOf = trainedFor(weeks, {
  footballer: athlete('plays football', {
    facts: {
      goal: 'strength',
      age: 22,
      weightKg: 76,
      ...trained,
      goalDetails: 'Explosiver und schneller für Fußball',
      otherActivities: 'Fußball: Training Dienstag und Donnerstag, Spiel am Samstag',
    },
    equipment: [...gym, 'box', 'medicine-ball', 'wall', 'running-route'],
  }),
  steady: athlete('plays football, level 2', {
    facts: {
      goal: 'strength',
      age: 22,
      weightKg: 77,
      fitnessLevel: 4,
      experienceLevel: 2,
      goalDetails: 'Stärker und stabiler werden',
      otherActivities: 'Fußball: Training Dienstag und Donnerstag, Spiel am Samstag',
    },
    equipment: gym,
  }),
  swimmer: athlete('swims', {
    facts: {
      goal: 'strength',
      gender: 'female',
      age: 20,
      weightKg: 65,
      ...trained,
      goalDetails: 'Schneller schwimmen, 100 m Kraul, Schultern gesund halten',
      otherActivities: 'Schwimmen Montag, Mittwoch, Freitag und Samstag früh',
    },
    weekdays: [1, 3, 6],
  }),
  climber: athlete('climbs', {
    facts: {
      goal: 'strength',
      age: 27,
      weightKg: 70,
      fitnessLevel: 4,
      experienceLevel: 4,
      goalDetails: 'Klettern 7a, Fingerkraft und Zug',
      otherActivities: 'Klettern Dienstag, Donnerstag und Sonntag',
    },
    minutes: 45,
    equipment: ['pull-up-bar', 'rings', 'dumbbells', 'mat', 'resistance-band'],
  }),
})

type Name = Parameters<typeof weeksOf>[0]

const isEasier = ({ plan }: Session) =>
  plan.blocks.some(({ exercises }) => exercises.some(({ reasons }) => reasons.some(({ code }) => code === 'deload')))

/** Weeks of their usual three days, the first one apart, in which loads are felt for. */
const eachWeek = (name: Name, check: (sessions: readonly Session[], says: string) => void) => {
  for (let week = 1; week < weeks; week += 1) {
    const sessions = weeksOf(name).filter(({ day }) => Math.floor(day / 7) === week)
    if (!sessions.some(isEasier)) check(sessions, `week ${week + 1}: ${sessions.flatMap(idsOf).join(' ')}`)
  }
}

const idsOf = (session: Session) => workIn(session).map(({ id }) => id)
const setsIn = (sessions: readonly Session[], is: (exercise: Exercise) => boolean) =>
  sessions.reduce((sum, session) => sum + setsOf(session, is), 0)
const on = (sessions: readonly Session[], weekday: number) => sessions.filter(({ day }) => day % 7 === weekday)
const lifts = (session: Session) =>
  workIn(session).filter(one => isStrength(one) && (one.role === 'compound' || one.role === 'power'))

const isLegs = ({ pattern }: Exercise) => pattern === 'squat' || pattern === 'hinge' || pattern === 'lunge'
const isFast = ({ role, id }: Exercise) => role === 'power' || id === 'sprint' || id === 'strides'
const isPush = ({ pattern, role }: Exercise) => pattern.endsWith('-push') && role !== 'power'
const isPull = ({ pattern }: Exercise) => pattern.endsWith('-pull')
const isFor = (muscle: string) => (one: Exercise) => isStrength(one) && (one.muscles[muscle] ?? 0) >= 1
const heavySets = (session: Session, muscle: string) =>
  setsOf(session, one => one.role !== 'power' && isFor(muscle)(one))
const directSets = (session: Session, muscle: string) => setsOf(session, isFor(muscle))

describe('football: practice on Tuesday and Thursday, a match on Saturday', () => {
  test('Monday is for the legs, led by a squat or a hinge, in all weeks but two at most', () => {
    const short: string[] = []
    eachWeek('footballer', (sessions, says) => {
      for (const monday of on(sessions, 0)) {
        const lead = lifts(monday).find(({ role }) => role === 'compound')
        expect(lead?.pattern, says).toMatch(/squat|hinge/)
        if (setsOf(monday, one => isLegs(one) || one.pattern === 'knee-flexion') < 5) short.push(says)
      }
    })
    expect(short.slice(2)).toEqual([])
  })

  test('on Friday no muscle of the legs gets more than two sets', () => {
    eachWeek('footballer', (sessions, says) => {
      for (const friday of on(sessions, 4))
        for (const muscle of ['quads', 'hamstrings', 'glutes'])
          expect(directSets(friday, muscle), `${muscle}, ${says}`).toBeLessThanOrEqual(2)
    })
  })

  test.each(['footballer', 'steady'] as const)(
    'on Friday, before the match, the %s squats and lifts nothing heavy',
    name => {
      eachWeek(name, (sessions, says) => {
        for (const friday of on(sessions, 4))
          expect(
            setsOf(friday, one => isLegs(one) && one.axialLoad >= 2),
            says,
          ).toBe(0)
      })
    },
  )

  test('something fast comes twice a week, before anything heavy', () => {
    eachWeek('footballer', (sessions, says) => {
      const fast = sessions.filter(session => lifts(session).some(isFast) || workIn(session).some(isFast))
      expect(fast.length, says).toBeGreaterThanOrEqual(2)
      expect(setsIn(sessions, isFast), says).toBeGreaterThanOrEqual(8)
      for (const session of fast) {
        const heavy = workIn(session).findIndex(({ role }) => role === 'compound')
        expect(workIn(session).findLastIndex(isFast), says).toBeLessThan(heavy)
      }
    })
  })

  test('legs are not what the week has least of', () => {
    eachWeek('footballer', (sessions, says) =>
      expect(setsIn(sessions, isLegs), says).toBeGreaterThanOrEqual(
        setsIn(sessions, ({ pattern }) => pattern === 'horizontal-push'),
      ),
    )
  })
})

describe.each(['swimmer', 'climber'] as const)('%s', name => {
  test('pulls at least as much as is pressed', () => {
    eachWeek(name, (sessions, says) =>
      expect(setsIn(sessions, isPush), says).toBeLessThanOrEqual(setsIn(sessions, isPull)),
    )
  })

  test('pulls up on a bar every week, and twice in most', () => {
    const once: string[] = []
    eachWeek(name, (sessions, says) => {
      const days = sessions.filter(session => idsOf(session).some(id => /(pull|chin)-up$/.test(id)))
      expect(days.length, says).toBeGreaterThanOrEqual(1)
      if (days.length < 2) once.push(says)
    })
    expect(once.slice(2)).toEqual([])
  })

  test('what turns the shoulder out or draws it back comes twice a week', () => {
    eachWeek(name, (sessions, says) => {
      const days = sessions.filter(session =>
        workIn(session).some(one => isFor('rotator-cuff')(one) || isFor('rear-delts')(one)),
      )
      expect(days.length, says).toBeGreaterThanOrEqual(2)
    })
  })
})

test('the swimmer has eight sets or more for the lats, and the climber pulls up with a weight', () => {
  eachWeek('swimmer', (sessions, says) => expect(setsIn(sessions, isFor('lats')), says).toBeGreaterThanOrEqual(8))
  eachWeek('climber', (sessions, says) => {
    const loaded = sessions
      .flatMap(mainBlocks)
      .flatMap(({ exercises }) => exercises)
      .filter(({ exercise, sets }) => /pull-up$/.test(exercise) && sets.some(({ weightKg }) => (weightKg ?? 0) > 0))
    expect(loaded.length, says).toBeGreaterThanOrEqual(1)
  })
})

test.each(['footballer', 'swimmer', 'climber'] as const)('what is said to stay fresh does: %s', name => {
  const parts = { Beine: ['quads', 'hamstrings', 'glutes'], Schultern: ['front-delts', 'side-delts', 'chest', 'lats'] }
  const numbers = { zwei: 2, fünf: 5 }
  for (const session of weeksOf(name))
    for (const { de } of session.plan.hints)
      for (const [part, muscles] of Object.entries(parts))
        for (const [word, most] of Object.entries(numbers)) {
          if (!de.includes(part) || !new RegExp(`höchstens ${word} (schwere )?Sätze`).test(de)) continue
          for (const muscle of muscles)
            expect(heavySets(session, muscle), `${muscle}: ${de} ${idsOf(session)}`).toBeLessThanOrEqual(most)
        }
})
