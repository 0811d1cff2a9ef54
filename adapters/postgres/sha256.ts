import { createHash } from 'node:crypto'

/** What rests of a secret that is random enough to need no slow hash. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest()
