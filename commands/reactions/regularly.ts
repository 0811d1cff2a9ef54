import type { ReactionStore } from '../../domain/running/run-reaction.ts'
import { pause } from './pause.ts'

/** Work that no single fact asks for. */
export type Chore = { readonly name: string; readonly everyMs: number; readonly work: () => Promise<void> }

type Parts = {
  readonly alone: ReactionStore['alone']
  readonly report: (line: string, error: unknown) => void
}

/** Does it now and again and again until the signal aborts, in one process at a time. */
export const regularly = async ({ name, everyMs, work }: Chore, { alone, report }: Parts, signal: AbortSignal) => {
  while (!signal.aborted) {
    try {
      await alone(name, signal, async held => {
        for (; !held.aborted; await pause(everyMs, held)) await work()
      })
    } catch (error) {
      if (!signal.aborted) report(`${name} failed`, error)
    }
    await pause(Math.min(everyMs, 5000), signal)
  }
}
