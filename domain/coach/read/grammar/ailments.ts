import type { Meaning } from '../intent.ts'
import type { HealthSense } from '../language.ts'
import { ageOf, isOutOfCast, near, partNear, sideNear, withSide } from './around.ts'
import { type Context, type Said, said } from './context.ts'
import { isLongAgo, isOver, isPassed, isPast } from './gone-by.ts'
import { meaningOf } from './happenings.ts'
import { isWithheld } from './leave.ts'
import type { Lexeme } from './lexemes.ts'
import { clauseOf } from './nearby.ts'
import { is, sense } from './senses.ts'

/** A finding on one's own health: what was meant, and the lexeme it begins with. */
type Finding = {
  readonly sense: HealthSense
  readonly at: number
  readonly start: number
  readonly end: number
  readonly isSign: boolean
}

/** Red flags, conditions, drugs and states of the day. Denied ones, other people's and those long over are none. */
export const ailmentsIn = (context: Context): readonly Said[] => {
  const findings = findingsIn(context)
  const cleared = findings.filter(one => one.sense.is === 'cleared')
  const ofPregnancy = pregnancyIn(context, findings, cleared.length > 0)
  const others = findings.flatMap(finding => meaningsOf(finding, context, findings))
  return [...ofPregnancy, ...others]
}

const healthy: ReadonlySet<string> = new Set(['flag', 'happened', 'condition', 'drug', 'today', 'unclear', 'cleared'])

const findingsIn = (context: Context): readonly Finding[] => {
  const { all, scope, signs } = context
  const isGiven = ({ is: kind }: HealthSense, from: number, to = from) =>
    kind !== 'cleared' || !isWithheld(context, from, to)
  const words = all.flatMap((lexeme, at): readonly Finding[] => {
    if (scope.others[at]) return []
    return lexeme.senses
      .filter((one): one is HealthSense => healthy.has(one.is))
      .filter(one => !scope.denied[at] || (one.is === 'flag' && one.flag === 'crisis'))
      .filter(one => isGiven(one, at))
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
    const isCrisis = sign.sense.is === 'flag' && sign.sense.flag === 'crisis'
    const isOthers = !isOwn && (isCrisis ? others.every(Boolean) : others.some(Boolean))
    return at < 0 || isOthers || isPressureOfBlood(sign, all[at]) || !isGiven(sign.sense, at, to)
      ? []
      : [{ sense: sign.sense, at, start: sign.start, end: sign.end, isSign: true }]
  })
  return [...words, ...together.filter(one => !words.some(other => sameSense(one.sense, other.sense)))]
}

/** "My wife gave birth": who is spoken of is no child of one's own. */
const isHers = (all: readonly Lexeme[], at: number) =>
  all
    .slice(Math.max(0, at - 3), at + 1)
    .some(one =>
      /^(wife|frau|schwester|sister|freundin|girlfriend|kollegin|cousine|cousin|nachbarin|schwagerin)$/.test(
        one.folded,
      ),
    )

/** The pressure in "blood pressure" is none on the chest. */
const isPressureOfBlood = ({ sense: meant, start }: Context['signs'][number], first: Lexeme | undefined): boolean =>
  meant.is === 'flag' &&
  meant.flag === 'heart-warning' &&
  sense(first, 'condition')?.condition === 'blood-pressure' &&
  start > (first?.start ?? 0)

/** "Blutdruck 118 zu 76", "blood pressure's perfect". */
const isCalmPressure = (all: readonly Lexeme[], at: number): boolean => {
  if (!/^(mein )?(blutdruck|blood pressures?|bp|rr)$/.test(all[at]?.folded ?? '')) return false
  const after = all.slice(at + 1, at + 7).filter(one => one.sentence === all[at]?.sentence)
  if (after.some(one => is(one, 'drug', 'complains', 'odd', 'not'))) return false
  const [upper, lower] = after.flatMap(({ number }) => number ?? [])
  if (upper !== undefined && lower !== undefined) return upper < 135 && lower < 88
  return after.some(one => is(one, 'well') || /^(normal|optimal|ideal|unauffallig)$/.test(one.folded))
}

const sameSense = (one: HealthSense, other: HealthSense) => {
  if (one.is === 'happened' && other.is === 'happened') return one.what === other.what
  if (one.is === 'flag' && other.is === 'flag') return one.flag === other.flag
  if (one.is === 'condition' && other.is === 'condition') return one.condition === other.condition
  if (one.is === 'today' && other.is === 'today') return one.state === other.state
  return one.is === other.is && one.is !== 'drug'
}

const meaningsOf = (finding: Finding, context: Context, all: readonly Finding[]): readonly Said[] => {
  const { sense: meant } = finding
  switch (meant.is) {
    case 'flag':
      if (meant.flag === 'pregnancy' || meant.flag === 'pregnancy-warning') return []
      if (
        isOver(context, finding.at) &&
        (isPast(context, finding.at) ||
          isLongAgo(meant.flag, context, finding.at) ||
          isPassed(meant.flag, context, finding.at))
      )
        return []
      if (meant.flag === 'palpitations' && near(context, finding.at, 'stable'))
        return [said({ kind: 'condition', condition: 'heart', part: null, side: null, ageDays: null }, finding)]
      return [
        said(
          { kind: 'red-flag', flag: meant.flag, part: meant.part ?? null, ageDays: ageOf(context, finding.at) },
          finding,
        ),
      ]
    case 'happened': {
      const age = ageOf(context, finding.at, meant.what === 'infection' ? 0 : undefined)
      if (meant.what === 'surgery' && near(context, finding.at, 'planned') && !(age !== null && age > 0)) return []
      const isMending = meant.what === 'fracture' && isOutOfCast(context, finding.at)
      const meaning = meaningOf(meant.what, {
        part: meant.part ?? partNear(context, finding.at),
        ageDays: isMending ? (age ?? 0) + weeksInCast * 7 : isPast(context, finding.at) ? (age ?? 4000) : age,
        isFresh:
          (near(context, finding.at, 'fresh') && !isMending) ||
          (meant.what === 'tear' && near(context, finding.at, 'planned')) ||
          (hurtsAgain.has(meant.what) && near(context, finding.at, 'swollen')),
        isOver: isOver(context, finding.at),
      })
      return meaning ? [said(withSide(meaning, context, finding.at), finding)] : stillLimiting(finding, meant, context)
    }
    case 'condition':
      if ((isOver(context, finding.at) && isPast(context, finding.at)) || isSound(context, finding.at)) return []
      return [said(conditionOf(meant, finding, context), finding)]
    case 'drug':
      return [said({ kind: 'drug', drug: meant.drug }, finding)]
    case 'today':
      return isOver(context, finding.at) || isPast(context, finding.at) || isSleptOut(finding, context)
        ? []
        : [said({ kind: 'today', state: meant.state }, finding)]
    case 'cleared':
      return [said({ kind: 'clearance', by: meant.by, condition: null, part: null }, finding)]
    case 'unclear':
      return isOver(context, finding.at) || isNamedOtherwise(finding, context, all)
        ? []
        : [said({ kind: 'ask', part: partNear(context, finding.at) }, finding, 'guess')]
    case 'diagnosis':
      return finding.isSign
        ? [
            said(
              {
                kind: 'complaint',
                part: meant.part,
                side: sideNear(context, finding.at),
                severity: meant.severity,
                ageDays: ageOf(context, finding.at),
              },
              finding,
            ),
          ]
        : []
  }
}

/** "Neun Stunden gepennt": as long as anybody needs. */
const isSleptOut = ({ sense: meant, at }: Finding, { all }: Context): boolean =>
  meant.is === 'today' && meant.state === 'bad-sleep' && (all[at - 1]?.number ?? 0) >= 7

/** "Meine Bandscheiben sind laut MRT top": an organ by its name, of which only good is said. */
const isSound = ({ all, scope }: Context, at: number): boolean => {
  if (!/^(?:bandscheiben?|dis[ck]s?|spinal discs?|herzklappen?)$/.test(all[at]?.folded ?? '')) return false
  const after = clauseOf(all, at).filter(one => one.start > (all[at]?.start ?? 0))
  return (
    after.some(one => is(one, 'well') && !scope.denied[all.indexOf(one)]) &&
    !after.some(one => is(one, 'complains', 'odd', 'happened', 'drug', 'but'))
  )
}

const weeksInCast = 6

/** "Kreuzband-OP 2022" among restrictions: long healed, and named as something to mind all the same. */
const stillLimiting = (
  finding: Finding,
  { what, part }: Extract<HealthSense, { readonly is: 'happened' }>,
  context: Context,
): readonly Said[] => {
  const { field } = context
  const hurt = part ?? partNear(context, finding.at)
  const isOrgan = hurt === 'abdomen' && (ageOf(context, finding.at) ?? 0) > 365
  if ((field !== 'restrictions' && field !== 'limits') || !hurt || isOrgan || !mends.has(what) || isOver(context, finding.at))
    return []
  const complaint = {
    kind: 'complaint',
    part: hurt,
    side: sideNear(context, finding.at),
    severity: 'pain',
    ageDays: ageOf(context, finding.at),
  } as const
  return [said(complaint, finding, 'likely')]
}

const mends: ReadonlySet<string> = new Set(['surgery', 'tear', 'dislocation'])

const hurtsAgain: ReadonlySet<string> = new Set(['tear', 'dislocation', 'surgery'])

const conditionOf = (
  meant: Extract<HealthSense, { readonly is: 'condition' }>,
  { at }: Finding,
  context: Context,
): Meaning => {
  const takesPart = withPart.has(meant.condition)
  const part = meant.part ?? (takesPart ? partNear(context, at) : null)
  return {
    kind: 'condition',
    condition: meant.condition,
    part: meant.condition === 'disc' ? (part ?? 'lower-back') : part,
    side: null,
    ageDays: ageOf(context, at),
  }
}

const withPart: ReadonlySet<string> = new Set(['disc', 'nerve', 'surgery', 'tear', 'fracture', 'dislocation'])

/** "Diagnose", "Arzt sagt" beside something definite says no more than that. */
const isNamedOtherwise = ({ at }: Finding, { all, scope }: Context, findings: readonly Finding[]) => {
  const sentence = all[at]?.sentence
  return (
    all.some((one, on) => one.sentence === sentence && (is(one, 'well') || scope.over[on]) && !scope.denied[on]) ||
    findings.some(other => all[other.at]?.sentence === sentence && other.sense.is !== 'unclear') ||
    findings.some(other => other.sense.is === 'unclear' && other.at < at && all[other.at]?.sentence === sentence) ||
    all.some((one, on) => one.sentence === sentence && on !== at && is(one, 'diagnosis')) ||
    (all.some((one, on) => one.sentence === sentence && on !== at && is(one, 'complains')) &&
      all.some(one => one.sentence === sentence && is(one, 'part')))
  )
}

/** Pregnancy stops, but for a clearance in the same words; its warning signs stop always. */
const pregnancyIn = (context: Context, findings: readonly Finding[], isCleared: boolean): readonly Said[] => {
  const flags = findings.filter(({ sense: meant }) => meant.is === 'flag')
  const warning = flags.find(({ sense: meant }) => meant.is === 'flag' && meant.flag === 'pregnancy-warning')
  if (warning) return [said({ kind: 'red-flag', flag: 'pregnancy-warning', part: null, ageDays: null }, warning)]
  const pregnant = flags.find(({ sense: meant }) => meant.is === 'flag' && meant.flag === 'pregnancy')
  if (!pregnant || isYearsAgo(context, pregnant.at)) return []
  const weeks = context.times.find(one => one.weeks !== null && one.weeks <= 43)?.weeks ?? null
  const ageDays = weeks === null ? null : Math.round(weeks * 7)
  return [
    isCleared
      ? said({ kind: 'condition', condition: 'pregnancy', part: null, side: null, ageDays }, pregnant)
      : said({ kind: 'red-flag', flag: 'pregnancy', part: null, ageDays }, pregnant),
  ]
}

/** "Vor 6 Jahren", "2019", in the sentence. */
const isYearsAgo = ({ all, times }: Context, at: number) =>
  times.some(
    ({ days, from, to }) =>
      days <= -300 &&
      all[from]?.sentence === all[at]?.sentence &&
      all.slice(from, to).some(one => sense(one, 'unit')?.unit === 'year' || /^(19|20)\d\d$/.test(one.written)),
  )
