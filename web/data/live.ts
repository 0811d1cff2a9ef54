import type { z } from 'zod'
import type { changeTold, stageTold } from '../../contract/coach.ts'
import type { WorkoutId } from '../../domain/ids.ts'
import { renew } from './renewal.ts'
import { accessToken, isExpiring, refreshToken } from './tokens.ts'

type StageTold = z.output<typeof stageTold>
type ChangeTold = z.output<typeof changeTold>
export type Stage = StageTold['stage']

/** Hears how far a workout is, until it is made. Ends quietly at any trouble: the screen asks by itself as well. */
export const followStages = (workout: WorkoutId, hear: (stage: Stage) => void, signal: AbortSignal) =>
  follow<StageTold>(`/live?workout=${encodeURIComponent(workout)}`, ({ stage }) => hear(stage), signal)

/**
 * Hears that something of this person changed, and up to where; `opened`: from now on it does. Ends like any stream; see
 * `changes.ts`.
 */
export const followChanges = (hear: (position: string) => void, signal: AbortSignal, opened: () => void) =>
  follow<ChangeTold>('/live/changes', ({ position }) => hear(position), signal, opened)

const follow = async <Told>(
  address: string,
  hear: (told: Told) => void,
  signal: AbortSignal,
  opened: () => void = () => {},
) => {
  try {
    if (isExpiring() && refreshToken()) await renew(accessToken())
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${accessToken() ?? ''}`, accept: 'text/event-stream' },
      signal,
    })
    if (!answer.ok || !answer.body) return
    opened()
    await read(answer.body, hear)
  } catch {
    // What is told are hints; who needs them asks again.
  }
}

const read = async <Told>(body: ReadableStream<Uint8Array>, hear: (told: Told) => void) => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let rest = ''; ; ) {
    const { done, value } = await reader.read()
    if (done) return
    const messages = (rest + decoder.decode(value, { stream: true })).split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1]
      if (data) hear(JSON.parse(data))
    }
  }
}
