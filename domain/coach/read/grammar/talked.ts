import type { Skill } from '../training.ts'
import { type Context, type Said, said } from './context.ts'
import type { Lexeme } from './lexemes.ts'
import { isToLearn } from './moves.ts'
import { before, behind, clauseOf } from './nearby.ts'
import { is, plays, sense } from './senses.ts'
import { type Place, temposIn } from './tempos.ts'

/** What is said to the coach as to a person, what one wants to learn, and what was not understood. */
export const talkedIn = (context: Context): readonly Said[] => [
  ...context.all.flatMap((_, at) => wordAt(context, at)),
  ...withdrawnIn(context),
]

const wordAt = (context: Context, at: number): readonly Said[] => {
  const lexeme = context.all[at]
  const skill = skillAt(context, at)
  if (!lexeme) return []
  if (skill) return [skill]
  if (is(lexeme, 'override') && context.scope.want[at] !== 'without')
    return isOverride(context, at) ? [said({ kind: 'override' }, lexeme)] : []
  if (is(lexeme, 'refusal') && (context.field === 'wish' || context.field === 'note') && isWholeRefusal(context, at))
    return [said({ kind: 'refusal', of: 'training' }, lexeme)]
  if (is(lexeme, 'refuses-suggestion') && !is(lexeme, 'not') && !isForPart(context.all, at))
    return [said({ kind: 'refusal', of: 'suggestion' }, lexeme)]
  return []
}

/** "Gib mir was anderes für die Quads": what is asked for in place of something, and no other plan. */
export const isForPart = (all: Context['all'], at: number): boolean => {
  const next = all[at + 1]
  return next?.clause === all[at]?.clause && plays(next, 'in-place-of')
}

/** "Egal" of a thing ("Rest ist mir egal", "Brust egal") lifts nothing. */
const isOverride = ({ all, scope }: Context, at: number) => {
  const isHealth = all.some(one => is(one, 'today', 'flag', 'happened') && one.sentence === all[at]?.sentence)
  if (plays(all[at], 'sore-or-not')) return !isHealth
  if (plays(all[at], 'all-the-same'))
    return !isHealth && !all.some(one => one.start < (all[at]?.start ?? 0) && is(one, 'kit', 'mood', 'today', 'span'))
  const earlier = all.slice(Math.max(0, at - 6), at + 1)
  return earlier.some(
    (one, on) => is(one, 'sore', 'when', 'weekday', 'done') && !scope.denied[Math.max(0, at - 6) + on],
  )
}

/** "Heute nicht ballern", "heute nicht ins Gym" refuse a way or a place to train, and not to train. */
const isOfWhatFollows = ({ all }: Pick<Context, 'all'>, at: number) =>
  / (?:nicht|not)$/.test(all[at]?.folded ?? '') &&
  behind(all, at, 2).some((one, on) => (on === 0 && is(one, 'intensity')) || is(one, 'place'))

/** "Als Kind Asthma, heute nichts mehr": what is left of it, and no refusal. */
const isOfAnAilment = (all: readonly Lexeme[], at: number) =>
  /(?:nichts|nix|nothing)(?: mehr| more)?$/.test(all[at]?.folded ?? '') &&
  all
    .slice(0, at)
    .some(
      one => one.sentence === all[at]?.sentence && is(one, 'condition', 'diagnosis', 'complains', 'happened', 'flag'),
    )

/** "Kein Training heute", but not "heute nicht Beine" or "Training ohne …". */
const isWholeRefusal = ({ all }: Context, at: number) =>
  !isOfWhatFollows({ all }, at) &&
  !isOfAnAilment(all, at) &&
  !all.some(
    (one, on) =>
      Math.abs(on - at) <= 6 &&
      one.clause === all[at]?.clause &&
      on !== at &&
      is(one, 'part', 'focus', 'exercise', 'kit', 'kit-kind', 'goal', 'format'),
  )

const skillAt = (context: Context, at: number): Said | null => {
  const { all, times, scope } = context
  const lexeme = all[at]
  const named =
    sense(lexeme, 'skill')?.skill ?? (isToLearn(context, at) ? skillOf(sense(lexeme, 'exercise')?.ids) : undefined)
  if (!lexeme || scope.want[at] === 'without' || scope.withdrawn[at]) return countedSkill(context, at)
  if (!named) return countedSkill(context, at)
  const isFirst = /^(erst|first|zum erst)/.test(lexeme.folded) || /^(einen|a)$/.test(lexeme.folded.split(' ')[0] ?? '')
  const earlier = all[at - 1]?.number ?? all[at - 2]?.number ?? null
  const ordinal = before(all, at, 3).some(one => /^(erste|ersten|erster|erstes|first|einen|ein)$/.test(one.folded))
  const due = times.find(({ days, from }) => days > 0 && all[from]?.sentence === lexeme.sentence)
  return said(
    { kind: 'skill', skill: named, count: isFirst || ordinal ? 1 : earlier, inDays: due?.days ?? null },
    lexeme,
  )
}

/** The skill that an exercise of the catalogue is the proof of. */
const skillOf = (ids: string | undefined): Skill | undefined => {
  const [first = ''] = (ids ?? '').split('|')
  return proofs[first]
}

const proofs: Readonly<Record<string, Skill>> = {
  'pull-up': 'pull-up',
  'chin-up': 'chin-up',
  'push-up': 'push-up',
  dip: 'dip',
  'bar-muscle-up': 'muscle-up',
  'ring-muscle-up': 'muscle-up',
  'freestanding-handstand': 'handstand',
  'handstand-push-up': 'handstand-push-up',
  'pistol-squat': 'pistol-squat',
  'front-lever': 'front-lever',
  'l-sit': 'l-sit',
}

/** "Ich schaffe 8 Klimmzüge und will 15." */
const countedSkill = ({ all }: Context, at: number): Said | null => {
  const lexeme = all[at]
  if (!is(lexeme, 'wants') || (all[at + 1]?.number ?? null) === null || !lexeme) return null
  const move = all.slice(Math.max(0, at - 6), at).findLast(one => is(one, 'exercise'))
  const ids = sense(move, 'exercise')?.ids ?? ''
  const skill = /^pull-up/.test(ids) ? 'pull-up' : /^push-up/.test(ids) ? 'push-up' : /^dip/.test(ids) ? 'dip' : null
  return skill === null
    ? null
    : said({ kind: 'skill', skill, count: all[at + 1]?.number ?? null, inDays: null }, lexeme)
}

const withdrawnIn = ({ all, scope }: Context): readonly Said[] =>
  all.flatMap((lexeme, at) => (scope.withdrawn[at] ? [said({ kind: 'withdrawn' }, lexeme)] : []))

/** Where restrictions are asked for, nobody writes for nothing: words of which none is understood are asked about. */
export const unheardIn = ({ all, field, scope }: Context, known: readonly Said[]): readonly Said[] => {
  const isElse = field !== 'restrictions' || known.length > 0
  if (isElse || all.some((one, at) => saysNone(one) || scope.denied[at] || scope.others[at] || isTimeLeft(all, at)))
    return []
  const first = all.find(
    (one, at) =>
      isStrange(one) &&
      !plays(one, 'of-daytime') &&
      !clauseOf(all, at).some(other => plays(other, 'of-when-and-where')),
  )
  return first === undefined ? [] : [said({ kind: 'ask', part: null }, first, 'guess')]
}

const saysNone = (one: Lexeme) =>
  is(one, 'not', 'never', 'harmless', 'healthy', 'well', 'healed', 'past') || plays(one, 'of-life')

/** "Höchstens 25 Minuten, dann kommt der Schornsteinfeger". */
const isTimeLeft = (all: readonly Lexeme[], at: number) =>
  /^(?:minute|hour)$/.test(sense(all[at], 'unit')?.unit ?? '') &&
  before(all, at, 4).some(one => is(one, 'only', 'at-most'))

const isStrange = ({ senses, number, written }: Lexeme) => senses.length === 0 && number === null && written.length >= 4

/** Words of a wish that could change a plan and are in no vocabulary, in clauses of which nothing was understood. */
export const notUnderstoodIn = (context: Context, known: readonly Said[]): readonly Said[] => {
  const { all, field } = context
  if (field !== 'wish') return []
  const isKnown = (one: Place) => known.some(({ start, end }) => one.start < end && start < one.end)
  const understood = new Set(all.filter(isKnown).map(({ clause }) => clause))
  const tempos = temposIn(context.text).filter(one => !isKnown(one))
  const words = all.filter(
    one =>
      isStrange(one) &&
      !understood.has(one.clause) &&
      !tempos.some(({ start, end }) => one.start < end && start < one.end),
  )
  return [...words, ...tempos].map(one => said({ kind: 'not-understood' }, one, 'guess'))
}
