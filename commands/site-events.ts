import { createHmac } from 'node:crypto'
import type { SiteEvent, SiteEventStore } from './ports/site.ts'

type Parts = { readonly store: SiteEventStore; readonly secret: Buffer; readonly clock: () => string }

type Visitor = { readonly address: string; readonly browser: string }

/** What happened on the public pages, by visitors who agreed. Neither address nor browser is ever stored. */
export const siteEvents = ({ store, secret, clock }: Parts) => ({
  record: (event: SiteEvent, visitor: Visitor) => store.add(event, visitorHash(secret, clock(), visitor), clock()),
  summary: (days: number) => store.summary(days, clock()),
  tidy: (months: number) => store.tidy(months, clock()),
})

export type SiteEvents = ReturnType<typeof siteEvents>

/** The same visitor is somebody else from Monday on. */
export const visitorHash = (secret: Buffer, now: string, { address, browser }: Visitor) =>
  createHmac('sha256', createHmac('sha256', secret).update(mondayOf(now)).digest())
    .update(`${address}\n${browser}`)
    .digest()
    .subarray(0, 12)

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'Europe/Berlin' })
const date = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' })
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The Monday of that week in Germany. */
export const mondayOf = (now: string) => {
  const since = days.indexOf(weekday.format(new Date(now)))
  const day = new Date(`${date.format(new Date(now))}T12:00:00Z`)
  return new Date(day.getTime() - since * 86_400_000).toISOString().slice(0, 10)
}
