export type Needle = { readonly text: string; readonly bytes: Buffer }

const bits = 20

/** Where four bytes that begin a needle are noted, few of which share a place. */
const placeOf = (four: number) => Math.imul(four, 0x9e3779b1) >>> (32 - bits)

/** Looks for thousands of needles in one pass, by the four bytes that each begins with. */
export const seeker = (needles: readonly Needle[]) => {
  const short = needles.filter(({ bytes }) => bytes.length < 4)
  const begins = new Uint8Array(1 << bits)
  const byStart = new Map<number, Needle[]>()
  for (const needle of needles) {
    if (needle.bytes.length < 4) continue
    const start = needle.bytes.readInt32LE(0)
    begins[placeOf(start)] = 1
    byStart.set(start, [...(byStart.get(start) ?? []), needle])
  }

  /** Adds the texts whose needles stand in these bytes. */
  return (bytes: Buffer, found: Set<string>) => {
    for (const needle of short) if (bytes.includes(needle.bytes)) found.add(needle.text)
    let four = bytes.length < 4 ? 0 : bytes.readInt32LE(0) << 8
    for (let at = 0; at + 4 <= bytes.length; at++) {
      four = (four >>> 8) | ((bytes[at + 3] ?? 0) << 24)
      if (begins[placeOf(four)] === 0) continue
      for (const needle of byStart.get(four) ?? [])
        if (bytes.subarray(at, at + needle.bytes.length).equals(needle.bytes)) found.add(needle.text)
    }
  }
}
