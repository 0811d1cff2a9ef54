import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { directMuscles } from '../../../domain/coach/catalogue.ts'
import { legMuscles } from '../../../domain/coach/matches.ts'
import { directLedger } from '../../../domain/coach/muscle-ledger.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import type { Feedback, PlanRequest } from '../../../domain/coach/request.ts'
import { plannedDay, request } from './requests.ts'

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

describe('how hard sessions were, in words', () => {
  const inWords = (...comments: readonly string[]) =>
    planFor({
      ...asked,
      feedback: {
        ...said(),
        said: said([2, 'right'], [4, 'right']).said.map((one, at) => ({
          ...one,
          difficulty: null,
          comment: comments[at] ?? null,
        })),
      },
    })
  const usual = planFor(asked)

  test.each([
    ["wasn't too hard at all", ''],
    ['War nicht zu schwer', ''],
    ['Der letzte Satz war zu schwer', ''],
    ['Die Pausen waren zu hart', ''],
    ['Das Aufwärmen war zu leicht', 'Das Aufwärmen war zu leicht'],
    ['Die Hanteln waren zu leicht', 'Die Hanteln waren zu leicht'],
  ])('"%s" is not about the whole', (...comments) => {
    expect(reserve(inWords(...comments))).toBe(reserve(usual))
  })

  test.each([['zu schwer'], ['Das Training war mir viel zu hart']])('"%s" is', comment => {
    expect(reserve(inWords(comment))).toBeGreaterThan(reserve(usual))
  })

  test('"zu leicht" twice is', () => {
    expect(reserve(inWords('War zu leicht', 'Viel zu leicht!'))).toBeLessThan(reserve(usual))
  })
})

describe('how long sessions were', () => {
  const usualPlan = planFor(asked)
  type Of = Partial<{ readonly estimated: number; readonly plan: Plan }>
  /** Newest first: the comment, and the session it is about where that is known. */
  const planAfter = (comments: readonly (readonly [comment: string, of?: Of])[], more: Partial<PlanRequest> = {}) => {
    const told = comments.map(([comment, of], at) => {
      const day = new Date(Date.parse(asked.at) - (1 + 2 * at) * 86_400_000).toISOString()
      const plan = { ...plannedDay, ...of?.plan, estimatedMinutes: of?.estimated ?? 60 }
      return {
        said: { event: `said-${at}`, at: day, workout: of ? `workout-${at}` : null, difficulty: null, comment },
        done: of ? [{ workout: `workout-${at}`, at: day, status: 'completed' as const, plan, sets: [] }] : [],
      }
    })
    const feedback: Feedback = { ...said(), said: told.map(one => one.said) }
    const athlete = { ...asked.athlete, sessionMinutes: more.minutes ?? 60 }
    const plan = planFor({ ...asked, athlete, feedback, history: told.flatMap(one => one.done), ...more })
    return {
      minutes: plan.estimatedMinutes,
      hint: plan.hints.map(({ de }) => de).find(one => /zu (?:lang|kurz)/.test(one)),
    }
  }

  test.each([
    [['zu kurz', 'zu lang'], null],
    [['zu lang', 'zu kurz'], null],
    [['zu lang', 'zu lang'], '45 statt 60'],
    [['zu kurz', 'zu lang', 'zu lang'], '50 statt 60'],
    [['zu lang', 'zu lang', 'zu lang', 'zu lang'], '45 statt 60'],
  ])('%j', (comments, hint) => {
    const after = planAfter(comments.map(comment => [comment] as const))
    expect(after.hint ?? null).toEqual(hint === null ? null : expect.stringContaining(hint))
    expect(Math.abs(after.minutes - Number(hint?.slice(0, 2) ?? 60))).toBeLessThanOrEqual(3)
  })

  test.each([
    'Die Nacht war zu kurz',
    'Nicht zu lang, nicht zu kurz, genau richtig',
    'Zu lang her, dass ich trainiert habe',
    'nie zu kurz',
    "It's been too long since I trained",
    'Der Arbeitstag war zu lang',
    'Der Weg zum Training war zu lang',
    'the drive was too long',
    'Hab zu lang gesessen',
    'too long between sets',
    'Die Sätze waren zu lang',
    'Cardio war zu lang',
    'Die Intervalle waren zu lang',
    'Das Laufband war zu lang belegt',
  ])('"%s" says nothing of it', comment => {
    expect(planAfter([[comment]])).toEqual(planAfter([]))
  })

  test.each([
    'War mir zu lang',
    'Das Training war viel zu lang',
    'Schönes Training, aber zu lang',
    'Insgesamt zu lang für einen Dienstag',
    'War heute leider etwas zu lang',
    'Session was way too long',
    'Hat länger gedauert als geplant',
    'Viel zu lang, ich hab 70 Minuten gebraucht statt 45',
    'not great but too long',
    'zu lang, nach 40 Minuten war die Luft raus',
  ])('"%s" does', comment => {
    expect(planAfter([[comment]]).minutes).toBeLessThanOrEqual(52)
  })

  test('of a session that was chosen longer, or shorter, or of an easier week, nothing follows', () => {
    const eased: Plan = {
      ...plannedDay,
      blocks: usualPlan.blocks.map(block => ({
        ...block,
        exercises: block.exercises.map(one => ({
          ...one,
          reasons: [{ code: 'deload', facts: {}, events: [], text: plannedDay.name }],
        })),
      })),
    }
    expect(planAfter([['zu lang', { estimated: 90 }]]).hint).toBeUndefined()
    expect(planAfter([['zu kurz', { estimated: 30 }]]).hint).toBeUndefined()
    expect(planAfter([['zu kurz', { estimated: 58, plan: eased }]]).hint).toBeUndefined()
    expect(planAfter([['zu lang', { estimated: 58 }]]).hint).toContain('50 statt 60')
    expect(
      planAfter([
        ['zu lang', { estimated: 51 }],
        ['zu lang', { estimated: 59 }],
      ]).hint,
    ).toContain('45 statt 60')
    expect(planAfter([['immer noch zu lang', { estimated: 51 }]]).hint).toContain('50 statt 60')
  })

  test('what is said of the minutes is so: not where they cannot change, nor in an easier week or on the day of a race', () => {
    expect(planAfter([['zu lang']], { minutes: 15 }).hint).toBeUndefined()
    expect(planAfter([['zu kurz']], { minutes: 180 }).hint).toBeUndefined()
    expect(planAfter([['zu kurz']], { minutes: 170 }).hint).toContain('180 statt 170')

    const programme = {
      start: asked.at,
      phase: 'deload',
      sets: 6,
      sessions: 3,
      after: null,
      events: ['week'],
    } as const
    const easier = planAfter([], { programme })
    expect(planAfter([['zu lang']], { programme })).toEqual(easier)
    expect(easier.minutes).toBeLessThan(45)
    const goalDetails = 'HYROX Rennen heute am 01.06.2026'
    const race = { athlete: { ...asked.athlete, sessionMinutes: 60, goal: 'hyrox', goalDetails } } as const
    expect(planAfter([], race).minutes).toBeLessThan(45)
    expect(planAfter([['zu lang']], race)).toEqual(planAfter([], race))
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
