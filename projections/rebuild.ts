import type { Position } from '../domain/kernel/stream.ts'
import { type BuildParts, build } from './build.ts'
import { filterOf } from './fold-page.ts'
import type { AnyProjection, Log } from './ports.ts'
import { projector } from './projector.ts'

export type RebuildParts = BuildParts & {
  readonly log: Log
  readonly say: (line: string) => void
  /** Throws where nobody wants it any more; asked until the moment of the swap. */
  readonly stillWanted?: () => Promise<void>
}

export const nextSchema = 'read_models_next'

/**
 * Makes a model anew beside the live one, brings it level with the log by the live code, and swaps the two. Readers
 * have the old one whole until they have the new one whole. Answers how long the swap may have made them wait.
 */
export const rebuild = async (projection: AnyProjection, parts: RebuildParts) => {
  const { log, drafts, say, stillWanted = async () => {} } = parts
  await build(projection, nextSchema, { position: await log.head() }, parts)
  say(`${projection.name}: catching up`)
  const catchUp = await draftFollower(projection, parts)
  for (let round = 0; round < 50; round++) {
    const began = performance.now()
    await stillWanted()
    await catchUp(await log.head())
    if (performance.now() - began < 50) break
  }
  const swapMs = await drafts.swap(projection, nextSchema, async position => {
    await catchUp(position)
    await stillWanted()
  })
  return { swapMs }
}

/** Brings the draft up to a position with the code that keeps the live model up. */
const draftFollower = async (projection: AnyProjection, { log, drafts }: RebuildParts) => {
  const models = drafts.models(nextSchema)
  const checkpoint = await models.open(projection)
  const steps = projector(projection, models, checkpoint, log)
  let reached = checkpoint.position

  return async (position: Position | null) => {
    if (log.compare(reached, position) >= 0) return
    for await (const page of log.read(reached, filterOf(projection))) {
      if (!(await steps.take(page))) throw new Error(`${projection.name} is being rebuilt by somebody else`)
      reached = page.position
    }
    await steps.close()
  }
}
