import { describe, expect, test } from 'vitest'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import type { Feedback, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { known } from './done-before.ts'
import { planFor } from './lifter.ts'
import { plannedDay, request } from './requests.ts'

// What is said of sessions in words: how hard they were, and how long.

const asked = request({ minutes: 60, athlete: { trainingFrequency: 3 } })
const daysBefore = (at: number) => new Date(Date.parse(asked.at) - (1 + 2 * at) * 86_400_000).toISOString()

/** Newest first. */
const saying = (told: readonly { readonly comment: string; readonly workout: string | null }[]): Feedback => ({
  struggles: null,
  wants: null,
  hyrox: null,
  mobility: null,
  said: told.map(({ comment, workout }, at) => ({
    event: `said-${at}`,
    at: daysBefore(at),
    workout,
    difficulty: null,
    comment,
  })),
})

/** Repetitions in reserve of the big lifts, on average. */
const reserve = (plan: Plan) => {
  const rirs = exercisesOf(plan).flatMap(({ targetRir, exercise }) =>
    targetRir === null || known(exercise).role !== 'compound' ? [] : targetRir,
  )
  return rirs.reduce((sum, rir) => sum + rir, 0) / rirs.length
}

describe('how hard sessions were, in words', () => {
  const inWords = (...comments: readonly string[]) =>
    reserve(planFor({ ...asked, feedback: saying(comments.map(comment => ({ comment, workout: null }))) }))
  const usual = inWords()

  test.each([
    ["wasn't too hard at all", ''],
    ['War nicht zu schwer', ''],
    ['Der letzte Satz war zu schwer', ''],
    ['Die Pausen waren zu hart', ''],
    ['Das Aufwärmen war zu leicht', 'Das Aufwärmen war zu leicht'],
    ['Die Hanteln waren zu leicht', 'Die Hanteln waren zu leicht'],
  ])('"%s" is not about the whole', (...comments) => {
    expect(inWords(...comments)).toBe(usual)
  })

  test.each([['zu schwer'], ['Das Training war mir viel zu hart']])('"%s" is', comment => {
    expect(inWords(comment)).toBeGreaterThan(usual)
  })

  test('"zu leicht" twice is', () => {
    expect(inWords('War zu leicht', 'Viel zu leicht!')).toBeLessThan(usual)
  })
})

describe('how long sessions were', () => {
  const usualPlan = planFor(asked)
  type Of = Partial<{ readonly estimated: number; readonly plan: Plan }>
  /** Newest first: the comment, and the session it is about where that is known. */
  const planAfter = (comments: readonly (readonly [comment: string, of?: Of])[], more: Partial<PlanRequest> = {}) => {
    const told = comments.map(([comment, of], at) => ({ comment, of, workout: of ? `workout-${at}` : null }))
    const history = told.flatMap(({ of, workout }, at): PastWorkout[] => {
      const plan = { ...plannedDay, ...of?.plan, estimatedMinutes: of?.estimated ?? 60 }
      return workout === null ? [] : [{ workout, at: daysBefore(at), status: 'completed', plan, sets: [] }]
    })
    const athlete = { ...asked.athlete, sessionMinutes: more.minutes ?? 60 }
    const plan = planFor({ ...asked, athlete, feedback: saying(told), history, ...more })
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
