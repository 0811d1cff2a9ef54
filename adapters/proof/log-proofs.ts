import type { KeyObject } from 'node:crypto'
import type { LogProofs } from '../../commands/ports/log.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import type { Signed } from '../../domain/proof/checkpoint.ts'
import { rootOf } from '../../domain/proof/tree.ts'
import type { StoredFacts } from '../event-store/stored.ts'
import { signed } from './checkpoints.ts'
import { leafOfEvent, sha256 } from './leaves.ts'
import type { Tiles } from './tiles.ts'

type Parts = {
  readonly store: Pick<EventStore<StoredFacts>, 'read'>
  readonly tiles: Tiles
  readonly key: KeyObject
  readonly checkpoints: {
    readonly add: (checkpoint: Signed) => Promise<void>
    /** Sends on what was not taken so far. */
    readonly deliver: () => Promise<void>
    readonly read: () => Promise<readonly Signed[]>
  }
  readonly clock: () => string
}

/** Keeps the tree over the log, and signs what it was. */
export const logProofs = ({ store, tiles, key, checkpoints, clock }: Parts): LogProofs => {
  const extend = async () => {
    let { size, position } = await tiles.end()
    for await (const page of store.read(position, {})) {
      const last = page.events.at(-1)
      if (!last) continue
      if (!(await tiles.add(size, page.events.map(leafOfEvent), last.position))) return
      size += page.events.length
      position = last.position
    }
  }

  const attest = async () => {
    await extend()
    const { size } = await tiles.end()
    const origin = await tiles.origin()
    const before = (await checkpoints.read()).findLast(each => each.origin === origin)
    if (size === 0 || before?.size === size) {
      await checkpoints.deliver()
      return null
    }
    const root = Buffer.from(rootOf(sha256, await tiles.subtree(size), size)).toString('base64')
    const checkpoint = signed({ origin, size, root, at: clock() }, key)
    await checkpoints.add(checkpoint)
    return checkpoint
  }

  return { extend, attest }
}
