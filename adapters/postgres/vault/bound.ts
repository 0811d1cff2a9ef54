import { derived } from '../../keys/root.ts'
import { unwrap, wrap } from '../../keys/wrapping.ts'

const sign = '~'
const place = 'vault.tokens'
const keyOf = (token: string) => derived(Buffer.from(token), 'bound to')

/** What a mailed link is bound to, often an address, sealed by the link itself: whoever has the row has not the link. */
export const sealedBy = (token: string, boundTo: string) =>
  sign + wrap(Buffer.from(boundTo), keyOf(token), place).toString('base64')

/** Links of before 30 November 2026 are bound in the open. */
export const openedBy = (token: string, kept: string) =>
  kept.startsWith(sign) ? unwrap(Buffer.from(kept.slice(1), 'base64'), keyOf(token), place).toString() : kept
