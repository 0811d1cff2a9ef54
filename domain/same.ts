/** Whether two values say the same, as JSON, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (isPlain(one) && isPlain(other)) return one === other
  return Object.is(one, other) || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

/** What JSON writes as it is, and so need not be written to be compared. */
const isPlain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
