import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isOurs, seenFiles } from './seen.ts'
import { takeOver } from './update.ts'

// The client without a connection: its files as they were built, each by the hash of what it holds. Calls of the API
// are left alone: what was read rests in the client's own database.

/** Put in by the build. */
declare const __FILES__: PrecacheEntry[]

/** What is needed here of the worker's own scope. */
declare const self: {
  readonly skipWaiting: () => Promise<void>
  readonly clients: {
    readonly matchAll: (which: { readonly type: 'window' }) => Promise<readonly Page[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly addEventListener: {
    (type: 'message', hear: (event: { readonly data: unknown }) => void): void
    (type: 'notificationclick', hear: (event: Tapped) => void): void
  }
}
type Page = { readonly url: string; readonly focus: () => Promise<unknown> }
type Tapped = {
  readonly notification: { readonly close: () => void }
  readonly waitUntil: (work: Promise<unknown>) => void
}

precacheAndRoute(__FILES__, { cleanURLs: false })
cleanupOutdatedCaches()

const pages = [/^\/(dashboard|start|training|settings|internal)([/?]|$)/, /^\/auth\//]
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { allowlist: pages }))

/** What is not needed to start, such as figures: kept once seen, or once it is wanted next. Its address holds its hash, so it never changes. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: seenFiles,
    plugins: [{ cacheWillUpdate: async ({ response }) => (isOurs(response) ? response : null) }],
  }),
)

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) self.skipWaiting()
})

/** Whoever taps on the end of a pause is back in the training. */
const backToTraining = async () => {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/training/')) ?? pages[0]
  await (page ? page.focus() : self.clients.openWindow('/dashboard'))
}

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(backToTraining())
})
