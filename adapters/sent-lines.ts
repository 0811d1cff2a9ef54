import { setTimeout as pause } from 'node:timers/promises'

type Parts = {
  readonly clock: () => string
  readonly report: (line: string, error: unknown) => void
  /** So many lines wait at most. */
  readonly most?: number
  /** Milliseconds until it is tried again, each time longer. */
  readonly pauses?: readonly number[]
}

const atOnce = 500
const patienceMs = 10_000
const atTheEndMs = 3000

/**
 * Lines of JSON sent to an operator's address, in their order, by POST; again until they are taken, so that a line may come
 * twice where an answer was lost. Who takes none for long is told later how many lines were left out: nobody here waits.
 */
export const sentLines = (
  url: string,
  { clock, report, most = 20_000, pauses = [1000, 5000, 30_000, 60_000] }: Parts,
) => {
  const waiting: string[] = []
  let leftOut = 0
  let sending: Promise<void> | null = null
  const ending = new AbortController()

  const post = async (lines: readonly string[]) => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: lines.join(''),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!ok) throw new Error(`${new URL(url).origin} answered ${status}`)
  }

  const taken = (count: number) => {
    waiting.splice(0, count)
    if (leftOut === 0) return
    waiting.push(`${JSON.stringify({ at: clock(), what: 'not sent', lines: leftOut })}\n`)
    leftOut = 0
  }

  const send = async () => {
    for (let failures = 0; waiting.length > 0; ) {
      const lines = waiting.slice(0, atOnce)
      try {
        await post(lines)
        taken(lines.length)
        failures = 0
      } catch (error) {
        if (failures === 0) report('the security log is not taken where it is sent', error)
        if (ending.signal.aborted) return
        const wait = pauses[Math.min(failures, pauses.length - 1)]
        failures++
        await pause(wait, undefined, { signal: ending.signal, ref: false }).catch(() => {})
      }
    }
  }

  return {
    add: (line: string) => {
      if (waiting.length >= most) leftOut++
      else waiting.push(line)
      sending ??= send().finally(() => {
        sending = null
      })
    },
    /** Tries once more, and not for long. */
    close: async () => {
      ending.abort()
      await Promise.race([sending, pause(atTheEndMs, undefined, { ref: false })])
    },
  }
}
