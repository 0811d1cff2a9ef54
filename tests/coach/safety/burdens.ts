// What a physiotherapist would not hand to somebody, by what it strains: written out by hand from what each exercise is,
// and from the training rules on safety. Nothing of the coach is asked: neither its limits nor the figures it goes by.

const list = (ids: string): readonly string[] => ids.trim().split(/\s+/)

const jumps = list(`
  snap-down pogo-hop squat-jump broad-jump box-jump skater-jump burpee burpee-broad-jump jumping-jack jump-rope`)
const runs = list('easy-run run-intervals tempo-run long-run strides hill-repeats sprint easy-jog a-skip high-knees')
const lunges = list(`
  supported-split-squat split-squat reverse-lunge walking-lunge lateral-lunge step-up dumbbell-reverse-lunge
  bulgarian-split-squat sandbag-lunge goblet-split-squat goblet-reverse-lunge dumbbell-walking-lunge
  dumbbell-bulgarian-split-squat dumbbell-step-up barbell-reverse-lunge cossack-squat shrimp-squat`)
const deepSquats = list(`
  goblet-squat slow-goblet-squat dumbbell-squat back-squat front-squat band-squat sumo-squat sandbag-squat hack-squat
  smith-machine-squat single-leg-box-squat pistol-squat pause-squat belt-squat assisted-pistol-squat dumbbell-thruster wall-ball`)
const squats = [
  ...deepSquats,
  ...list('bodyweight-squat slow-squat wall-sit goblet-box-squat leg-press suspension-squat barbell-box-squat'),
]
const barSquats = list('back-squat front-squat pause-squat barbell-box-squat')
const deadlifts = list(
  'deadlift sumo-deadlift trap-bar-deadlift good-morning power-clean hang-power-clean power-snatch',
)
const bends = list(`
  dumbbell-romanian-deadlift kettlebell-deadlift barbell-romanian-deadlift back-extension sandbag-deadlift
  bent-over-dumbbell-row kettlebell-row barbell-row sandbag-row landmine-row pendlay-row two-hand-kettlebell-row
  kettlebell-swing dumbbell-snatch single-arm-clean sandbag-clean dumbbell-rear-delt-fly ball-slam rotational-throw
  kettlebell-windmill kettlebell-snatch sandbag-carry row-erg row-intervals`)
const curlUps = list(`
  crunch reverse-crunch sit-up weighted-crunch hanging-knee-raise hanging-leg-raise cable-crunch ab-crunch-machine
  bicycle-crunch hollow-hold lying-leg-raise`)
const twists = list(`
  heel-taps russian-twist weighted-russian-twist side-plank-rotation cable-woodchop band-woodchop rotational-throw
  turkish-get-up kettlebell-windmill`)
const headDown = list(`
  pike-push-up elevated-pike-push-up pike-shoulder-shift handstand-push-up wall-walk wall-handstand-hold
  freestanding-handstand downward-dog inchworm`)
const barOverhead = list('overhead-press push-press power-snatch')
const overhead = [
  ...barOverhead,
  ...headDown.slice(0, 7),
  ...list(`
    seated-dumbbell-press dumbbell-shoulder-press single-arm-overhead-press machine-shoulder-press band-overhead-press
    sandbag-press plate-shoulder-press dumbbell-push-press dumbbell-snatch kettlebell-snatch plate-overhead-carry
    overhead-carry dumbbell-thruster wall-ball turkish-get-up kettlebell-windmill overhead-triceps-extension`),
]
const pullUps = list(`
  negative-pull-up jumping-pull-up band-assisted-pull-up chin-up pull-up scapular-pull-up weighted-pull-up
  chest-to-bar-pull-up explosive-pull-up band-assisted-muscle-up bar-muscle-up ring-muscle-up tuck-front-lever
  advanced-tuck-front-lever single-leg-front-lever front-lever`)
const hangs = [...pullUps, ...list('dead-hang hanging-knee-raise hanging-leg-raise')]
const pulldowns = list(`
  machine-assisted-pull-up lat-pulldown kneeling-band-pulldown band-overhead-pulldown single-arm-band-pulldown
  floor-pullover bridge-pullover bench-pullover`)
const dips = list('dip assisted-dip straight-bar-dip ring-dip bench-dip ring-support-hold')
const pushUps = list(`
  incline-push-up knee-push-up knee-fist-push-up push-up slow-push-up feet-elevated-push-up close-grip-push-up
  archer-push-up suspension-push-up plyo-push-up knee-plyo-push-up`)
const benches = list(`
  dumbbell-bench-press incline-dumbbell-press bench-press chest-press incline-bench-press close-grip-bench-press
  pause-bench-press dumbbell-fly cable-fly pec-deck-fly`)
const onPalms = [
  ...pushUps.filter(id => id !== 'knee-fist-push-up' && id !== 'suspension-push-up'),
  ...headDown,
  ...list(`
    bear-hold shoulder-tap-plank renegade-row mountain-climber slow-mountain-climber bear-crawl burpee step-back-burpee
    burpee-broad-jump tuck-l-sit bench-dip sphinx-push-up`),
]
const heavyGrip = list(`
  deadlift sumo-deadlift trap-bar-deadlift barbell-romanian-deadlift dumbbell-romanian-deadlift kettlebell-deadlift
  farmers-carry suitcase-carry suitcase-march plate-pinch-carry dead-hang kettlebell-swing wrist-curl barbell-row
  pull-up chin-up weighted-pull-up inverted-row sled-pull dumbbell-walking-lunge`)
const calves = list(`
  calf-raise single-leg-calf-raise step-calf-raise dumbbell-calf-raise seated-calf-raise machine-calf-raise`)
const legCurls = list(`
  standing-leg-curl hamstring-walkout long-lever-bridge leg-curl stability-ball-leg-curl dumbbell-leg-curl band-leg-curl
  suspension-leg-curl nordic-curl`)
const adductors = list(
  'side-lying-adduction adductor-machine copenhagen-plank cossack-squat lateral-lunge sumo-squat sumo-deadlift',
)
const bridges = list(`
  single-leg-glute-bridge long-single-leg-bridge hip-thrust single-leg-hip-thrust barbell-hip-thrust dumbbell-hip-thrust
  machine-hip-thrust dumbbell-glute-bridge band-glute-bridge`)

/** Efforts that go to the end. */
export const allOut = list(
  'sprint run-intervals hill-repeats bike-intervals row-intervals ski-erg-intervals battle-rope-waves burpee burpee-broad-jump',
)

/** What strains a joint so that not even a stiff one gets it; what one that hurts does not get; and what one that is swollen, torn or fresh from surgery does not get. */
export const byJoint = {
  knee: {
    mild: [
      ...deepSquats,
      ...jumps.filter(id => id !== 'snap-down' && !/jack|rope|pogo|^burpee$/.test(id)),
      'sprint',
      'reverse-nordic',
    ],
    pain: [
      ...squats,
      ...lunges,
      ...jumps,
      ...runs,
      ...list(`
        leg-extension reverse-nordic assisted-reverse-nordic nordic-curl spanish-squat stair-climb box-step-over sled-push
        staggered-sit-to-stand row-erg row-intervals bike-intervals deadlift sumo-deadlift trap-bar-deadlift
        deep-squat-hold pigeon-stretch lunge-with-rotation squat-to-stand step-back-burpee`),
    ],
    acute: [
      ...legCurls,
      ...bridges,
      ...list(`
        sit-to-stand slow-sit-to-stand weighted-sit-to-stand half-squat low-step-up seated-knee-extension stationary-bike
        easy-bike elliptical easy-row incline-walk brisk-walk half-kneeling-landmine-press standing-quad-stretch
        barbell-romanian-deadlift child-pose knees-to-chest farmers-carry skater-step step-jack`),
    ],
  },
  shoulder: {
    mild: [
      ...dips.filter(id => !/assisted|support/.test(id)),
      ...barOverhead,
      ...list(
        'handstand-push-up wall-handstand-hold freestanding-handstand wall-walk bar-muscle-up ring-muscle-up weighted-pull-up archer-push-up turkish-get-up kettlebell-snatch front-lever',
      ),
    ],
    pain: [
      ...overhead.filter(id => id !== 'pike-shoulder-shift'),
      ...hangs,
      ...pulldowns,
      ...dips,
      ...pushUps,
      ...benches,
      ...list(`
        high-incline-dumbbell-press suspension-y-raise side-plank side-plank-rotation shoulder-tap-plank mountain-climber
        bear-crawl swim ski-erg ski-erg-intervals battle-rope-waves ball-slam burpee back-squat ab-wheel-rollout
        band-pass-through kettlebell-halo renegade-row`),
    ],
    acute: list(`
      dumbbell-floor-press kettlebell-floor-press band-chest-press wall-push-up landmine-press band-incline-press
      inverted-row one-arm-dumbbell-row bent-over-dumbbell-row barbell-row seated-cable-row band-row face-pull
      dumbbell-lateral-raise front-raise band-lateral-raise cable-lateral-raise prone-y-raise prone-t-raise dumbbell-shrug
      deadlift farmers-carry plank row-erg shadow-boxing jumping-jack`),
  },
  elbow: {
    mild: list('bar-muscle-up ring-muscle-up sphinx-push-up'),
    pain: [
      ...hangs,
      ...dips.filter(id => id !== 'assisted-dip'),
      ...list(`
        close-grip-push-up close-grip-bench-press archer-push-up preacher-curl sphinx-push-up knee-sphinx-push-up
        overhead-triceps-extension dumbbell-lying-triceps-extension skull-crusher farmers-carry plate-pinch-carry wrist-curl
        deadlift kettlebell-swing barbell-curl`),
    ],
    acute: list(`
      push-up bench-press dumbbell-bench-press dumbbell-curl hammer-curl band-curl cable-curl triceps-pushdown band-pushdown
      barbell-row one-arm-dumbbell-row lat-pulldown overhead-press dumbbell-shoulder-press row-erg`),
  },
  wrist: {
    mild: list('handstand-push-up wall-walk wall-handstand-hold power-clean hang-power-clean plyo-push-up'),
    pain: [
      ...onPalms,
      ...list(
        'wrist-curl barbell-curl front-squat overhead-press push-press bench-press deadlift farmers-carry plate-pinch-carry pull-up chin-up dead-hang',
      ),
    ],
    acute: list(`
      dumbbell-bench-press wall-push-up dumbbell-curl hammer-curl farmers-carry suitcase-carry dumbbell-shoulder-press
      bird-dog cat-cow scapular-push-up knee-fist-push-up incline-push-up`),
  },
  lowerBack: {
    mild: list(
      'deadlift sumo-deadlift good-morning power-clean power-snatch hang-power-clean back-squat front-squat pause-squat',
    ),
    pain: [
      ...deadlifts,
      ...bends,
      ...barSquats,
      ...barOverhead,
      ...curlUps,
      ...twists,
      ...list(
        'sandbag-squat sandbag-press farmers-carry smith-machine-squat barbell-reverse-lunge sandbag-lunge sled-pull',
      ),
    ],
    acute: list(`
      goblet-squat dumbbell-squat superman-hold plank side-plank overhead-carry suitcase-carry easy-run sprint inverted-row
      barbell-hip-thrust band-good-morning band-romanian-deadlift push-up`),
  },
  hip: {
    mild: list('deadlift sumo-deadlift power-clean power-snatch cossack-squat'),
    pain: [
      ...deepSquats,
      ...deadlifts,
      ...lunges.filter(id => !/^(supported-split-squat|split-squat|reverse-lunge)$/.test(id)),
      ...jumps.filter(id => /squat|broad|box|skater/.test(id)),
      ...list(`
        sprint high-knees hanging-leg-raise copenhagen-plank pigeon-stretch ninety-ninety deep-squat-hold kettlebell-swing
        barbell-romanian-deadlift single-leg-romanian-deadlift barbell-hip-thrust sled-push lunge-with-rotation
        squat-to-stand`),
    ],
    acute: [
      ...squats,
      ...lunges,
      ...bridges,
      ...runs,
      ...adductors,
      ...list(`
        clamshell side-lying-leg-raise standing-hip-abduction abductor-machine cable-kickback sit-to-stand stationary-bike
        brisk-walk glute-bridge hip-hinge sit-up`),
    ],
  },
  ankle: {
    mild: list('sprint skater-jump pogo-hop pistol-squat'),
    pain: [
      ...runs,
      ...jumps.filter(id => id !== 'snap-down'),
      ...list(`
        single-leg-calf-raise pistol-squat assisted-pistol-squat shrimp-squat cossack-squat single-leg-romanian-deadlift
        incline-walk sled-push deep-squat-hold single-leg-reach front-squat power-clean`),
    ],
    acute: [
      ...calves,
      ...list(`
        brisk-walk stair-climb bodyweight-squat goblet-squat back-squat split-squat reverse-lunge walking-lunge step-up
        skater-step step-jack marching-in-place single-leg-stand tandem-walk farmers-carry ankle-rocks`),
    ],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'mild' | 'pain' | 'acute', readonly string[]>>>>

export const burdens = {
  jumps,
  runs,
  barSquats,
  deadlifts,
  bends,
  curlUps,
  twists,
  headDown,
  barOverhead,
  overhead,
  hangs,
  heavyGrip,
  calves,
  legCurls,
  adductors,
} as const
