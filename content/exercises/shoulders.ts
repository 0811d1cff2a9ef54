import { family } from './entry.ts'

const raise = family({
  pattern: 'shoulder-raise',
  role: 'isolation',
  muscles: { 'side-delts': 1, traps: 0.25 },
  jointLoad: { shoulder: 1 },
  failureSafe: true,
  defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 },
})

export const shoulders = [
  raise(
    ['prone-t-raise', 'T-Heben in Bauchlage', 'Prone T raise'],
    ['Streck die Arme seitlich aus, Daumen nach oben.', 'Heb die Arme, indem du die Schulterblätter zusammenziehst.'],
    ['Stretch your arms out sideways, thumbs up.', 'Lift your arms by drawing your shoulder blades together.'],
    { muscles: { 'rear-delts': 1, 'upper-back': 0.5, 'rotator-cuff': 0.25 }, contraindications: ['pregnancy'] },
    { defaults: { reps: [10, 15], restSeconds: 45, secondsPerRep: 4 } },
  ),
  raise(
    ['prone-y-raise', 'Y-Heben in Bauchlage', 'Prone Y raise'],
    ['Streck die Arme schräg nach vorn zum Y.', 'Heb sie nur wenige Zentimeter und halte kurz.'],
    ['Stretch your arms diagonally forward into a Y.', 'Lift them a few centimetres and pause.'],
    { muscles: { traps: 1, 'rear-delts': 0.5, 'upper-back': 0.5 }, overhead: true, contraindications: ['pregnancy'] },
    { defaults: { reps: [8, 15], restSeconds: 45, secondsPerRep: 4 } },
  ),
  raise(
    ['dumbbell-lateral-raise', 'Seitheben mit Kurzhanteln', 'Dumbbell lateral raise'],
    ['Heb die Arme leicht vor dem Körper bis Schulterhöhe.', 'Führ mit den Ellbogen und lass den Nacken locker.'],
    ['Raise your arms slightly in front, to shoulder height.', 'Lead with your elbows and keep your neck loose.'],
    { requires: [['dumbbells']], loadType: 'per-hand' },
    { regressions: ['band-lateral-raise'] },
  ),
  raise(
    ['dumbbell-rear-delt-fly', 'Vorgebeugtes Seitheben', 'Dumbbell rear-delt fly'],
    ['Beug dich aus der Hüfte vor, der Rücken bleibt lang.', 'Öffne die Arme zur Seite wie Flügel.'],
    ['Hinge forward with a long back.', 'Open your arms sideways like wings.'],
    { requires: [['dumbbells']], loadType: 'per-hand', muscles: { 'rear-delts': 1, 'upper-back': 0.5 } },
    { jointLoad: { shoulder: 1, lowerBack: 2 }, skill: 2, regressions: ['prone-t-raise'] },
  ),
  raise(
    ['front-raise', 'Frontheben', 'Front raise'],
    ['Heb das Gewicht mit fast gestreckten Armen bis Augenhöhe.', 'Lehn dich dabei nicht zurück.'],
    ['Lift with nearly straight arms to eye level.', 'Do not lean back as you lift.'],
    { requires: [['kettlebell'], ['weight-plates'], ['dumbbells']], loadType: 'total' },
    { muscles: { 'front-delts': 1, 'side-delts': 0.25 } },
  ),
  raise(
    ['band-lateral-raise', 'Seitheben mit Band', 'Band lateral raise'],
    ['Stell dich auf das Band und greif beide Enden.', 'Heb die Arme seitlich bis Schulterhöhe.'],
    ['Stand on the band and hold both ends.', 'Raise your arms sideways to shoulder height.'],
    { requires: [['resistance-band']], loadType: 'band' },
  ),
  raise(
    ['band-pull-apart', 'Band auseinanderziehen', 'Band pull-apart'],
    ['Halte das Band mit langen Armen auf Brusthöhe.', 'Zieh es auseinander, bis es die Brust berührt.'],
    ['Hold the band at chest height with long arms.', 'Pull it apart until it touches your chest.'],
    { requires: [['resistance-band']], loadType: 'band', muscles: { 'rear-delts': 1, 'upper-back': 0.5 } },
  ),
  raise(
    ['cable-lateral-raise', 'Seitheben am Kabelzug', 'Cable lateral raise'],
    ['Führ das Kabel vor dem Körper vorbei.', 'Heb den Arm gleichmäßig gegen den Zug.'],
    ['Run the cable in front of your body.', 'Raise your arm evenly against the pull.'],
    { requires: [['cable-machine']], loadType: 'stack', unilateral: true },
    { regressions: ['band-lateral-raise'] },
  ),
  raise(
    ['reverse-pec-deck', 'Butterfly rückwärts', 'Reverse pec deck'],
    ['Setz dich mit der Brust an das Polster.', 'Führ die Arme auf Schulterhöhe nach hinten.'],
    ['Sit with your chest against the pad.', 'Sweep your arms back at shoulder height.'],
    { requires: [['pec-deck']], loadType: 'stack', muscles: { 'rear-delts': 1, 'upper-back': 0.5 } },
    { regressions: ['band-pull-apart'] },
  ),
  raise(
    ['suspension-y-raise', 'Y-Heben am Schlingentrainer', 'Suspension Y raise'],
    ['Lehn dich mit gestreckten Armen zurück.', 'Öffne die Arme schräg nach oben zum Y.'],
    ['Lean back with straight arms.', 'Open your arms diagonally up into a Y.'],
    {
      requires: [['suspension-trainer'], ['rings']],
      overhead: true,
      skill: 2,
      spaceM2: 4,
      regressions: ['prone-y-raise'],
    },
    { muscles: { 'rear-delts': 1, traps: 1, 'upper-back': 0.5 }, jointLoad: { shoulder: 2 }, failureSafe: false },
  ),
  raise(
    ['dumbbell-shrug', 'Schulterheben mit Gewicht', 'Weighted shrug'],
    ['Zieh die Schultern gerade nach oben.', 'Halte eine Sekunde und lass sie langsam sinken.'],
    ['Lift your shoulders straight up.', 'Hold for a second and lower slowly.'],
    { requires: [['dumbbells'], ['farmers-handles']], loadType: 'per-hand', muscles: { traps: 1, forearms: 0.5 } },
    { gripHeavy: true, axialLoad: 1, contraindications: ['neck-pain'] },
  ),
  raise(
    ['band-external-rotation', 'Außenrotation mit Band', 'Band external rotation'],
    ['Klemm die Ellbogen an die Rippen.', 'Dreh die Hände nach außen und gib langsam nach.'],
    ['Pin your elbows to your ribs.', 'Rotate your hands out and release slowly.'],
    {
      requires: [['resistance-band'], ['mini-band']],
      loadType: 'band',
      muscles: { 'rotator-cuff': 1, 'rear-delts': 0.5 },
    },
  ),
  raise(
    ['side-lying-external-rotation', 'Außenrotation in Seitlage', 'Side-lying external rotation'],
    [
      'Leg dich auf die Seite, der Ellbogen ruht auf den Rippen.',
      'Heb das leichte Gewicht, ohne die Schulter zu drehen.',
    ],
    ['Lie on your side with your elbow resting on your ribs.', 'Lift a light weight without rolling your shoulder.'],
    {
      requires: [['dumbbells']],
      loadType: 'total',
      unilateral: true,
      muscles: { 'rotator-cuff': 1, 'rear-delts': 0.25 },
    },
  ),
  raise(
    ['machine-lateral-raise', 'Seitheben an der Maschine', 'Machine lateral raise'],
    ['Leg die Arme an die Polster und stell den Sitz auf Schulterhöhe.', 'Heb die Ellbogen bis zur Waagerechten.'],
    ['Rest your arms on the pads and set the seat to shoulder height.', 'Raise your elbows to horizontal.'],
    { requires: [['lateral-raise-machine']], loadType: 'stack', regressions: ['band-lateral-raise'] },
    { defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 } },
  ),
  raise(
    ['cable-external-rotation', 'Außenrotation am Kabelzug', 'Cable external rotation'],
    [
      'Klemm den Ellbogen mit einem Handtuch an die Rippen.',
      'Dreh den Unterarm nach außen, ohne den Ellbogen zu lösen.',
    ],
    ['Pin your elbow to your ribs with a towel.', 'Turn your forearm out without moving your elbow.'],
    { requires: [['cable-machine']], loadType: 'stack', unilateral: true, regressions: ['band-external-rotation'] },
    { muscles: { 'rotator-cuff': 1, 'rear-delts': 0.25 } },
  ),
]
