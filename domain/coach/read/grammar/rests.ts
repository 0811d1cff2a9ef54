import type { Rests } from '../shaping.ts'
import { type Context, type Said, said } from './context.ts'
import { clauseOf, sentenceOf } from './nearby.ts'
import type { Quantity } from './quantity.ts'
import { is } from './senses.ts'

/** How long the pauses between the sets of a session are to be; those of one lift or of a form are theirs. */
export const restsIn = (context: Context): readonly Said[] => {
  const { all, field, quantities } = context
  if (field !== 'wish') return []
  const measured = quantities.find(one => one.restSeconds !== undefined && !isOfOne(context, one.from))
  if (measured) {
    const { from, to } = measured
    const named = all.slice(Math.max(0, from - 4), to).find(one => is(one, 'pause'))
    const [first, last] = [all[from], all[to - 1]]
    if (!first || !last) return []
    const start = Math.min(first.start, named?.start ?? first.start)
    return [said(measuredBy(context, measured), { start, end: last.end })]
  }
  const at = all.findIndex((_, at) => lengthAt(context, at) !== null)
  const [length, words] = [lengthAt(context, at), all[at]]
  if (!length || !words) return []
  const beside = [all[at - 1], words, all[at + 1]].filter(
    one => one === words || (one?.clause === words.clause && ofLength.test(one.folded)),
  )
  const [start, end] = [beside[0]?.start ?? words.start, beside.at(-1)?.end ?? words.end]
  return [said({ kind: 'rests', length, least: null, most: null }, { start, end })]
}

/** "Kniebeuge 5x5, Pause 3 Minuten", "8x400 m, 90 s Pause". */
const isOfOne = ({ all, quantities }: Context, at: number): boolean =>
  sentenceOf(all, at).some(one => is(one, 'exercise', 'format', 'skill')) ||
  quantities.some(
    one =>
      all[one.from]?.sentence === all[at]?.sentence &&
      (one.workSeconds !== undefined || one.rounds !== undefined || (one.sets ?? 1) > 1),
  )

/** "Kurze Pausen", "Pausen lang", "ohne Pausen durch". */
const lengthAt = ({ all, scope }: Context, at: number): Rests['length'] => {
  if (/^(?:lange pausen|long breaks)$/.test(all[at]?.folded ?? '')) return 'long'
  if (!pauses.test(all[at]?.folded ?? '')) return null
  const beside = clauseOf(all, at)
  if (beside.some(one => is(one, 'verdict', 'past', 'ago', 'since') || one.number !== null)) return null
  if (scope.denied[at]) return 'short'
  const near = [all[at - 1], all[at + 1]].filter(one => one?.clause === all[at]?.clause)
  if (near.some(one => short.test(one?.folded ?? ''))) return 'short'
  return near.some(one => long.test(one?.folded ?? '')) ? 'long' : null
}

const short = /^(?:kurz|kurze[nr]?|kurzere|knapp|knappe|short|shorter|minimal|minimale|wenig)$/
const long = /^(?:lang|lange[nr]?|langere|long|longer|ausgiebige|grosszugige|viel)$/
const ofLength = new RegExp(`${short.source}|${long.source}|^(?:ohne|keine|no|without)$`)
const pauses = /^(?:pausen|satzpausen?|rests|rest periods?|rest times?|breaks|pausenzeiten)$/

/** "Max 60 s", "mindestens zwei Minuten", "3 min". */
const measuredBy = ({ all }: Context, { from, to, restSeconds = 0 }: Quantity): Rests => {
  const around = [...all.slice(Math.max(0, from - 2), from), ...all.slice(to, to + 2)].filter(
    one => one.clause === all[from]?.clause,
  )
  const isMost = around.some(one => is(one, 'at-most') || /^(?:kurzer|shorter)$/.test(one.folded))
  const isLeast = around.some(one => is(one, 'at-least') || /^(?:langer|longer)$/.test(one.folded))
  const seconds = Math.min(longest, Math.max(shortest, restSeconds))
  return { kind: 'rests', length: null, least: isMost ? null : seconds, most: isLeast ? null : seconds }
}

/** Seconds: no set is rested from in less, and nobody stands about for longer. */
const [shortest, longest] = [15, 300]
