import { expect, test } from 'vitest'
import { type Answer, composedIn } from '../../adapters/coach-openai/answer.ts'
import type { AskModel } from '../../adapters/coach-openai/ask.ts'
import { aiPlanner } from '../../adapters/coach-openai/planner.ts'
import { nothing } from '../../adapters/coach-openai/prices.ts'
import { rulesPlanner } from '../../adapters/coach-rules/generator.ts'
import type { Outcome } from '../../commands/ports/planning.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { coachPromptVersion } from '../../content/prompts/coach.ts'
import type { PlanRequest } from '../../domain/coach/basis/request.ts'
import { triedIn } from '../../domain/coach/by-model/tried.ts'
import { briefFor } from '../../domain/coach/prescribe/briefing.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { openBench } from '../../tools/coach/bench.ts'
import { must } from '../../tools/coach/practice.ts'
import { gym, request } from '../domain/coach/requests.ts'
import { goodAnswer, somebody } from './athletes.ts'

const asked = request({ minutes: 45, athlete: { goal: 'muscle', fitnessLevel: 3, experienceLevel: 3 } })
const options = { signal: new AbortController().signal, onStage: () => {}, athlete: asUserId('somebody') }

const planned = async (answer: Answer, wanted: PlanRequest = asked) => {
  const questions: string[] = []
  const ask: AskModel = async messages => {
    questions.push(messages.map(({ content }) => content).join('\n'))
    return { text: JSON.stringify(answer), spent: nothing }
  }
  const rules = rulesPlanner(catalogue)
  const generate = aiPlanner({ ask, model: 'scripted', catalogue, rules, totalMs: 60_000, report: () => {} })
  const made: Outcome = await generate(wanted, options)
  if ('refused' in made) throw new Error(made.refused)
  return { ...made, questions }
}

test('a model as good as the built-in planner is taken, and both scores are kept', async () => {
  const { planner, scores, verdict } = await planned(goodAnswer(asked))
  expect(planner).toBe('ai')
  expect(scores?.model).toBe(verdict.score)
  expect(scores?.model).toBeGreaterThanOrEqual((scores?.rules ?? 100) - 5)
})

/** Rules are kept, and nothing is trained: an exercise of the small muscles in every place. */
const stupid = (answer: Answer): Answer => {
  const small = ['calf-raise', 'dumbbell-curl', 'dumbbell-lateral-raise', 'cable-triceps-pushdown', 'crunch', 'plank']
  return {
    ...answer,
    blocks: answer.blocks.map((block, at) => ({
      ...block,
      exercises: block.exercises.map((one, on) => ({
        ...one,
        id: small[(at + on) % small.length] ?? one.id,
        kg: null,
      })),
    })),
  }
}

test('a stupid plan is shown to nobody: the built-in one is', async () => {
  const { planner, scores, plan, questions } = await planned(stupid(goodAnswer(asked)))
  expect(planner).toBe('rules')
  expect(scores?.rules).toBeGreaterThan(70)
  expect(plan.blocks.length).toBeGreaterThan(2)
  expect(questions.length).toBeGreaterThan(1)
})

/** What a good model would have answered to another wish: rules are kept, and the week's needs are met more or less. */
const answerFor = (wish: string) => goodAnswer({ ...asked, wish })

test('a plan that keeps every rule and is worth more than five points less is not taken, and both scores are kept', async () => {
  const { planner, scores, verdict } = await planned(answerFor('Schultern und Arme'))
  expect(planner).toBe('rules')
  expect(scores?.rules).toBe(verdict.score)
  // Whatever breaks a rule has no score: this one was legal.
  expect(scores?.model).toEqual(expect.any(Number))
  expect(scores?.model).toBeLessThan((scores?.rules ?? 0) - 5)
})

test('a plan that is worth more is taken', async () => {
  const { planner, scores, verdict } = await planned(answerFor('Zirkel'))
  expect(planner).toBe('ai')
  expect(scores?.model).toBe(verdict.score)
  expect(scores?.model).toBeGreaterThan(scores?.rules ?? 100)
})

test('four points less are within, five are not, and a broken rule never is', () => {
  const brief = briefFor(asked, catalogue)
  const tried = (own: number, wish: string) => {
    const answered = triedIn(brief, own, composedIn(answerFor(wish)))
    if ('wrong' in answered) throw new Error(answered.wrong.map(({ found }) => found).join())
    return answered
  }
  const { score, violations } = tried(0, 'Schultern und Arme').verdict
  expect(violations).toEqual([])
  expect(tried(score + 4, 'Schultern und Arme').isTaken).toBe(true)
  expect(tried(score + 5, 'Schultern und Arme').isTaken).toBe(false)
  expect(tried(0, 'Maschinen')).toMatchObject({ isTaken: false, verdict: { score: 100 } })
})

test.each([
  ['Schultern und Arme', 'rules'],
  ['Zirkel', 'ai'],
] as const)('the fact of a plan holds who made it and both scores: %s', async (wish, planner) => {
  const text = JSON.stringify(answerFor(wish))
  const ask: AskModel = async () => ({ text, spent: nothing })
  const rules = rulesPlanner(catalogue)
  const coach = aiPlanner({ ask, model: 'scripted', catalogue, rules, totalMs: 60_000, report: () => {} })
  // The bench knows the athlete and the day, the coach is asked for those of this test.
  const bench = openBench(`worth ${wish}`, (_, more) => coach(asked, more))
  await bench.join({ profile: somebody, places: [{ name: 'Studio', equipment: [...gym] }] })
  const made = await must(bench.ask('once', { minutes: 45 }))
  const facts = await bench.log.load(streamOf('workout', made.workout))
  const generated = facts.map(({ event }) => event).find(({ type }) => type === 'WorkoutGenerated')
  expect(generated).toMatchObject({
    planner,
    model: 'scripted',
    scores: { rules: expect.any(Number), model: expect.any(Number) },
    prompts: { coach: coachPromptVersion },
  })
})

test('a model that will not plan over what was written stops, and one that asks limits; on quoted words alone', async () => {
  const wanted = { ...asked, wish: 'Beine, die Kniegeschichte jodelt und die Uhr hat mich in die Röhre geschickt' }
  const stop = { kind: 'stop', flag: 'heart-warning', field: 'wish', quote: 'in die Röhre geschickt' } as const
  const ask = { kind: 'ask', part: 'knee', field: 'wish', quote: 'die Kniegeschichte jodelt' } as const
  const good = goodAnswer(asked)
  await expect(planned({ ...good, blocks: [], concerns: [stop] }, wanted)).rejects.toThrow(/^needs-/)
  const { planner, plan } = await planned({ ...good, concerns: [ask] }, wanted)
  expect(planner).toBe('rules')
  const loads = plan.blocks.flatMap(({ exercises }) =>
    exercises.map(one => exerciseBy(one.exercise)?.jointLoad.knee ?? 3),
  )
  expect(Math.max(...loads)).toBeLessThanOrEqual(1)
  const made = await planned({ ...good, concerns: [{ ...stop, quote: 'Brustschmerz' }] }, asked)
  expect(made.planner).toBe('ai')
})

const exerciseBy = (id: string) => catalogue.exercises.find(one => one.id === id)

test('a model may choose from what a trainer reaches for first, before anything else', async () => {
  const { questions } = await planned(goodAnswer(asked))
  const { first } = catalogue.training.staples
  const listed = (id: string) => questions[0]?.includes(`"id":"${id}"`)
  const [squat] = first.squat ?? []
  const [bench] = first['horizontal-push'] ?? []
  for (const id of [squat, bench]) if (id) expect(listed(id), id).toBe(true)
})
