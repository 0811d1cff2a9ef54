import type { PlanGenerator } from '../../commands/ports/planning.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import { modelAt, openAi } from './ask.ts'
import { aiPlanner } from './planner.ts'
import { isThere } from './presence.ts'
import { nothing } from './prices.ts'
import { type ModelReader, modelReader, readingFormat, readMs, silence } from './reader.ts'
import { resting } from './resting.ts'

type Settings = {
  readonly apiKey: string
  readonly baseUrl: string | null
  readonly model: string
  /** All calls for one workout together; a single one may take most of it. */
  readonly totalMs: number
}

type Parts = {
  readonly catalogue: Catalogue
  readonly rules: PlanGenerator
  readonly report: (line: string, error: unknown) => void
}

/** The coach that asks a language model at OpenAI or at any server that speaks the same. */
export const openAiCoach = ({ totalMs, ...connection }: Settings, parts: Parts): PlanGenerator =>
  aiPlanner({
    ...parts,
    ask: resting(modelAt({ ...connection, callMs: totalMs * 0.6 })),
    read: readerAt(connection),
    model: connection.model,
    totalMs,
  })

/** Reads what was written; where nothing was, it only sees whether the server is there, so that nobody waits long for one that is down. */
const readerAt = (connection: Omit<Settings, 'totalMs'>): ModelReader => {
  const reader = modelReader(resting(modelAt({ ...connection, callMs: readMs }, readingFormat)))
  return async (words, signal) => {
    if (Object.keys(words).length > 0) return reader(words, signal)
    const isUp = await isThere(connection.baseUrl ?? openAi, signal)
    return silence(nothing, isUp ? null : 'nobody answered')
  }
}
