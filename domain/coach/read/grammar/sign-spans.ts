import type { Sign } from '../language.ts'

/** A word of a sign's group at a place among the words. */
export type Hit = { readonly group: number; readonly at: number }

/** The group of what stands against a sign. */
export const never = -1

/** Longer sentences are looked at in overlapping stretches of this many words. */
export const stretch = 40

type Span = readonly [from: number, to: number]

/** The shortest stretch in which each group has a word; null when one has none, or they stand too far apart. */
export const spanOf = (hits: readonly Hit[], { all, within = stretch, ordered }: Sign): Span | null => {
  if (hits.length < all.length || hits.some(({ group }) => group === never)) return null
  const spans = ordered ? spansInOrder(hits, all.length) : spansInAnyOrder(hits, all.length)
  let best: Span | null = null
  for (const span of spans) if (best === null || lengthOf(span) < lengthOf(best)) best = span
  return best !== null && lengthOf(best) < within ? best : null
}

const lengthOf = ([from, to]: Span) => to - from

const spansInAnyOrder = (hits: readonly Hit[], groups: number): readonly Span[] => {
  const last = new Map<number, number>()
  return hits.flatMap(({ group, at }): readonly Span[] => {
    last.set(group, at)
    const from = Math.min(...last.values())
    return last.size === groups && (groups === 1 || from < at) ? [[from, at]] : []
  })
}

/** Each group after the one before it. */
const spansInOrder = (hits: readonly Hit[], groups: number): readonly Span[] => {
  const begun: Span[] = []
  return hits.flatMap(({ group, at }): readonly Span[] => {
    const before = begun[group - 1]
    if (group > 0 && (before === undefined || before[1] >= at)) return []
    const span: Span = [before?.[0] ?? at, at]
    begun[group] = span
    return group === groups - 1 ? [span] : []
  })
}
