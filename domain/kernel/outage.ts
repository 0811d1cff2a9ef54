/** Something outside did not answer in time, or said it cannot now. Asking again later is right and safe. */
export const outage = (what: string, cause: unknown) =>
  Object.assign(new Error(`${what} is not available`, { cause }), { outage: what })

export const isOutage = (error: unknown) => error instanceof Error && 'outage' in error

/** More than the store takes in one event or one append. Asking again does not help. */
export const tooLarge = (bytes: number, limit: number) =>
  Object.assign(new Error(`${bytes} bytes are more than the ${limit} allowed`), { tooLarge: bytes })

export const isTooLarge = (error: unknown) => error instanceof Error && 'tooLarge' in error
