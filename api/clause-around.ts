export type Span = { readonly start: number; readonly end: number }

/** Words with what stands beside them, up to the next comma, line or end of a sentence, or so many letters either way. */
export const clauseAround = (text: string, { start, end }: Span, longest = text.length): Span => {
  const before = text.slice(Math.max(0, start - longest), start)
  const after = text.slice(end, end + longest)
  const cut = Math.max(-1, ...[...before.matchAll(/[,.;!?](?=\s)|\n/g)].map(({ index }) => index)) + 1
  const head = before.slice(cut).trimStart()
  const to = after.search(/[,.;!?](?:\s|$)|\n/)
  const tail = (to === -1 ? after : after.slice(0, to)).trimEnd()
  return { start: start - head.length, end: end + tail.length }
}
