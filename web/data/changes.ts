import { noticePosition } from './client.ts'
import { followChanges } from './live.ts'
import { refreshAll } from './queries.ts'

const pauseMs = 2000

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
  tabs.onmessage = ({ data }) => (data === unheard ? refreshAll({ already: true }) : look(String(data)))
  const listen = async () => {
    while (!signal.aborted) {
      const hear = (position: string) => {
        if (!signal.aborted) tabs.postMessage(position)
        look(position)
      }
      await followChanges(hear, signal, () => {
        if (!signal.aborted) tabs.postMessage(unheard)
        refreshAll({ already: true })
      })
      if (!signal.aborted) await pause(signal)
    }
  }
  if ('locks' in navigator) navigator.locks.request('formkurve-changes', { signal }, listen).catch(() => {})
  else listen()
  signal.addEventListener('abort', () => tabs.close())
}

const pause = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, pauseMs * (0.75 + Math.random() / 2))
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
