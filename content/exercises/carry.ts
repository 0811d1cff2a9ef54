import { type Facts, family } from './entry.ts'

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

const inPlace = {
  noise: 0,
  spaceM2: 2,
  defaults: { seconds: [20, 45], restSeconds: 60 },
} satisfies Facts

export const carries = [
  carry(
    ['farmers-carry', 'Farmers Walk', 'Farmers carry'],
    ['Geh aufrecht mit kurzen, schnellen Schritten.', 'Halte die Schultern ruhig und den Griff fest.'],
    ['Walk tall with short, quick steps.', 'Keep your shoulders still and your grip firm.'],
    { requires: [['farmers-handles'], ['dumbbells']], loadType: 'per-hand', hyroxStation: 'farmers-carry' },
    { source: 'HYROX race format' },
  ),
  carry(
    ['suitcase-carry', 'Koffertragen einseitig', 'Suitcase carry'],
    ['Trag das Gewicht nur auf einer Seite.', 'Bleib so gerade, als wären beide Hände beladen.'],
    ['Carry the weight on one side only.', 'Stay as straight as if both hands were loaded.'],
    { requires: [['kettlebell'], ['dumbbells'], ['farmers-handles']], unilateral: true, axialLoad: 1 },
    { muscles: { obliques: 1, forearms: 1, traps: 0.5, abs: 0.5 } },
    { regressions: ['goblet-carry', 'suitcase-march'] },
  ),
  carry(
    ['goblet-carry', 'Goblet Carry', 'Goblet carry'],
    ['Halte das Gewicht fest vor der Brust.', 'Geh ruhig und lass die Rippen unten.'],
    ['Hold the weight tight at your chest.', 'Walk calmly and keep your ribs down.'],
    {
      requires: [['kettlebell'], ['dumbbells'], ['medicine-ball'], ['sandbag']],
      gripHeavy: false,
      axialLoad: 1,
      regressions: ['goblet-march'],
    },
    { muscles: { abs: 1, 'upper-back': 0.5, biceps: 0.5 } },
  ),
  carry(
    ['plate-pinch-carry', 'Scheibentragen im Zangengriff', 'Plate pinch carry'],
    ['Kneif die Scheiben zwischen Daumen und Fingern.', 'Stell sie ab, bevor der Griff nachgibt.'],
    ['Pinch the plates between thumb and fingers.', 'Set them down before your grip fails.'],
    { requires: [['weight-plates']], loadType: 'per-hand', axialLoad: 1 },
  ),
  carry(
    ['plate-overhead-carry', 'Hantelscheibe über Kopf tragen', 'Plate overhead carry'],
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
    { regressions: ['goblet-carry'] },
  ),
  carry(
    ['front-rack-carry', 'Front-Rack Carry einseitig', 'Front-rack carry'],
    ['Halte das Gewicht dicht an Schulter und Brust.', 'Geh gerade, ohne zur freien Seite auszuweichen.'],
    ['Keep the weight close to shoulder and chest.', 'Walk straight without leaning to the free side.'],
    { requires: [['kettlebell'], ['dumbbells']], unilateral: true, gripHeavy: false, axialLoad: 1, skill: 2 },
    { muscles: { obliques: 1, abs: 0.5, 'front-delts': 0.5, 'upper-back': 0.5 } },
    { regressions: ['goblet-carry'] },
  ),
  carry(
    ['overhead-carry', 'Gewicht einarmig über Kopf tragen', 'Single-arm overhead carry'],
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
  carry(
    ['suitcase-march', 'Marschieren mit Gewicht auf einer Seite', 'Suitcase march in place'],
    ['Halte das Gewicht seitlich und bleib gerade.', 'Heb die Knie langsam und setz die Füße leise auf.'],
    ['Hold the weight at your side and stay straight.', 'Lift your knees slowly and place your feet quietly.'],
    { requires: [['kettlebell'], ['dumbbells'], ['farmers-handles']], unilateral: true, axialLoad: 1, ...inPlace },
    { muscles: { obliques: 1, forearms: 1, 'hip-flexors': 0.5, abs: 0.5 } },
  ),
  carry(
    ['goblet-march', 'Marschieren mit Gewicht vor der Brust', 'Goblet march in place'],
    ['Drück das Gewicht fest an die Brust.', 'Heb die Knie abwechselnd, ohne dich zurückzulehnen.'],
    ['Press the weight firmly to your chest.', 'Lift your knees in turn without leaning back.'],
    {
      requires: [['kettlebell'], ['dumbbells'], ['weight-plates'], ['medicine-ball'], ['sandbag']],
      axialLoad: 1,
      ...inPlace,
    },
    { muscles: { abs: 1, 'upper-back': 0.5, biceps: 0.5, 'hip-flexors': 0.5 }, gripHeavy: false },
  ),
]
