/** Hints that the log has grown. They carry no data; losing all of them costs latency only. */
export type WakeUps = {
  readonly tell: () => void
  /** For the other processes alone: here it is known already. */
  readonly tellOthers: () => void
  /** Resolves at the next hint, after `ms` at the latest, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Hints within this process. `onTell` may carry them further (NATS); call `hear` for those that come back. */
export const wakeUps = (onTell: () => void = () => {}): WakeUps & { readonly hear: () => void } => {
  let waiting: (() => void)[] = []
  const hear = () => {
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  }
  return {
    hear,
    tellOthers: onTell,
    tell: () => {
      hear()
      onTell()
    },
    wait: (ms, signal) =>
      new Promise<void>(resolve => {
        if (signal.aborted) return resolve()
        const done = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', done)
          resolve()
        }
        const timer = setTimeout(done, ms)
        signal.addEventListener('abort', done)
        waiting.push(done)
      }),
  }
}
