import type { Brief } from '../../domain/coach/brief.ts'
import { finding } from '../../domain/coach/gate/finding.ts'
import type { Finding, Plan, Verdict } from '../../domain/coach/plan.ts'
import { setSeconds } from '../../domain/coach/time-model.ts'
import type { Answer } from './answer.ts'
import { mainSeconds } from './session.ts'

export const leastScore = 70

/** What an answer itself gets wrong before it is a plan: names that nobody knows, both sides in one minute. */
export const answerFindings = (brief: Brief, { blocks }: Answer): readonly Finding[] =>
  blocks.flatMap((block, at) =>
    block.exercises.flatMap(asked => {
      const where = `blocks.${at} ${asked.id}`
      const exercise = brief.byId.get(asked.id)
      if (!exercise) return [finding(1, where, 'an id from the list of exercises', asked.id)]
      const set = {
        id: where,
        restSec: 0,
        ...(asked.reps === null ? {} : { reps: asked.reps }),
        ...(asked.seconds === null ? {} : { durationSec: asked.seconds }),
      }
      const seconds = setSeconds(set, exercise)
      return block.kind === 'emom' && exercise.unilateral && seconds > 45
        ? [finding(24, where, '45 s of work in a minute, both sides together', seconds)]
        : []
    }),
  )

/** What goes back to the model, each finding with the name of what it chose instead of the plan's own numbering. */
export const told = (brief: Brief, plan: Plan, { violations, remarks, score }: Verdict): readonly string[] => {
  const names = new Map(plan.blocks.flatMap(({ exercises }) => exercises.map(({ id, exercise }) => [id, exercise])))
  const named = (one: Finding) => ({ ...one, where: names.get(one.where.replace(/s\d+$/, '')) ?? one.where })
  const line = (one: Finding) => `${lineOf(named(one))}${one.rule === 4 ? timeHint(brief) : ''}`
  return [...new Set([...violations, ...(score < leastScore ? remarks : [])].map(line))].slice(0, 20)
}

export const lineOf = ({ rule, where, expected, found }: Finding) =>
  `rule ${rule}, ${where}: expected ${expected}, found ${found}`

const timeHint = (brief: Brief) => {
  const { aim, least, most } = mainSeconds(brief)
  return ` for the whole session; your main part must take ${least} to ${most} s, best ${aim} s`
}
