import { exercisesOf, type Finding, type Plan, type PlannedExercise, type Reason, type Text } from '../basis/plan.ts'
import { sourcesOf } from '../basis/request.ts'
import { number } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import { type Check, finding, workingSets } from './finding.ts'

/** 29: every exercise says why, from stored events, with the plan's own numbers. */
export const reasons: Check = (plan, brief) => {
  const stored = eventsOf(brief)
  return exercisesOf(plan).flatMap(planned => [
    ...(planned.reasons.length > 0 ? [] : [finding(29, planned.id, 'a reason', 'none')]),
    ...planned.reasons.flatMap(reason => reasonFindings(reason, planned, stored)),
  ])
}

/** 30: both languages, no holes, du-form. */
export const language: Check = (plan, brief) => [
  ...textsOf(plan).flatMap(([where, text]) => textFindings(where, text)),
  ...exercisesOf(plan).flatMap(({ id, exercise }) => {
    const cues = brief.byId.get(exercise)?.cues
    const long = [...(cues?.de ?? []), ...(cues?.en ?? [])].filter(cue => cue.length > 160)
    return long.map(cue => finding(30, id, 'a cue of 160 characters', cue.length))
  }),
]

const eventsOf = ({ request }: Brief): ReadonlySet<string> =>
  new Set([
    ...sourcesOf(request),
    ...request.history.flatMap(({ sets }) => sets.map(({ event }) => event)),
    ...request.feelings.map(({ event }) => event),
    ...(request.programme?.events ?? []),
  ])

/** Facts with these names speak about the plan, all others about the past. */
const planned: readonly (readonly [string, (exercise: PlannedExercise) => number | null | undefined])[] = [
  ['weightKg', exercise => workingSets(exercise)[0]?.weightKg],
  ['reps', exercise => workingSets(exercise)[0]?.reps],
  ['durationSec', exercise => workingSets(exercise)[0]?.durationSec],
  ['distanceM', exercise => workingSets(exercise)[0]?.distanceM],
  ['rir', exercise => exercise.targetRir],
]

const reasonFindings = (reason: Reason, exercise: PlannedExercise, stored: ReadonlySet<string>): Finding[] => {
  const known = new Set(Object.values(reason.facts).flatMap(numbersIn))
  const strange = [reason.text.de, reason.text.en].flatMap(numbersIn).filter(found => !known.has(found))
  const unlike = planned.filter(
    ([name, of]) => typeof reason.facts[name] === 'number' && reason.facts[name] !== of(exercise),
  )
  return [
    ...(reason.events.length > 0 && reason.events.every(event => stored.has(event))
      ? []
      : [finding(29, exercise.id, 'stored events', reason.events.join(', ') || 'none')]),
    ...strange.map(found => finding(29, exercise.id, 'numbers from facts', found)),
    ...unlike.map(([name, of]) =>
      finding(29, exercise.id, `${name} ${String(of(exercise))}`, String(reason.facts[name])),
    ),
  ]
}

/** Numbers as they are written, also those inside a name ("90-90"). */
const numbersIn = (fact: string | number): readonly string[] => {
  if (typeof fact === 'string') return fact.match(/\d+(?:[.,]\d+)?/g) ?? []
  const { de, en } = number(fact)
  return [de, en]
}

const textsOf = (plan: Plan): readonly (readonly [string, Text])[] => [
  ['name', plan.name],
  ['description', plan.description],
  ...plan.hints.map((hint): [string, Text] => ['hint', hint]),
  ...plan.blocks.flatMap((block): [string, Text][] => [
    [block.id, block.name],
    [block.id, block.description],
    ...block.exercises.flatMap((exercise): [string, Text][] => [
      [exercise.id, exercise.name],
      ...exercise.reasons.map((reason): [string, Text] => [exercise.id, reason.text]),
    ]),
  ]),
]

const textFindings = (where: string, { de, en }: Text): Finding[] => [
  ...(de.trim() === '' || en.trim() === '' ? [finding(30, where, 'German and English', 'empty')] : []),
  ...(holes.test(de) || holes.test(en) ? [finding(30, where, 'no placeholder', `${de} | ${en}`)] : []),
  ...(formal.test(de) ? [finding(30, where, 'du-form', de)] : []),
]

const holes = /undefined|NaN|\bnull\b|[{}]|TODO|\[object/
const formal = /\b(Ihnen|Ihre[mnrs]?|Ihr)\b|[a-zäöü,] Sie\b/
