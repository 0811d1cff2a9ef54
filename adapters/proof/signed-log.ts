import { type KeyObject, sign } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Inclusion, SignedEvent, SignsLog } from '../../commands/ports/log.ts'
import type { EventStore, Recorded } from '../../domain/kernel/log.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { inclusionOf, rootOf, type Subtree } from '../../domain/proof/tree.ts'
import type { StoredEvent, StoredFacts } from '../event-store/stored.ts'
import { checkingKeyOf, signed } from './checkpoints.ts'
import { entryOf, leafOfEvent, sha256 } from './leaves.ts'
import { over, type Tiles, tileSize } from './tiles.ts'

type Parts = {
  readonly store: Pick<EventStore<StoredFacts>, 'load' | 'compare' | 'head'>
  readonly tiles: Pick<Tiles, 'end' | 'ends' | 'leavesOf' | 'subtree' | 'origin'>
  readonly extend: () => Promise<void>
  readonly key: KeyObject
  readonly clock: () => string
}

const tries = 5
/** Tiles whose leaves and branches stay at hand. */
const mostTiles = 32

/** Signs what the log is now, and tells of single events how they lead to that. */
export const signsLog = ({ store, tiles, extend, key, clock }: Parts): SignsLog => ({
  checkingKey: checkingKeyOf(key),
  signedNow: async () => {
    const head = await store.head()
    const { size, position: until } = await reaching(head, { store, tiles, extend })
    // Of whole tiles and what is above them there are no more than twice the tiles.
    const whole = remembered(await tiles.subtree(size))
    const root = Buffer.from(rootOf(sha256, whole, size)).toString('base64')
    const checkpoint = signed({ origin: await tiles.origin(), size, root, at: clock() }, key)
    const ends = await tiles.ends()
    const open = tilesAtHand(tiles)

    const prove = async (recorded: Recorded<StoredEvent>): Promise<Inclusion> => {
      const tile = firstFrom(ends, end => store.compare(end, recorded.position) >= 0)
      const { places, branch } = await open(tile)
      const at = places.get(leafOfEvent(recorded).toString('latin1'))
      const event = entryOf(recorded).toString()
      const first = tile * tileSize
      if (at === undefined || first + at >= size) return { event, index: null, path: [] }
      const subtree: Subtree = (start, count) =>
        start >= first && start + count <= first + tileSize ? branch(start - first, count) : whole(start, count)
      const path = inclusionOf(sha256, subtree, first + at, size)
      return { event, index: first + at, path: path.map(hash => Buffer.from(hash).toString('base64')) }
    }

    return {
      checkpoint,
      stream: async name =>
        (await store.load(name))
          .filter(({ position }) => store.compare(position, until) <= 0)
          .map(recorded => told(recorded, () => prove(recorded))),
      sign: text => sign(null, Buffer.from(text), key).toString('base64'),
    }
  },
})

const told = (recorded: Recorded<StoredEvent>, prove: SignedEvent['prove']): SignedEvent => ({
  id: recorded.id,
  type: recorded.event.type,
  revision: recorded.revision,
  subject: recorded.metadata.subject,
  at: recorded.at,
  isSealed: 'sealed' in recorded.event,
  prove,
})

/** Somebody else may be extending the tree at this moment, and this process stands back then. */
const reaching = async (head: Position | null, { store, tiles, extend }: Pick<Parts, 'store' | 'tiles' | 'extend'>) => {
  for (let nth = 0; ; nth++) {
    await extend()
    const end = await tiles.end()
    if (store.compare(end.position, head) >= 0 || nth === tries) return end
    await new Promise(done => setTimeout(done, 50))
  }
}

/** Leaves by what they are, and the branches over them, each hashed once. */
const tilesAtHand = ({ leavesOf }: Pick<Tiles, 'leavesOf'>) => {
  const kept = new LRUCache<number, { readonly places: ReadonlyMap<string, number>; readonly branch: Subtree }>({
    max: mostTiles,
  })
  return async (tile: number) => {
    const known = kept.get(tile)
    if (known) return known
    const leaves = await leavesOf(tile)
    const places = new Map(leaves.map((leaf, at) => [leaf.toString('latin1'), at] as const))
    const read = { places, branch: remembered(over(leaves)) }
    kept.set(tile, read)
    return read
  }
}

/** The first of them, which are in order, that is so; behind the last where none is. */
const firstFrom = <Each>(all: readonly Each[], isSo: (each: Each) => boolean) => {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const each = all[middle]
    if (each !== undefined && isSo(each)) high = middle
    else low = middle + 1
  }
  return low
}

const remembered = (subtree: Subtree): Subtree => {
  const known = new Map<string, Uint8Array>()
  return (start, size) => {
    const name = `${start} ${size}`
    const root = known.get(name) ?? subtree(start, size)
    known.set(name, root)
    return root
  }
}
