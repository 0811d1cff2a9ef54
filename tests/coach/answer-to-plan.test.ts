import { describe, expect, test } from 'vitest'
import { composedIn, readAnswer } from '../../adapters/coach-openai/answer.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../domain/coach/basis/plan.ts'
import type { PlanRequest } from '../../domain/coach/basis/request.ts'
import { composedFindings } from '../../domain/coach/by-model/checks.ts'
import { readinessFindings } from '../../domain/coach/by-model/readiness-checks.ts'
import { planFrom } from '../../domain/coach/by-model/session.ts'
import { judgeBrief } from '../../domain/coach/gate/gate.ts'
import { isRefusal, makePlan } from '../../domain/coach/planner.ts'
import { briefFor } from '../../domain/coach/prescribe/briefing.ts'
import { request } from '../domain/coach/requests.ts'
import { answerOf } from './answers.ts'

const goals = ['strength', 'muscle', 'endurance', 'weight-loss', 'mobility', 'health'] as const
const wishes = [null, 'EMOM', 'Zirkel', 'AMRAP', 'Supersätze', 'nur Kurzhanteln bis 12 kg, Knie schmerzt', 'Intervalle']

const moods = [null, 1, 3, 2, 5] as const

const requests: PlanRequest[] = goals.flatMap(goal =>
  [20, 45, 75].flatMap(minutes =>
    wishes.map((wish, at) =>
      request({
        seed: `${goal} ${minutes} ${wish}`,
        minutes,
        wish,
        mood: moods[at % moods.length] ?? null,
        athlete: { goal },
      }),
    ),
  ),
)

const roundTrip = (asked: PlanRequest) => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) return null
  const brief = briefFor(asked, catalogue)
  const answer = readAnswer(JSON.stringify(answerOf(made.plan)))
  if ('faults' in answer) return { asked, faults: answer.faults, made }
  const composed = composedIn(answer)
  const plan = planFrom(brief, composed)
  return {
    asked,
    made,
    plan,
    findings: [...composedFindings(brief, composed), ...readinessFindings(brief, composed)],
    verdict: judgeBrief(plan, brief),
  }
}

describe('an answer becomes a plan', () => {
  const trips = requests.map(roundTrip).filter(trip => trip !== null)

  test('that holds every rule where the built-in plan it was written from does', () => {
    expect(trips.length).toBeGreaterThan(100)
    const broken = trips.flatMap(({ asked, verdict, faults, findings = [] }) =>
      faults || findings.length > 0 || verdict.violations.length > 0
        ? [
            {
              wish: asked.wish,
              minutes: asked.minutes,
              goal: asked.athlete.goal,
              faults,
              findings,
              found: verdict?.violations,
            },
          ]
        : [],
    )
    expect(broken).toEqual([])
  })

  test('with the same exercises in the same order', () => {
    for (const { made, plan } of trips) {
      const main = (blocks: typeof made.plan.blocks) =>
        blocks
          .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
          .flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
      expect(main(plan?.blocks ?? [])).toEqual(main(made.plan.blocks))
    }
  })

  test('with ids of its own, names from the catalogue and reasons from stored events', () => {
    const [plan] = trips.flatMap(trip => trip.plan ?? [])
    if (!plan) throw new Error('no plan')
    const exercises = exercisesOf(plan)
    expect(exercises[0]?.id).toBe('b1e1')
    expect(plan.blocks[1]?.exercises[0]?.sets[0]?.id).toBe('b2e1s1')
    expect(exercises.length).toBeGreaterThan(3)
    for (const { exercise, name, reasons } of exercises) {
      expect(name).toEqual(catalogue.exercises.find(({ id }) => id === exercise)?.name)
      expect(reasons.length).toBeGreaterThan(0)
      expect(reasons.every(({ events }) => events.length > 0)).toBe(true)
    }
  })
})
