import { type Context, type Said, said } from './context.ts'
import { clauseOf, sentenceOf } from './nearby.ts'
import { workers } from './parts-meant.ts'
import { is, sense } from './senses.ts'

/**
 * "Unterarme sind durch", "legs are toast from yesterday's hike": muscles that have worked, where somebody tells of what or
 * says it of several; no complaint. The words of one that are used up by it: the part, and what is said of it.
 */
export const wornIn = (
  context: Context,
  isTaken: (at: number) => boolean,
): readonly (Said & { readonly used: readonly number[] })[] =>
  context.all.flatMap((lexeme, at) => {
    const part = sense(lexeme, 'part')
    const target = part?.target ?? sense(lexeme, 'focus')?.target
    if (!target || target.of === 'trait' || isTaken(at) || (part && !workers.has(part.part ?? 'knee'))) return []
    const to = wornAt(context, at)
    const end = to === null ? undefined : context.all[to]
    if (to === null || !end || !isFromWork(context, at)) return []
    return [{ ...said({ kind: 'soreness', on: target }, { start: lexeme.start, end: end.end }), used: [at, to] }]
  })

/** Where it is said that they are worn out; null where nothing is. */
const wornAt = ({ all, scope }: Context, at: number): number | null => {
  const isSore = sentenceOf(all, at).some(one => is(one, 'sore'))
  let isLinked = false
  for (let on = at + 1; on <= at + 6 && all[on]?.clause === all[at]?.clause; on += 1) {
    const words = all[on]?.folded ?? ''
    if (links.test(words) && words !== 'am ende') isLinked = true
    if ((isLinked && worn.test(words)) || burning.test(words) || (isSore && hurting.test(words)))
      return scope.denied[on] ? null : on
    if (is(all[on], 'part', 'focus', 'but', 'side')) return null
  }
  return null
}

const links =
  /^(s|sind|san|sand|san no|ist|is|are|am|noch|still|feel|feels|fuhlen|fuhlt|waren|total|komplett|vollig|so)( |$)|^(is|are|ist|sind) /

const worn =
  /(^| )(durch|platt|fertig|hinuber|tot|matsch|matschig|brei|pudding|wackelpudding|leer|schlapp|mude|schwer|kaputt|im eimer|im arsch|am arsch|am ende|zerstort|gar|geschafft|wie blei|bleischwer|toast|burning|trashed|shot|fried|cooked|smoked|wrecked|done|dead|destroyed|wasted|knackered|jelly|lead|heavy|spent|tired|gone|hammered|beat up|beaten up|blasted|battered|ruined|finished)(?: (?:vom|von|from))?$/

/** What needs no "is". */
const burning = /^(brennt|brennen)$/

/** "Trizeps tut noch weh, Muskelkater halt". */
const hurting = /(^| )(weh|schmerzt|schmerzen|ache|aches|hurt|hurts)$/

/** Of yesterday's session, of a sport, of what was carried: what tells of work that is done. */
const isFromWork = ({ all, times }: Context, at: number): boolean => {
  const sentence = all[at]?.sentence
  if (all.some(one => one.sentence === sentence && is(one, 'today', 'drug', 'condition', 'happened', 'flag')))
    return false
  const isHere = (one: (typeof all)[number]) => one.sentence === sentence
  return (
    times.some(({ days, from }) => days < 0 && days >= -4 && all[from]?.sentence === sentence) ||
    all.some(one => isHere(one) && is(one, 'done', 'sport')) ||
    clauseOf(all, at).some((one, on, clause) => from.test(one.folded) && clause[on + 1] !== undefined)
  )
}

const from = /^(vom|von|nach|after|from|seit|post)$/
