import { type BuildParts, build } from './build.ts'
import type { AnyProjection, End } from './ports.ts'

export const asOfPrefix = 'as_of_'

/** Models as they stood at a time or place, in a schema of their own, until somebody drops it. */
export const asOf = async (projections: readonly AnyProjection[], end: End, parts: BuildParts): Promise<string> => {
  const moment = end.at ?? end.position ?? 'the beginning'
  const what = end.by === 'occurred' ? `occurred ${moment}` : moment
  const schema = `${asOfPrefix}${what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`.slice(0, 60)
  for (const projection of projections) await build(projection, schema, end, parts)
  await parts.drafts.publish(schema, `Read models as they stood at ${what}`)
  return schema
}
