import { braces } from './families/brace.ts'
import { cardio } from './families/cardio.ts'
import { carries } from './families/carry.ts'
import { endurance } from './families/conditioning.ts'
import { flexions, rotations } from './families/crunch.ts'
import { armFlexions } from './families/curl.ts'
import { floorStretches } from './families/floor-stretch.ts'
import { hinges } from './families/hinge.ts'
import { hipAndCalf } from './families/hip-and-calf.ts'
import { hipWork } from './families/hip-isolation.ts'
import { horizontalPushes } from './families/horizontal-push.ts'
import { legWork } from './families/leg-isolation.ts'
import { lunges } from './families/lunge.ts'
import { power } from './families/power.ts'
import { shoulderRaises } from './families/raise.ts'
import { horizontalPulls } from './families/row.ts'
import { squats } from './families/squat.ts'
import { stretches } from './families/stretch.ts'
import { armExtensions } from './families/triceps.ts'
import { verticalPulls } from './families/vertical-pull.ts'
import { verticalPushes } from './families/vertical-push.ts'
import { balances, warmUps } from './families/warm-up.ts'
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
  ...cardio,
  ...power,
  ...stretches,
  ...floorStretches,
  ...warmUps,
  ...balances,
  ...hipWork,
}
