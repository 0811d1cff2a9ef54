import type { AnyProjection, Drafts } from './ports.ts'
import { nextSchema } from './rebuild.ts'
import { checkSchema } from './verify.ts'

type What = 'rebuild' | 'verify'

/** So long at most is waited for another process to leave what was cancelled. */
export const leftMs = 20_000

/** The hold that a work is done under, so that one process alone is at it. */
export const leaseOf = ({ name }: AnyProjection, what: What) => (what === 'rebuild' ? `rebuild ${name}` : 'verify')

/** What a work that was given up has made so far goes; the live model was never touched. For who holds the lease. */
export const clearAway = (projection: AnyProjection, what: What, { drafts }: { readonly drafts: Drafts }) =>
  drafts.abandon(projection, what === 'rebuild' ? nextSchema : checkSchema)
