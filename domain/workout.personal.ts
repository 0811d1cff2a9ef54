import type { Plan, PlannedBlock, Verdict } from './coach/basis/plan.ts'
import { asBlockId } from './ids.ts'
import { erased, type Personal } from './personal.ts'
import type { Event } from './workout.ts'

const words = { de: erased, en: erased }

const plan: Plan = { name: words, description: words, estimatedMinutes: 0, blocks: [], notUnderstood: [], hints: [] }
const verdict: Verdict = { ruleSet: erased, score: 0, violations: [], remarks: [] }

const nothing: PlannedBlock = {
  id: asBlockId(erased),
  kind: 'straight',
  name: words,
  description: words,
  focus: null,
  rounds: 0,
  roundDurationSec: null,
  minutes: 0,
  exercises: [],
}

const made = { plan, verdict, notUnderstood: undefined }
const performance = {
  reps: undefined,
  durationSec: undefined,
  weightKg: undefined,
  distanceM: undefined,
  speedKmh: undefined,
  rir: undefined,
  /** Of version 1. */
  weight: undefined,
}

/**
 * Health data are more than pain: what somebody lifts, how they feel, what they leave out and why, and the plan that was
 * made from all of it (GDPR Art. 4 no. 15). What stays open are ids, times, and how often something was done.
 */
export const personal: Personal<Event> = {
  WorkoutRequested: { prompt: erased, mood: undefined, today: undefined },
  WorkoutGenerated: { ...made, scores: undefined },
  GenerationFailed: { reason: erased, flags: undefined },
  WorkoutRevised: { ...made, why: erased },
  ExerciseSwapped: { ...made, why: erased, went: undefined, came: undefined },
  ExerciseFelt: { catalogueId: erased, kind: erased },
  SetLogged: performance,
  SetCorrected: performance,
  SetAdded: { planned: { restSec: 0 } },
  ExerciseAdded: { planned: nothing },
  SetNoted: { note: erased },
  ExerciseNoted: { note: erased },
  SetSkipped: { why: undefined },
  ExerciseSkipped: { why: undefined },
  BlockSkipped: { why: undefined },
}
