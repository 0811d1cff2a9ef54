import { timingSafeEqual } from 'node:crypto'

/** In the same time, whatever was given: how long it takes tells nothing of what is wanted. */
export const isSameBytes = (given: Buffer, wanted: Buffer) =>
  given.length === wanted.length && timingSafeEqual(given, wanted)
