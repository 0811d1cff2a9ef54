import type { HealthSense } from '../language.ts'
import type { Context } from './context.ts'
import { isLaughedOff } from './laughed-off.ts'
import { isWithheld } from './leave.ts'
import type { Lexeme } from './lexemes.ts'
import { isCalmPressure } from './nothing-wrong.ts'
import { is, sense } from './senses.ts'

/** A finding on one's own health: what was meant, and the lexeme it begins with. */
export type Finding = {
  readonly sense: HealthSense
  readonly at: number
  readonly start: number
  readonly end: number
  readonly isSign: boolean
}

const healthy: ReadonlySet<string> = new Set(['flag', 'happened', 'condition', 'drug', 'today', 'unclear', 'cleared'])

export const findingsIn = (context: Context): readonly Finding[] => {
  const { all, scope, signs } = context
  const isGiven = ({ is: kind }: HealthSense, from: number, to = from) =>
    kind !== 'cleared' || !isWithheld(context, from, to)
  const words = all.flatMap((lexeme, at): readonly Finding[] => {
    if (scope.others[at]) return []
    return lexeme.senses
      .filter((one): one is HealthSense => healthy.has(one.is))
      .filter(one => !scope.denied[at] || isOfCrisis(one))
      .filter(one => isGiven(one, at) && !(isOfCrisis(one) && isLaughedOff(all, at)))
      .filter(one => !(one.is === 'condition' && one.condition === 'blood-pressure' && isCalmPressure(all, at)))
      .slice(0, 1)
      .map(meant => ({ sense: meant, at, start: lexeme.start, end: lexeme.end, isSign: false }))
  })
  const together = signs.flatMap((sign): readonly Finding[] => {
    const at = all.findIndex(({ end }) => end > sign.start)
    const to = all.findIndex(({ end }) => end >= sign.end)
    const isOwn =
      (sign.sense.is === 'happened' && sign.sense.what === 'birth' && !isHers(all, at)) ||
      (sign.sense.is === 'flag' && sign.sense.flag === 'pregnancy-warning')
    const others = scope.others.slice(at, to + 1)
    const isCrisis = isOfCrisis(sign.sense)
    const isOthers = !isOwn && (isCrisis ? others.every(Boolean) || isLaughedOff(all, at) : others.some(Boolean))
    return at < 0 ||
      isOthers ||
      isPressureOfBlood(sign, all[at]) ||
      isWishedAway(context, sign, at) ||
      !isGiven(sign.sense, at, to)
      ? []
      : [{ sense: sign.sense, at, start: sign.start, end: sign.end, isSign: true }]
  })
  return [...words, ...together.filter(one => !words.some(other => sameSense(one.sense, other.sense)))]
}

export const isOfCrisis = (meant: HealthSense) => meant.is === 'flag' && meant.flag === 'crisis'

/** "My wife gave birth": who is spoken of is no child of one's own. */
const isHers = (all: readonly Lexeme[], at: number) =>
  all
    .slice(Math.max(0, at - 3), at + 1)
    .some(one =>
      /^(wife|frau|schwester|sister|freundin|girlfriend|kollegin|cousine|cousin|nachbarin|schwagerin)$/.test(
        one.folded,
      ),
    )

/** "Treppen steigen ohne zu schnaufen": what somebody wants to be without, unless they say that they cannot. */
const isWishedAway = ({ all }: Context, { sense: meant, end }: Context['signs'][number], from: number): boolean => {
  if (meant.is !== 'flag' || meant.flag !== 'breathlessness') return false
  const said = all.filter(one => one.sentence === all[from]?.sentence && one.start < end)
  const without = said.findIndex(({ folded }) => /^(?:ohne|without)(?: |$)/.test(folded))
  return without >= 0 && !said.slice(0, without).some(one => is(one, 'not') || unable.test(one.folded))
}

const unable = /(?:^| )(?:nicht|nich|net|ned|kaum|nie|nimmer|not|barely|hardly|never|unable|cant|cannot|t)(?: |$)/

/** The pressure in "blood pressure" is none on the chest. */
const isPressureOfBlood = ({ sense: meant, start }: Context['signs'][number], first: Lexeme | undefined): boolean =>
  meant.is === 'flag' &&
  meant.flag === 'heart-warning' &&
  sense(first, 'condition')?.condition === 'blood-pressure' &&
  start > (first?.start ?? 0)

const sameSense = (one: HealthSense, other: HealthSense) => {
  if (one.is === 'happened' && other.is === 'happened') return one.what === other.what
  if (one.is === 'flag' && other.is === 'flag') return one.flag === other.flag
  if (one.is === 'condition' && other.is === 'condition') return one.condition === other.condition
  if (one.is === 'today' && other.is === 'today') return one.state === other.state
  return one.is === other.is && one.is !== 'drug'
}
