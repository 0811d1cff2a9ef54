import { family } from './entry.ts'

const press = family({
  pattern: 'vertical-push',
  role: 'compound',
  muscles: { 'front-delts': 1, 'side-delts': 0.5, triceps: 0.5, traps: 0.25 },
  jointLoad: { shoulder: 2, elbow: 1, wrist: 1, lowerBack: 1 },
  overhead: true,
  axialLoad: 1,
  skill: 2,
  defaults: { reps: [6, 12], restSeconds: 90, secondsPerRep: 4 },
})

const angled = family({
  pattern: 'vertical-push',
  role: 'compound',
  muscles: { 'front-delts': 1, chest: 0.5, triceps: 0.5 },
  jointLoad: { shoulder: 1, elbow: 1, wrist: 1, lowerBack: 1 },
  defaults: { reps: [8, 12], restSeconds: 75, secondsPerRep: 4 },
})

export const verticalPushes = [
  press(
    ['pike-push-up', 'Pike-Liegestütz', 'Pike push-up'],
    ['Schieb die Hüfte hoch, bis du ein umgedrehtes V bildest.', 'Senk den Kopf schräg vor die Hände.'],
    ['Push your hips up into an upside-down V.', 'Lower your head diagonally in front of your hands.'],
    { skill: 3, axialLoad: 0, jointLoad: { shoulder: 2, elbow: 1, wrist: 2 }, regressions: ['pike-shoulder-shift'] },
    { contraindications: ['wrist-pain', 'hypertension', 'neck-pain'] },
    { defaults: { reps: [5, 10], restSeconds: 90, secondsPerRep: 4 } },
  ),
  press(
    ['pike-shoulder-shift', 'Pike-Stütz mit Schulterdruck', 'Pike shoulder push'],
    ['Bleib mit gestreckten Armen im umgedrehten V.', 'Drück den Boden weg und lass die Schultern langsam nach.'],
    ['Stay in an upside-down V with straight arms.', 'Push the floor away, then let your shoulders ease back.'],
    { skill: 1, axialLoad: 0, jointLoad: { shoulder: 1, wrist: 2 }, muscles: { 'front-delts': 1, traps: 0.5 } },
    {
      contraindications: ['wrist-pain', 'hypertension'],
      defaults: { reps: [8, 12], restSeconds: 60, secondsPerRep: 3 },
    },
  ),
  press(
    ['seated-dumbbell-press', 'Schulterdrücken sitzend mit Kurzhanteln', 'Seated dumbbell shoulder press'],
    ['Setz dich aufrecht hin und halte die Rippen unten.', 'Drück die Hanteln leicht schräg vor dir nach oben.'],
    ['Sit tall and keep your ribs down.', 'Press the dumbbells up slightly in front of you.'],
    {
      requires: [
        ['dumbbells', 'bench'],
        ['dumbbells', 'incline-bench'],
        ['dumbbells', 'chair'],
        ['dumbbells', 'box'],
      ],
    },
    { loadType: 'per-hand', skill: 1, noise: 1 },
  ),
  press(
    ['dumbbell-shoulder-press', 'Schulterdrücken mit Kurzhanteln', 'Standing dumbbell press'],
    ['Spann Gesäß und Bauch an, bevor du drückst.', 'Streck die Arme neben den Ohren.'],
    ['Tighten glutes and abs before you press.', 'Finish with your arms beside your ears.'],
    { requires: [['dumbbells']], loadType: 'per-hand', skill: 1 },
  ),
  press(
    ['single-arm-overhead-press', 'Einarmiges Schulterdrücken', 'Single-arm overhead press'],
    ['Halte das Gewicht dicht an der Schulter.', 'Bleib gerade, während der Arm nach oben geht.'],
    ['Hold the weight close to your shoulder.', 'Stay straight while your arm travels up.'],
    { requires: [['kettlebell'], ['dumbbells']], loadType: 'total', unilateral: true },
    { muscles: { 'front-delts': 1, 'side-delts': 0.5, triceps: 0.5, obliques: 0.25 } },
  ),
  press(
    ['overhead-press', 'Schulterdrücken mit der Langhantel', 'Barbell overhead press'],
    [
      'Zieh das Kinn zurück, damit die Stange gerade steigt.',
      'Schieb den Kopf unter die Stange, sobald sie vorbei ist.',
    ],
    ['Pull your chin back so the bar can rise straight.', 'Move your head under the bar once it has passed.'],
    {
      requires: [['barbell', 'weight-plates', 'rack']],
      loadType: 'total',
      skill: 3,
      axialLoad: 2,
      noise: 2,
      spaceM2: 6,
    },
    { jointLoad: { shoulder: 3, elbow: 1, wrist: 2, lowerBack: 2 }, regressions: ['dumbbell-shoulder-press'] },
    { defaults: { reps: [4, 8], restSeconds: 150, secondsPerRep: 4 } },
  ),
  press(
    ['machine-shoulder-press', 'Schulterpresse', 'Machine shoulder press'],
    ['Lehn den Rücken ganz an.', 'Drück die Griffe hoch, ohne die Ellbogen durchzuschlagen.'],
    ['Keep your whole back on the pad.', 'Press up without slamming your elbows straight.'],
    { requires: [['shoulder-press-machine']], loadType: 'stack', skill: 1, failureSafe: true },
  ),
  press(
    ['band-overhead-press', 'Schulterdrücken mit Band', 'Band overhead press'],
    ['Stell dich auf das Band und starte an den Schultern.', 'Drück gleichmäßig hoch und bremse den Rückweg.'],
    ['Stand on the band and start at your shoulders.', 'Press up evenly and resist on the way down.'],
    { requires: [['resistance-band']], loadType: 'band', skill: 1, axialLoad: 0, failureSafe: true },
    { defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 } },
  ),
  press(
    ['arnold-press', 'Arnold-Press', 'Arnold press'],
    ['Starte mit den Handflächen zum Gesicht.', 'Dreh sie beim Drücken gleichmäßig nach vorn.'],
    ['Start with your palms facing you.', 'Turn them forward smoothly as you press.'],
    { requires: [['dumbbells']], loadType: 'per-hand', regressions: ['dumbbell-shoulder-press'] },
    { muscles: { 'front-delts': 1, 'side-delts': 1, triceps: 0.5 } },
  ),
  press(
    ['sandbag-press', 'Schulterdrücken mit Sandsack', 'Sandbag overhead press'],
    ['Halte den Sack auf den Fäusten vor der Brust.', 'Drück ihn dicht am Gesicht vorbei nach oben.'],
    ['Hold the bag on your fists at your chest.', 'Press it up close past your face.'],
    { requires: [['sandbag']], loadType: 'total', skill: 3, axialLoad: 2, noise: 1 },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 2, lowerBack: 2 } },
  ),
  press(
    ['elevated-pike-push-up', 'Pike-Liegestütz mit erhöhten Füßen', 'Elevated pike push-up'],
    ['Stell die Füße auf eine feste Kante und die Hüfte über die Schultern.', 'Senk den Kopf vor die Hände.'],
    ['Feet on a solid edge, hips above your shoulders.', 'Lower your head in front of your hands.'],
    {
      requires: [['box'], ['bench'], ['chair']],
      skill: 4,
      jointLoad: { shoulder: 3, elbow: 2, wrist: 2 },
      axialLoad: 0,
    },
    { contraindications: ['wrist-pain', 'hypertension', 'neck-pain', 'pregnancy'], regressions: ['pike-push-up'] },
    { defaults: { reps: [4, 8], restSeconds: 120, secondsPerRep: 4 } },
  ),
  press(
    ['handstand-push-up', 'Handstand-Liegestütz an der Wand', 'Wall handstand push-up'],
    ['Spann den ganzen Körper an wie ein Brett.', 'Senk den Kopf langsam und drück dich gerade hoch.'],
    ['Tighten your whole body like a board.', 'Lower your head slowly and press straight up.'],
    { requires: [['wall']], skill: 5, jointLoad: { shoulder: 3, elbow: 2, wrist: 3 }, axialLoad: 0, noise: 1 },
    { contraindications: ['hypertension', 'neck-pain', 'pregnancy'], regressions: ['elevated-pike-push-up'] },
    { defaults: { reps: [2, 6], restSeconds: 150, secondsPerRep: 4 } },
  ),
  angled(
    ['landmine-press', 'Landmine-Drücken', 'Landmine press'],
    ['Halte das Stangenende vor der Schulter.', 'Drück schräg nach vorn oben und lehn dich leicht mit.'],
    ['Hold the end of the bar in front of your shoulder.', 'Press diagonally up and forward with a slight lean.'],
    { requires: [['landmine', 'barbell', 'weight-plates']], loadType: 'total', unilateral: true, skill: 2, noise: 1 },
    { spaceM2: 5, muscles: { 'front-delts': 1, chest: 0.5, triceps: 0.5, obliques: 0.25 } },
  ),
  angled(
    ['band-incline-press', 'Schrägdrücken mit Band', 'Band incline press'],
    ['Führ das Band unter den Schulterblättern um den Rücken.', 'Drück schräg nach oben, nur bis Augenhöhe.'],
    ['Wrap the band around your back below the shoulder blades.', 'Press diagonally up, only to eye level.'],
    { requires: [['resistance-band']], loadType: 'band', failureSafe: true },
    { defaults: { reps: [10, 20], restSeconds: 60, secondsPerRep: 4 } },
  ),
  angled(
    ['high-incline-dumbbell-press', 'Steiles Schrägbankdrücken', 'High-incline dumbbell press'],
    ['Stell die Lehne auf etwa 60 Grad.', 'Drück die Hanteln schräg vor dem Gesicht nach oben.'],
    ['Set the backrest to about 60 degrees.', 'Press the dumbbells up diagonally in front of your face.'],
    { requires: [['dumbbells', 'incline-bench']], loadType: 'per-hand', noise: 1, spaceM2: 4 },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 1 } },
  ),
  angled(
    ['half-kneeling-landmine-press', 'Landmine-Drücken im Halbkniestand', 'Half-kneeling landmine press'],
    ['Knie auf der Seite, die drückt.', 'Drück nach vorn oben und halte die Rippen unten.'],
    ['Kneel on the side that presses.', 'Press forward and up with your ribs down.'],
    { requires: [['landmine', 'barbell', 'weight-plates']], loadType: 'total', unilateral: true, noise: 1, spaceM2: 5 },
    { jointLoad: { shoulder: 1, elbow: 1, wrist: 1, knee: 1 }, skill: 2 },
  ),
]
