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
]
