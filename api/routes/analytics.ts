import type { SiteEvents } from '../../commands/site-events.ts'
import { eventSummary, recordEvent } from '../../contract/site.ts'
import { clientAddress } from '../client-address.ts'
import type { RateLimiter } from '../rate-limit.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly siteEvents: SiteEvents
  readonly limiter: Pick<RateLimiter, 'siteEvent'>
}

/** Our own small sink for what visitors do on the public pages, and its summary for the internal area. */
export const analyticsRoutes = (serving: Serving, { siteEvents, limiter }: Parts) => {
  route(serving, recordEvent, async ({ body, request }) => {
    await limiter.siteEvent(request)
    await siteEvents.record(body, { address: clientAddress(request), browser: request.headers['user-agent'] ?? '' })
    return {}
  })

  route(serving, eventSummary, async ({ query }) => {
    const { perDay, perPage, perEvent } = await siteEvents.summary(query.days)
    return { days: query.days, perDay: [...perDay], perPage: [...perPage], perEvent: [...perEvent] }
  })
}
