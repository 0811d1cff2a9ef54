import { z } from 'zod'
import { withoutHidden } from '../content/hidden-signs.ts'
import { isPlainName } from '../content/plain-name.ts'

// Text that can be stored and shown again unchanged: no NUL, no lone surrogates.
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

const mostDeep = 20

const isStorable = (value: unknown, deep = 0): boolean =>
  typeof value === 'string'
    ? storable(value)
    : value === null ||
      typeof value !== 'object' ||
      (deep < mostDeep && Object.entries(value).every(([name, one]) => storable(name) && isStorable(one, deep + 1)))

/** Data of any shape, its texts as above. */
export const anyData = z
  .record(z.string(), z.unknown())
  .refine(data => isStorable(data), `must hold valid Unicode without NUL characters, ${mostDeep} levels deep at most`)

/** Free text of at most `max` characters. */
export const text = (max: number) =>
  z.string().max(max).refine(storable, 'must be valid Unicode without NUL characters')

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

/** For what is shown by the dozen: no more bytes as JSON, whichever letters. */
export const fits = (bytes: number) =>
  z.refine<unknown>(
    value => bytesOf(value) <= bytes,
    `must be at most ${bytes} bytes as JSON; letters beyond ASCII count two and more`,
  )

/** Text of at most `max` characters that answers hold many of: two bytes for each as JSON, and its quotes. */
export const briefText = (max: number) => text(max).check(fits(2 * max + 2))

/** Text that says something: trimmed, not empty. */
export const saying = (max: number) => text(max).trim().min(1)

const seen = (max: number) => text(max).overwrite(withoutHidden).trim()

const isSeen = (text: string) => /[^\p{Cc}\p{Z}]/u.test(text)

/** What somebody calls a thing of theirs: seen as a whole, not empty. */
export const label = (max: number) =>
  seen(max).min(1, { abort: true }).refine(isSeen, 'must hold a character that can be seen')

/** Somebody's name as it may stand in a mail. */
export const personName = (max: number) =>
  seen(max).refine(isPlainName, 'must be a name: no link, no address, no control characters')

export const uuid = z.uuid()

// Latin letters and digits, and no sign by which mail goes on through another server.
const mailbox = /^[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/i
const latin = /^[\p{Script=Latin}0-9.-]+$/u
const inTheDns = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])\.?$/

/** Of letters that no software takes for others. The DNS knows each domain in Punycode (`xn--…`) as well. */
const isDomain = (typed: string) => {
  const domain = typed.normalize('NFC').toLowerCase()
  return (
    latin.test(domain) &&
    domain.normalize('NFKC') === domain &&
    inTheDns.test(URL.parse(`http://${domain}`)?.hostname ?? '')
  )
}

const isAddress = (text: string) => {
  const [before = '', domain = '', ...more] = text.split('@')
  return more.length === 0 && before.length <= 64 && mailbox.test(before) && isDomain(domain)
}

/** Letters that mail and the DNS read as one address alone (`domain/email-address.ts`); the mail itself is the real check. */
export const email = z
  .string()
  .trim()
  .max(254)
  .refine(isAddress, 'must be an e-mail address, its domain in Latin letters or in Punycode (xn--)')

const inReach = (text: string) => text >= '1900' && text < '2200'

/** A day that anything here can be about. */
export const day = z.iso.date().refine(inReach, 'must be a day between 1900 and 2199')

export const moment = z.iso.datetime({ offset: true }).refine(inReach, 'must be a moment between 1900 and 2199')
