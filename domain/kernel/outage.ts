/** Something outside did not answer in time, or said it cannot now. Asking again later is right and safe. */
export type Outage = Error & { readonly outage: string }

export const outage = (what: string, cause: unknown): Outage =>
  Object.assign(new Error(`${what} is not available`, { cause }), { outage: what })

export const isOutage = (error: unknown): error is Outage => error instanceof Error && 'outage' in error

/** More than the store takes in one event or one append. Asking again does not help. */
export type TooLarge = Error & { readonly tooLarge: number }

export const tooLarge = (bytes: number, limit: number): TooLarge =>
  Object.assign(new Error(`${bytes} bytes are more than the ${limit} allowed`), { tooLarge: bytes })

export const isTooLarge = (error: unknown): error is TooLarge => error instanceof Error && 'tooLarge' in error
