/** What a label leaves out is not judged. */
export const same = <One>(told: One | null | undefined, read: One | null | undefined): boolean =>
  told === undefined || told === null || told === read

export const near = (told: number | null | undefined, read: number | null | undefined, share: number): boolean =>
  told === undefined || told === null || (typeof read === 'number' && Math.abs(told - read) <= Math.abs(told) * share)

/** "Vor zwei Monaten" is no exact number: two days or a sixth of it, whichever is more. */
export const nearDays = (told: number | null | undefined, read: number | null | undefined): boolean =>
  told === undefined ||
  told === null ||
  (typeof read === 'number' && Math.abs(told - read) <= (Math.abs(told) <= 3 ? 0 : Math.max(2, Math.abs(told) / 6)))

/** At least half of both together is in both; nothing equals nothing. */
export const overlaps = (told: readonly string[], read: readonly string[]): boolean => {
  const all = new Set([...told, ...read])
  return told.filter(one => read.includes(one)).length * 2 >= all.size
}

export const sameSets = <One>(told: readonly One[], read: readonly One[]): boolean =>
  told.every(one => read.includes(one)) && read.every(one => told.includes(one))

/** As far up the ladder, or one step further. */
export const atLeastAs = <One>(ladder: readonly One[], told: One | undefined, read: One): boolean => {
  const steps = told === undefined ? 0 : ladder.indexOf(read) - ladder.indexOf(told)
  return told === undefined || steps === 0 || steps === 1
}

/** Every number told is there. */
export const inside = (told: object, read: object): boolean =>
  Object.entries(told).every(([key, value]) => close(value, (read as Record<string, unknown>)[key]))

/** The same numbers and no others; kilograms may be rounded. */
export const alike = (told: object, read: object): boolean =>
  inside(told, read) && Object.keys(read).every(key => key in told)

const close = (told: unknown, read: unknown): boolean => {
  if (Array.isArray(told)) return Array.isArray(read) && told.every((one, at) => close(one, read[at]))
  return typeof told === 'number' && typeof read === 'number' && Math.abs(told - read) <= Math.abs(told) * 0.02
}
