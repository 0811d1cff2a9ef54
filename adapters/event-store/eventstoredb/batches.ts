type Source<Item> = {
  readonly readableLength: number
  readonly destroy: () => unknown
  readonly resume: () => unknown
  readonly on: (event: 'error', listener: () => void) => unknown
  readonly iterator: (options: { destroyOnReturn: boolean }) => AsyncIterable<unknown>
  readonly [Symbol.asyncIterator]: () => AsyncIterableIterator<Item>
}

type Options = {
  /** Ends the call. The stream then ends in good order, if it is read to its end. */
  readonly cancel: () => Promise<void>
  readonly most: number
  /** Hands on what has come instead of waiting for `most`. */
  readonly eager: boolean
  /** When nothing has come for so many ms, though it was waited for, `onSilence` is asked; what it answers is thrown. */
  readonly silence: number
  readonly onSilence: () => Error | null
  readonly signal?: AbortSignal | undefined
}

const grace = 250

/** One of the client's streams in batches. It has to be cancelled by hand, and may fail after its reader has left. */
export async function* batchesOf<Item>(source: Source<Item>, options: Options): AsyncGenerator<readonly Item[]> {
  const { cancel, most, eager, silence, onSilence, signal } = options
  let failure: Error | null = null
  const stop = () => {
    cancel().catch(() => {})
    setTimeout(() => source.destroy(), grace).unref()
  }
  const quiet = () =>
    setTimeout(() => {
      failure = onSilence()
      if (failure) stop()
    }, silence)
  let timer = quiet()
  source.on('error', () => {})
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  let batch: Item[] = []
  try {
    for await (const item of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Item>) {
      if (signal?.aborted) return
      batch.push(item)
      timer.refresh()
      if (batch.length < most && !(eager && source.readableLength === 0)) continue
      clearTimeout(timer)
      yield batch
      timer = quiet()
      batch = []
    }
    if (batch.length > 0 && !signal?.aborted) yield batch
  } catch (error) {
    if (!signal?.aborted) throw failure ?? error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    cancel().catch(() => {})
    source.resume()
  }
  if (failure && !signal?.aborted) throw failure
}
