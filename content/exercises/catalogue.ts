import type { Language } from '../../domain/coach/read/language.ts'
import { language } from '../language/language.ts'
import { training } from '../training/tables.ts'
import { arms } from './arms.ts'
import { calisthenics } from './calisthenics.ts'
import { carries } from './carry.ts'
import { conditionings } from './conditioning.ts'
import { coreBrace } from './core-brace.ts'
import { coreFlexion } from './core-flexion.ts'
import { coreRotation } from './core-rotation.ts'
import { withProgressions } from './entry.ts'
import { equipment } from './equipment.ts'
import { hinges } from './hinge.ts'
import { horizontalPulls } from './horizontal-pull.ts'
import { horizontalPushes } from './horizontal-push.ts'
import { jumps } from './jump.ts'
import { kettlebells } from './kettlebell.ts'
import { legIsolation } from './legs-isolation.ts'
import { lunges } from './lunge.ts'
import { mobilities } from './mobility.ts'
import { muscles } from './muscles.ts'
import { powers } from './power.ts'
import { runs } from './running.ts'
import type { Catalogue, Exercise, Goal } from './schema.ts'
import { shoulders } from './shoulders.ts'
import { squats } from './squat.ts'
import { steadiness } from './steadiness.ts'
import { verticalPulls } from './vertical-pull.ts'
import { verticalPushes } from './vertical-push.ts'
import { warmUps } from './warmup.ts'

const goals: Goal[] = [
  { id: 'strength', name: { de: 'Kraft', en: 'Strength' } },
  { id: 'muscle', name: { de: 'Muskelaufbau', en: 'Muscle growth' } },
  { id: 'endurance', name: { de: 'Ausdauer', en: 'Endurance' } },
  { id: 'weight-loss', name: { de: 'Abnehmen', en: 'Weight loss' } },
  { id: 'mobility', name: { de: 'Beweglichkeit', en: 'Mobility' } },
  { id: 'hyrox', name: { de: 'HYROX', en: 'HYROX' } },
  { id: 'health', name: { de: 'Gesundheit', en: 'Health' } },
]

export const exercises: Exercise[] = withProgressions([
  ...squats,
  ...lunges,
  ...hinges,
  ...horizontalPushes,
  ...verticalPushes,
  ...horizontalPulls,
  ...verticalPulls,
  ...calisthenics,
  ...arms,
  ...shoulders,
  ...legIsolation,
  ...coreBrace,
  ...coreFlexion,
  ...coreRotation,
  ...carries,
  ...runs,
  ...conditionings,
  ...jumps,
  ...powers,
  ...kettlebells,
  ...steadiness,
  ...mobilities,
  ...warmUps,
])

export const catalogue: Catalogue & { readonly language: Language } = {
  equipment,
  muscles,
  goals,
  exercises,
  training,
  language,
}
