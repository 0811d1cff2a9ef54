import type { FastifyRequest } from 'fastify'
import type { Limit, RateLimits } from '../commands/ports/addresses.ts'
import { clientAddress } from './client-address.ts'
import { quarter, tries } from './tries.ts'

export type RateSettings = {
  readonly signInFailuresPerAccount: number
  readonly signInFailuresPerAddress: number
  readonly registrationsPerAddress: number
  readonly mailsPerAccount: number
  readonly mailRequestsPerAddress: number
  /** Changes that one person makes, signed in. */
  readonly writesPerMinute: number
}

const unknownAddressesPerAddress = 50
const signInsPerAccount = 60
const renewalsPerSession = 60
const messagesPerAddress = 10
const copiesPerAccount = 20
const modelReadingsPerAccount = 120
const messageTriesPerAddress = 60
const siteEventsPerAddress = 1200

const hour = (most: number): Limit => ({ most, seconds: 3600 })

/** What an account's sign-ins are counted by. */
export const signInsOf = (account: string) => `sign-ins/${account}`

export const renewalsOf = (session: string) => `renewals/${session}`

/** What may be asked how often, by account and by client address. Successful sign-ins do not count. */
export const rateLimiter = (limits: RateLimits, settings: RateSettings) => {
  const { attempt, take, turnAwayKnown } = tries(limits, settings)
  const mailsTo = (mailbox: string) => `mails to/${mailbox}`
  const mailRequest = (request: FastifyRequest) =>
    take(`mail requests/${clientAddress(request)}`, hour(settings.mailRequestsPerAddress))
  const mailTo = (mailbox: string) => take(mailsTo(mailbox), hour(settings.mailsPerAccount))

  return {
    attempt,
    /** With the right password, too: each costs a session and half a core for a moment. */
    signIn: (account: string) => take(signInsOf(account), quarter(signInsPerAccount), 'en'),
    /** With the right token, too: a device does so four times an hour. */
    renewal: (session: string) => take(renewalsOf(session), quarter(renewalsPerSession)),
    registration: (request: FastifyRequest) =>
      take(`registrations/${clientAddress(request)}`, hour(settings.registrationsPerAddress)),
    mailRequest,
    contact: (request: FastifyRequest) => take(`messages/${clientAddress(request)}`, hour(messagesPerAddress)),
    /** Asked before a message is read, whatever it will turn out to be. */
    contactTry: async (request: FastifyRequest) => {
      const from = `message tries/${clientAddress(request)}`
      turnAwayKnown([from], 'de')
      await take(from, hour(messageTriesPerAddress))
    },
    siteEvent: (request: FastifyRequest) => take(`site events/${clientAddress(request)}`, hour(siteEventsPerAddress)),
    /** All links that are mailed to one address, whoever asks for them. */
    mailTo,
    /** A link that is asked for by nobody known. Who hammers one mailbox, from wherever, is told so without a look. */
    mailLink: async (request: FastifyRequest, mailbox: string) => {
      turnAwayKnown([mailsTo(mailbox)], 'de')
      await mailRequest(request)
      await mailTo(mailbox)
    },
    /** Each mails a link, too, to whomever it names. */
    registrationOf: (mailbox: string) => take(`registrations of/${mailbox}`, hour(settings.mailsPerAccount)),
    mail: (account: string, kind: string) => take(`mails/${kind}/${account}`, hour(settings.mailsPerAccount)),
    challenge: (request: FastifyRequest) => take(`challenges/${clientAddress(request)}`, hour(siteEventsPerAddress)),
    /** Each asks the language model, which costs money. */
    modelReading: (account: string) => take(`model readings/${account}`, hour(modelReadingsPerAccount)),
    copyOfData: (account: string) => take(`copies/${account}`, hour(copiesPerAccount)),
    /** Asked for by an address that nobody has: who looks for accounts meets this first. */
    unknownAddress: (request: FastifyRequest) =>
      take(`unknown addresses/${clientAddress(request)}`, hour(unknownAddressesPerAddress)),
    /** A password set anew by mail is proof enough: earlier failures are forgotten. */
    forgive: (account: string) => limits.clear(`failures/account/${account}`),
  }
}

export type RateLimiter = ReturnType<typeof rateLimiter>
