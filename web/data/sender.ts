import { outboxState, refusedState, sessionState } from '../state.ts'
import { send } from './client.ts'
import { type Act, acknowledge, type Entry, entries, isWaiting, nextOf, put, remove } from './outbox.ts'
import { isPassing, statusOf, wordsOf } from './problem.ts'

let saved = (_workout: string) => {}
let draining = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Done now on this device; told to the server as soon as it can be reached, in the order of doing. */
export const act = (workout: string, done: Act) => {
  const user = sessionState.get().user?.id ?? ''
  put(localStorage, { id: crypto.randomUUID(), user, workout, act: done, at: new Date().toISOString() })
  look()
  kick()
}

export const forget = (seen: readonly Pick<Entry, 'id' | 'order'>[]) => {
  for (const entry of seen) remove(localStorage, entry)
  if (seen.length > 0) look()
}

export const kick = () => {
  clearTimeout(timer)
  if (draining) return
  draining = true
  alone(drain).finally(() => {
    draining = false
    if (waiting()) timer = setTimeout(kick, Math.min(1000 * 2 ** failures, 30_000))
  })
}

/**
 * Follow what other tabs put on the shelf, and send again when the network is back. `tell` hears of a workout when the
 * server has taken everything that was waiting for it.
 */
export const startSending = (tell: (workout: string) => void) => {
  saved = tell
  look()
  const online = () => {
    failures = 0
    kick()
  }
  window.addEventListener('storage', look)
  window.addEventListener('online', online)
  if (waiting()) kick()
  return () => {
    window.removeEventListener('storage', look)
    window.removeEventListener('online', online)
  }
}

const look = () => outboxState.set(entries(localStorage))

const waiting = () => nextOf(entries(localStorage), sessionState.get().user?.id ?? '')

const alone = (drain: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('formkurve-outbox', drain) : drain()

const drain = async () => {
  for (let entry = waiting(); entry; entry = waiting()) {
    try {
      const { name, params, body } = entry.act
      await send(name, { params, body, commandId: entry.id }, [])
      failures = 0
      acknowledge(localStorage, entry)
    } catch (error) {
      if (isPassing(error) || [401, 429].includes(statusOf(error) ?? 0) || (statusOf(error) ?? 0) >= 500) {
        failures += 1
        return look()
      }
      remove(localStorage, entry)
      refusedState.set([...refusedState.get(), wordsOf(error)])
    }
    look()
    settle(entry.workout)
  }
}

const settle = (workout: string) => {
  const left = entries(localStorage).some(entry => entry.workout === workout && isWaiting(entry))
  if (!left) saved(workout)
}
