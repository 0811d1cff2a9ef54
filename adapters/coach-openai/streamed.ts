import { z } from 'zod'

/** From when it must speak, a server that has sent less than this within so many milliseconds has stopped, or only drips. */
const flow = { withinMs: 1500, bytes: 500 }
/** So long a server may be silent within an answer for which no time is set, in milliseconds. */
const silenceMs = 5000

/**
 * The completion that a server streams, put together; or the one that it sent whole, where it does not stream. Throws when
 * the answer does not flow in time, or ceases to: whoever accepts and never answers, says a byte, or drips, is as good as
 * not there.
 */
export const bodyOf = async (
  ask: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  firstBy: Date | undefined,
): Promise<unknown> => {
  const silent = new AbortController()
  const watch = watching(firstBy, () => silent.abort(silence()))
  try {
    const response = await ask(AbortSignal.any([signal, silent.signal]))
    const text = await textOf(response, watch.heard)
    return isStream(response) ? merged(text) : JSON.parse(text)
  } catch (error) {
    throw silent.signal.aborted ? silent.signal.reason : error
  } finally {
    watch.end()
  }
}

/** Looks whether an answer flows: by a moment and from then on, or, where none is set, that it does not pause. */
const watching = (firstBy: Date | undefined, tooQuiet: () => void) => {
  let timer: NodeJS.Timeout | undefined
  let last: readonly { readonly at: number; readonly bytes: number }[] = []
  const look = () => {
    const since = Date.now() - flow.withinMs
    last = last.filter(({ at }) => at > since)
    if (last.reduce((sum, { bytes }) => sum + bytes, 0) < flow.bytes) tooQuiet()
    else timer = setTimeout(look, 250)
  }
  if (firstBy) timer = setTimeout(look, Math.max(0, firstBy.getTime() - Date.now()))
  const heard = (bytes: number) => {
    if (firstBy) {
      last = [...last, { at: Date.now(), bytes }]
      return
    }
    clearTimeout(timer)
    timer = setTimeout(tooQuiet, silenceMs)
  }
  return { heard, end: () => clearTimeout(timer) }
}

export const isSilent = (error: unknown): boolean => error instanceof Error && 'silent' in error

const silence = () => Object.assign(new Error('nothing was said in time'), { silent: true })

const isStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream') ?? false

const textOf = async ({ body }: Response, heard: (bytes: number) => void): Promise<string> => {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    heard(chunk.length)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const piece = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).default({}),
      }),
    )
    .default([]),
  usage: z.unknown().optional(),
})

/** The pieces of a stream (server-sent events, each with a part of the answer) as the one completion that they make. */
const merged = (text: string): unknown => {
  const pieces = text
    .split(/\r?\n/)
    .filter(line => line.startsWith('data:'))
    .map(line => line.slice('data:'.length).trim())
    .filter(data => data !== '' && data !== '[DONE]')
    .map(data => piece.parse(JSON.parse(data)))
  const choices = pieces.flatMap(({ choices }) => choices.slice(0, 1))
  const last = choices.findLast(({ finish_reason }) => finish_reason)
  // A stream that ends without saying so was cut off.
  if (!last) throw new SyntaxError('the stream ended early')
  const joined = (key: 'content' | 'refusal') => choices.map(({ delta }) => delta[key] ?? '').join('') || null
  return {
    choices: [
      { finish_reason: last.finish_reason, message: { content: joined('content'), refusal: joined('refusal') } },
    ],
    usage: pieces.findLast(({ usage }) => usage)?.usage,
  }
}
