import { parseArgs } from 'node:util'
import { type AskModel, modelAt } from '../../adapters/coach-openai/ask.ts'
import { aiPlanner } from '../../adapters/coach-openai/planner.ts'
import { usageOf } from '../../adapters/coach-openai/prices.ts'
import { modelReader, readingFormat, readMs } from '../../adapters/coach-openai/reader.ts'
import { rulesPlanner } from '../../adapters/coach-rules/generator.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { asUserId } from '../../domain/ids.ts'
import { request } from '../domain/coach/requests.ts'
import { open } from './corpus/utterance.ts'

// OPENAI_API_KEY=… npm run coach:model -- [--base-url URL] [--model NAME] [--requests 100] [--seconds 20]: how a model
// does as reader and coach: how many of its plans are taken, how often it had to repair, how long, how much.

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    model: { type: 'string', default: 'gpt-5-mini' },
    requests: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
  },
})
const many = whole('requests', values.requests, 1, 1000)
const totalMs = whole('seconds', values.seconds, 1, 120) * 1000
const { model } = values
const connection = { apiKey: process.env.OPENAI_API_KEY ?? 'none', baseUrl: values['base-url'] ?? null, model }

const calls = { count: 0, unavailable: 0, unusable: 0 }
const counted =
  (ask: AskModel): AskModel =>
  async (...asked) => {
    calls.count += 1
    const said = await ask(...asked)
    if ('unavailable' in said) calls.unavailable += 1
    if ('unusable' in said) calls.unusable += 1
    return said
  }

let compositions = 0
const composing = counted(modelAt({ ...connection, callMs: totalMs * 0.6 }))
const generate = aiPlanner({
  ask: (...asked) => {
    compositions += 1
    return composing(...asked)
  },
  read: modelReader(counted(modelAt({ ...connection, callMs: readMs }, readingFormat))),
  model,
  catalogue,
  rules: rulesPlanner(catalogue),
  totalMs,
  report: () => {},
})

const wishes = open().filter(({ field, safety }) => field === 'wish' && !safety.startsWith('red'))
const levels = [1, 2, 3, 4, 5] as const
const goals = ['strength', 'muscle', 'endurance', 'health'] as const
const outcomes: {
  taken: boolean
  stopped: boolean
  ms: number
  asked: number
  lead: number | null
  cost: number | null
}[] = []
const tokens = { calls: 0, inputTokens: 0, outputTokens: 0 }
for (let at = 0; at < many; at += 1) {
  const wanted = request({
    minutes: [20, 30, 45, 60, 75][at % 5] ?? 45,
    wish: wishes[(at * 37) % wishes.length]?.text ?? null,
    athlete: {
      goal: goals[at % goals.length] ?? 'health',
      fitnessLevel: levels[at % 5] ?? 3,
      experienceLevel: levels[at % 5] ?? 3,
    },
  })
  const [start, before] = [performance.now(), compositions]
  const made = await generate(wanted, {
    signal: new AbortController().signal,
    onStage: () => {},
    athlete: asUserId(`athlete ${at}`),
  })
  const isPlan = 'planner' in made
  const usage = isPlan ? made.usage : undefined
  tokens.calls += usage?.calls ?? 0
  tokens.inputTokens += usage?.inputTokens ?? 0
  tokens.outputTokens += usage?.outputTokens ?? 0
  outcomes.push({
    taken: isPlan && made.planner === 'ai',
    stopped: !isPlan,
    ms: performance.now() - start,
    asked: compositions - before,
    lead: isPlan && made.scores?.model != null ? made.scores.model - made.scores.rules : null,
    cost: usage?.costUsd ?? null,
  })
}

const composed = outcomes.filter(({ asked }) => asked > 0)
const taken = composed.filter(one => one.taken)
const share = (some: readonly unknown[], of: readonly unknown[]) =>
  of.length === 0 ? 'none asked' : `${some.length} of ${of.length} (${((100 * some.length) / of.length).toFixed(0)} %)`
const at = (numbers: readonly number[], part: number) =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * part)]?.toFixed(1) ?? 'none'
const seconds = outcomes.map(({ ms }) => ms / 1000)
const cost = usageOf(tokens, model).costUsd
process.stdout.write(
  `${[
    `model ${model}, ${many} requests, ${calls.count} calls (${calls.unavailable} unavailable, ${calls.unusable} unusable)`,
    `plans taken ${share(taken, composed)}, at the first answer ${share(
      taken.filter(one => one.asked === 1),
      composed,
    )}`,
    `stopped by what was written ${share(
      outcomes.filter(one => one.stopped),
      outcomes,
    )}`,
    `repairs a request ${(composed.reduce((sum, one) => sum + one.asked - 1, 0) / Math.max(1, composed.length)).toFixed(2)}`,
    `score beside the built-in plan: median ${at(
      outcomes.flatMap(({ lead }) => lead ?? []),
      0.5,
    )}`,
    `seconds p50 ${at(seconds, 0.5)}, p95 ${at(seconds, 0.95)}`,
    `tokens ${tokens.inputTokens} in, ${tokens.outputTokens} out; US dollars ${cost === null ? 'unknown price' : cost.toFixed(4)}`,
  ].join('\n')}\n`,
)

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} must be a whole number from ${least} to ${most}`)
  return value
}
