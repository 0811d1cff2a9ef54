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
  /** Given each item at once, so that nothing of the client's is kept; true when it is time to hand on what was taken. */
  readonly take: (item: Item, buffered: number) => boolean
  /** When nothing has come for so many ms, though it was waited for, `onSilence` is asked; what it answers is thrown. */
  readonly silence: number
  readonly onSilence: () => Error | null
  readonly signal?: AbortSignal | undefined
}

const grace = 250

/**
 * Takes what one of the client's streams brings; yields when it is time, and once more at its end. Such a stream has to
 * be cancelled by hand, and may fail after its reader has left.
 */
export async function* taking<Item>(source: Source<Item>, options: Options<Item>): AsyncGenerator<void> {
  const { cancel, take, silence, onSilence, signal } = options
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
  try {
    for await (const item of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Item>) {
      if (signal?.aborted) return
      heard = true
      if (!take(item, source.readableLength)) continue
      clearTimeout(timer)
      yield
      timer = listen()
    }
    if (!signal?.aborted && !failure) yield
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
