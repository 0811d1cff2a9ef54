import type { Intensity } from '../shaping.ts'
import { type Context, type Said, said } from './context.ts'
import { describesPart } from './described.ts'
import { before, clauseOf } from './nearby.ts'
import { isLessOf } from './scope.ts'
import { is, sense } from './senses.ts'

/** "Hab gestern schwer gehoben": how hard it was, not how hard it is to be. */
const isOfYesterday = ({ all }: Context, at: number) =>
  !(/es$/.test(all[at]?.folded ?? '') && /^(was|etwas)$/.test(all[at - 1]?.folded ?? '')) &&
  all.some(
    (one, on) =>
      on < at &&
      at - on <= 5 &&
      one.clause === all[at]?.clause &&
      /^(gestern|vorgestern|yesterday|war|waren|was|were)$/.test(one.folded),
  )

/** How hard the session is to be, in words, in reserve or in percent. */
export const intensitiesIn = (context: Context, isUsed: (at: number) => boolean): readonly Said[] => {
  const { all, scope, quantities } = context
  const rir = quantities.find(one => one.rir !== undefined)
  const percent = quantities.find(one => one.percent !== undefined)?.percent ?? null
  const seen = new Set<boolean>()
  const named = all.flatMap((lexeme, at): readonly Said[] => {
    const level =
      sense(lexeme, 'intensity')?.level ??
      (is(lexeme, 'exercise', 'goal') && /^(easy|light|locker) /.test(lexeme.folded) ? 'easy' : undefined)
    if (
      level === undefined ||
      isUsed(at) ||
      isLessOf(all, at) ||
      (is(lexeme, 'less') && clauseOf(all, at).some(one => scope.want[all.indexOf(one)] === 'less')) ||
      isOfSomethingElse(context, at) ||
      describesPart(all, at) ||
      isOfYesterday(context, at)
    )
      return []
    const meant =
      scope.denied[at] || isByDegree(all, at) ? (level === 'hard' || level === 'all-out' ? 'moderate' : 'hard') : level
    const isHard = meant === 'hard' || meant === 'all-out'
    if (seen.has(isHard)) return []
    seen.add(isHard)
    return [said({ kind: 'intensity', level: meant, rir: rir?.rir ?? null, percent }, lexeme)]
  })
  if (named.length > 0) return named
  const spent = spentIn(context)
  if (spent) return [spent]
  if (rir === undefined) return percentAlone(context)
  const at = { start: all[rir.from]?.start ?? 0, end: all[rir.to - 1]?.end ?? 0 }
  return [said({ kind: 'intensity', level: levelOf(rir.rir ?? 2), rir: rir.rir ?? null, percent }, at)]
}

/** "Bis die Waden glühen", "until my legs give out": how far it is to go. */
const spentIn = ({ all, field, scope }: Context): Said | null => {
  if (field !== 'wish' && field !== 'goal') return null
  const from = all.findIndex(({ folded }) => /^(?:bis|until|till|til)(?: |$)/.test(folded))
  const ahead = all.slice(from, from + 9).filter(one => one.clause === all[from]?.clause)
  const last = ahead.findLast(one => spent.test(one.folded))
  const [first] = ahead
  return from < 0 ||
    !first ||
    !last ||
    scope.others[all.indexOf(last)] ||
    before(all, from, 2).some(one => is(one, 'not'))
    ? null
    : said({ kind: 'intensity', level: 'all-out', rir: null, percent: null }, { start: first.start, end: last.end })
}

const spent =
  /(?:^| )(?:gluh\w*|brenn\w*|zitter\w*|qualm\w*|raucht|rauchen|dampf\w*|schreit|schreien|fluch\w*|explodier\w*|platzt|platzen|streik\w*|burn\w*|shak\w*|scream\w*|smok\w*|quiver\w*|give out|gives out|jelly|wackelpudding|pudding|brei|umfall\w*|drop|erbrech\w*|kotz\w*|abwinken|umkipp\w*|puk\w*|collaps\w*)$/

/** "70 Prozent reichen", "at 80 %": how hard it is to be, where no exercise is dosed by it. */
const percentAlone = ({ all, quantities, field }: Context): readonly Said[] => {
  const one = quantities.find(({ percent = 0 }) => percent >= 40 && percent <= 100)
  const at = one && all[one.from]
  if (!at || one.percent === undefined || field !== 'wish' || all.some(other => is(other, 'exercise', 'part')))
    return []
  if (wellness.test(all[one.to]?.folded ?? '')) return []
  const level = one.percent >= 75 ? 'hard' : 'moderate'
  return [
    said(
      { kind: 'intensity', level, rir: null, percent: one.percent },
      { start: at.start, end: all[one.to - 1]?.end ?? at.end },
    ),
  ]
}

/** "Nicht 100 % fit": how somebody is. */
const wellness = /(?:^| )(?:fit|gesund|erholt|ausgeruht|da|dabei|healthy|recovered)$/

/** "Nicht allzu heftig", "not going all out", "heute nicht ballern". */
const isByDegree = (all: Context['all'], at: number) =>
  /^(hard|all-out)$/.test(sense(all[at], 'intensity')?.level ?? '') &&
  before(all, at, 3).some(({ folded }) => /^(nicht|nich|net|not|kein|nothing)( |$)|(^| )(nicht|not)$/.test(folded))

const levelOf = (rir: number): Intensity['level'] => (rir <= 0 ? 'all-out' : rir <= 2 ? 'hard' : 'moderate')

/** "Ruhig ne Schippe drauf", "darf ruhig schwerer sein": a word of leave, not of calm. */
const isParticle = (all: Context['all'], at: number) =>
  all[at]?.folded === 'ruhig' &&
  (/^(darf|durfen|kann|konnen|soll|sollen|konnt|gern|gerne|kannst)$/.test(all[at - 1]?.folded ?? '') ||
    is(all[at + 1], 'number', 'more', 'or') ||
    /^(mal|mehr|noch|ne|so|wieder|bisschen|etwas)$/.test(all[at + 1]?.folded ?? '') ||
    (sense(all[at + 1], 'intensity')?.level ?? 'easy') !== 'easy')

/** "Spicy after yesterday's metcon", "die Pollen machen mich fertig", "gestern Fußball, Beine schwer": how somebody is. */
const isOfState = ({ all, times }: Context, at: number) => {
  const here = all[at]
  const clause = clauseOf(all, at)
  if (here?.folded === 'ruhig' && /^(?:grad|gerade|zurzeit|momentan|aktuell|derzeit)$/.test(all[at - 1]?.folded ?? ''))
    return true
  if (
    /^(?:ruhig|quiet|calm)$/.test(here?.folded ?? '') &&
    clause.some(one => is(one, 'drug', 'condition', 'flag', 'complains'))
  )
    return true
  if (
    /^(?:nach|vom|von|after|from)$/.test(before(all, at, 2)[0]?.folded ?? '') &&
    clause.some(one => is(one, 'complains', 'odd', 'sore'))
  )
    return true
  if (is(here, 'complains', 'odd') && clause.some(one => is(one, 'part'))) return true
  if (/ fertig$/.test(here?.folded ?? '') && clause.some(one => is(one, 'today', 'condition', 'complains'))) return true
  return (
    /^(?:schwer|heavy)$/.test(here?.folded ?? '') &&
    sense(all[at - 1], 'part') !== undefined &&
    clause.length === 2 &&
    times.some(({ days, from }) => days < 0 && all[from]?.sentence === here?.sentence)
  )
}

/** "Knackiger Po": how it is to look. */
const isLook = (all: Context['all'], at: number) =>
  /^knackig/.test(all[at]?.folded ?? '') && is(all[at + 1], 'part', 'focus')

/** "Leichtes Asthma", "Arm ist schwer", "leichter als sonst": not how hard the session is. */
const isOfSomethingElse = (context: Context, at: number) => {
  const { all, field } = context
  const [before, next] = [all[at - 1], all[at + 1]]
  if (
    is(next, 'flag', 'happened', 'condition', 'today', 'complains', 'diagnosis', 'sore') &&
    next?.clause === all[at]?.clause
  )
    return true
  if (isOfState(context, at) || isLook(all, at)) return true
  if (field === 'activities' || field === 'feedback' || field === 'note') return true
  if (isParticle(all, at)) return true
  if (/^(on|mit)$/.test(next?.folded ?? '') && /^(it|that|them|her|him|ihm|ihr|ihnen)$/.test(all[at + 2]?.folded ?? ''))
    return true
  if (is(before, 'condition', 'diagnosis') && before?.clause === all[at]?.clause) return true
  return /^(ist|is|s|feels)$/.test(before?.folded ?? '') && is(all[at - 2], 'part')
}
