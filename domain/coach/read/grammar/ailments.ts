import type { Condition, TodayState } from '../conditions.ts'
import { isAboutLimits, type Meaning } from '../intent.ts'
import type { HealthSense } from '../language.ts'
import { ageOf, near, partNear, sideNear } from './around.ts'
import { isLeftBehind, isOutgrown } from './childhood.ts'
import { type Context, type Said, said } from './context.ts'
import { type Finding, findingsIn, isOfCrisis } from './findings.ts'
import {
  isDaysAgo,
  isLasting,
  isLongAgo,
  isOfYearsAgo,
  isOnLeaveFor,
  isOver,
  isPassed,
  isPast,
  isRecurring,
  isYearsBehind,
} from './gone-by.ts'
import { whatHappened } from './happened.ts'
import { whoClears } from './leave.ts'
import { sentenceOf } from './nearby.ts'
import { isChecked, isSleptOut, isSound, isTakenFasting, isTrained } from './nothing-wrong.ts'
import { pregnancyIn } from './pregnancy.ts'
import { is } from './senses.ts'
import { underweightIn } from './underweight.ts'

/** Red flags, conditions, drugs and states of the day. Denied ones, other people's and those long over are none. */
export const ailmentsIn = (context: Context): readonly Said[] => {
  const findings = findingsIn(context)
  const cleared = findings.filter(one => one.sense.is === 'cleared')
  const ofPregnancy = pregnancyIn(context, findings, cleared.length > 0)
  const others = findings.flatMap(finding => meaningsOf(finding, context, findings))
  return [...ofPregnancy, ...others, ...underweightIn(context)]
}

const meaningsOf = (finding: Finding, context: Context, all: readonly Finding[]): readonly Said[] => {
  const { sense: meant } = finding
  if (isRecoveredFrom(finding, context) || isChildhoods(finding, context)) return []
  switch (meant.is) {
    case 'flag':
      if (meant.flag === 'pregnancy' || meant.flag === 'pregnancy-warning') return []
      if (isOfYearsAgo(meant.flag, context, finding.at, finding.end)) return []
      if (
        isOver(context, finding.at) &&
        (isPast(context, finding.at) ||
          isLongAgo(meant.flag, context, finding.at) ||
          isPassed(meant.flag, context, finding.at))
      )
        return []
      if (
        (meant.flag === 'neurological' && isLasting(context, finding.at)) ||
        (meant.flag === 'unwell' && (isRecurring(context, finding.at) || isOnLeaveFor(context, finding.at)))
      )
        return [said({ kind: 'ask', part: partNear(context, finding.at) }, finding, 'likely')]
      if (meant.flag === 'palpitations' && near(context, finding.at, 'stable'))
        return [said({ kind: 'condition', condition: 'heart', part: null, side: null, ageDays: null }, finding)]
      return [
        said(
          { kind: 'red-flag', flag: meant.flag, part: meant.part ?? null, ageDays: ageOf(context, finding.at) },
          finding,
        ),
      ]
    case 'happened':
      return whatHappened(finding, meant, context)
    case 'condition':
      if (meant.condition === 'heart' && isAboutLimits(context.field) && isOver(context, finding.at))
        return [said({ kind: 'ask', part: null }, finding, 'likely')]
      if (isNoLonger(meant.condition, context, finding.at)) return []
      if (isFreshlyPutIn(context, finding))
        return [
          said({ kind: 'red-flag', flag: 'recent-surgery', part: null, ageDays: ageOf(context, finding.at) }, finding),
        ]
      return [said(conditionOf(meant, finding, context), finding)]
    case 'drug':
      return [said({ kind: 'drug', drug: meant.drug }, finding)]
    case 'today':
      return isOver(context, finding.at) ||
        isPast(context, finding.at) ||
        isDaysAgo(context, finding.at) ||
        isToCome(meant.state, context, finding.at) ||
        isTakenFasting(context, finding.at) ||
        isSleptOut(meant.state, context, finding.at)
        ? []
        : [said({ kind: 'today', state: meant.state }, finding)]
    case 'cleared':
      return [
        said(
          { kind: 'clearance', by: whoClears(context, finding.at) ?? meant.by, condition: null, part: null },
          finding,
        ),
      ]
    case 'unclear':
      return isOver(context, finding.at) || isFoundGood(context, finding.at) || isNamedOtherwise(finding, context, all)
        ? []
        : [said({ kind: 'ask', part: partNear(context, finding.at) }, finding, meant.named ? 'likely' : 'guess')]
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

const isNoLonger = (condition: Condition, context: Context, at: number): boolean =>
  (isOver(context, at) && isPast(context, at)) ||
  isOutgrown(condition, context, at) ||
  isSound(context, at) ||
  isTrained(context, at) ||
  (isMended(condition, context, at) && isYearsBehind(context, at))

const isFoundGood = (context: Context, at: number): boolean => isChecked(context.all, at) || isSound(context, at)

/** "Impfung ist morgen": nothing of today. */
const isToCome = (state: TodayState, { all, times }: Context, at: number): boolean =>
  (state === 'vaccinated' || state === 'blood-donation') &&
  times.some(({ days, from }) => days > 0 && all[from]?.clause === all[at]?.clause)

/** "Als Kind öfter umgekippt, heute nichts mehr". */
const isChildhoods = ({ sense: meant, at }: Finding, context: Context): boolean =>
  (meant.is === 'flag' || meant.is === 'happened') && !isOfCrisis(meant) && isLeftBehind(context, at)

/** An illness that has passed, by whatever it was taken for; no sign of anything else, though it be told in the same words. */
const isRecoveredFrom = (
  { sense: meant, at: first, start, end, isSign }: Finding,
  { all, recovered }: Context,
): boolean =>
  (meant.is === 'today' ||
    meant.is === 'unclear' ||
    (meant.is === 'flag' && (meant.flag === 'unwell' || meant.flag === 'infection')) ||
    (meant.is === 'happened' && meant.what === 'infection')) &&
  all.some(
    (one, at) =>
      recovered[at] === true && ((one.start < end && start < one.end) || (isSign && one.clause === all[first]?.clause)),
  )

/** "Stent vor drei Wochen", "ablation ten days ago": what a heart carries was put in, or done to it, lately. */
const isFreshlyPutIn = (context: Context, { at }: Finding): boolean => {
  const age = ageOf(context, at)
  const here = context.all[at]
  return (
    age !== null &&
    age < 42 &&
    /(?:^| )(?:stents?|bypass\w*|bypaesse|ablation\w*|icd|defi\w*|schrittmacher|herzschrittmacher|pacemaker|herzkatheter\w*|angioplasty|valve|herzklappen?)(?: |$)/.test(
      here?.folded ?? '',
    ) &&
    !sentenceOf(context.all, at).some(one => checks.test(one.folded) || is(one, 'since'))
  )
}

/** What is only looked at. */
const checks = /kontroll|check|termin|untersuch|nachsorge|abgefragt|auslesen|appointment|diagnos|festgestellt|seit/

/** What is over by itself, and what is over once it was treated. */
const isMended = (condition: string, { all }: Context, at: number): boolean =>
  condition === 'birth' ||
  condition === 'surgery' ||
  (mendable.has(condition) && sentenceOf(all, at).some(({ folded }) => treated.test(folded)))

const mendable: ReadonlySet<string> = new Set(['hernia', 'diastasis', 'anaemia'])
const treated =
  /(?:^| )(?:operiert|op|operation|surgery|repaired|repair|genaht|behandelt|treated|geheilt|verheilt|healed|geschlossen|closed|behoben|fixed|netz|mesh|weg|gone)$/

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
    part: meant.condition === 'disc' ? (part !== null && spine.has(part) ? part : 'lower-back') : part,
    side: null,
    ageDays: ageOf(context, at),
  }
}

const spine: ReadonlySet<string> = new Set(['neck', 'upper-back', 'lower-back', 'back', 'pelvis'])

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
