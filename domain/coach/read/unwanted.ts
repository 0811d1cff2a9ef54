import type { Catalogue, Exercise } from '../basis/catalogue.ts'
import { type Intent, itemsOf, type Meaning } from './intent.ts'
import type { Target } from './training.ts'

/** Whether it is a refusal that lasts where it is written to last: of exercises, of a pattern, of how something is done. */
export const keepsAway = (said: Meaning): boolean =>
  (said.kind === 'exercise' && (said.want === 'without' || said.want === 'less')) ||
  (said.kind === 'focus' && said.want === 'without' && (said.on.of === 'pattern' || said.on.of === 'trait'))

/** Exercises refused by name, by pattern, or by how they are done. */
export const unwantedIn = (intent: Intent, catalogue: Catalogue): readonly string[] => {
  const refused = itemsOf(intent, 'focus').filter(keepsAway)
  const byTarget = catalogue.exercises.filter(exercise => refused.some(({ on }) => isOf(exercise, on)))
  const named = itemsOf(intent, 'exercise').filter(keepsAway)
  return [...new Set([...named.flatMap(({ exercises }) => exercises), ...byTarget.map(({ id }) => id)])]
}

const isOf = (exercise: Exercise, on: Target): boolean => {
  if (on.of === 'pattern') return exercise.pattern === on.id
  if (on.of !== 'trait') return false
  switch (on.id) {
    case 'running':
      return /run|jog|sprint|skip$/.test(exercise.id)
    case 'jumping':
      return exercise.pattern === 'jump' || /jump|hop|burpee$/.test(exercise.id)
    case 'kneeling':
      return /knee-plank|knee-push|kneeling|knee-side|nordic|knee-sphinx|ab-wheel|bird-dog|bear|cat-cow/.test(
        exercise.id,
      )
    case 'on-the-floor':
      return lies.test(exercise.id) || onHands.test(exercise.id)
    case 'lying-on-back':
      return lies.test(exercise.id)
    case 'lying-on-front':
      return /prone|superman|cobra/.test(exercise.id)
    case 'hanging':
      return /hang|pull-up|chin-up/.test(exercise.id)
    case 'grip':
      return exercise.gripHeavy
    case 'twisting':
      return exercise.pattern === 'core-rotation'
    case 'bending':
      return exercise.pattern === 'core-flexion' || /good-morning|toe-touch/.test(exercise.id)
    case 'explosive':
      return exercise.pattern === 'jump' || exercise.pattern === 'power'
    default:
      return false
  }
}

const lies =
  /crunch|sit-up|supine|lying|dead-bug|bridge|floor|hollow|toe-taps|heel-taps|knees-to-chest|figure-four|leg-raise/

const onHands =
  /(?<!^wall-|^incline-)push-up|pike-|plank|bird-dog|bear|mountain|burpee|walkout|inchworm|renegade|prone|superman|cobra|sphinx|child-pose|downward|cat-cow|pigeon|kneel|hip-flexor-stretch|shin-stretch|nordic|ab-wheel|clamshell|fire-hydrant|get-up|quad-set|twist|open-book|ninety-ninety|rock-back|butterfly-stretch|pelvic-floor|curl-up/
