/** In milliseconds. */
export const hour = 3_600_000
export const day = 24 * hour

/** The day of a moment, as UTC has it. */
export const dayOf = (at: string) => at.slice(0, 10)

/** The moment so many times 24 hours after another, in ISO 8601. */
export const daysAfter = (at: string, days: number) => new Date(Date.parse(at) + days * day).toISOString()
export const daysBefore = (at: string, days: number) => daysAfter(at, -days)

export const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / day
