import type { Share } from '../domain/kernel/log.ts'
import type { AnyProjection, Begun, Draft, Drafts, End } from './ports.ts'

/** One portion of one draft, as a worker is told of it. */
export type Task = Begun & { readonly name: string; readonly schema: string; readonly end: End }

export type Progress = { readonly events: number; readonly part: number | null }

/** Folds a portion and copies it into the draft; 'full' when it does not fit into memory. */
export type Worker = (task: Task, onProgress: (progress: Progress) => void) => Promise<'done' | 'full'>

export type BuildParts = {
  readonly drafts: Drafts
  readonly workers: readonly Worker[]
  /** Stands for the code that folds: a draft begun by other code is not gone on with. */
  readonly code: string
  readonly onProgress: (name: string, progress: Progress) => void
}

/** Shares are not cut beyond this: then one row is simply large. */
export const finest = 1024

/**
 * Makes a model from nothing in a schema of its own, portion by portion, as it stood at `end`. Cut off and asked again,
 * it goes on; a portion that somebody began and did not finish is halved first, for it may have been too large.
 */
export const build = async (
  projection: AnyProjection,
  schema: string,
  end: End,
  { drafts, workers, code, onProgress }: BuildParts,
): Promise<Draft> => {
  const { name } = projection
  const plan = JSON.stringify([code, projection.columns, projection.indexes])
  const draft = await drafts.begin(projection, schema, { end, shares: workers.length, plan })
  if (draft.indexed) return draft
  for (const { share, begun, done } of draft.portions)
    if (begun && !done && share.of < finest) await drafts.split(schema, name, share, 2)

  const open = (await drafts.portions(schema, name)).filter(({ done }) => !done).map(({ share }) => share)
  const parts = new Map<Share, number | null>()
  let finished = (await drafts.portions(schema, name))
    .filter(({ done }) => done)
    .reduce((sum, { share }) => sum + 1 / share.of, 0)

  let stopped: { readonly error: unknown } | undefined
  const stop = (error: unknown) => {
    stopped ??= { error }
  }
  const work = async (worker: Worker) => {
    for (let share = open.shift(); share && !stopped; share = open.shift()) {
      const mine = share
      const token = await drafts.mark(schema, name, mine)
      const outcome = await worker(
        { name, schema, share: mine, token, end: { ...draft.end, ...(end.by ? { by: end.by } : {}) } },
        ({ events, part }) => {
          parts.set(mine, part)
          onProgress(name, { events, part: part === null ? null : finished + sumOf(parts) })
        },
      )
      if (outcome === 'done') finished += 1 / mine.of
      else open.push(...(await drafts.split(schema, name, mine, smaller(mine, parts.get(mine)))))
      parts.delete(mine)
    }
  }
  // Nobody is still at work on the draft when this is over, well or not.
  await Promise.all(workers.map(worker => work(worker).catch(stop)))
  if (stopped) throw stopped.error
  await drafts.finish(projection, schema)
  return { ...draft, indexed: true }
}

/** Into how many a portion is cut of which only this part fitted: rows come as steadily as events do. */
const smaller = ({ of }: Share, fitted: number | null = null) => {
  const times = fitted ? Math.ceil(Math.log2(1 / fitted)) : 1
  return 2 ** Math.max(1, Math.min(times, Math.log2(finest / of)))
}

const sumOf = (parts: ReadonlyMap<Share, number | null>) =>
  [...parts].reduce((sum, [{ of }, part]) => sum + (part ?? 0) / of, 0)
