import { noticePosition } from './client.ts'
import { followChanges } from './live.ts'
import { catchUp, refreshAll } from './queries.ts'

const longestPause = 30_000

/** A new version of the server ends all streams at once: who comes back is spread over seconds, over more while nobody answers. */
export const pauseAfter = (failures: number, chance = Math.random()) =>
  500 + chance * Math.min(4000 * 2 ** failures, longestPause)

/** What changed before it was listened for nobody heard, so what was read before is read again. */
const unheard = null

/**
 * All windows agree: what another window or device has changed is read anew here. One tab listens for all of this
 * browser, because a browser opens few connections to one server; it tells the others.
 */
export const startFollowing = (signal: AbortSignal) => {
  if (signal.aborted) return
  const tabs = new BroadcastChannel('formkurve-changes')
  const look = (position: string) => {
    noticePosition(position)
    refreshAll()
  }
  tabs.onmessage = ({ data }) => (data === unheard ? catchUp() : look(String(data)))
  const listen = async () => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const hear = (position: string) => {
        if (!signal.aborted) tabs.postMessage(position)
        look(position)
      }
      await followChanges(hear, signal, () => {
        failures = 0
        if (!signal.aborted) tabs.postMessage(unheard)
        catchUp()
      })
      if (!signal.aborted) await pause(pauseAfter(failures), signal)
    }
  }
  if ('locks' in navigator) navigator.locks.request('formkurve-changes', { signal }, listen).catch(() => {})
  else listen()
  signal.addEventListener('abort', () => tabs.close())
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<unknown>(resolve => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', resolve, { once: true })
    window.addEventListener('online', resolve, { once: true })
  })
