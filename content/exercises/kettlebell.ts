import { family } from './entry.ts'

const kettlebell = family({
  pattern: 'power',
  role: 'power',
  requires: [['kettlebell']],
  loadType: 'total',
  muscles: { glutes: 1, hamstrings: 1 },
  unilateral: true,
  overhead: true,
  axialLoad: 1,
  spaceM2: 4,
  defaults: { reps: [5, 10], restSeconds: 90, secondsPerRep: 3 },
})

export const kettlebells = [
  kettlebell(
    ['kettlebell-snatch', 'Kettlebell-Reißen', 'Kettlebell snatch'],
    ['Schwing aus der Hüfte und zieh die Kugel nah am Körper hoch.', 'Lass die Hand oben weich um den Griff gleiten.'],
    [
      'Swing from your hips and pull the bell up close to you.',
      'Let your hand slip softly around the handle at the top.',
    ],
    { muscles: { glutes: 1, hamstrings: 1, 'front-delts': 0.5, traps: 0.5, forearms: 0.5, 'lower-back': 0.5 } },
    { jointLoad: { shoulder: 3, elbow: 1, wrist: 1, lowerBack: 2, hip: 2, knee: 1 }, gripHeavy: true, skill: 4 },
    { regressions: ['kettlebell-swing', 'single-arm-clean'] },
  ),
  kettlebell(
    ['kettlebell-windmill', 'Windmühle mit Kettlebell', 'Kettlebell windmill'],
    ['Schau zur Kugel und schieb die Hüfte zur Seite unter sie.', 'Gleite mit der freien Hand am Bein nach unten.'],
    ['Look at the bell and push your hip out underneath it.', 'Slide your free hand down your leg.'],
    { pattern: 'core-rotation', role: 'core', spine: 'rotation', skill: 3, contraindications: ['pregnancy'] },
    { muscles: { obliques: 1, 'front-delts': 0.5, 'rotator-cuff': 0.5, hamstrings: 0.5, glutes: 0.5 } },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 1, lowerBack: 2, hip: 2 } },
    { defaults: { reps: [4, 8], restSeconds: 60, secondsPerRep: 6 } },
  ),
  kettlebell(
    ['kettlebell-halo', 'Halo mit Kettlebell', 'Kettlebell halo'],
    ['Halte die Kugel am Griff und führ sie eng um den Kopf.', 'Bleib im Rumpf still und wechsle die Richtung.'],
    ['Hold the bell by its horns and circle it close around your head.', 'Keep your trunk still and change direction.'],
    { pattern: 'shoulder-raise', role: 'isolation', requires: [['kettlebell'], ['weight-plates']], unilateral: false },
    { muscles: { 'front-delts': 1, 'rotator-cuff': 0.5, 'upper-back': 0.5, triceps: 0.25 }, axialLoad: 0, spaceM2: 2 },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 1 }, defaults: { reps: [6, 10], restSeconds: 45, secondsPerRep: 5 } },
  ),
]
