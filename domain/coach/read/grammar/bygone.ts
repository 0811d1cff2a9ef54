import type { Context } from './context.ts'
import { before, clauseOf, sentenceOf } from './nearby.ts'
import { is } from './senses.ts'

/** "Gestern Klimmzüge gemacht", "after Monday's deadlifts", "sore since the pull-ups": what was trained, and is not asked for. */
export const isTrainedBefore = (context: Context, at: number): boolean => {
  const { all, times, field, scope } = context
  if (field !== 'wish' || scope.want[at] !== 'with') return false
  const clause = clauseOf(all, at)
  if (clause.some(one => again.test(one.folded))) return false
  const isPast = times.some(
    ({ days, from }) => days < 0 && days >= -10 && all[from]?.clause === all[at]?.clause && Math.abs(from - at) <= 6,
  )
  const isFrom = before(all, at, 3).some(one => since.test(one.folded))
  const isNow = clause.some(one => today.test(one.folded))
  return (
    (isPast && (isFrom || (!isNow && clause.some(one => was.test(one.folded))))) ||
    (isFrom && clause.some(one => is(one, 'sore', 'complains') && one.start < (all[at]?.start ?? 0)))
  )
}

const since = /^(?:nach|nach den|vom|von|from|after|since|seit)$/
const was =
  /(?:^| )(?:gemacht|gehabt|trainiert|gelaufen|gezogen|gedruckt|gehoben|geballert|hatte|hatten|war|waren|did|done|had|was|were|ran|hit|smashed|lifted|trained)$/
const again = /^(?:wie|like|same|nochmal|noch mal|wieder|again|statt|instead|weiter|continue|repeat|fortsetzen|genau)$/
const today = /^(?:heute|heut|today|jetzt|now|morgen|tomorrow)$/

/**
 * "Schultern sind mein starker Punkt", "hab kurze Arme", "legs are big enough", "Knie ist okay": how a part is, beside which
 * something else is asked for.
 */
export const isDescribed = ({ all, field, scope }: Context, at: number): boolean => {
  if (field !== 'wish' || scope.want[at] !== 'with' || !is(all[at], 'part')) return false
  const clause = clauseOf(all, at)
  const on = clause.indexOf(all[at] as (typeof all)[number])
  const [next, ...rest] = clause.slice(on + 1)
  const isSaid =
    copula.test(next?.folded ?? '') || (becomesOne.test(next?.folded ?? '') && (next?.folded.includes(' ') ?? false))
  const isSo = isSaid && [next, ...rest].some(one => wellOff.test(one?.folded ?? ''))
  const isBuilt = build.test(clause[on - 1]?.folded ?? '') && clause.slice(0, on).some(one => owns.test(one.folded))
  if ((!isSo && !isBuilt) || clause.some(one => calls.test(one.folded))) return false
  return sentenceOf(all, at).some(
    (one, _, some) =>
      one.clause !== all[at]?.clause &&
      some.length > 0 &&
      is(one, 'part', 'focus', 'exercise', 'kit', 'goal', 'format', 'sport'),
  )
}

const copula = /^(?:ist|sind|is|are|fuhlt sich|fuhlen sich|feels?|felt|s)(?: |$)/
const becomesOne = /^(?:ist|sind|is|are|feels?) (?:ok|okay|fit|gut|fine|great|good|top|in ordnung|gesund)$/
const wellOff =
  /(?:^| )(?:fit|ok|okay|gut|super|top|tiptop|fine|great|good|solid|stark\w*|starker|strong\w*|dick|riesig|big|huge|gross|massig|lang|kurz|long\w*|short\w*|langer|kurzer|genug|enough|gesund|in ordnung|strength|bigger|dicker)$/
const build =
  /^(?:lange|kurze|dicke|dunne|grosse|kleine|breite|schmale|kraftige|long|short|big|small|skinny|thick|thin|wide|narrow)$/
const owns = /^(?:hab|habe|have|i have|ive got|i ve got|got|mit|with)$/
const calls =
  /^(?:dran|bitte|please|fallig|due|mehr|more|zu|too|nicht|not|schwachstelle|noch|trainieren|train|aber|but)$/

/** "Sticht, wenn ich den Arm hebe": when it hurts, said in a clause of its own. */
export const isWhenItHurts = ({ all, scope }: Context, at: number): boolean => {
  const clause = clauseOf(all, at)
  return (
    /^(?:wenn|sobald|when|whenever)$/.test(clause[0]?.folded ?? '') &&
    sentenceOf(all, at).some(
      one =>
        Math.abs(one.clause - (all[at]?.clause ?? 0)) === 1 &&
        is(one, 'complains', 'odd') &&
        !scope.denied[all.indexOf(one)],
    )
  )
}
