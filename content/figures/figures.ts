import { braces, flexions, rotations } from './families/core.ts'
import { carries, endurance, power } from './families/endurance.ts'
import { hinges, hipAndCalf, legWork } from './families/hinge.ts'
import { lunges } from './families/lunge.ts'
import { balances, hipWork, stretches, warmUps } from './families/mobility.ts'
import { armFlexions, horizontalPulls, shoulderRaises, verticalPulls } from './families/pull.ts'
import { armExtensions, horizontalPushes, verticalPushes } from './families/push.ts'
import { squats } from './families/squat.ts'
import type { Figures } from './stances.ts'

/** How each exercise of the catalogue is drawn. */
export const figures: Figures = {
  ...squats,
  ...lunges,
  ...hinges,
  ...legWork,
  ...hipAndCalf,
  ...horizontalPushes,
  ...verticalPushes,
  ...armExtensions,
  ...horizontalPulls,
  ...verticalPulls,
  ...armFlexions,
  ...shoulderRaises,
  ...braces,
  ...flexions,
  ...rotations,
  ...carries,
  ...endurance,
  ...power,
  ...stretches,
  ...warmUps,
  ...balances,
  ...hipWork,
}
