import type { Context, Said } from './context.ts'

/**
 * Without what a leave or an event is told with: a heart doctor who is fine with "moderate exercise" asks for none, and a
 * "Stadtlauf" in spring is no run of today. An exercise in a leave stays: nothing else is allowed by it.
 */
export const withoutTold = ({ all, field }: Context, known: readonly Said[]): readonly Said[] => {
  const events = known.filter(({ meaning }) => meaning.kind === 'event')
  const leaves = field === 'wish' || field === 'note' ? [] : known.filter(({ meaning }) => meaning.kind === 'clearance')
  if (events.length + leaves.length === 0) return known
  const clauseAt = (start: number) => all.find(({ end }) => end > start)?.clause
  const granted = new Set(leaves.flatMap(({ start, end }) => [clauseAt(start), clauseAt(end - 1)]))
  return known.filter(one => {
    if (isAsked(one) && granted.has(clauseAt(one.start))) return false
    return !(isMove(one) && events.some(event => isOfEvent(event, one, clauseAt)))
  })
}

const isAsked = ({ meaning }: Said) =>
  meaning.kind === 'intensity' ||
  meaning.kind === 'goal' ||
  meaning.kind === 'place' ||
  ((meaning.kind === 'kit' || meaning.kind === 'focus') && meaning.want === 'with')

const isMove = ({ meaning }: Said) => meaning.kind === 'exercise' && meaning.want === 'with'

/** Its distance is the event's, or it is the word that the event is called by. */
const isOfEvent = (event: Said, move: Said, clauseAt: (start: number) => number | undefined): boolean => {
  if (move.meaning.kind !== 'exercise' || event.meaning.kind !== 'event') return false
  if (event.start < move.end && move.start < event.end) return true
  const { meters } = move.meaning.dose
  return meters !== undefined && meters === event.meaning.meters && clauseAt(event.start) !== clauseAt(move.start)
}
