import { family } from './entry.ts'

const balance = family({
  pattern: 'balance',
  role: 'warm-up',
  muscles: { abductors: 1, calves: 0.5 },
  jointLoad: { hip: 1, ankle: 1 },
  loadType: 'none',
  unilateral: true,
  defaults: { seconds: [20, 45], restSeconds: 10 },
  source: 'Sherrington 2019: balance work prevents falls A',
})

const drill = family({
  pattern: 'mobility',
  role: 'mobility',
  muscles: {},
  loadType: 'none',
  defaults: { reps: [6, 10], restSeconds: 10, secondsPerRep: 5 },
})

const steady = family({
  pattern: 'core-brace',
  role: 'core',
  muscles: { abs: 1, obliques: 0.5 },
  defaults: { reps: [5, 8], restSeconds: 30, secondsPerRep: 10 },
})

export const steadiness = [
  balance(
    ['tandem-stance', 'Tandemstand', 'Tandem stance'],
    ['Stell einen Fuß direkt vor den anderen, Ferse an Zehen.', 'Bleib in der Nähe einer Wand oder Stuhllehne.'],
    ['Place one foot straight in front of the other, heel to toe.', 'Stay close to a wall or chair back.'],
  ),
  balance(
    ['single-leg-stand', 'Einbeinstand', 'Single-leg stand'],
    ['Heb einen Fuß und verteil das Gewicht auf den ganzen Standfuß.', 'Schließ kurz die Augen, wenn es leicht wird.'],
    ['Lift one foot and spread your weight over the whole standing foot.', 'Close your eyes briefly once it is easy.'],
    { muscles: { abductors: 1, glutes: 0.5, calves: 0.5 }, regressions: ['tandem-stance'] },
  ),
  balance(
    ['single-leg-reach', 'Einbeinstand mit Fußreichen', 'Single-leg reach'],
    ['Tipp mit dem freien Fuß vorn, seitlich und hinten auf.', 'Halte das Standknie über dem Fuß.'],
    ['Tap your free foot in front, to the side and behind.', 'Keep your standing knee over your foot.'],
    { muscles: { abductors: 1, glutes: 0.5, quads: 0.5, calves: 0.5 }, jointLoad: { hip: 1, knee: 1, ankle: 2 } },
    { skill: 2, regressions: ['single-leg-stand'], defaults: { reps: [5, 8], restSeconds: 10, secondsPerRep: 4 } },
  ),
  balance(
    ['tandem-walk', 'Gehen auf einer Linie', 'Tandem walk'],
    ['Setz bei jedem Schritt die Ferse direkt vor die Zehen.', 'Schau nach vorn statt auf die Füße.'],
    ['Place your heel right in front of your toes at every step.', 'Look ahead instead of at your feet.'],
    { unilateral: false, spaceM2: 4, regressions: ['tandem-stance'] },
  ),
  drill(
    ['chin-tuck', 'Kinn zurückschieben', 'Chin tuck'],
    ['Schieb den Kopf gerade nach hinten, als machtest du ein Doppelkinn.', 'Halte kurz und lass den Blick geradeaus.'],
    ['Slide your head straight back as if making a double chin.', 'Hold briefly and keep looking ahead.'],
    { muscles: { neck: 1 } },
  ),
  drill(
    ['shin-stretch', 'Schienbeindehnung im Fersensitz', 'Kneeling shin stretch'],
    [
      'Setz dich auf die Fersen, die Fußrücken liegen auf.',
      'Lehn dich leicht zurück, bis es vorn am Schienbein zieht.',
    ],
    ['Sit on your heels with the tops of your feet down.', 'Lean back slightly until you feel your shins.'],
    { muscles: { shins: 1, quads: 0.5 }, jointLoad: { knee: 2, ankle: 1 }, contraindications: ['knee-pain'] },
    { defaults: { seconds: [20, 40], restSeconds: 5 } },
  ),
  drill(
    ['pelvic-floor-release', 'Beckenboden lösen', 'Pelvic floor release'],
    ['Leg dich hin, stell die Füße auf und atme tief in den Bauch.', 'Lass beim Einatmen den Beckenboden weit werden.'],
    [
      'Lie down with your feet flat and breathe deep into your belly.',
      'Let your pelvic floor widen as you breathe in.',
    ],
    { muscles: { 'pelvic-floor': 1 }, spaceM2: 2.5, defaults: { seconds: [45, 90], restSeconds: 5 } },
  ),
  steady(
    ['pelvic-floor-lift', 'Beckenboden anspannen', 'Pelvic floor lift'],
    ['Zieh den Beckenboden beim Ausatmen nach innen oben, als hieltest du Wasser zurück.', 'Lass danach ganz los.'],
    ['Breathe out and draw your pelvic floor in and up, as if holding back water.', 'Then let go completely.'],
    { muscles: { 'pelvic-floor': 1, abs: 0.25 }, spaceM2: 2.5 },
    { source: 'Dumoulin 2018: pelvic floor training helps against leaking A' },
  ),
  steady(
    ['neck-press', 'Kopf gegen die Hand drücken', 'Isometric neck press'],
    [
      'Drück den Kopf sanft gegen deine Hand: vorn, hinten, rechts, links.',
      'Der Kopf bewegt sich dabei nicht, und du atmest weiter.',
    ],
    [
      'Press your head gently into your hand: front, back, right, left.',
      'Your head does not move and you keep breathing.',
    ],
    { role: 'isolation', muscles: { neck: 1 }, contraindications: ['neck-pain'] },
    { defaults: { reps: [4, 8], restSeconds: 30, secondsPerRep: 6 } },
  ),
  steady(
    ['mcgill-curl-up', 'McGill-Curl-up', 'McGill curl-up'],
    [
      'Leg die Hände unter den unteren Rücken, ein Bein bleibt gestreckt.',
      'Heb Kopf und Schultern nur ein Stück und halte.',
    ],
    ['Slide your hands under your lower back, one leg straight.', 'Lift head and shoulders only slightly and hold.'],
    { muscles: { abs: 1, obliques: 0.5, neck: 0.25 }, unilateral: true, spaceM2: 2.5 },
    { contraindications: ['pregnancy'], source: 'McGill 2010 B' },
  ),
]
