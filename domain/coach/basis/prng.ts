/** A stream of numbers in [0, 1) that depends on the seed alone (xmur3 into mulberry32, both public domain). */
export const randomFrom = (seed: string): (() => number) => {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One number in [0, 1) for a seed and a name, whatever was drawn before: adding a choice elsewhere moves nothing here. */
export const luck = (seed: string, name: string): number => randomFrom(`${seed} ${name}`)()

const hash = (text: string) => {
  let mixed = 1779033703 ^ text.length
  for (let at = 0; at < text.length; at += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 3432918353)
    mixed = (mixed << 13) | (mixed >>> 19)
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822507)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489909)
  return (mixed ^ (mixed >>> 16)) | 0
}
