/** A number that a text alone decides (FNV-1a over its letters), to draw halves and thirds by. */
export const draw = (text: string): number => {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash >>> 8
}
