import { createHash } from 'node:crypto'

/** A version of something: how many events its stream has, and the language where that changes the words. */
export const etag = (count: number, language?: string) => (language ? `"${count}-${language}"` : `"${count}"`)

/** A version of what is sent, whoever made it. */
export const tagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** The versions that an If-Match accepts; undefined when any will do. */
export const seenIn = (ifMatch: string | undefined): readonly number[] | undefined =>
  ifMatch === undefined || ifMatch.trim() === '*'
    ? undefined
    : [...ifMatch.matchAll(/"(\d{1,9})(?:-\w+)?"/g)].map(match => Number(match[1]))

/** The version of one set that an If-Match accepts: '"10//22.5///2"' or '"open"'; undefined when any will do. */
export const setSeenIn = (ifMatch: string | undefined) =>
  ifMatch === undefined || ifMatch.trim() === '*'
    ? undefined
    : (/^\s*"([\d./]{1,80}|open)"\s*$/.exec(ifMatch)?.[1] ?? 'no version of a set')

/** True when the client holds this very version. */
export const isHeld = (ifNoneMatch: string | undefined, tag: unknown) =>
  typeof tag === 'string' && (ifNoneMatch ?? '').split(',').some(held => held.trim().replace(/^W\//, '') === tag)
