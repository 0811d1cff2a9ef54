import { isOutage } from '../../domain/kernel/outage.ts'

type Waiting<Asked, Made> = {
  readonly asked: Asked
  readonly resolve: (made: Made) => void
  readonly reject: (error: unknown) => void
}

/**
 * Work done once for many: whoever asks while it is being done waits, and the next doing is for all of them, at most `most`.
 * What it answers for one may be an error of that one. Where it fails, it is done for each alone, unless nothing can be.
 */
export const gathered = <Asked, Made>(
  work: (asked: readonly Asked[]) => Promise<readonly (Made | Error)[]>,
  most = 500,
): ((asked: Asked) => Promise<Made>) => {
  let queue: Waiting<Asked, Made>[] = []
  let running = false

  const doOnce = async (batch: readonly Waiting<Asked, Made>[]) => {
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
    for (let batch = queue.slice(0, most); batch.length > 0; batch = queue.slice(0, most)) {
      queue = queue.slice(most)
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
