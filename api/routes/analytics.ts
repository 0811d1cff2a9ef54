import type { Accounts } from '../../commands/accounts.ts'
import type { SiteEvents } from '../../commands/site-events.ts'
import { eventSummary, recordEvent } from '../../contract/site.ts'
import { clientAddress } from '../client-address.ts'
import { refused } from '../problems.ts'
import type { RateLimiter } from '../rate-limit.ts'
import { route, type Serving } from '../route.ts'

type Parts = {
  readonly siteEvents: SiteEvents
  readonly limiter: Pick<RateLimiter, 'siteEvent'>
  readonly accounts: Pick<Accounts, 'load'>
}

/** Our own small sink for what visitors do on the public pages, and its summary for the internal area. */
export const analyticsRoutes = (serving: Serving, { siteEvents, limiter, accounts }: Parts) => {
  route(serving, recordEvent, async ({ body, request }) => {
    await limiter.siteEvent(request)
    await siteEvents.record(body, { address: clientAddress(request), browser: request.headers['user-agent'] ?? '' })
    return {}
  })

  route(serving, eventSummary, async ({ query, who }) => {
    const { state } = await accounts.load(who.id)
    if (state.status !== 'open' || !state.staff) throw refused('staff-only')
    const { perDay, perPage, perEvent } = await siteEvents.summary(query.days)
    return { days: query.days, perDay: [...perDay], perPage: [...perPage], perEvent: [...perEvent] }
  })
}
