import { isAboutLimits } from '../intent.ts'
import type { Sense } from '../language.ts'
import type { Target } from '../training.ts'
import { type Context, type Said, said } from './context.ts'
import { isCue } from './cues.ts'
import { isDescribed } from './described.ts'
import type { Lexeme } from './lexemes.ts'
import { pressOf } from './lifts.ts'
import { before, behind, clauseOf, tellsPast } from './nearby.ts'
import { amountAt } from './scope.ts'
import { is, sense } from './senses.ts'
import { isOtherDayOfSplit } from './splits.ts'

/** "Tennis elbow in the right arm": where something is the matter. */
const isPlaceOfDiagnosis = ({ all, scope }: Context, at: number): boolean =>
  all
    .slice(Math.max(0, at - 5), at)
    .some(
      (one, on) => one.clause === all[at]?.clause && is(one, 'diagnosis') && !scope.denied[Math.max(0, at - 5) + on],
    ) && all.slice(Math.max(0, at - 4), at).some(({ folded }) => /^(in|in the|im|am|into|down)$/.test(folded))

/** "Beine frisch halten", "keep legs light", "Beine schonen": worked less. */
const isSpared = ({ all }: Context, at: number): boolean =>
  behind(all, at, 2).some(one => /^(?:schonen|geschont|schon)$/.test(one.folded) && !/schön/i.test(one.written)) ||
  (clauseOf(all, at).some(one => /^(halten|keep|bleiben|lassen|stay|need|brauche|brauch|want)$/.test(one.folded)) &&
    behind(all, at, 3).some(one => /^(frisch|fresh|locker|light|leicht|easy)$/.test(one.folded)))

/** "Je Arm 5", "8 each leg": how often, and not what. */
const isOfEach = (all: readonly Lexeme[], at: number): boolean =>
  /^(?:arm|arme|bein|hand|leg|side|seite|fuss)$/.test(all[at]?.folded ?? '') && is(all[at - 1], 'each')

/** "Rheuma in den Händen, Griff schwierig": where restrictions are asked for, nobody wishes for what is hard. */
const isAmongLimits = ({ all, field }: Context, at: number): boolean =>
  isAboutLimits(field) && clauseOf(all, at).some(one => difficult.test(one.folded))

const difficult =
  /^(?:schwierig|schlecht|kaum|problem\w*|kritisch|unsicher|wackelig|schwach|weak|difficult|tricky|hard|poor|bad|limited|eingeschrankt)$/

/** Traits that somebody may ask for; the others are only ever refused. */
const wished: ReadonlySet<string> = new Set(['standing', 'one-sided', 'explosive', 'grip'])

/** "Drücken und ziehen": what hurts elsewhere is here the other half of the upper body. */
const pulledAt = ({ all }: Context, at: number): Target | null =>
  /^ziehen$/.test(all[at]?.folded ?? '') &&
  clauseOf(all, at).some(one => sense(one, 'focus')?.target.id === 'push') &&
  !clauseOf(all, at).some(one => is(one, 'part'))
    ? { of: 'region', id: 'pull' }
    : null

export const focusAt = (context: Context, at: number): readonly Said[] => {
  const lexeme = context.all[at]
  const target: Target | null | undefined =
    sense(lexeme, 'part')?.target ?? sense(lexeme, 'focus')?.target ?? pulledAt(context, at)
  if (!lexeme || !target || context.scope.withdrawn[at] || is(lexeme, 'exercise')) return []
  if (isOfEach(context.all, at) || pressOf(context, at) !== undefined) return []
  if (context.scope.others[at] || isOccasion(context, at) || isMovedWhen(context, at) || isMentioned(context, at))
    return []
  if (isOtherDayOfSplit(context, at)) return []
  if (is(lexeme, 'part') && (isCue(context, at) || isPlaceOfDiagnosis(context, at))) return []
  if (context.scope.want[at] === 'with' && isDescribed(context.all, at) && !isSore(context, at)) return []
  const complains =
    target.of === 'trait' && (hurtsIn(context, at) || isAmongLimits(context, at)) && !/^vorbeug/.test(lexeme.folded)
  const want = complains ? 'without' : (context.scope.want[at] ?? 'with')
  const mayBeWished = wished.has(target.id) || (target.id === 'jumping' && context.field === 'wish')
  if (target.of === 'trait' && (want === 'with' || want === 'only') && !mayBeWished && !is(lexeme, 'not')) return []
  if (context.field === 'activities') return []
  const meant = want === 'with' && isSpared(context, at) ? 'less' : is(lexeme, 'not') ? 'without' : want
  const focus = said({ kind: 'focus', want: meant, on: target }, lexeme)
  if (!isSore(context, at)) return [focus]
  return [
    said({ kind: 'soreness', on: target }, lexeme),
    ...(context.all.some(one => is(one, 'override')) ? [focus] : []),
  ]
}

/** "Beim Beugen", "when I press", "vom Sitzen": when it hurts, not what is wanted. */
export const isOccasion = (context: Context, at: number): boolean =>
  (hurtsIn(context, at) || isTold(context, at)) &&
  !is(context.all[at], 'part') &&
  sense(context.all[at], 'focus')?.target.of !== 'trait' &&
  (context.field === 'feedback' ||
    before(context.all, at, 3).some(one =>
      /^(bei|beim|vom|von|durch|wegen|seit|nach|when|whenever|if|during|while|after|from|by|in|with|on|wahrend|aufm|am|can|cannot|kann|konnte|many)$/.test(
        one.folded,
      ),
    ))

/** "Verliere beim Seilspringen Urin": a sign in the same clause. */
const isTold = ({ all, signs }: Context, at: number): boolean => {
  const clause = clauseOf(all, at)
  const [start, end] = [clause[0]?.start ?? 0, clause.at(-1)?.end ?? 0]
  return signs.some(one => telling.has(one.sense.is) && start <= one.start && one.end <= end)
}

const telling: ReadonlySet<Sense['is']> = new Set(['condition', 'flag', 'happened', 'diagnosis', 'unclear'])

/** "Ziehen in der Leiste, wenn ich das Bein anhebe", "hurts when I lift my arm": what is moved as it hurts. */
const isMovedWhen = ({ all, scope }: Context, at: number): boolean => {
  const clause = before(all, at, 6).filter(one => one.clause === all[at]?.clause)
  const when = clause.findLastIndex(one => moving.test(one.folded))
  return (
    when >= 0 &&
    /^(?:ich|i|man|you)$/.test(clause[when + 1]?.folded ?? '') &&
    all.some(
      (one, on) =>
        on < at && one.sentence === all[at]?.sentence && is(one, 'complains', 'odd', 'diagnosis') && !scope.denied[on],
    )
  )
}

const moving = /^(?:wenn|sobald|immer wenn|when|whenever|if)$/

const hurtsIn = ({ all, scope }: Context, at: number): boolean =>
  clauseOf(all, at).some(
    one =>
      one !== all[at] &&
      (is(one, 'complains', 'diagnosis', 'condition', 'flag', 'happened', 'odd', 'swollen') ||
        /^(tut|hurt|aufs|vertreten|verdreht|umgeknickt)$/.test(one.folded)) &&
      !scope.denied[all.indexOf(one)],
  )

/** In what looks back or describes, and of what was trained yesterday, a part alone asks for nothing. */
const isMentioned = ({ all, field, scope }: Context, at: number): boolean => {
  const clause = sinceToday(clauseOf(all, at), all[at])
  if (isLogged(clause)) return true
  if (
    clause.some(one => is(one, 'done')) ||
    wasBefore(clause) ||
    all.slice(at, at + 9).some((one, on) => tellsPast(all, at + on) && one.sentence === all[at]?.sentence)
  )
    return scope.want[at] === 'with' || scope.want[at] === 'without'
  if (amountAt(all, at - 1) !== null) return false
  const isBack = field === 'note' || field === 'feedback' || field === 'comments' || field === 'place'
  return (
    isBack &&
    is(all[at], 'part') &&
    scope.want[at] === 'with' &&
    !clause.some(
      one =>
        is(one, 'more') ||
        /^(bitte|gern|gerne|lieber|trainieren|training|please|train|starken|mochte|will)$/.test(one.folded),
    )
  )
}

/** "Gestern Brust, vorgestern Rücken": a day that is over, and what was trained on it. */
export const isLogged = (clause: readonly Lexeme[]): boolean =>
  clause.some(one => (sense(one, 'when')?.days ?? 0) < 0) &&
  clause.some(one => is(one, 'part', 'focus')) &&
  clause.every(
    one =>
      is(one, 'when', 'part', 'focus', 'and', 'exercise') ||
      /^(?:war|hatte|hab|habe|schon|ich|was|etwas|am|an|den|die|trainiert|gemacht|trained|did|my)$/.test(one.folded),
  )

/** "Push am Montag war hart", "legs were yesterday". */
const wasBefore = (clause: readonly Lexeme[]) =>
  clause.some(one => /^gestern (?:war|waren|hatte)$/.test(one.folded)) ||
  (clause.some(
    (one, on) =>
      /^(war|waren|was|were)$/.test(one.folded) && !/^(?:fur|mit|zu|gegen)$/.test(clause[on + 1]?.folded ?? ''),
  ) &&
    clause.some(one => (is(one, 'weekday') && one.written.length > 2) || (sense(one, 'when')?.days ?? 0) < 0))

/** "Rücken war gestern heute Brust": written without a stop, what is said of today is said by itself. */
const sinceToday = (clause: readonly Lexeme[], here: Lexeme | undefined): readonly Lexeme[] => {
  const today = clause.findIndex(({ folded }, on) => on > 0 && /^(?:heute|heut|jetzt|dann|today|now)$/.test(folded))
  if (today < 0 || here === undefined) return clause
  return here.start > (clause[today]?.start ?? 0) ? clause.slice(today) : clause.slice(0, today)
}

/** "Muskelkater in den Beinen", "legs are sore". */
const isSore = ({ all, scope }: Context, at: number): boolean =>
  all.some(
    (one, on) =>
      Math.abs(on - at) <= 7 &&
      one.clause === all[at]?.clause &&
      !scope.denied[on] &&
      (is(one, 'sore') || isTired(all, on)) &&
      isNearest({ all }, on, at),
  )

/** "Beine werden schnell müde", and not "bin müde, Beine bitte". */
const isTired = (all: Context['all'], at: number): boolean => {
  if (!is(all[at], 'mood')) return false
  const earlier = before(all, at, 4)
  return (
    /^(?:mude|platt|schlapp|erschopft|tired|exhausted|heavy)$/.test(all[at]?.folded ?? '') &&
    earlier.some(one => is(one, 'part')) &&
    !earlier.some(one => /^(?:bin|ich|i|im|am)$/.test(one.folded))
  )
}

const isNearest = ({ all }: Pick<Context, 'all'>, sore: number, at: number) =>
  !all.some(
    (one, on) =>
      on !== at &&
      is(one, 'part', 'focus') &&
      reach(all, on, sore) < reach(all, at, sore) &&
      one.clause === all[at]?.clause,
  )

/** "Legs are sore" speaks of what is before, "Muskelkater in den Beinen" of what is behind. */
const reach = (all: Context['all'], at: number, sore: number) =>
  Math.abs(at - sore) + (at > sore === /sore/.test(all[sore]?.folded ?? '') ? 1 : 0)
