type Source<Item> = {
  readonly readableLength: number
  readonly destroy: () => unknown
  readonly resume: () => unknown
  readonly on: (event: 'error', listener: () => void) => unknown
  readonly iterator: (options: { destroyOnReturn: boolean }) => AsyncIterable<unknown>
  readonly [Symbol.asyncIterator]: () => AsyncIterableIterator<Item>
}

type Options<Item> = {
  /** Ends the call. The stream then ends in good order, if it is read to its end. */
  readonly cancel: () => Promise<void>
  readonly most: number
  /** True when what has come is to be handed on with this one, though it is less than `most`. */
  readonly enough?: (item: Item, buffered: number) => boolean
  /** When nothing has come for so many ms, though it was waited for, `onSilence` is asked; what it answers is thrown. */
  readonly silence: number
  readonly onSilence: () => Error | null
  readonly signal?: AbortSignal | undefined
}

const grace = 250

/** One of the client's streams in batches. It has to be cancelled by hand, and may fail after its reader has left. */
export async function* batchesOf<Item>(source: Source<Item>, options: Options<Item>): AsyncGenerator<readonly Item[]> {
  const { cancel, most, enough = () => false, silence, onSilence, signal } = options
  let failure: Error | null = null
  let heard = false
  const stop = () => {
    cancel().catch(() => {})
    setTimeout(() => source.destroy(), grace).unref()
  }
  const listen = () => {
    heard = false
    return setTimeout(() => {
      if (heard) timer = listen()
      else {
        failure = onSilence()
        if (failure) stop()
      }
    }, silence)
  }
  let timer = listen()
  source.on('error', () => {})
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  let batch: Item[] = []
  try {
    for await (const item of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Item>) {
      if (signal?.aborted) return
      batch.push(item)
      heard = true
      if (batch.length < most && !enough(item, source.readableLength)) continue
      clearTimeout(timer)
      yield batch
      timer = listen()
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
