import type { Brief } from '../../domain/coach/brief.ts'
import type { Exercise } from '../../domain/coach/catalogue.ts'
import { finding } from '../../domain/coach/gate/finding.ts'
import type { Finding, Plan, Verdict } from '../../domain/coach/plan.ts'
import { ruleSet } from '../../domain/coach/rule-set.ts'
import { setSeconds } from '../../domain/coach/time-model.ts'
import type { Answer, AnsweredExercise } from './answer.ts'
import { mainSeconds } from './session.ts'

/** So many points less than the built-in planner's own plan are still worth a model's fresh idea. */
const leeway = 5

/** Whether a model's plan may take the place of the built-in planner's. */
export const isWorthIt = (score: number, own: number): boolean => score >= own - leeway

/** What an answer itself gets wrong before it is a plan. */
export const answerFindings = (brief: Brief, { blocks }: Answer): readonly Finding[] => {
  const asked = blocks.flatMap((block, at) =>
    block.exercises.map(one => ({ ...one, kind: block.kind, where: `blocks.${at} ${one.id}` })),
  )
  return asked.flatMap((one, at) => {
    const exercise = brief.byId.get(one.id)
    if (!exercise) return [finding(1, one.where, 'an id from the list of exercises', one.id)]
    const again = asked.findIndex(({ id }) => id === one.id) < at
    const seconds = one.kind === 'emom' && exercise.unilateral ? bothSides(one, exercise) : 0
    const most = ruleSet.dose.emomWorkSeconds.value
    return [
      ...(again ? [finding(1, one.where, 'each exercise at most once', 'twice')] : []),
      ...(seconds > most ? [finding(24, one.where, `${most} s of work in a minute for both sides`, seconds)] : []),
    ]
  })
}

const bothSides = ({ reps, seconds }: AnsweredExercise, exercise: Exercise) => {
  const measure = { ...(reps === null ? {} : { reps }), ...(seconds === null ? {} : { durationSec: seconds }) }
  return setSeconds({ id: '', restSec: 0, ...measure }, exercise)
}

/** What goes back to the model, each finding with the name of what it chose instead of the plan's own numbering. */
export const told = (brief: Brief, plan: Plan, { violations, remarks }: Verdict): readonly string[] => {
  const names = new Map(plan.blocks.flatMap(({ exercises }) => exercises.map(({ id, exercise }) => [id, exercise])))
  const named = (one: Finding) => ({ ...one, where: names.get(one.where.replace(/s\d+$/, '')) ?? one.where })
  const line = (one: Finding) => `${lineOf(named(one))}${one.rule === 4 ? timeHint(brief) : ''}`
  return [...new Set([...violations, ...(violations.length > 0 ? [] : remarks)].map(line))].slice(0, 20)
}

export const lineOf = ({ rule, where, expected, found }: Finding) =>
  `rule ${rule}, ${where}: expected ${expected}, found ${found}`

const timeHint = (brief: Brief) => {
  const { aim, least, most } = mainSeconds(brief)
  return ` for the whole session; your main part must take ${least} to ${most} s, best ${aim} s`
}
