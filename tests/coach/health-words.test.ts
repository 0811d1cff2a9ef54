import { describe, expect, test } from 'vitest'
import type { AskModel } from '../../adapters/coach-openai/ask.ts'
import { aiPlanner } from '../../adapters/coach-openai/planner.ts'
import { nothing } from '../../adapters/coach-openai/prices.ts'
import { rulesPlanner } from '../../adapters/coach-rules/generator.ts'
import { profiles } from '../../commands/profiles.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Plan } from '../../domain/coach/basis/plan.ts'
import { healthTeller } from '../../domain/coach/read/tells-health.ts'
import { asConsentId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import type { PlanFields } from '../../domain/training-profiles.ts'
import { openBench } from '../../tools/coach/bench.ts'
import { gym } from '../domain/coach/requests.ts'
import { some } from '../support/runs.ts'
import { goodAnswer, newcomer } from './athletes.ts'
import { type Unsafe, type UnsafeField, unsafe, unsafeFields } from './corpus/unsafe.ts'
import { type Seen, unsafeIn } from './safety/yardstick.ts'

/** A model that contradicts: whatever it hears, it answers with a full session for somebody healthy. */
const contradicting = () => {
  const asked: string[] = []
  const text = JSON.stringify(goodAnswer(newcomer(45)))
  const ask: AskModel = async messages => {
    asked.push(messages.map(({ content }) => content).join('\n'))
    return { text, spent: nothing }
  }
  const rules = rulesPlanner(catalogue)
  const generate = aiPlanner({ ask, model: 'scripted', catalogue, rules, totalMs: 60_000, report: () => {} })
  return { asked, generate }
}

const keys = { goal: 'goalDetails', restrictions: 'restrictions', comments: 'comments' } as const
const silence: PlanFields = { goalDetails: null, restrictions: null, comments: null }
const now = Date.parse('2026-10-05T08:00:00.000Z')

/** An athlete who writes words into a field and asks for a workout, by the commands that the API calls. */
const writer = async (name: string, generate = rulesPlanner(catalogue)) => {
  const bench = openBench(name, generate)
  bench.clock.set(now)
  await bench.join({ profile: { ...noWords }, places: [{ name: 'Studio', equipment: [...gym] }] })
  const places = profiles({
    log: bench.log,
    clock: bench.clock.now,
    consents: { forHealth: async () => ({ consent: asConsentId(name) }) },
    tellsHealth: healthTeller(catalogue),
  })
  let count = 0
  return async (field: UnsafeField, text: string) => {
    const act = `${++count}`
    bench.clock.set(now + count * 60_000)
    const fields = field === 'wish' ? silence : { ...silence, [keys[field]]: text }
    expect(isRefused(await places.changePlan(bench.context(`tell ${act}`), fields))).toBe(false)
    return bench.ask(act, { minutes: 30, wish: field === 'wish' ? text : undefined })
  }
}

const noWords = {
  gender: null,
  age: null,
  heightCm: null,
  weightKg: null,
  goal: 'health',
  goalDetails: null,
  trainingFrequency: null,
  sessionMinutes: null,
  otherActivities: null,
  restrictions: null,
  mobilityRestrictions: null,
  comments: null,
  fitnessLevel: null,
  experienceLevel: null,
} as const

describe('words on health that people wrote, in every field a plan is made from', () => {
  const reds = unsafe().filter(one => one.level === 'red')
  const ambers = unsafe().filter(one => one.level === 'amber')

  test('are more than two hundred, of every class', () => {
    expect(reds.length + ambers.length).toBeGreaterThanOrEqual(200)
    expect(new Set(reds.flatMap(({ flags }) => flags)).size).toBe(17)
  })

  test.each(unsafeFields)('stop where they must, in the field %s, model or not', async field => {
    const model = contradicting()
    const pair = async (name: string) => [await writer(name), await writer(name, model.generate)]
    let asks = await pair(field)
    const planned: string[] = []
    for (const [at, { text }] of some(reds).entries()) {
      // Nobody asks so often in a day.
      if (at % 100 === 99) asks = await pair(`${field} ${at}`)
      const answer = await asks[at % 2]?.(field, text)
      if (!answer || !isRefused(answer) || !answer.refused.startsWith('needs-')) planned.push(text)
    }
    expect(planned).toEqual([])
    expect(model.asked).toEqual([])
  })

  test('limit every plan where they must, model or not', async () => {
    const model = contradicting()
    const broken: string[] = []
    for (const [at, one] of some(ambers).entries()) {
      if (at % 3 === 2) continue
      const field = unsafeFields[at % unsafeFields.length] ?? 'wish'
      const ask = await writer(`amber ${at}`, at % 2 === 0 ? model.generate : undefined)
      const answer = await ask(field, one.text)
      const fault = isRefused(answer) ? faultOfRefusal(answer.refused) : faultOf(one, answer.plan)
      if (fault) broken.push(`${field}: ${one.text}: ${fault}`)
    }
    expect(broken).toEqual([])
    expect(model.asked.length).toBeGreaterThan(some(ambers).length / 12)
  })
})

const faultOfRefusal = (refused: string) => (refused === 'nothing-possible' ? null : `stopped: ${refused}`)

/** By what is written beside it alone: what the coach makes of the words is not asked. */
const faultOf = (one: Unsafe, plan: Plan): string | null =>
  one.level === 'red' ? null : unsafeIn(one, seen(plan)).join('; ') || null

const seen = ({ blocks, hints }: Plan): Seen => ({
  words: hints.map(({ de }) => de).join(' '),
  blocks: blocks.map(({ kind, name, description, exercises }) => ({
    kind,
    words: `${name.de} ${description.de}`,
    exercises: exercises.map(({ exercise, targetRir, sets }) => ({
      exercise,
      rir: targetRir,
      reps: sets.filter(({ ramp }) => !ramp).flatMap(({ reps }) => reps ?? []),
      seconds: sets.flatMap(({ durationSec }) => durationSec ?? []),
    })),
  })),
})
