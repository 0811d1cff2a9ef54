import type { Training } from './schema.ts'

const list = (ids: string) => ids.split(' ')

/**
 * What a trainer reaches for, first to last: well known, easy to judge, good to load over months. Everything else is
 * there for variety, small stocks and sore joints.
 */
export const staples: Training['staples'] = {
  grade: 'C',
  source: 'practice',
  strength: list('back-squat deadlift bench-press overhead-press barbell-row weighted-pull-up'),
  heaviest: list(
    'back-squat front-squat pause-squat deadlift sumo-deadlift trap-bar-deadlift bench-press pause-bench-press incline-bench-press overhead-press weighted-pull-up power-clean',
  ),
  last: list(
    'bench-pullover bridge-pullover floor-pullover supine-elbow-row held-elbow-row prone-w-pull pike-shoulder-shift knee-fist-push-up wrist-curl',
  ),
  later: list(
    'slow-sit-to-stand staggered-sit-to-stand slow-squat slow-goblet-squat slow-push-up held-glute-bridge long-single-leg-bridge held-elbow-row held-inverted-row',
  ),
  asked: list('band-assisted-muscle-up bar-muscle-up ring-muscle-up pelvic-floor-lift'),
  own: {
    kettlebell: list(
      'kettlebell-swing single-arm-clean single-arm-overhead-press kettlebell-snatch turkish-get-up kettlebell-windmill',
    ),
  },
  stations: {
    // The arms pull down and the trunk folds, again and again.
    'ski-erg': list(
      'straight-arm-pulldown band-straight-arm-pulldown ball-slam kettlebell-swing battle-rope-waves kneeling-band-pulldown lat-pulldown band-overhead-pulldown step-back-burpee burpee',
    ),
    // The legs push on, without letting down.
    'sled-push': list('leg-press goblet-squat dumbbell-squat wall-sit bear-crawl'),
    // A long pull towards the body.
    'sled-pull': list(
      'seated-cable-row landmine-row two-hand-kettlebell-row bent-over-dumbbell-row sandbag-row standing-band-row inverted-row bent-knee-inverted-row held-inverted-row held-elbow-row',
    ),
    'burpee-broad-jump': list('burpee step-back-burpee'),
    // Legs and back in one pull.
    row: list('kettlebell-swing cable-pull-through seated-cable-row standing-band-row mountain-climber'),
    // The grip holds, the trunk stands.
    'farmers-carry': list('plate-pinch-carry goblet-carry sandbag-carry goblet-march dead-hang'),
    'sandbag-lunge': list('goblet-squat dumbbell-squat slow-goblet-squat bodyweight-squat wall-sit'),
    'wall-ball': list('dumbbell-thruster dumbbell-push-press goblet-squat bodyweight-squat'),
  },
  insteadOf: {
    'dumbbell-floor-press': 'dumbbell-bench-press',
    'kettlebell-floor-press': 'dumbbell-bench-press',
  },
  first: {
    squat: list(
      'back-squat leg-press hack-squat goblet-squat front-squat smith-machine-squat dumbbell-squat belt-squat bodyweight-squat',
    ),
    lunge: list(
      'dumbbell-bulgarian-split-squat dumbbell-reverse-lunge dumbbell-walking-lunge dumbbell-step-up goblet-split-squat bulgarian-split-squat reverse-lunge split-squat',
    ),
    hinge: list(
      'barbell-romanian-deadlift deadlift trap-bar-deadlift dumbbell-romanian-deadlift kettlebell-deadlift cable-pull-through machine-hip-thrust barbell-hip-thrust dumbbell-hip-thrust single-leg-romanian-deadlift single-leg-glute-bridge glute-bridge',
    ),
    'horizontal-push': list(
      'bench-press dumbbell-bench-press chest-press incline-bench-press incline-dumbbell-press dip push-up knee-push-up',
    ),
    'vertical-push': list(
      'overhead-press seated-dumbbell-press machine-shoulder-press dumbbell-shoulder-press single-arm-overhead-press pike-push-up',
    ),
    'horizontal-pull': list(
      'barbell-row seated-cable-row chest-supported-row one-arm-dumbbell-row bent-over-dumbbell-row inverted-row face-pull',
    ),
    'vertical-pull': list(
      'weighted-pull-up pull-up chin-up lat-pulldown machine-assisted-pull-up band-assisted-pull-up straight-arm-pulldown',
    ),
    'arm-flexion': list('dumbbell-curl barbell-curl cable-curl hammer-curl'),
    'arm-extension': list('triceps-pushdown overhead-triceps-extension skull-crusher dumbbell-lying-triceps-extension'),
    'shoulder-raise': list(
      'dumbbell-lateral-raise cable-lateral-raise machine-lateral-raise reverse-pec-deck dumbbell-rear-delt-fly',
    ),
    'knee-flexion': list('leg-curl stability-ball-leg-curl hamstring-walkout'),
    'knee-extension': list('leg-extension'),
    'hip-isolation': list('abductor-machine cable-kickback'),
    calf: list('machine-calf-raise dumbbell-calf-raise seated-calf-raise single-leg-calf-raise'),
    'core-brace': list('plank dead-bug side-plank pallof-press hollow-hold bird-dog'),
    'core-flexion': list('cable-crunch hanging-knee-raise reverse-crunch'),
    'core-rotation': list('cable-woodchop pallof-press bicycle-crunch'),
    jump: list('box-jump broad-jump squat-jump'),
    power: list('kettlebell-swing ball-slam rotational-throw chest-pass-throw dumbbell-push-press'),
    carry: list('farmers-carry suitcase-carry'),
  },
}
