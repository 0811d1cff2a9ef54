import type { Brief } from '../../domain/coach/brief.ts'
import type { Exercise } from '../../domain/coach/catalogue.ts'
import type { Reason } from '../../domain/coach/plan.ts'
import {
  aerobicReason,
  goalReason,
  intervalReason,
  mobilityReason,
  wishReason,
} from '../../domain/coach/planner/reasons.ts'
import { whyReasons } from '../../domain/coach/planner/why.ts'
import type { ReasonCode } from './answer.ts'

/** Our own sentences for the codes that stored facts bear out; the goal where none is left. */
export const reasonsFor = (brief: Brief, exercise: Exercise, codes: readonly ReasonCode[]): readonly Reason[] => {
  const found = [...new Set(codes)].flatMap(code => makers[code](brief, exercise) ?? [])
  return found.length > 0 ? found : [goalReason(brief)]
}

const provable = (code: ReasonCode) => (brief: Brief, exercise: Exercise) =>
  whyReasons(brief, exercise).find(reason => reason.code === code) ?? null

const makers: Readonly<Record<ReasonCode, (brief: Brief, exercise: Exercise) => Reason | null>> = {
  goal: goalReason,
  wish: brief => (brief.request.wish?.trim() ? wishReason(brief) : null),
  due: provable('due'),
  restriction: provable('restriction'),
  'aerobic-base': (brief, { role }) => (role === 'conditioning' ? aerobicReason(brief) : null),
  intervals: (brief, { role }) => (role === 'conditioning' ? intervalReason(brief) : null),
  mobility: (brief, exercise) => (exercise.role === 'mobility' ? mobilityReason(brief, exercise) : null),
}
