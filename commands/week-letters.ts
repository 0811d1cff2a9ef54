import { mondayOf } from '../domain/coach/basis/week.ts'
import { day, daysAfter } from '../domain/days.ts'
import { firstUserId, type UserId } from '../domain/ids.ts'
import type { Accounts } from './accounts.ts'
import type { Consents } from './consent.ts'
import { derivedId } from './derived-id.ts'
import type { Clock } from './ports/log.ts'
import type { Mailer, MailWords } from './ports/mail.ts'
import type { Unsubscribing } from './unsubscribing.ts'

type TrainedWeek = {
  readonly owner: UserId
  readonly workouts: number
  readonly sets: number
  readonly minutes: number
}

type Parts = {
  readonly accounts: Pick<Accounts, 'load'>
  readonly consents: Pick<Consents, 'standings'>
  readonly unsubscribing: Pick<Unsubscribing, 'linkOf'>
  readonly mailer: Mailer
  readonly letter: MailWords['weekInReview']
  /** Who trained in the German week of that Monday, and how much, by their ids, those after one of them; null: not known yet. */
  readonly trained: (asked: {
    readonly monday: string
    readonly after: UserId
    readonly limit: number
  }) => Promise<readonly TrainedWeek[] | null>
  readonly clock: Clock
}

const portion = 500
const earliest = '07:00'
/** Until Wednesday, where a mail server or we were down. */
const latestDay = 2
/** Then it is the mail server, and not an address. */
const mostFailures = 5

const germanTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** The Monday of the week to be told of, while it is time to tell of it. */
const dueWeek = (now: string) => {
  const [date = '', time = ''] = germanTime.format(new Date(now)).split(' ')
  const monday = mondayOf(date)
  const days = (Date.parse(date) - Date.parse(monday)) / day
  const isDue = days === 0 ? time >= earliest : days <= latestDay
  return isDue ? mondayOf(new Date(Date.parse(monday) - day).toISOString()) : null
}

/** Mails to who agreed to that what they trained in the week before, once. Answers how many. */
export const weekLetters = ({ accounts, consents, unsubscribing, mailer, letter, trained, clock }: Parts) => {
  /** All of whom this process has looked at. */
  let lookedAt = ''

  const mail = async (monday: string, { owner, ...week }: TrainedWeek) => {
    const id = derivedId<'mail'>(owner, `week/${monday}`)
    if (await mailer.wasSent(id)) return 0
    if (!(await consents.standings(owner)).mails?.given) return 0
    const { state } = await accounts.load(owner)
    if (state.status !== 'open' || !state.verified || state.closing) return 0
    const from = `${monday}T12:00:00.000Z`
    const told = { ...week, from, until: daysAfter(from, 6) }
    const to = { email: state.email, firstName: state.firstName, unsubscribe: unsubscribing.linkOf(owner) }
    await mailer.send(id, letter(to, told), owner)
    return 1
  }

  return async (): Promise<number> => {
    const monday = dueWeek(clock())
    if (monday === null || monday === lookedAt) return 0
    const failures: unknown[] = []
    let sent = 0
    for (let after: UserId | undefined = firstUserId; after; ) {
      const weeks: readonly TrainedWeek[] | null = await trained({ monday, after, limit: portion })
      if (!weeks) return sent
      for (const week of weeks) {
        sent += await mail(monday, week).catch(error => {
          if (failures.push(error) === mostFailures) throw error
          return 0
        })
      }
      after = weeks.length < portion ? undefined : weeks.at(-1)?.owner
    }
    if (failures.length > 0) throw failures[0]
    lookedAt = monday
    return sent
  }
}
