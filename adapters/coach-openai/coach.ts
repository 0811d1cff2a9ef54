import type { PlanGenerator } from '../../commands/ports.ts'
import type { Catalogue } from '../../domain/coach/catalogue.ts'
import { modelAt } from './ask.ts'
import { aiPlanner } from './planner.ts'
import { modelReader, readingFormat, readMs } from './reader.ts'
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
    read: modelReader(resting(modelAt({ ...connection, callMs: readMs }, readingFormat))),
    model: connection.model,
    totalMs,
  })
