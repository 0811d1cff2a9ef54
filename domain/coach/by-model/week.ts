import type { Brief } from '../prescribe/brief.ts'
import { kindOf, targetMuscles } from '../prescribe/week/kinds.ts'
import { owedToday } from '../prescribe/week/need.ts'

/** What the week is for, what it still owes each muscle today, what hurts, and what the athlete answered. */
export const weekOf = (brief: Brief) => {
  const { request, limits } = brief
  const { programme: week, feedback } = request
  const kind = kindOf(brief)
  const targets = new Set(targetMuscles(brief, kind))
  const owed = [...owedToday(brief, kind)].filter(([muscle, { weight }]) => weight >= 1 && targets.has(muscle))
  return {
    week: week ? { phase: week.phase, sets_for_a_large_muscle: week.sets, sessions: week.sessions } : null,
    sets_done_in_seven_days: rounded([...brief.week]),
    sets_owed_today: rounded(owed.map(([muscle, { sets }]) => [muscle, sets])),
    most_a_joint_may_bear_0_to_3: limits.joints,
    answers: {
      following_a_plan_is_hard: feedback?.struggles?.value ?? null,
      plan_or_now: feedback?.wants?.value ?? null,
      hyrox: feedback?.hyrox?.value ?? null,
      mobility: feedback?.mobility?.value ?? null,
    },
  }
}

const rounded = (all: readonly (readonly [string, number])[]) =>
  Object.fromEntries(all.map(([name, value]) => [name, Math.round(value * 10) / 10]))
