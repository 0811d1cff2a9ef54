declare const brand: unique symbol
type Id<Name extends string> = string & { readonly [brand]: Name }

export type UserId = Id<'user'>
export type WorkoutId = Id<'workout'>
export type ProfileId = Id<'profile'>
/** HMAC-SHA-256 (hex) of the normalised address: an e-mail address never names a stream in the clear. */
export type EmailHash = Id<'email'>

export const userId = (text: string) => text as UserId
export const workoutId = (text: string) => text as WorkoutId
export const profileId = (text: string) => text as ProfileId
export const emailHash = (text: string) => text as EmailHash

/** Two spellings of one address are one address: trimmed, NFC, lower case, the domain as the DNS spells it. */
export const normaliseEmail = (address: string) => {
  const text = address.trim().normalize('NFC').toLowerCase()
  const at = text.lastIndexOf('@')
  return at < 0 ? text : `${text.slice(0, at)}@${domainOf(text.slice(at + 1))}`
}

/** In Punycode (RFC 5891), without the dot of the root. What is no domain stays as it is. */
const domainOf = (domain: string) => {
  const isName = /^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)
  const hostname = isName ? URL.parse(`http://${domain}`)?.hostname : undefined
  return (hostname ?? domain).replace(/\.$/, '')
}
