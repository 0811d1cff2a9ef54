import { fitsStock } from '../basis/catalogue.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { fitsSkill, fitsSurroundings } from '../prescribe/unfit.ts'
import { forbiddenBy } from '../read/limits.ts'
import { type Check, finding, mainPart, placed, workingSets } from './finding.ts'

/** 2: the place has what each exercise needs. */
export const equipment: Check = (plan, brief) =>
  placed(plan, brief)
    .filter(({ exercise }) => !fitsStock(exercise, brief.stock))
    .map(({ planned, exercise }) =>
      finding(2, planned.id, exercise.requires.map(kit => kit.join(' + ')).join(' or '), [...brief.stock].join(', ')),
    )

/** 3: nothing that a restriction or a feeling forbids, in warm-up and cool-down neither. */
export const restrictions: Check = (plan, brief) =>
  placed(plan, brief).flatMap(({ planned, exercise }) => {
    const forbidden = forbiddenBy(brief.limits, exercise) ?? (brief.banned.has(exercise.id) ? 'said not to' : null)
    return forbidden ? [finding(3, planned.id, 'nothing that is restricted', `${exercise.id}: ${forbidden}`)] : []
  })

/** 21: not above the athlete's skill; no jumps, Olympic lifts or sets to failure for beginners. */
export const skill: Check = (plan, brief) =>
  placed(plan, brief).flatMap(({ planned, exercise }) => [
    ...(fitsSkill(brief, exercise)
      ? []
      : [finding(21, planned.id, `skill up to ${brief.skill}`, `${exercise.skill} (${exercise.pattern})`)]),
    ...(brief.level <= 2 && planned.targetRir === 0 ? [finding(21, planned.id, 'no sets to failure', 'RIR 0')] : []),
  ])

/** 25: young, older and unscreened athletes keep clear of maximal loads and all-out rounds, and are told so. */
export const care: Check = (plan, brief) => {
  if (!brief.limits.cautious) return []
  const { cautiousLeastReps, leastRir } = ruleSet.dose
  const least = cautiousLeastReps.value
  return [
    ...(plan.hints.length > 0 ? [] : [finding(25, 'plan', 'a medical hint', 'none')]),
    ...plan.blocks
      .filter(({ kind }) => kind === 'amrap')
      .map(({ id }) => finding(25, id, 'no all-out rounds', 'AMRAP')),
    ...mainPart(plan, brief).flatMap(({ planned }) => [
      ...workingSets(planned)
        .filter(({ reps }) => reps !== undefined && reps < least)
        .map(({ id, reps }) => finding(25, id, `${least} repetitions or more`, reps ?? 0)),
      ...(planned.targetRir !== null && planned.targetRir < leastRir.value.cautious
        ? [finding(25, planned.id, `RIR ${leastRir.value.cautious} or more`, planned.targetRir)]
        : []),
    ]),
  ]
}

/** 26: quiet means quiet, small means small, outdoors has no machines. */
export const surroundings: Check = (plan, brief) => {
  const fixed = new Set(
    brief.catalogue.equipment.filter(({ portable, kind }) => !portable && kind === 'machine').map(({ id }) => id),
  )
  return placed(plan, brief).flatMap(({ planned, exercise }) => [
    ...(fitsSurroundings(brief, exercise) ? [] : [finding(26, planned.id, 'quiet and in little space', exercise.id)]),
    ...(brief.outdoors && exercise.requires.every(kit => kit.some(item => fixed.has(item)))
      ? [finding(26, planned.id, 'no fixed machines outdoors', exercise.id)]
      : []),
  ])
}
