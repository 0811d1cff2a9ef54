import type { FastifyRequest } from 'fastify'
import type { Limit, RateLimits } from '../commands/ports.ts'
import { clientAddress } from './client-address.ts'
import { problem } from './problems.ts'
import { unjudgedTries } from './unjudged.ts'

export type RateSettings = {
  readonly signInFailuresPerAccount: number
  readonly signInFailuresPerAddress: number
  readonly registrationsPerAddress: number
  readonly mailsPerAccount: number
  readonly mailRequestsPerAddress: number
  /** Changes that one person makes, signed in. */
  readonly writesPerMinute: number
}

/** Where a shared address has used up its failures, tries go on at this pace: nobody there waits longer than a minute. */
const slowly: Limit = { most: 4, seconds: 60 }
const unknownAddressesPerAddress = 50
const signInsPerAccount = 60
const messagesPerAddress = 10
const copiesPerAccount = 20
const messageTriesPerAddress = 60
const siteEventsPerAddress = 1200

type Language = 'de' | 'en'

type Try = {
  readonly request: FastifyRequest
  /** What is to be proven: passwords, refresh tokens and mailed links are counted apart. */
  readonly what: 'password' | 'refresh token' | 'link' | 'factor'
  readonly account?: string
  readonly device?: string | null
  readonly language?: Language
}

const quarter = (most: number): Limit => ({ most, seconds: 900 })
const hour = (most: number): Limit => ({ most, seconds: 3600 })

/** What may be asked how often, by account and by client address. Successful sign-ins do not count. */
export const rateLimiter = (limits: RateLimits, settings: RateSettings) => {
  const unjudged = unjudgedTries()

  const take = async (key: string, limit: Limit, language: Language = 'de') => {
    const answer = await limits.take(key, limit)
    if ('waitSeconds' in answer) throw tooMany(answer.waitSeconds, language)
    return answer.taken
  }

  /** A full limit may be full of tries that will turn out right: then their outcome decides. */
  const takeTry = async (key: string, limit: Limit, language: Language) => {
    for (;;) {
      const wasOpen = unjudged.isOpen(key)
      const answer = await limits.take(key, limit)
      if ('waitSeconds' in answer) {
        if ((await unjudged.nextOutcome(key)) || (wasOpen && !unjudged.isOpen(key))) continue
        throw tooMany(answer.waitSeconds, language)
      }
      unjudged.begin(key)
      const settle = (act: Promise<void>) => act.finally(() => unjudged.judged(key))
      return {
        failed: () => unjudged.judged(key),
        giveBack: () => settle(limits.giveBack(key, answer.taken)),
        clear: () => settle(limits.clear(key)),
      }
    }
  }

  /** A flood costs nothing but this look. */
  const turnAwayKnown = (keys: readonly string[], language: Language) => {
    for (const key of keys) {
      const full = limits.knownFull(key)
      if (full && !unjudged.isOpen(key)) throw tooMany(full.waitSeconds, language)
    }
  }

  /** Failures at one address slow its tries down; they do not shut it. */
  const takeShared = (from: string, language: Language) =>
    takeTry(from, quarter(settings.signInFailuresPerAddress), language).catch(() =>
      takeTry(`slowed ${from}`, slowly, language),
    )

  /**
   * Runs a try to prove something secret. It counts before it is judged, so that tries made at the same time count
   * too. One that succeeds clears the account; one that nobody could judge is taken back. A device that is known to the
   * account counts for itself alone.
   */
  const attempt = async <Answer>(
    { request, what, account, device, language = 'de' }: Try,
    outcomeOf: (answer: Answer) => 'succeeded' | 'failed' | 'unjudged',
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const from = `failures/${what}/address/${clientAddress(request)}`
    const known = device ? `failures/device/${device}` : null
    const of = known ?? (account === undefined ? null : `failures/account/${account}`)
    turnAwayKnown([...(known ? [] : [`slowed ${from}`]), ...(of ? [of] : [])], language)
    const theirs = of === null ? null : await takeTry(of, quarter(settings.signInFailuresPerAccount), language)
    const address = known
      ? null
      : await takeShared(from, language).catch(async error => {
          await theirs?.giveBack()
          throw error
        })
    let outcome: ReturnType<typeof outcomeOf> = 'unjudged'
    try {
      const answer = await ask()
      outcome = outcomeOf(answer)
      return answer
    } finally {
      if (outcome === 'failed') {
        theirs?.failed()
        address?.failed()
      } else await Promise.all([address?.giveBack(), outcome === 'succeeded' ? theirs?.clear() : theirs?.giveBack()])
    }
  }

  return {
    attempt,
    /** With the right password, too: each costs a session and half a core for a moment. */
    signIn: (account: string) => take(`sign-ins/${account}`, quarter(signInsPerAccount), 'en'),
    registration: (request: FastifyRequest) =>
      take(`registrations/${clientAddress(request)}`, hour(settings.registrationsPerAddress)),
    mailRequest: (request: FastifyRequest) =>
      take(`mail requests/${clientAddress(request)}`, hour(settings.mailRequestsPerAddress)),
    contact: (request: FastifyRequest) => take(`messages/${clientAddress(request)}`, hour(messagesPerAddress)),
    /** Asked before a message is read, whatever it will turn out to be. */
    contactTry: async (request: FastifyRequest) => {
      const from = `message tries/${clientAddress(request)}`
      turnAwayKnown([from], 'de')
      await take(from, hour(messageTriesPerAddress))
    },
    siteEvent: (request: FastifyRequest) => take(`site events/${clientAddress(request)}`, hour(siteEventsPerAddress)),
    /** All links that are mailed to one address, whoever asks for them. */
    mailTo: (addressKey: string) => take(`mails to/${addressKey}`, hour(settings.mailsPerAccount)),
    mail: (account: string, kind: string) => take(`mails/${kind}/${account}`, hour(settings.mailsPerAccount)),
    challenge: (request: FastifyRequest) => take(`challenges/${clientAddress(request)}`, hour(siteEventsPerAddress)),
    copyOfData: (account: string) => take(`copies/${account}`, hour(copiesPerAccount)),
    /** Asked for by an address that nobody has: who looks for accounts meets this first. */
    unknownAddress: (request: FastifyRequest) =>
      take(`unknown addresses/${clientAddress(request)}`, hour(unknownAddressesPerAddress)),
    /** A password set anew by mail is proof enough: earlier failures are forgotten. */
    forgive: (account: string) => limits.clear(`failures/account/${account}`),
  }
}

export type RateLimiter = ReturnType<typeof rateLimiter>

export const tooMany = (seconds: number, language: Language) =>
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
