import { finest, type Task, type Worker } from './build.ts'
import { foldShare, growShare } from './fold-share.ts'
import type { AnyProjection, Drafts, Log } from './ports.ts'

type Parts = {
  readonly log: Log
  readonly drafts: Drafts
  readonly projections: readonly AnyProjection[]
  readonly full: () => boolean
  readonly turn?: () => Promise<void>
}

/** A worker's work: fold a portion, copy it. */
export const portionWorker =
  ({ log, drafts, projections, full, ...pace }: Parts): Worker =>
  async ({ name, schema, share, token, end }: Task, onProgress) => {
    const projection = projections.find(each => each.name === name)
    if (!projection) throw new Error(`there is no read model ${name}`)
    const onRead = (events: number, part: number | null) => onProgress({ events, part })
    const reading = { onRead, ...pace }
    const begun = { share, token }
    if (projection.grows) {
      await drafts.fill(projection, schema, begun, growShare(log, projection, share, end, reading))
      return 'done'
    }
    const rows = await foldShare(log, projection, share, end, { full: () => share.of < finest && full(), ...reading })
    if (!rows) return 'full'
    await drafts.fill(projection, schema, begun, [rows.values()])
    return 'done'
  }
