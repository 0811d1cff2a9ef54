import { z } from 'zod'
import { withoutHidden } from '../content/hidden-signs.ts'
import { isPlainName } from '../content/plain-name.ts'

// Text that can be stored and shown again unchanged: no NUL, no lone surrogates.
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Free text of at most `max` characters. */
export const text = (max: number) =>
  z.string().max(max).refine(storable, 'must be valid Unicode without NUL characters')

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

/** Letters before and after one @, none that mail would read as punctuation; the verification mail is the real check. */
export const email = z
  .string()
  .trim()
  .max(254)
  .refine(storable, 'must be valid Unicode without NUL characters')
  .refine(text => withoutHidden(text) === text, 'must hold no hidden characters')
  .regex(/^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,189}$/, 'must be an e-mail address')

const inReach = (text: string) => text >= '1900' && text < '2200'

/** A day that anything here can be about. */
export const day = z.iso.date().refine(inReach, 'must be a day between 1900 and 2199')

export const moment = z.iso.datetime({ offset: true }).refine(inReach, 'must be a moment between 1900 and 2199')
