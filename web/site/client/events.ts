import { choice } from './choice.ts'

type Category = 'engagement' | 'conversion' | 'navigation' | 'form' | 'video'

export type SiteEvent = {
  readonly name: string
  readonly category: Category
  readonly value?: number
  readonly label?: string
}

declare global {
  interface Window {
    readonly dataLayer?: unknown[]
  }
}

/** Nothing is told before somebody has agreed. To our own server, and to the script named in ANALYTICS_SRC if any. */
export const report = (event: SiteEvent) => {
  if (choice() !== 'accepted') return
  window.dataLayer?.push({ event: event.name, ...event })
  fetch('/analytics/events', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...event, path: location.pathname }),
  }).catch(() => {})
}
