import type { Pattern } from '../../domain/coach/basis/vocabulary.ts'
import type { Exercise, Name } from './schema.ts'

const mistake = (de: string, en: string): Name => ({ de, en })

const knees = mistake(
  'Die Knie fallen nach innen: Drück sie in Richtung der Zehen.',
  'Knees cave in: push them out in line with your toes.',
)
const heels = mistake(
  'Die Fersen heben ab: Verteil das Gewicht auf den ganzen Fuß.',
  'Heels lift: spread your weight over the whole foot.',
)
const roundBack = mistake(
  'Der Rücken wird rund: Nimm weniger Gewicht und schieb die Hüfte zurück.',
  'Your back rounds: take less weight and push your hips back.',
)
const hollow = mistake(
  'Die Hüfte hängt durch: Spann Bauch und Gesäß an.',
  'Your hips sag: tighten your abs and glutes.',
)
const flare = mistake(
  'Die Ellbogen stehen weit ab: Führ sie etwa 45 Grad vom Körper.',
  'Elbows flare wide: keep them about 45 degrees from your body.',
)
const shrug = mistake(
  'Die Schultern wandern zu den Ohren: Zieh sie vor jedem Zug nach unten.',
  'Shoulders creep to your ears: draw them down before each pull.',
)
const momentum = mistake(
  'Du holst Schwung: Nimm weniger Gewicht und werde langsamer.',
  'You use momentum: take less weight and slow down.',
)
const half = mistake(
  'Du nutzt nur den halben Weg: Beweg dich bis zur vollen Streckung.',
  'You use half the range: move until you are fully stretched.',
)
const arch = mistake(
  'Du fällst ins Hohlkreuz: Zieh die Rippen nach unten und spann das Gesäß an.',
  'Your lower back arches: pull your ribs down and squeeze your glutes.',
)
const breath = mistake('Du hältst die Luft an: Atme ruhig weiter.', 'You hold your breath: keep breathing calmly.')
const neck = mistake(
  'Du ziehst am Kopf: Lass den Nacken lang und schau auf einen Punkt.',
  'You pull on your head: keep your neck long and look at one spot.',
)
const rush = mistake('Du hetzt: Zähl beim Senken langsam bis zwei.', 'You rush: count slowly to two on the way down.')
const wobble = mistake(
  'Du kippst zur Seite: Halte dich leicht fest und geh langsamer.',
  'You tip to one side: hold on lightly and slow down.',
)
const lockKnees = mistake(
  'Du drückst die Knie ganz durch: Lass oben eine kleine Beugung.',
  'You snap your knees straight: keep a slight bend at the top.',
)
const stiffLanding = mistake(
  'Du landest laut und steif: Fang dich mit weichen Knien ab.',
  'You land loud and stiff: absorb it with soft knees.',
)
const tooFast = mistake(
  'Du beginnst zu schnell: Starte so, dass du das Tempo bis zum Ende hältst.',
  'You start too fast: begin at a pace you can hold to the end.',
)
const slump = mistake(
  'Du sackst in dich zusammen: Mach dich groß und schau nach vorn.',
  'You slump: stand tall and look ahead.',
)
const bounce = mistake(
  'Du wippst in der Dehnung: Halte sie ruhig und atme aus.',
  'You bounce in the stretch: hold it still and breathe out.',
)
const pain = mistake(
  'Du dehnst in den Schmerz: Geh zurück, bis es nur noch zieht.',
  'You stretch into pain: ease off until it only pulls.',
)
const wrists = mistake(
  'Die Handgelenke knicken ab: Halte sie in einer Linie mit den Unterarmen.',
  'Your wrists bend: keep them in line with your forearms.',
)
const armsPull = mistake(
  'Die Arme ziehen zu früh: Streck erst die Hüfte.',
  'Your arms pull too early: extend your hips first.',
)
const twistHips = mistake(
  'Das Becken dreht mit: Halte beide Hüften gleich hoch.',
  'Your pelvis turns with you: keep both hips level.',
)
const frontKnee = mistake(
  'Der Oberkörper kippt nach vorn: Bleib aufrecht und drück durch die vordere Ferse.',
  'Your torso tips forward: stay tall and push through the front heel.',
)
const hurry = mistake(
  'Du wirst gleich schnell: Bleib so locker, dass du reden kannst.',
  'You go fast right away: stay easy enough to talk.',
)

const byPattern: Readonly<Record<Pattern, readonly Name[]>> = {
  squat: [knees, heels, roundBack],
  lunge: [knees, frontKnee, wobble],
  hinge: [roundBack, lockKnees, arch],
  'horizontal-push': [flare, half, wrists],
  'vertical-push': [arch, half, wrists],
  'horizontal-pull': [shrug, momentum, half],
  'vertical-pull': [shrug, momentum, half],
  carry: [slump, shrug, tooFast],
  'core-brace': [hollow, breath],
  'core-flexion': [neck, momentum, rush],
  'core-rotation': [momentum, twistHips, rush],
  jump: [stiffLanding, knees],
  power: [armsPull, roundBack],
  locomotion: [tooFast, slump],
  'arm-flexion': [momentum, half, wrists],
  'arm-extension': [flare, half, rush],
  'shoulder-raise': [momentum, shrug],
  'knee-extension': [rush, half],
  'knee-flexion': [rush, arch],
  'hip-isolation': [momentum, twistHips],
  calf: [rush, half],
  mobility: [bounce, pain],
  balance: [wobble, breath],
  'warm-up': [hurry, pain],
}

// Where the pattern says too little or something that cannot happen.
const byExercise: readonly { readonly of: string; readonly mistakes: readonly Name[] }[] = [
  { of: 'wall-sit', mistakes: [knees, breath] },
  {
    of: 'leg-press hack-squat belt-squat',
    mistakes: [
      knees,
      lockKnees,
      mistake(
        'Das Gesäß löst sich vom Polster: Beug die Knie weniger tief.',
        'Your seat lifts off the pad: bend your knees less deeply.',
      ),
    ],
  },
  {
    of: 'glute-bridge single-leg-glute-bridge dumbbell-glute-bridge band-glute-bridge hip-thrust barbell-hip-thrust dumbbell-hip-thrust machine-hip-thrust activation-bridge',
    mistakes: [
      arch,
      mistake(
        'Du drückst über die Zehen: Schieb durch die Fersen.',
        'You push through your toes: drive through your heels.',
      ),
    ],
  },
  {
    of: 'back-extension',
    mistakes: [
      mistake(
        'Du überstreckst oben: Hör auf, sobald der Körper gerade ist.',
        'You over-extend at the top: stop once your body is straight.',
      ),
      momentum,
    ],
  },
  {
    of: 'wall-push-up incline-push-up knee-push-up knee-fist-push-up push-up feet-elevated-push-up close-grip-push-up archer-push-up suspension-push-up plyo-push-up knee-plyo-push-up',
    mistakes: [hollow, flare, half],
  },
  {
    of: 'bench-press pause-bench-press close-grip-bench-press incline-bench-press dumbbell-bench-press incline-dumbbell-press',
    mistakes: [
      flare,
      wrists,
      mistake(
        'Das Gesäß hebt ab: Halte Füße, Gesäß und Schultern am Platz.',
        'Your seat lifts: keep feet, seat and shoulders in place.',
      ),
    ],
  },
  {
    of: 'dumbbell-fly cable-fly pec-deck-fly',
    mistakes: [
      mistake(
        'Du beugst die Arme zum Drücken: Halte den Winkel im Ellbogen gleich.',
        'You bend your arms into a press: keep the elbow angle the same.',
      ),
      momentum,
    ],
  },
  {
    of: 'dip assisted-dip ring-dip straight-bar-dip bench-dip ring-support-hold',
    mistakes: [
      mistake(
        'Die Schultern rollen nach vorn: Senk dich weniger tief.',
        'Your shoulders roll forward: lower yourself less deeply.',
      ),
      shrug,
    ],
  },
  {
    of: 'bent-over-dumbbell-row kettlebell-row two-hand-kettlebell-row barbell-row pendlay-row sandbag-row landmine-row',
    mistakes: [roundBack, momentum, shrug],
  },
  { of: 'dead-hang scapular-pull-up', mistakes: [shrug, breath] },
  {
    of: 'tuck-front-lever advanced-tuck-front-lever single-leg-front-lever front-lever',
    mistakes: [
      mistake('Die Arme beugen sich: Wähl die leichtere Stufe.', 'Your arms bend: choose the easier step.'),
      hollow,
    ],
  },
  {
    of: 'wall-walk wall-handstand-hold freestanding-handstand handstand-push-up',
    mistakes: [
      arch,
      mistake('Die Schultern sinken ein: Schieb den Boden weg.', 'Your shoulders sink: push the floor away.'),
    ],
  },
  { of: 'tuck-l-sit single-leg-l-sit l-sit', mistakes: [shrug, breath] },
  {
    of: 'side-plank knee-side-plank side-plank-rotation copenhagen-plank',
    mistakes: [
      mistake('Die Hüfte sinkt ab: Schieb sie nach oben und vorn.', 'Your hip drops: push it up and forward.'),
      shrug,
    ],
  },
  {
    of: 'dead-bug hollow-hold toe-taps mcgill-curl-up',
    mistakes: [
      mistake('Der untere Rücken hebt ab: Mach den Hebel kürzer.', 'Your lower back lifts: shorten the lever.'),
      breath,
    ],
  },
  { of: 'hanging-knee-raise hanging-leg-raise', mistakes: [momentum, shrug] },
  { of: 'cross-body-march', mistakes: [slump, rush] },
  {
    of: 'chin-tuck neck-press',
    mistakes: [
      mistake(
        'Du nickst: Der Kopf bewegt sich gerade, der Blick bleibt vorn.',
        'You nod: your head moves straight, your eyes stay ahead.',
      ),
      breath,
    ],
  },
  {
    of: 'pelvic-floor-lift',
    mistakes: [
      breath,
      mistake(
        'Du kneifst das Gesäß zusammen: Nur der Beckenboden arbeitet.',
        'You squeeze your glutes: only your pelvic floor works.',
      ),
    ],
  },
  {
    of: 'pelvic-floor-release',
    mistakes: [breath, mistake('Du drückst nach unten: Lass nur los.', 'You push down: only let go.')],
  },
  {
    of: 'calf-raise single-leg-calf-raise step-calf-raise dumbbell-calf-raise machine-calf-raise',
    mistakes: [
      half,
      mistake('Die Füße kippen nach außen: Drück über den großen Zeh.', 'Your feet roll out: push over your big toe.'),
    ],
  },
  {
    of: 'tibialis-raise',
    mistakes: [rush, mistake('Die Knie beugen sich: Lass sie gestreckt.', 'Your knees bend: keep them straight.')],
  },
  {
    of: 'row-erg row-intervals easy-row',
    mistakes: [
      mistake(
        'Der Rücken wird rund: Richte dich auf und kipp aus der Hüfte nach vorn.',
        'Your back rounds: sit tall and lean forward from your hips.',
      ),
      mistake(
        'Die Arme ziehen vor den Beinen: Erst Beine, dann Rumpf, dann Arme.',
        'Arms pull before legs: legs first, then trunk, then arms.',
      ),
    ],
  },
  {
    of: 'swim',
    mistakes: [
      tooFast,
      mistake(
        'Du hältst unter Wasser die Luft an: Atme ins Wasser aus.',
        'You hold your breath under water: breathe out into the water.',
      ),
    ],
  },
  {
    of: 'burpee step-back-burpee burpee-broad-jump mountain-climber slow-mountain-climber bear-crawl',
    mistakes: [hollow, tooFast],
  },
  { of: 'cat-cow open-book ninety-ninety adductor-rock-back', mistakes: [rush, breath] },
  {
    of: 'kettlebell-swing',
    mistakes: [
      mistake(
        'Du machst eine Kniebeuge: Schieb die Hüfte zurück, die Knie beugen nur wenig.',
        'You squat: push your hips back and bend your knees only a little.',
      ),
      armsPull,
    ],
  },
  { of: 'kettlebell-halo', mistakes: [arch, rush] },
]

const own = new Map(byExercise.flatMap(({ of, mistakes }) => of.split(' ').map(id => [id, mistakes] as const)))

/** What goes wrong most often, and what to do instead. */
export const mistakesOf = ({ id, pattern }: Pick<Exercise, 'id' | 'pattern'>): readonly Name[] =>
  own.get(id) ?? byPattern[pattern]

export const knownMistakes: ReadonlyMap<string, readonly Name[]> = own
