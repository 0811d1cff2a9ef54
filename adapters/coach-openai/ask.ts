import { setTimeout } from 'node:timers/promises'
import OpenAI from 'openai'
import { waitAfter } from '../../domain/running/lanes.ts'
import { cappedFetch, isTooLong } from '../capped-fetch.ts'
import { answerSchema } from './answer.ts'
import { read } from './completion.ts'
import { nothing, plus, type Spent } from './prices.ts'
import { bodyOf, isSilent } from './streamed.ts'

export type Message = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }

/** What the model wrote; or why that cannot be used; or why there is no use in asking again. */
type Said = ({ readonly text: string } | { readonly unusable: string } | { readonly unavailable: string }) & {
  readonly spent: Spent
}

/** `firstBy`: when its answer must have begun; a server that has not said a word by then counts as down. */
export type AskModel = (messages: readonly Message[], end: Date, signal: AbortSignal, firstBy?: Date) => Promise<Said>

export type Connection = {
  readonly apiKey: string
  /** Any server that speaks chat completions; OpenAI's own when null. */
  readonly baseUrl: string | null
  readonly model: string
  readonly callMs: number
}

export const openAi = 'https://api.openai.com/v1'
const mostTries = 3
/** A streamed answer is wrapped word by word, which takes thirty times its length. */
const mostBytes = 1024 * 1024
const mostTokens = 6000

/** The name and shape of the answer that is asked for. */
export type Format = { readonly name: string; readonly schema: Record<string, unknown> }

const mainPart: Format = { name: 'main_part', schema: answerSchema }

/** One answer. Waits and asks again while the server is busy, slow or cut off, as long as there is time. */
export const modelAt = ({ apiKey, baseUrl, model, callMs }: Connection, format: Format = mainPart): AskModel => {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? openAi,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: cappedFetch(mostBytes),
  })
  const body = {
    model,
    max_completion_tokens: mostTokens,
    response_format: {
      type: 'json_schema' as const,
      json_schema: { ...format, strict: true },
    },
    stream: true as const,
    stream_options: { include_usage: true },
    ...(baseUrl === null ? { store: false } : {}),
    ...(/^(gpt-5|o\d)/.test(model) ? { reasoning_effort: 'low' as const } : {}),
  }
  const once = async (
    messages: readonly Message[],
    timeout: number,
    signal: AbortSignal,
    firstBy: Date | undefined,
  ) => {
    const over = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    return bodyOf(
      within =>
        client.chat.completions.create({ ...body, messages: [...messages] }, { timeout, signal: within }).asResponse(),
      over,
      firstBy,
    )
  }

  return async (messages, end, signal, firstBy) => {
    let spent = nothing
    for (let tries = 1; ; tries += 1) {
      const left = end.getTime() - Date.now()
      if (left < 250) return { unavailable: 'no time left', spent }
      spent = plus(spent, { ...nothing, calls: 1 })
      try {
        const { used, ...said } = read(await once(messages, Math.min(callMs, left), signal, firstBy))
        return { ...said, spent: plus(spent, used) }
      } catch (error) {
        signal.throwIfAborted()
        const wait = pauseAfter(error, tries)
        const latest = Math.min(end.getTime() - 250, firstBy?.getTime() ?? Number.POSITIVE_INFINITY)
        if (wait === null || tries === mostTries || Date.now() + wait > latest)
          return { unavailable: reasonOf(error), spent }
        await setTimeout(wait, undefined, { signal })
      }
    }
  }
}

/** Milliseconds until it makes sense to try again; null when it does not. */
const pauseAfter = (error: unknown, tries: number): number | null => {
  if (isTooLong(error) || isSilent(error)) return null
  const backoff = waitAfter(tries, 250, 1000) * (0.75 + Math.random() / 2)
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) return backoff
  if (error.code === 'insufficient_quota' || !(error.status >= 500 || [408, 409, 429].includes(error.status)))
    return null
  const told = Number(error.headers?.get('retry-after')) * 1000
  return told > 0 ? told : backoff
}

/** Never the words of a request or an answer: only what kind of trouble it was. */
const reasonOf = (error: unknown): string => {
  if (isTooLong(error)) return 'answer too long'
  if (isSilent(error)) return 'nothing was said in time'
  if (error instanceof OpenAI.APIError && error.status !== undefined) return `status ${error.status}`
  return error instanceof SyntaxError ? 'not JSON' : 'timeout or connection lost'
}
