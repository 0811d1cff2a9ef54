import { type BuildParts, build } from './build.ts'
import type { AnyProjection, Difference, Snapshots } from './ports.ts'

const checkSchema = 'read_models_check'

/** Compares a live model, as of its own checkpoint, with one folded afresh from the log up to exactly there. */
export const verify = (
  projection: AnyProjection,
  parts: BuildParts & { readonly snapshots: Snapshots },
): Promise<{ readonly rows: number; readonly first: Difference | null }> =>
  parts.snapshots(projection, async ({ position, compare }) => {
    await parts.drafts.drop(checkSchema)
    await build(projection, checkSchema, { position }, parts)
    const found = await compare(checkSchema)
    await parts.drafts.drop(checkSchema)
    return found
  })
