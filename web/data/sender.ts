import type { WorkoutId } from '../../domain/ids.ts'
import { waitAfter } from '../../domain/running/lanes.ts'
import { dropEntry, keepEntry, keptEntries } from '../offline/shelf.ts'
import { outboxState, sessionState, unkeptState } from '../state.ts'
import { alone } from './alone.ts'
import type { AnswerOf } from './calls.ts'
import { send } from './client.ts'
import { type Act, type Entry, following, inOrder, isTelling, isWaiting, nextOf, type Telling } from './outbox.ts'
import { isFinal, Problem, pauseBefore, wordsOf } from './problem.ts'

let saved = (_workout: WorkoutId) => {}
let draining = false
let failures = 0
let failure: unknown
let timer: ReturnType<typeof setTimeout> | undefined

/** Done here and not on the disk: on its way there, or the disk would not take it. */
const unkept = new Set<string>()
const tabs = new BroadcastChannel('formkurve-outbox')

/** Done now on this device; told to the server as soon as it can be reached, in the order of doing. */
export const act = (workout: WorkoutId, done: Act | Telling) => {
  const user = sessionState.get().user?.id ?? ''
  const at = new Date().toISOString()
  const entry = following(outboxState.get(), { id: crypto.randomUUID(), user, workout, act: done, at })
  unkept.add(entry.id)
  outboxState.set(inOrder([...outboxState.get(), entry]))
  keep(entry).then(kick)
}

const keep = async (entry: Entry) => {
  try {
    await keepEntry(entry)
    unkept.delete(entry.id)
    tabs.postMessage('changed')
  } catch {
    unkeptState.set(true)
  }
}

export const forget = async (seen: readonly Pick<Entry, 'id' | 'order'>[]) => {
  if (seen.length === 0) return
  const gone = new Set(seen.map(({ id }) => id))
  outboxState.set(outboxState.get().filter(({ id }) => !gone.has(id)))
  await Promise.all(seen.map(dropEntry))
  tabs.postMessage('changed')
}

/** Sent once more as it was done: what was missing is there. */
export const sendAgain = async (refused: readonly Entry[]) => {
  for (const { refused: _, ...entry } of refused) await change(entry)
  kick()
}

const kick = () => {
  clearTimeout(timer)
  if (draining) return
  draining = true
  alone('formkurve-outbox', drain).finally(() => {
    draining = false
    if (!waiting()) return
    if (failures === 0) kick()
    else timer = setTimeout(kick, pauseBefore(failure, waitAfter(failures, 800, 24_000)))
  })
}

/**
 * Reads what lies on this device, follows what other tabs put there, and sends again when the network is back. `tell`
 * hears of a workout when the server has taken everything that was waiting for it.
 */
export const startSending = async (tell: (workout: WorkoutId) => void, leaving: AbortSignal) => {
  if (leaving.aborted) return
  saved = tell
  tabs.onmessage = look
  window.addEventListener('online', again, { signal: leaving })
  leaving.addEventListener('abort', () => {
    tabs.onmessage = null
  })
  await look()
  if (!waiting()) return
  navigator.storage?.persist?.().catch(() => {})
  kick()
}

const again = () => {
  failures = 0
  kick()
}

const look = async () => {
  const kept = await keptEntries()
  const here = outboxState.get().filter(({ id }) => unkept.has(id) && !kept.some(entry => entry.id === id))
  outboxState.set(inOrder([...kept, ...here]))
}

const waiting = () => nextOf(outboxState.get(), sessionState.get().user?.id ?? '')

/** One at a time over all tabs: what another tab has sent meanwhile is looked at first. */
const drain = async () => {
  await look()
  for (let entry = waiting(); entry; entry = waiting()) {
    try {
      await tell(entry)
      failures = 0
      await change({ ...entry, acknowledged: true })
    } catch (error) {
      if (!isFinal(error)) {
        failures += 1
        failure = error
        return
      }
      const code = error instanceof Problem ? (error.code ?? null) : null
      await change({ ...entry, refused: { code, words: wordsOf(error) } })
    }
    settle(entry.workout)
  }
}

const tell = async ({ id, workout, act, at }: Entry) => {
  const done = { 'x-done-at': at }
  if (isTelling(act)) {
    const params = { feedbackId: await recordOf(workout) }
    return send(act.name, { params, body: act.body, commandId: id, headers: done }, [])
  }
  const { name, params, ifMatch, adds: _, ...rest } = act
  return send(
    name,
    { params, ...rest, commandId: id, headers: { ...done, ...(ifMatch ? { 'if-match': ifMatch } : {}) } },
    [],
  )
}

/** The record of how a workout was. It begins by the same command each time, and is the same one on every device. */
const recordOf = async (workoutId: string) => {
  const asked = { body: { answers: {}, workoutId }, commandId: `feedback ${workoutId}` }
  const { answer } = await send<AnswerOf<'POST /api/feedback/questionnaire'>>(
    'POST /api/feedback/questionnaire',
    asked,
    [],
  )
  return answer.feedbackId
}

const change = async (changed: Entry) => {
  outboxState.set(outboxState.get().map(entry => (entry.id === changed.id ? changed : entry)))
  await keep(changed)
}

const settle = (workout: WorkoutId) => {
  const left = outboxState.get().some(entry => entry.workout === workout && isWaiting(entry))
  if (!left) saved(workout)
}
