import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { directMuscles } from '../../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import type { Feedback, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { legMuscles } from '../../../domain/coach/prescribe/ahead/matches.ts'
import { directLedger } from '../../../domain/coach/prescribe/week/muscle-ledger.ts'
import { request } from './requests.ts'

// What is asked of an athlete changes what they get.

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

const planFor = (asked: PlanRequest): Plan => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan
}

const said = (...told: readonly (readonly [daysAgo: number, 'too-easy' | 'right' | 'too-hard'])[]): Feedback => ({
  struggles: null,
  wants: null,
  hyrox: null,
  mobility: null,
  said: told.map(([days, difficulty]) => ({
    event: `said-${days}`,
    at: new Date(Date.parse(asked.at) - days * 86_400_000).toISOString(),
    workout: null,
    difficulty,
    comment: null,
  })),
})

const asked = request({ minutes: 60, athlete: { trainingFrequency: 3 } })
const reserve = (plan: Plan) => {
  const rirs = exercisesOf(plan).flatMap(({ targetRir, exercise }) =>
    targetRir === null || byId.get(exercise)?.role !== 'compound' ? [] : targetRir,
  )
  return rirs.reduce((sum, rir) => sum + rir, 0) / rirs.length
}
const sets = (plan: Plan) =>
  exercisesOf(plan)
    .filter(({ targetRir }) => targetRir !== null)
    .reduce((sum, exercise) => sum + exercise.sets.filter(({ ramp }) => !ramp).length, 0)

describe('answers about workouts', () => {
  const usual = planFor(asked)

  test('too hard leaves more in reserve, and says whose answer it was', () => {
    const plan = planFor({ ...asked, feedback: said([2, 'too-hard']) })
    expect(reserve(plan)).toBeGreaterThan(reserve(usual))
    const reasons = exercisesOf(plan).flatMap(one => one.reasons.filter(({ code }) => code === 'felt-too-hard'))
    expect(reasons.length).toBeGreaterThan(0)
    expect(new Set(reasons.flatMap(({ events }) => events))).toEqual(new Set(['said-2']))
  })

  test('too hard again takes sets away as well', () => {
    expect(sets(planFor({ ...asked, feedback: said([2, 'too-hard'], [5, 'too-hard']) }))).toBeLessThan(sets(usual))
  })

  test('too easy twice goes closer to the limit; once, or long ago, changes nothing', () => {
    expect(reserve(planFor({ ...asked, feedback: said([2, 'too-easy'], [4, 'too-easy']) }))).toBeLessThan(
      reserve(usual),
    )
    expect(planFor({ ...asked, feedback: said([2, 'too-easy']) })).toEqual(usual)
    expect(planFor({ ...asked, feedback: said([30, 'too-hard']) })).toEqual(usual)
  })
})

describe('other sport with its days', () => {
  // The request is of a Monday.
  const legs = ['quads', 'hamstrings', 'glutes']
  const legSets = (otherActivities: string | null) => {
    const plan = planFor({ ...asked, athlete: { ...asked.athlete, otherActivities } })
    const direct = directLedger(exercisesOf(plan), byId)
    return Math.max(...legs.map(muscle => direct.get(muscle) ?? 0))
  }

  test('keeps the legs fresh the day before, and on no other day', () => {
    expect(legSets('Fußball dienstags')).toBeLessThanOrEqual(2)
    expect(legSets('Fußball donnerstags')).toBeGreaterThanOrEqual(legSets(null))
    expect(legSets(null)).toBeGreaterThan(2)
  })

  test.each([
    'Fußball: Training Donnerstag, Spiele am Sonntag und Dienstag',
    'Handball Training Mi/Fr, Punktspiel am Dienstag',
    'Fußballturnier am Dienstag',
    'Klettern freitags, Fußball: Match am Samstag und am Dienstagabend',
    'Dienstag: Fußball',
  ])('keeps them fresh for what counts: %s', words => {
    expect(legSets(words)).toBeLessThanOrEqual(2)
  })

  test.each([
    'Fußball: Training Dienstag und Donnerstag, Spiel am Sonntag',
    'Handball Di/Do',
    'Fußball mittwochs, freitags und dienstags',
    'Fußball Mo, Di und Fr',
    'Klettern freitags, Fußball am Samstag und am Dienstagabend',
    'Fußballtraining am Dienstag',
    'Dienstag/Donnerstag Fußball',
    'Handball Di + Do',
  ])('before practice they work, and not as much as they could: %s', words => {
    const plan = planFor({ ...asked, athlete: { ...asked.athlete, otherActivities: words } })
    expect(legSets(words)).toBeGreaterThan(2)
    expect(legSets(words)).toBeLessThanOrEqual(5)
    expect(plan.hints.map(({ de }) => de).join(' ')).toContain('heute höchstens fünf schwere Sätze je Muskel')
    expect(plan.hints.map(({ de }) => de).join(' ')).not.toContain('frisch')
  })

  test.each(['Fußball donnerstags, dienstags Yoga', 'Fußball Do, Di Schach', 'Fußball ist so mein Ding'])(
    'takes no other day for it: %s',
    words => {
      expect(legSets(words)).toBeGreaterThanOrEqual(legSets(null))
    },
  )

  describe('what counts, and nothing heavy on the back before it', () => {
    const strong = { ...asked, athlete: { ...asked.athlete, goal: 'strength' as const } }
    const heavy = (otherActivities: string | null, wish: string | null) => {
      const plan = planFor({ ...strong, wish, athlete: { ...strong.athlete, otherActivities } })
      const legs = exercisesOf(plan).flatMap(({ exercise }) => {
        const one = byId.get(exercise)
        return one && one.axialLoad >= 2 && legMuscles.has(directMuscles(one)[0] ?? '') ? [exercise] : []
      })
      return { legs, hints: plan.hints.map(({ de }) => de).join(' ') }
    }

    test.each([
      [null, 'Morgen Fußballspiel, heute Kraft'],
      [null, 'heute Abend Tennismatch, vorher Kraft'],
      [null, 'Kraft, morgen Handball'],
      ['Fußball: Spiel am Dienstag', null],
    ])('%s, wish %s', (other, wish) => {
      const { legs, hints } = heavy(other, wish)
      expect(legs).toEqual([])
      expect(hints).toContain('die Beine heute frisch')
    })

    test.each([
      ['Fußball: Spiel am Dienstag', 'Das Spiel morgen fällt aus, schwere Beine'],
      ['Fußball: Spiel am Dienstag', 'Spiel morgen ist abgesagt, schwere Beine'],
      [null, 'morgen Fußballtraining, schwere Beine'],
      [null, 'morgen kein Fußball, schwere Beine'],
      ['Wandern Dienstag', 'schwere Beine'],
      ['Radfahren am Dienstag', 'schwere Beine'],
      ['Laufen dienstags', 'schwere Beine'],
    ])('not where there is none: %s, wish %s', (other, wish) => {
      const { legs, hints } = heavy(other, wish)
      expect(legs.length).toBeGreaterThanOrEqual(1)
      expect(hints).not.toContain('heute frisch')
    })
  })

  test('takes no longer for words that go on and on', () => {
    const began = performance.now()
    planFor({ ...asked, athlete: { ...asked.athlete, otherActivities: `Fußball, ${'monday'.repeat(300)}!` } })
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test('says so, and lets something else lead', () => {
    const plan = planFor({ ...asked, athlete: { ...asked.athlete, otherActivities: 'Fußball dienstags' } })
    expect(plan.hints.map(({ de }) => de).join(' ')).toContain(
      'bleiben die Beine heute frisch: höchstens zwei Sätze je Muskel',
    )
    const [lead] = exercisesOf(plan).filter(({ targetRir }) => targetRir !== null)
    expect(byId.get(lead?.exercise ?? '')?.pattern).not.toMatch(/squat|hinge|lunge/)
  })
})
