import type { SiteEvents } from '../../commands/site-events.ts'
import { eventSummary, recordEvent } from '../../contract/site.ts'
import { clientAddress } from '../client-address.ts'
import { problem } from '../problems.ts'
import type { RateLimiter } from '../rate-limit.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly siteEvents: SiteEvents
  readonly limiter: Pick<RateLimiter, 'siteEvent'>
  /** Only pages that there are, so that nobody's words get into the summary. */
  readonly isPage: (path: string) => boolean
}

/** Our own small sink for what visitors do on the public pages, and its summary for the internal area. */
export const analyticsRoutes = (serving: Serving, { siteEvents, limiter, isPage }: Parts) => {
  route(serving, recordEvent, async ({ body, request }) => {
    await limiter.siteEvent(request)
    if (!isPage(body.path)) throw problem(400, 'path: must be a page of this site', { code: 'invalid' })
    await siteEvents.record(body, { address: clientAddress(request), browser: request.headers['user-agent'] ?? '' })
    return {}
  })

  route(serving, eventSummary, async ({ query }) => {
    const { perDay, perPage, perEvent } = await siteEvents.summary(query.days)
    return { days: query.days, perDay: [...perDay], perPage: [...perPage], perEvent: [...perEvent] }
  })
}
