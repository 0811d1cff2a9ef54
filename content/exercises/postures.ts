import type { Exercise } from './schema.ts'

const list = (ids: string): ReadonlySet<string> => new Set(ids.split(/\s+/))

/** How a body lies: flat on its back, or on its front or with the weight of the trunk hanging from the belly's wall. */
const onBack = list(`
  glute-bridge held-glute-bridge single-leg-glute-bridge long-single-leg-bridge dumbbell-glute-bridge band-glute-bridge activation-bridge long-lever-bridge
  dumbbell-floor-press kettlebell-floor-press dumbbell-bench-press bench-press pause-bench-press close-grip-bench-press
  dumbbell-fly skull-crusher dumbbell-lying-triceps-extension supine-elbow-row held-elbow-row
  floor-pullover bridge-pullover bench-pullover hamstring-walkout stability-ball-leg-curl suspension-leg-curl
  dead-bug hollow-hold crunch toe-taps reverse-crunch sit-up weighted-crunch lying-leg-raise heel-taps cross-body-march
  bicycle-crunch mcgill-curl-up turkish-get-up supine-hamstring-stretch figure-four-stretch knees-to-chest supine-twist
  pelvic-floor-release foam-roll-upper-back`)
const onFront = list(`
  prone-w-pull superman-hold cobra-stretch back-extension chest-supported-row leg-curl dumbbell-leg-curl nordic-curl foam-roll-quads
  plank knee-plank side-plank side-plank-rotation shoulder-tap-plank renegade-row ring-rollout stability-ball-rollout
  ab-wheel-rollout copenhagen-plank mountain-climber slow-mountain-climber burpee step-back-burpee burpee-broad-jump
  push-up slow-push-up feet-elevated-push-up close-grip-push-up archer-push-up suspension-push-up plyo-push-up sphinx-push-up bear-hold bear-crawl`)

/** What draws the nerve of the leg, or of the arm, long at the end of its way. */
const legNerve = list(`
  supine-hamstring-stretch downward-dog inchworm pigeon-stretch child-pose knees-to-chest leg-swings standing-side-bend
  dumbbell-romanian-deadlift barbell-romanian-deadlift band-romanian-deadlift single-leg-romanian-deadlift single-leg-hinge
  good-morning band-good-morning hip-hinge lying-leg-raise hanging-leg-raise tuck-l-sit single-leg-l-sit l-sit
  cat-cow squat-to-stand deep-squat-hold ninety-ninety russian-twist figure-four-stretch butterfly-stretch seated-glute-stretch`)
const armNerve = list(`
  wall-chest-stretch wall-biceps-stretch neck-side-stretch cross-body-shoulder-stretch dead-hang band-pass-through
  overhead-triceps-stretch dumbbell-fly cable-fly pec-deck-fly arm-circles open-book neck-press barbell-shrug dumbbell-shrug upright-row`)

/** Only steadies the hands: shoulders, hips or feet carry it. */
const resting = list('machine-hip-thrust belt-squat hack-squat elliptical easy-elliptical')
/** Nothing is in the hands, though its kit is held in other exercises. */
const handsFree = list('spanish-squat nordic-curl suspension-leg-curl cable-kickback band-leg-curl')
const inHand = list('swim shadow-boxing seated-calf-raise dumbbell-leg-curl')

const bars = list('barbell ez-bar pull-up-bar dip-bars smith-machine rowing-machine ski-erg battle-ropes')
const handles = list(`
  dumbbells kettlebell weight-plates sandbag medicine-ball slam-ball wall-ball farmers-handles cable-machine row-machine
  lat-pulldown-machine resistance-band suspension-trainer rings landmine sled jump-rope ab-wheel chest-press-machine
  shoulder-press-machine pec-deck assisted-pull-up-machine lateral-raise-machine reverse-pec-deck trap-bar`)
const legwork: ReadonlySet<string> = new Set(['squat', 'lunge', 'hinge', 'carry', 'calf'])
const legIsolation: ReadonlySet<string> = new Set(['knee-flexion', 'knee-extension', 'hip-isolation', 'calf'])

type Facts = Pick<Exercise, 'id' | 'requires' | 'gripHeavy' | 'pattern' | 'loadType' | 'role'>
type Posture = Pick<Exercise, 'hands' | 'lies' | 'stretches'>

/** What an exercise asks of hands, of lying and of nerves. */
export const postureOf = (facts: Facts): Posture => ({
  hands: handsOf(facts),
  lies: onBack.has(facts.id) ? 'back' : onFront.has(facts.id) ? 'front' : null,
  stretches: legNerve.has(facts.id) ? 'leg-nerve' : armNerve.has(facts.id) ? 'arm-nerve' : null,
})

const handsOf = ({ id, requires, gripHeavy, pattern, loadType }: Facts): Posture['hands'] => {
  if (resting.has(id)) return 'rest'
  if (handsFree.has(id)) return 'free'
  if (gripHeavy) return 'heavy'
  if (inHand.has(id)) return 'hold'
  const needs = (things: ReadonlySet<string>) => requires.every(kit => kit.some(item => things.has(item)))
  const hangs = loadType === 'per-hand' || (pattern === 'hinge' && loadType === 'total')
  if (legwork.has(pattern) && hangs && (needs(handles) || needs(bars))) return 'heavy'
  if (needs(bars)) return 'bar'
  if (legIsolation.has(pattern)) return 'free'
  return requires.every(kit => kit.some(item => handles.has(item) || bars.has(item))) ? 'hold' : 'free'
}
