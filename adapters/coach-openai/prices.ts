/** US dollars for a million tokens, as listed by the vendor in early 2026. Other models have no known price. */
const prices: Readonly<Record<string, { readonly input: number; readonly output: number }>> = {
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
}

export type Spent = { readonly calls: number; readonly inputTokens: number; readonly outputTokens: number }

export const nothing: Spent = { calls: 0, inputTokens: 0, outputTokens: 0 }

export const plus = (one: Spent, other: Spent): Spent => ({
  calls: one.calls + other.calls,
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
})

/** Dated names ("gpt-5-mini-2025-08-07") cost what the plain name costs. */
export const usageOf = (spent: Spent, model: string) => {
  const price = prices[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')]
  const costUsd = price ? (spent.inputTokens * price.input + spent.outputTokens * price.output) / 1_000_000 : null
  return { ...spent, costUsd }
}
