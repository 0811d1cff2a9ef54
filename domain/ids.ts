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

/** Two spellings of one address are one address: trimmed, NFC, lower case. */
export const normaliseEmail = (address: string) => address.trim().normalize('NFC').toLowerCase()
