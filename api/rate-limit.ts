import type { FastifyRequest } from 'fastify'
import type { Limit, RateLimits } from '../commands/ports.ts'
import { clientAddress } from './client-address.ts'
import { problem } from './problems.ts'

export type RateSettings = {
  readonly signInFailuresPerAccount: number
  readonly signInFailuresPerAddress: number
  readonly registrationsPerAddress: number
  readonly mailsPerAccount: number
  readonly mailRequestsPerAddress: number
}

type Language = 'de' | 'en'

const quarter = (most: number): Limit => ({ most, seconds: 900 })
const hour = (most: number): Limit => ({ most, seconds: 3600 })

/** What may be asked how often, by account and by client address. Successful sign-ins do not count. */
export const rateLimiter = (limits: RateLimits, settings: RateSettings) => {
  const take = async (key: string, limit: Limit, language: Language = 'de') => {
    const answer = await limits.take(key, limit)
    if ('waitSeconds' in answer) throw tooMany(answer.waitSeconds, language)
    return answer.taken
  }

  /**
   * A try to prove something secret. It counts before it is judged, so that tries made at the same time count too:
   * `succeeded` clears the account, `unjudged` takes the try back.
   */
  const attempt = async (request: FastifyRequest, account: string | null, language?: Language) => {
    const theirs = account && `failures/account/${account}`
    const from = `failures/address/${clientAddress(request)}`
    const onAccount = theirs && (await take(theirs, quarter(settings.signInFailuresPerAccount), language))
    const onAddress = await take(from, quarter(settings.signInFailuresPerAddress), language)
    return {
      succeeded: async () => {
        await Promise.all([limits.giveBack(from, onAddress), theirs && limits.clear(theirs)])
      },
      unjudged: async () => {
        await Promise.all([limits.giveBack(from, onAddress), theirs && onAccount && limits.giveBack(theirs, onAccount)])
      },
    }
  }

  return {
    attempt,
    registration: (request: FastifyRequest) =>
      take(`registrations/${clientAddress(request)}`, hour(settings.registrationsPerAddress)),
    mailRequest: (request: FastifyRequest) =>
      take(`mail requests/${clientAddress(request)}`, hour(settings.mailRequestsPerAddress)),
    mail: (account: string, kind: string) => take(`mails/${kind}/${account}`, hour(settings.mailsPerAccount)),
    /** A password set anew by mail is proof enough: earlier failures are forgotten. */
    forgive: (account: string) => limits.clear(`failures/account/${account}`),
  }
}

export type RateLimiter = ReturnType<typeof rateLimiter>

const tooMany = (seconds: number, language: Language) =>
  problem(429, words[language](seconds), {
    code: 'too-many-attempts',
    headers: { 'retry-after': String(seconds) },
  })

const words = {
  de: (seconds: number) =>
    seconds > 90
      ? `Zu viele Versuche. Bitte warte ${Math.ceil(seconds / 60)} Minuten.`
      : `Zu viele Versuche. Bitte warte ${seconds} Sekunden.`,
  en: (seconds: number) =>
    seconds > 90
      ? `Too many attempts. Please wait ${Math.ceil(seconds / 60)} minutes.`
      : `Too many attempts. Please wait ${seconds} seconds.`,
}
