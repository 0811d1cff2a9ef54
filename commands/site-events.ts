import { createHmac } from 'node:crypto'
import { mondayOf } from '../domain/coach/basis/week.ts'
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
  createHmac('sha256', createHmac('sha256', secret).update(mondayInGermany(now)).digest())
    .update(`${address}\n${browser}`)
    .digest()
    .subarray(0, 12)

const dateInGermany = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Berlin' })

/** The Monday of that week in Germany. */
export const mondayInGermany = (now: string) => mondayOf(dateInGermany.format(new Date(now)))
