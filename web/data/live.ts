import type { z } from 'zod'
import type { stageTold } from '../../contract/coach.ts'
import { renew } from './renewal.ts'
import { accessToken, isExpiring, refreshToken } from './tokens.ts'

export type Stage = z.output<typeof stageTold>['stage']

/** Hears how far a workout is, until it is made. Ends quietly at any trouble: the screen asks by itself as well. */
export const followStages = async (workout: string, hear: (stage: Stage) => void, signal: AbortSignal) => {
  try {
    if (isExpiring() && refreshToken()) await renew(accessToken())
    const answer = await fetch(`/live?workout=${encodeURIComponent(workout)}`, {
      headers: { authorization: `Bearer ${accessToken() ?? ''}`, accept: 'text/event-stream' },
      signal,
    })
    if (answer.ok && answer.body) await read(answer.body, hear)
  } catch {
    // The polling goes on.
  }
}

const read = async (body: ReadableStream<Uint8Array>, hear: (stage: Stage) => void) => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let rest = ''; ; ) {
    const { done, value } = await reader.read()
    if (done) return
    const messages = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1]
      if (data) hear((JSON.parse(data) as { stage: Stage }).stage)
    }
  }
}
