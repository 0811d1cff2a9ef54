import { z } from 'zod'

/** So long a server may be silent within an answer that has begun, in milliseconds. */
const silenceMs = 5000

/**
 * The completion that a server streams, put together; or the one that it sent whole, where it does not stream. Throws when
 * the answer has not begun in time, or pauses for long: whoever accepts and never answers is as good as not there.
 */
export const bodyOf = async (
  ask: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  firstBy: Date | undefined,
): Promise<unknown> => {
  const silent = new AbortController()
  const tooQuiet = () => silent.abort(silence())
  let patience = firstBy && setTimeout(tooQuiet, Math.max(0, firstBy.getTime() - Date.now()))
  const heard = () => {
    clearTimeout(patience)
    patience = setTimeout(tooQuiet, silenceMs)
  }
  try {
    const response = await ask(AbortSignal.any([signal, silent.signal]))
    const text = await textOf(response, heard)
    return isStream(response) ? merged(text) : JSON.parse(text)
  } catch (error) {
    throw silent.signal.aborted ? silent.signal.reason : error
  } finally {
    clearTimeout(patience)
  }
}

export const isSilent = (error: unknown): boolean => error instanceof Error && 'silent' in error

const silence = () => Object.assign(new Error('nothing was said in time'), { silent: true })

const isStream = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream') ?? false

const textOf = async ({ body }: Response, heard: () => void): Promise<string> => {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    heard()
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
