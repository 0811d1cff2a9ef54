import { type BuildParts, build } from './build.ts'
import type { AnyProjection, Difference, Snapshots } from './ports.ts'

export const checkSchema = 'read_models_check'

/**
 * Compares a live model, as of its own checkpoint, with one folded afresh from the log up to exactly there. All compare in
 * one schema: a difference found after the lease on it was `lost` may be another's half-built table, and is not believed.
 */
export const verify = (
  projection: AnyProjection,
  parts: BuildParts & { readonly snapshots: Snapshots; readonly lost?: AbortSignal },
): Promise<{ readonly rows: number; readonly first: Difference | null }> =>
  parts.snapshots(projection, async ({ position, compare }) => {
    await parts.drafts.drop(checkSchema)
    await build(projection, checkSchema, { position }, parts)
    const found = await compare(checkSchema)
    if (found.first) parts.lost?.throwIfAborted()
    await parts.drafts.drop(checkSchema)
    return found
  })
