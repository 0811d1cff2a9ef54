import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { isHeavy } from '../goals.ts'

/**
 * What a trainer reaches for first: well known, easy to judge, good to load over months. Everything else is there for
 * variety, small stocks and sore joints.
 */
const staples: ReadonlySet<string> = new Set(
  [
    'back-squat front-squat goblet-squat dumbbell-squat leg-press hack-squat smith-machine-squat bodyweight-squat',
    'dumbbell-reverse-lunge dumbbell-bulgarian-split-squat dumbbell-walking-lunge dumbbell-step-up goblet-split-squat',
    'reverse-lunge split-squat bulgarian-split-squat',
    'deadlift trap-bar-deadlift barbell-romanian-deadlift dumbbell-romanian-deadlift kettlebell-deadlift',
    'barbell-hip-thrust dumbbell-hip-thrust glute-bridge single-leg-glute-bridge',
    'bench-press incline-bench-press dumbbell-bench-press incline-dumbbell-press chest-press push-up knee-push-up dip',
    'overhead-press dumbbell-shoulder-press seated-dumbbell-press machine-shoulder-press pike-push-up',
    'barbell-row seated-cable-row chest-supported-row bent-over-dumbbell-row one-arm-dumbbell-row inverted-row',
    'pull-up chin-up weighted-pull-up machine-assisted-pull-up band-assisted-pull-up lat-pulldown',
    'barbell-curl dumbbell-curl hammer-curl cable-curl triceps-pushdown overhead-triceps-extension skull-crusher',
    'dumbbell-lateral-raise cable-lateral-raise dumbbell-rear-delt-fly reverse-pec-deck face-pull',
    'leg-curl leg-extension machine-calf-raise dumbbell-calf-raise single-leg-calf-raise abductor-machine',
    'plank side-plank dead-bug bird-dog pallof-press hollow-hold hanging-knee-raise reverse-crunch cable-crunch',
    'farmers-carry suitcase-carry',
  ].flatMap(ids => ids.split(' ')),
)

export const isStaple = ({ id }: { readonly id: string }): boolean => staples.has(id)

/** The lifts by which strength is measured. */
export const isBigLift = ({ id }: { readonly id: string }): boolean =>
  ['back-squat', 'deadlift', 'bench-press', 'overhead-press', 'barbell-row', 'weighted-pull-up'].includes(id)

/** Whether an exercise without load only stands in for a known lift that can be loaded here. */
export const standInFor = ({ usable }: Brief): ((exercise: Exercise) => boolean) => {
  const served = new Set(usable.filter(one => isStaple(one) && isHeavy(one)).map(({ pattern }) => pattern))
  return exercise =>
    exercise.role === 'compound' &&
    !isHeavy(exercise) &&
    served.has(exercise.pattern) &&
    !(isStaple(exercise) && exercise.skill >= 2)
}

export const stapleIds: readonly string[] = [...staples]
