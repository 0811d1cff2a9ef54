import type { AskModel } from './ask.ts'
import { nothing } from './prices.ts'

const failuresInRow = 3
const restMs = 60_000

/** Leaves a model that keeps failing alone for a minute, so that nobody waits for it in vain; then one may try. */
export const resting = (ask: AskModel, clock: () => number = Date.now): AskModel => {
  let failures = 0
  let until = 0
  return async (messages, end, signal, firstBy) => {
    if (clock() < until) return { unavailable: 'left alone after failures', spent: nothing }
    const said = await ask(messages, end, signal, firstBy)
    failures = 'unavailable' in said ? failures + 1 : 0
    if (failures >= failuresInRow) until = clock() + restMs
    return said
  }
}
