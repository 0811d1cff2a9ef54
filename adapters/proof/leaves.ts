import { hash } from 'node:crypto'
import type { Recorded } from '../../domain/kernel/log.ts'
import type { Hash } from '../../domain/proof/tree.ts'
import { canonical } from '../event-store/digest.ts'
import type { StoredEvent } from '../event-store/stored.ts'

/** By way of text: asked for bytes at once, the platform takes twice as long. */
const hashed = (data: string | Uint8Array) => Buffer.from(hash('sha256', data, 'binary'), 'latin1')

const room = new Uint8Array(128)

/** Small parts are joined in the same room again and again: a tree has as many nodes as leaves. */
export const sha256: Hash = (...parts) => {
  let size = 0
  for (const part of parts) {
    if (size + part.length > room.length) return hashed(Buffer.concat(parts))
    room.set(part, size)
    size += part.length
  }
  return hashed(room.subarray(0, size))
}

/** What is proven of an event: all that is stored of it, sealed as it is stored, so that erasing a person breaks no proof. */
export const entryOf = (recorded: Recorded<StoredEvent>) => Buffer.from(canonical(recorded))

/** As `leafOf` makes it of the entry, whose first byte is then 0: in one go, without a copy. */
export const leafOfEvent = (recorded: Recorded<StoredEvent>) => hashed(`\0${canonical(recorded)}`)
