import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aiPlanner } from '../../adapters/coach-openai/planner.ts'
import { resting } from '../../adapters/coach-openai/resting.ts'
import { rulesPlanner } from '../../adapters/coach-rules/generator.ts'
import type { PlanGenerator } from '../../commands/ports/planning.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { slotsFor } from '../../domain/coach/by-model/candidates.ts'
import { kinds, reasonCodes } from '../../domain/coach/by-model/composed.ts'
import { menuOf } from '../../domain/coach/by-model/menu.ts'
import { judge } from '../../domain/coach/gate/gate.ts'
import { briefFor } from '../../domain/coach/prescribe/briefing.ts'
import { asUserId } from '../../domain/ids.ts'
import { request } from '../domain/coach/requests.ts'
import { runs } from '../support/runs.ts'
import { goodAnswer } from './athletes.ts'

const spent = { calls: 1, inputTokens: 10, outputTokens: 10 }
const asked = request({ minutes: 30, athlete: { restrictions: 'Schulterschmerzen' } })
const brief = briefFor(asked, catalogue)
const ids = menuOf(brief, slotsFor(brief)).map(({ id }) => id)
const signal = new AbortController().signal
const made = await rulesPlanner(catalogue)(asked, { signal, onStage: () => {}, athlete: asUserId('nobody') })
const rules: PlanGenerator = async () => made

const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null })

const exercise = fc.record({
  id: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...catalogue.exercises.map(({ id }) => id)) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 20 }) },
  ),
  reps: maybe(fc.integer({ min: 1, max: 100 })),
  seconds: maybe(fc.integer({ min: 5, max: 4000 })),
  meters: maybe(fc.integer({ min: 5, max: 20_000 })),
  kg: maybe(fc.double({ min: 0.25, max: 1000, noNaN: true })),
  rir: maybe(fc.integer({ min: 0, max: 4 })),
  rest_seconds: fc.integer({ min: 0, max: 600 }),
  reasons: fc.array(fc.constantFrom(...reasonCodes), { minLength: 1, maxLength: 3 }),
})

const answer = fc.record({
  blocks: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      rounds: fc.integer({ min: 1, max: 60 }),
      cap_minutes: maybe(fc.integer({ min: 1, max: 120 })),
      exercises: fc.array(exercise, { minLength: 1, maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  concerns: fc.constant([]),
  unclear_words_ignored: fc.array(fc.string(), { maxLength: 3 }),
})

const planWith = async (text: string) => {
  const said: string[] = []
  const coach = aiPlanner({
    ask: async messages => {
      said.push(messages.at(-1)?.content ?? '')
      return { text, spent }
    },
    model: 'any',
    catalogue,
    rules,
    totalMs: 5000,
    report: () => {},
  })
  const plan = await coach(asked, { signal, onStage: () => {}, athlete: asUserId('nobody') })
  if ('refused' in plan) throw new Error(plan.refused)
  return { plan, said }
}

describe('whatever a model answers', () => {
  test('a plan comes out that breaks no rule, and every repair names what was wrong', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          answer.map(one => JSON.stringify(one)),
          fc.json(),
          fc.string(),
        ),
        async text => {
          const { plan, said } = await planWith(text)
          expect(judge(plan.plan, asked, catalogue).violations).toEqual([])
          expect(said.slice(1).every(words => /\n- /.test(words))).toBe(true)
        },
      ),
      { numRuns: runs(60) },
    )
  })

  test('a good answer with one thing changed is taken only where it still holds', async () => {
    const good = goodAnswer(asked)
    await fc.assert(
      fc.asyncProperty(fc.nat(), exercise, async (at, other) => {
        const blocks = good.blocks.map((block, index) =>
          index === at % good.blocks.length
            ? { ...block, exercises: [{ ...block.exercises[0], ...other }, ...block.exercises.slice(1)] }
            : block,
        )
        const { plan } = await planWith(JSON.stringify({ ...good, blocks }))
        expect(judge(plan.plan, asked, catalogue).violations).toEqual([])
      }),
      { numRuns: runs(60) },
    )
  })
})

test('a model that fails three times in a row is left alone for a minute, then one may try', async () => {
  let now = 0
  let calls = 0
  let up = false
  const ask = resting(
    async () => {
      calls += 1
      return up ? { text: '{}', spent } : { unavailable: 'down', spent }
    },
    () => now,
  )
  const once = () => ask([], new Date(), signal)
  for (let turn = 0; turn < 5; turn += 1) await once()
  expect(calls).toBe(3)
  now = 59_000
  await once()
  expect(calls).toBe(3)
  now = 61_000
  await once()
  await once()
  expect(calls).toBe(4)
  now = 130_000
  up = true
  await once()
  await once()
  expect(calls).toBe(6)
})
