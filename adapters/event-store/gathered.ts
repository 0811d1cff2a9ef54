import { isOutage } from '../../domain/kernel/outage.ts'

type Waiting<Asked, Result> = {
  readonly asked: Asked
  readonly resolve: (made: Result) => void
  readonly reject: (error: unknown) => void
}

/** Whom the next doing is for, one of those who wait at least, and who waits on. */
type Next<Asked> = <Item extends { readonly asked: Asked }>(
  queue: readonly Item[],
) => readonly [batch: readonly Item[], rest: Item[]]

const mostAtOnce = 500

/**
 * Work done once for many: whoever asks while it is being done waits, and the next doing is for all of them, or for whom
 * `next` takes. What it answers for one may be an error of that one. Where it fails, it is done for each alone, unless nothing
 * can be.
 */
export const gathered = <Asked, Result>(
  work: (asked: readonly Asked[]) => Promise<readonly (Result | Error)[]>,
  next: Next<Asked> = queue => [queue.slice(0, mostAtOnce), queue.slice(mostAtOnce)],
): ((asked: Asked) => Promise<Result>) => {
  let queue: Waiting<Asked, Result>[] = []
  let running = false

  const doOnce = async (batch: readonly Waiting<Asked, Result>[]) => {
    try {
      const made = await work(batch.map(({ asked }) => asked))
      batch.forEach(({ resolve, reject }, nth) => {
        const mine = made[nth]
        if (mine instanceof Error) reject(mine)
        else if (mine === undefined) reject(new Error('no answer for one of many'))
        else resolve(mine)
      })
    } catch (error) {
      if (batch.length > 1 && !isOutage(error)) for (const each of batch) await doOnce([each])
      else for (const { reject } of batch) reject(error)
    }
  }

  const pump = async () => {
    running = true
    // Those who ask in the same breath go together.
    await null
    while (queue.length > 0) {
      const [batch, rest] = next(queue)
      queue = rest
      await doOnce(batch)
    }
    running = false
  }

  return asked =>
    new Promise((resolve, reject) => {
      queue.push({ asked, resolve, reject })
      if (!running) void pump()
    })
}
