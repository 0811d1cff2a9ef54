import { day } from './days.ts'
import { entriesOf, keysOf } from './fields.ts'
import type { PaymentId, SubscriptionId } from './ids.ts'
import type { Money, Plan, State, Subscription } from './subscription.ts'

/** No provider's patience counts for longer than this. */
const mostGraceDays = 16

/** Providers take the next period up to hours after the end of the last: so long nobody is told that it has ended. */
const awaitedMs = day

export type Window = {
  readonly from: number
  readonly until: number
  readonly kind: 'paid' | 'grace' | 'awaited'
}

/**
 * When a subscription entitles: while a period is paid, neither refunded nor revoked, and in the grace behind one, or for
 * a day while nothing is known of the next. What has ended entitles no longer from that moment on, what was withdrawn
 * never again; a cancellation with notice ends within what is paid. Milliseconds, `until` excluded.
 */
const windowsOf = (subscription: Subscription): readonly Window[] => {
  const { payments, voided, withdrawnAt, endings, graces, renewal } = subscription
  const ends = endings.map(each => Date.parse(each))
  const most = withdrawnAt ? Date.parse(withdrawnAt) : Number.POSITIVE_INFINITY
  const given = renewal.goesOn || renewal.endsAt === null ? [] : [Date.parse(renewal.endsAt)]
  const cut = (from: number, until: number) =>
    Math.min(until, most, ...ends.filter(each => each >= from), ...given.filter(each => each > from))
  return entriesOf(payments)
    .filter(([payment]) => !voided.includes(payment))
    .flatMap(([, { from, until }]): Window[] => {
      const [begin, end] = [Date.parse(from), Date.parse(until)]
      const paid = { kind: 'paid', from: begin, until: cut(begin, end) } as const
      if (paid.until !== end) return [paid]
      const told = graces.find(grace => Date.parse(grace.from) === end)
      if (!told && isAwaited(subscription, end))
        return [paid, { kind: 'awaited', from: end, until: cut(end, end + awaitedMs) }]
      if (!told) return [paid]
      const patience = Math.min(Date.parse(told.until), end + mostGraceDays * day)
      return [paid, { kind: 'grace', from: end, until: cut(end, patience) }]
    })
    .filter(({ from, until }) => until > from)
    .sort((one, other) => one.from - other.from || one.until - other.until)
}

/** It renews by itself, and the provider has not said yet whether it could. */
const isAwaited = ({ provider, renewal, failures }: Subscription, end: number) =>
  renewal.goesOn &&
  provider !== 'house' &&
  provider !== 'unnamed' &&
  !failures.some(each => Math.abs(Date.parse(each) - end) <= 2 * day)

const covers = (at: string) => {
  const now = Date.parse(at)
  return ({ from, until }: Window) => from <= now && now < until
}

export const isEntitled = ({ subscriptions }: Pick<State, 'subscriptions'>, at: string) =>
  Object.values(subscriptions).some(each => windowsOf(each).some(covers(at)))

export type Course = {
  readonly id: SubscriptionId
  readonly subscription: Subscription
  readonly standing: 'active' | 'cancelled' | 'grace' | 'failed' | 'lapsed'
  readonly plan: Plan
  /** The end of what is paid; milliseconds. */
  readonly paidUntil: number
  /** The last period that is paid has begun, and is not the first. */
  readonly renewed: boolean
  /** Entitled until then, if nothing more happens. */
  readonly until: number
  readonly startedAt: string
  /** Why it entitles no more, and since when; null while it does. */
  readonly over: { readonly why: 'withdrawn' | 'refunded' | 'revoked' | 'ended'; readonly at: string } | null
}

/** How one subscription stands at a moment; null while nothing was ever paid. */
export const courseOf = (id: SubscriptionId, subscription: Subscription, at: string): Course | null => {
  const periods = Object.values(subscription.payments).sort((one, other) => (one.from < other.from ? -1 : 1))
  const first = periods.at(0)
  if (!first) return null
  const windows = windowsOf(subscription)
  const now = windows.filter(covers(at))
  const paid = windows.filter(({ kind }) => kind === 'paid')
  const paidUntil = Math.max(Date.parse(first.from), ...paid.map(({ until }) => until))
  const until = Math.max(paidUntil, ...windows.map(window => (window.kind === 'grace' ? window.until : paidUntil)))
  const plan = periods.findLast(period => period.plan)?.plan ?? 'monthly'
  const last = periods.at(-1) ?? first
  const renewed = last.from <= at && Date.parse(last.from) > Date.parse(first.from)
  const common = { id, subscription, plan, paidUntil, renewed, until, startedAt: first.from, over: null }
  if (now.some(({ kind }) => kind === 'paid'))
    return { ...common, standing: isCancelled(subscription) ? 'cancelled' : 'active' }
  if (now.some(({ kind }) => kind === 'grace')) return { ...common, standing: 'grace' }
  if (now.length > 0) return { ...common, standing: 'active' }
  if (isOwed(subscription, paidUntil, at)) return { ...common, standing: 'failed' }
  return { ...common, standing: 'lapsed', over: overBy(subscription, until) }
}

/** A withdrawal comes before what was given back for it, and money that was lost before the end that nobody paid beyond. */
const overBy = ({ withdrawnAt, payments, rulings }: Subscription, until: number): Course['over'] => {
  if (withdrawnAt) return { why: 'withdrawn', at: withdrawnAt }
  const [last] = keysOf(payments).sort((one, other) =>
    (payments[one]?.from ?? '') < (payments[other]?.from ?? '') ? 1 : -1,
  )
  const ruling = last === undefined ? undefined : rulings[last]
  if (ruling && ruling.says !== 'reinstated') return { why: ruling.says, at: ruling.at }
  return { why: 'ended', at: new Date(until).toISOString() }
}

/** Who pays again after the end of what was cancelled goes on. */
export const isCancelled = (subscription: Subscription) => {
  const { goesOn, endsAt } = subscription.renewal
  if (goesOn || endsAt === null) return !goesOn
  return !windowsOf(subscription).some(({ kind, from }) => kind === 'paid' && from >= Date.parse(endsAt))
}

/** A renewal failed, and the provider has not given up yet. */
const isOwed = (subscription: Subscription, paidUntil: number, at: string) => {
  const { failures, endings, withdrawnAt } = subscription
  const after = (moment: string) => Date.parse(moment) >= paidUntil - 2 * day
  if (withdrawnAt || isCancelled(subscription) || endings.some(after)) return false
  return failures.some(each => after(each) && each <= at) && Date.parse(at) < paidUntil + 60 * day
}

const rank = ['active', 'cancelled', 'grace', 'failed', 'lapsed']

/** All that was ever paid for, first what counts most at a moment. */
export const coursesOf = ({ subscriptions }: State, at: string): readonly Course[] =>
  entriesOf(subscriptions)
    .flatMap(([id, each]) => courseOf(id, each, at) ?? [])
    .sort((one, other) => rank.indexOf(one.standing) - rank.indexOf(other.standing) || other.until - one.until)

export const currentOf = (state: State, at: string): Course | null => coursesOf(state, at).at(0) ?? null

/** 14 days after the day of the contract, which does not count, and to the end of a working day (§§ 187, 193 BGB). */
export const withdrawableUntil = (startedAt: string): string => {
  const last = Math.floor((Date.parse(startedAt) + day / 12) / day) + 14
  const weekday = new Date(last * day).getUTCDay()
  const moved = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return new Date((last + moved + 1) * day).toISOString()
}

/**
 * Cancelled later than a day before its end, a period is followed by one more. What was renewed ends a month after it was
 * cancelled at the latest (§ 309 Nr. 9 BGB), also within what is paid.
 */
export const endsAtIfCancelled = ({ paidUntil, plan, until, renewed }: Course, at: string): string => {
  const now = Date.parse(at)
  if (now >= paidUntil) return new Date(Math.max(now, until)).toISOString()
  const end = now <= paidUntil - day ? paidUntil : nextEnd(paidUntil, plan)
  return new Date(renewed ? Math.min(end, nextEnd(now, 'monthly')) : end).toISOString()
}

/** A year is long: whose renews itself is told so long before. Within a fortnight it is too late to be of use. */
export const remindedDays = { earliest: 30, latest: 14 }

/** When a mail tells of the next renewal; null where none does. ISO 8601. */
export const reminderOf = ({ plan, paidUntil, standing, subscription }: Course): string | null => {
  const { provider } = subscription
  if (plan !== 'yearly' || standing !== 'active' || provider === 'house' || provider === 'unnamed') return null
  return new Date(paidUntil - remindedDays.earliest * day).toISOString()
}

/** Whose reminder is due at a moment, and was not given yet. */
export const isReminderDue = (course: Course, at: string): boolean => {
  const due = reminderOf(course)
  const latest = course.paidUntil - remindedDays.latest * day
  if (due === null || due > at || Date.parse(at) > latest) return false
  return !course.subscription.reminded.includes(new Date(course.paidUntil).toISOString())
}

export type Rest = { readonly payment: PaymentId; readonly amount: Money }

/** What was paid for after a cancellation had its effect, by the share of the time, as far as it is not given back yet. */
export const restsOf = ({ payments, voided, renewal, givenBack }: Subscription): readonly Rest[] => {
  if (renewal.goesOn || renewal.endsAt === null) return []
  const end = Date.parse(renewal.endsAt)
  return entriesOf(payments).flatMap(([payment, { from, until, amount }]) => {
    const [begin, paid] = [Date.parse(from), Date.parse(until)]
    if (!amount || voided.includes(payment) || end <= begin || end >= paid) return []
    const cents = Math.floor((amount.cents * (paid - end)) / (paid - begin)) - (givenBack[payment] ?? 0)
    return cents > 0 ? [{ payment, amount: { ...amount, cents } }] : []
  })
}

/** A month or a year later; on the last day where that month is shorter. */
const nextEnd = (moment: number, plan: Plan) => {
  const end = new Date(moment)
  const day = end.getUTCDate()
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + (plan === 'monthly' ? 1 : 12))
  end.setUTCDate(Math.min(day, new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()))
  return end.getTime()
}
