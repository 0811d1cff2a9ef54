/** A fetch that stops reading an answer once it is longer than any honest one, and follows no redirect with our key. */
export const cappedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    if (Number(response.headers.get('content-length')) > mostBytes) {
      await response.body.cancel()
      throw tooLong()
    }
    return new Response(response.body.pipeThrough(upTo(mostBytes)), response)
  }

export const isTooLong = (error: unknown): boolean =>
  error instanceof Error && (('tooLong' in error && error.tooLong === true) || isTooLong(error.cause))

const tooLong = () => Object.assign(new Error('the answer is too long'), { tooLong: true })

const upTo = (mostBytes: number) => {
  let seen = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      seen += chunk.byteLength
      if (seen > mostBytes) controller.error(tooLong())
      else controller.enqueue(chunk)
    },
  })
}
