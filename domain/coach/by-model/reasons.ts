import type { Exercise } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import { aerobicReason, askedEvents, goalReason, intervalReason, mobilityReason, reason } from '../reasons/reasons.ts'
import { whyReasons } from '../reasons/why.ts'
import type { ReasonCode } from './composed.ts'

/** Our own sentences for the codes that stored facts bear out; the goal where none is left. */
export const reasonsFor = (brief: Brief, exercise: Exercise, codes: readonly ReasonCode[]): readonly Reason[] => {
  const found = [...new Set(codes)].flatMap(code => makers[code](brief, exercise) ?? [])
  return found.length > 0 ? found : [goalReason(brief)]
}

type Maker = (brief: Brief, exercise: Exercise) => Reason | null

const provable =
  (code: ReasonCode): Maker =>
  (brief, exercise) =>
    whyReasons(brief, exercise).find(one => one.code === code) ?? null

const wished: Maker = (brief, exercise) =>
  brief.request.wish?.trim() ? (provable('wish')(brief, exercise) ?? fitsWish(brief)) : null

const fitsWish = (brief: Brief) =>
  reason('wish', {}, askedEvents(brief), () => text('Passt zu deinem Wunsch.', 'Fits what you asked for.'))

const makers: Readonly<Record<ReasonCode, Maker>> = {
  goal: brief => goalReason(brief),
  wish: wished,
  due: provable('due'),
  restriction: provable('restriction'),
  'aerobic-base': (brief, exercise) => (exercise.role === 'conditioning' ? aerobicReason(brief, exercise) : null),
  intervals: (brief, exercise) => (exercise.role === 'conditioning' ? intervalReason(brief, exercise) : null),
  mobility: (brief, exercise) => (exercise.role === 'mobility' ? mobilityReason(brief, exercise) : null),
}
