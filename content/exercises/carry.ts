import { family } from './entry.ts'

const carry = family({
  pattern: 'carry',
  role: 'compound',
  muscles: { forearms: 1, traps: 0.5, abs: 0.5, obliques: 0.5 },
  jointLoad: { shoulder: 1, elbow: 1, wrist: 1, lowerBack: 1, hip: 1, knee: 1, ankle: 1 },
  loadType: 'total',
  axialLoad: 2,
  gripHeavy: true,
  noise: 1,
  spaceM2: 10,
  defaults: { meters: [20, 40], seconds: [20, 45], restSeconds: 75 },
})

export const carries = [
  carry(
    ['farmers-carry', 'Farmers Walk', 'Farmers carry'],
    ['Geh aufrecht mit kurzen, schnellen Schritten.', 'Halte die Schultern ruhig und den Griff fest.'],
    ['Walk tall with short, quick steps.', 'Keep your shoulders still and your grip firm.'],
    { requires: [['farmers-handles'], ['dumbbells']], loadType: 'per-hand', hyroxStation: 'farmers-carry' },
    { source: 'HYROX race format' },
  ),
  carry(
    ['suitcase-carry', 'Kofferträger-Gang', 'Suitcase carry'],
    ['Trag das Gewicht nur auf einer Seite.', 'Bleib so gerade, als wären beide Hände beladen.'],
    ['Carry the weight on one side only.', 'Stay as straight as if both hands were loaded.'],
    { requires: [['kettlebell'], ['dumbbells'], ['farmers-handles']], unilateral: true, axialLoad: 1 },
    { muscles: { obliques: 1, forearms: 1, traps: 0.5, abs: 0.5 } },
  ),
  carry(
    ['goblet-carry', 'Goblet-Gang', 'Goblet carry'],
    ['Halte das Gewicht fest vor der Brust.', 'Geh ruhig und lass die Rippen unten.'],
    ['Hold the weight tight at your chest.', 'Walk calmly and keep your ribs down.'],
    { requires: [['kettlebell'], ['dumbbells'], ['medicine-ball'], ['sandbag']], gripHeavy: false, axialLoad: 1 },
    { muscles: { abs: 1, 'upper-back': 0.5, biceps: 0.5 } },
  ),
  carry(
    ['plate-pinch-carry', 'Scheibentragen im Zangengriff', 'Plate pinch carry'],
    ['Kneif die Scheiben zwischen Daumen und Fingern.', 'Stell sie ab, bevor der Griff nachgibt.'],
    ['Pinch the plates between thumb and fingers.', 'Set them down before your grip fails.'],
    { requires: [['weight-plates']], loadType: 'per-hand', axialLoad: 1 },
  ),
  carry(
    ['plate-overhead-carry', 'Überkopf-Gang mit Hantelscheibe', 'Plate overhead carry'],
    ['Streck die Arme und halte die Scheibe über dem Kopf.', 'Geh langsam und zieh die Rippen nach unten.'],
    ['Straighten your arms and hold the plate overhead.', 'Walk slowly and pull your ribs down.'],
    { requires: [['weight-plates']], overhead: true, axialLoad: 1, gripHeavy: false, skill: 2 },
    { muscles: { 'front-delts': 1, traps: 0.5, abs: 0.5, triceps: 0.25 } },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 1, lowerBack: 1, hip: 1, knee: 1, ankle: 1 } },
  ),
  carry(
    ['sandbag-carry', 'Sandsack tragen', 'Bear-hug sandbag carry'],
    ['Umarme den Sack und drück ihn an die Brust.', 'Atme kurz und flach weiter, während du gehst.'],
    ['Hug the bag and press it to your chest.', 'Keep taking short breaths as you walk.'],
    { requires: [['sandbag']], gripHeavy: false, skill: 2, contraindications: ['hypertension', 'pregnancy'] },
    { muscles: { abs: 1, 'upper-back': 1, biceps: 0.5, quads: 0.5, glutes: 0.5 } },
    { jointLoad: { shoulder: 1, elbow: 1, lowerBack: 2, hip: 1, knee: 1, ankle: 1 } },
  ),
  carry(
    ['front-rack-carry', 'Gang mit Gewicht an der Schulter', 'Front-rack carry'],
    ['Halte das Gewicht dicht an Schulter und Brust.', 'Geh gerade, ohne zur freien Seite auszuweichen.'],
    ['Keep the weight close to shoulder and chest.', 'Walk straight without leaning to the free side.'],
    { requires: [['kettlebell'], ['dumbbells']], unilateral: true, gripHeavy: false, axialLoad: 1, skill: 2 },
    { muscles: { obliques: 1, abs: 0.5, 'front-delts': 0.5, 'upper-back': 0.5 } },
  ),
  carry(
    ['overhead-carry', 'Überkopf-Gang einarmig', 'Single-arm overhead carry'],
    ['Streck den Arm neben dem Ohr.', 'Geh langsam und halte die Rippen unten.'],
    ['Hold a straight arm beside your ear.', 'Walk slowly with your ribs down.'],
    {
      requires: [['kettlebell'], ['dumbbells']],
      unilateral: true,
      overhead: true,
      gripHeavy: false,
      axialLoad: 1,
      skill: 3,
    },
    { muscles: { 'front-delts': 1, obliques: 0.5, traps: 0.5, triceps: 0.25 }, regressions: ['front-rack-carry'] },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 1, lowerBack: 1, hip: 1, knee: 1, ankle: 1 } },
  ),
]
