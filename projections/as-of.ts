import { type BuildParts, build } from './build.ts'
import type { AnyProjection, End } from './ports.ts'

export const asOfPrefix = 'as_of_'

/** One process at a time builds the past. */
export const asOfLease = 'as of'

/** What a schema holds that was built: up to where, and by which code. */
export type Past = {
  readonly by: 'recorded' | 'occurred'
  /** One of both is null. */
  readonly at: string | null
  readonly position: string | null
  readonly code: string
}

export const shortCode = (code: string) => code.slice(0, 8)

/** The schema of what one code makes of one moment: two codes make two of the same. */
export const pastOf = ({ by = 'recorded', at, position }: AsOf, code: string) => {
  const past: Past = { by, at: at ?? null, position: at ? null : position, code: shortCode(code) }
  const moment = `${by === 'occurred' ? 'occurred_' : ''}${at ?? position ?? 'the beginning'}`
  const name = moment.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')
  return { schema: `${asOfPrefix}${name.slice(0, 45)}_${past.code}`, past }
}

/** Which code made a build, by its name. */
export const codeOf = (schema: string): string | null => /_([0-9a-f]{8})$/.exec(schema)?.[1] ?? null

type AsOf = Pick<End, 'at' | 'position'> & { readonly by?: Past['by'] }

/** What a schema says of itself; null for one that is not done, or was built before it said so much. */
export const pastIn = (what: string | null): Past | null => {
  const [, by, moment, code] = /^Read models (recorded|occurred) up to (\S+), by code (\w+)$/.exec(what ?? '') ?? []
  if ((by !== 'recorded' && by !== 'occurred') || !moment || !code) return null
  const isTime = moment.includes('T')
  return { by, at: isTime ? moment : null, position: isTime ? null : moment, code }
}

const inWords = ({ by, at, position, code }: Past) =>
  `Read models ${by} up to ${at ?? position ?? 'the_beginning'}, by code ${code}`

/** Models as they stood at a time or place, in a schema of their own, until somebody drops it. */
export const asOf = async (projections: readonly AnyProjection[], end: End, parts: BuildParts): Promise<string> => {
  const { schema, past } = pastOf(end, parts.code)
  for (const projection of projections) await build(projection, schema, end, parts)
  await parts.drafts.publish(schema, inWords(past))
  return schema
}
