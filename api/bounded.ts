// So that an answer stays below what ARCHITECTURE.md says, with all that stands around its list.
const mostOfLast = 384 * 1024
const mostOfFirst = 576 * 1024

const sizeOf = (entry: object) => Buffer.byteLength(JSON.stringify(entry)) + 1

/** As many of the last entries as one answer may hold. */
export const lastEntries = <Entry extends object>(entries: readonly Entry[]): Entry[] => {
  let bytes = 0
  const from = entries.findLastIndex(entry => {
    bytes += sizeOf(entry)
    return bytes > mostOfLast
  })
  return entries.slice(from + 1)
}

/** As many of the first entries as one answer may hold; one in any case, so that whoever turns pages gets on. */
export const firstEntries = <Entry extends object>(entries: readonly Entry[]): Entry[] => {
  let bytes = 0
  const end = entries.findIndex((entry, nth) => {
    bytes += sizeOf(entry)
    return bytes > mostOfFirst && nth > 0
  })
  return end < 0 ? [...entries] : entries.slice(0, end)
}
