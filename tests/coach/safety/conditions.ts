import { allOut, burdens } from './burdens.ts'

const list = (ids: string): readonly string[] => ids.trim().split(/\s+/)

const { jumps, runs, barSquats, deadlifts, bends, curlUps, twists, headDown, barOverhead, hangs } = burdens

const landings = [...jumps.filter(id => id !== 'snap-down'), ...runs]
const breathHeld = [...barSquats, ...deadlifts.filter(id => id !== 'good-morning'), 'push-press']
const hardHolds = list(
  'wall-sit l-sit tuck-l-sit single-leg-l-sit front-lever ring-support-hold copenhagen-plank hollow-hold',
)
const falls = list(`
  box-jump box-step-over turkish-get-up bar-muscle-up ring-muscle-up ring-dip freestanding-handstand wall-handstand-hold
  handstand-push-up wall-walk pistol-squat`)
const onBelly = list(`
  prone-w-pull prone-t-raise prone-y-raise superman-hold cobra-stretch chest-supported-row leg-curl dumbbell-leg-curl
  back-extension foam-roll-quads`)
const onBack = list(`
  dumbbell-bench-press bench-press pause-bench-press close-grip-bench-press dumbbell-floor-press kettlebell-floor-press
  dumbbell-fly skull-crusher dumbbell-lying-triceps-extension floor-pullover bench-pullover dead-bug lying-leg-raise
  supine-hamstring-stretch supine-twist foam-roll-upper-back`)
const roundSpine = [...curlUps, ...twists, ...list('knees-to-chest supine-twist inchworm squat-to-stand')]
const neck = [
  ...barOverhead,
  ...headDown,
  ...list('dumbbell-shrug farmers-carry back-squat neck-press deadlift overhead-carry'),
]

const pressure = [...breathHeld, ...headDown, ...hardHolds]
const belly = [...landings, ...curlUps, ...breathHeld]
/** Whoever lets go lies under it. */
const overFace = list(`
  bench-press pause-bench-press incline-bench-press close-grip-bench-press dumbbell-bench-press dumbbell-fly skull-crusher
  dumbbell-lying-triceps-extension bench-pullover`)
const seizure = [...hangs, ...barOverhead, ...falls, ...overFace, 'swim', 'power-clean', 'hang-power-clean']

/** What a diagnosis rules out, whatever else was wished. Those that are not listed rule out all-out efforts alone. */
export const byCondition: Readonly<Record<string, readonly string[]>> = {
  heart: pressure,
  pacemaker: pressure,
  stroke: pressure,
  'blood-pressure': pressure,
  glaucoma: pressure,
  eyes: [...pressure, ...jumps],
  vertigo: [...headDown, ...jumps, ...falls],
  epilepsy: seizure,
  osteoporosis: [...landings, ...roundSpine],
  disc: [...breathHeld, ...deadlifts, ...bends, ...curlUps, ...twists, ...barOverhead, ...landings],
  nerve: [...breathHeld, ...deadlifts, ...bends, ...curlUps, ...twists],
  pregnancy: [...belly, ...onBelly, ...headDown, ...falls, ...hangs],
  birth: [...belly, ...headDown],
  'pelvic-floor': [...landings, ...breathHeld, ...curlUps],
  diastasis: belly,
  hernia: [...curlUps, ...breathHeld],
  clotting: [...falls, ...landings],
  asthma: allOut,
  lungs: allOut,
  'long-covid': [...allOut, ...landings],
  exhaustion: allOut,
  anaemia: allOut,
  'low-blood-pressure': [...headDown, ...allOut],
  'multiple-sclerosis': [...falls, ...jumps],
  parkinson: [...falls, ...jumps],
  rheumatism: [...jumps, ...burdens.heavyGrip],
  gout: jumps,
}

/** What is only so today. */
export const byState: Readonly<Record<string, readonly string[]>> = {
  migraine: [...headDown, ...breathHeld, ...jumps],
  headache: [...headDown, ...breathHeld, ...jumps],
  stomach: [...headDown, ...curlUps, ...twists, ...jumps],
  hangover: [...headDown, ...falls, ...jumps],
  'blood-donation': [...headDown, ...falls, ...breathHeld],
  'bad-sleep': list('box-jump power-clean power-snatch hang-power-clean bar-muscle-up ring-muscle-up'),
}

export const ofNeck = neck

/** From the thirteenth week nobody lies flat on their back for long. */
export const lateInPregnancy = onBack

export const byDrug: Readonly<Record<string, readonly string[]>> = {
  'beta-blocker': [],
  'blood-thinner': [...falls, ...landings],
  'blood-pressure': pressure,
  heart: pressure,
  epilepsy: seizure,
  osteoporosis: [...landings, ...roundSpine],
}

/** Beside its joints, what a part of the body that hurts is kept from. */
export const byPart: Readonly<Record<string, readonly string[]>> = {
  neck,
  chest: list('bench-press dumbbell-bench-press push-up dip chest-press'),
  ribs: list('bench-press push-up crunch sit-up russian-twist'),
  abdomen: [...curlUps, ...twists],
  groin: [...burdens.adductors, 'sprint'],
  buttock: list('barbell-hip-thrust hip-thrust pigeon-stretch'),
  'back-thigh': [
    ...burdens.legCurls,
    ...list('barbell-romanian-deadlift dumbbell-romanian-deadlift deadlift sprint good-morning'),
  ],
  'front-thigh': list('leg-extension back-squat goblet-squat reverse-nordic'),
  'inner-thigh': burdens.adductors,
  calf: burdens.calves,
  achilles: [...burdens.calves, ...landings],
  head: headDown,
  hand: burdens.heavyGrip,
  wrist: burdens.heavyGrip,
  elbow: burdens.heavyGrip,
  forearm: burdens.heavyGrip,
}

/** The joints that a part of the body moves or rests on. */
export const strainedBy = {
  shoulder: ['shoulder'],
  'upper-arm': ['shoulder', 'elbow'],
  elbow: ['elbow'],
  forearm: ['elbow', 'wrist'],
  wrist: ['wrist'],
  hand: ['wrist'],
  chest: ['shoulder'],
  ribs: ['shoulder'],
  back: ['lowerBack'],
  'upper-back': ['lowerBack'],
  'lower-back': ['lowerBack'],
  abdomen: ['lowerBack'],
  pelvis: ['lowerBack', 'hip'],
  groin: ['hip'],
  hip: ['hip'],
  buttock: ['hip'],
  'front-thigh': ['hip', 'knee'],
  'back-thigh': ['hip', 'knee'],
  'inner-thigh': ['hip'],
  knee: ['knee'],
  shin: ['ankle'],
  calf: ['ankle'],
  achilles: ['ankle'],
  ankle: ['ankle'],
  foot: ['ankle'],
  toe: ['ankle'],
} as const

export const allListed: readonly string[] = [
  ...new Set(
    [
      ...Object.values(byCondition),
      ...Object.values(byDrug),
      ...Object.values(byState),
      ...Object.values(byPart),
      onBack,
    ].flat(),
  ),
]
