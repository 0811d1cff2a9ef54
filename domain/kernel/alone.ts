/** Runs `work` in at most one process at a time; its signal aborts when the lease is lost. */
export type Alone = (name: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) => Promise<void>

/** Resolves after so many milliseconds, or when the signal aborts. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>
