import { type Facts, family } from './entry.ts'

const row = family({
  pattern: 'horizontal-pull',
  role: 'compound',
  muscles: { 'upper-back': 1, lats: 1, 'rear-delts': 0.5, biceps: 0.5 },
  jointLoad: { shoulder: 1, elbow: 1, lowerBack: 1 },
  defaults: { reps: [8, 12], restSeconds: 90, secondsPerRep: 4 },
})

const prone = {
  muscles: { 'upper-back': 1, 'rear-delts': 1, 'lower-back': 0.25 },
  jointLoad: { shoulder: 1, lowerBack: 1 },
  contraindications: ['pregnancy'],
  defaults: { reps: [10, 15], restSeconds: 45, secondsPerRep: 4 },
} satisfies Facts

const bentOver = { jointLoad: { shoulder: 1, elbow: 1, lowerBack: 2, hip: 1 }, skill: 2 } satisfies Facts

const bars = [['barbell', 'rack'], ['smith-machine'], ['rings'], ['suspension-trainer'], ['dip-bars']]

export const horizontalPulls = [
  row(
    ['prone-w-pull', 'W-Zug in Bauchlage', 'Prone W pull'],
    ['Leg dich auf den Bauch, die Stirn knapp über dem Boden.', 'Zieh die Ellbogen zu den Rippen und die Hände hoch.'],
    ['Lie face down with your forehead just off the floor.', 'Pull your elbows to your ribs and lift your hands.'],
    prone,
  ),
  row(
    ['supine-elbow-row', 'Ellbogen-Rudern in Rückenlage', 'Supine elbow row'],
    [
      'Leg dich auf den Rücken und stell die Ellbogen neben dir auf.',
      'Drück die Ellbogen in den Boden und heb die Brust.',
    ],
    ['Lie on your back with bent elbows beside you.', 'Drive your elbows into the floor and lift your chest.'],
    { muscles: { 'upper-back': 1, 'rear-delts': 1, lats: 0.5 }, jointLoad: { shoulder: 1 } },
    { defaults: { reps: [8, 15], restSeconds: 60, secondsPerRep: 4 } },
    { regressions: ['prone-w-pull'] },
  ),
  row(
    ['held-elbow-row', 'Ellbogen-Rudern mit Halt', 'Elbow row with a hold'],
    ['Drück die Ellbogen in den Boden, bis sich der obere Rücken löst.', 'Bleib drei Sekunden oben und atme weiter.'],
    ['Drive your elbows down until your upper back lifts off.', 'Stay up for three seconds and keep breathing.'],
    { muscles: { 'upper-back': 1, 'rear-delts': 1, lats: 0.5 }, jointLoad: { shoulder: 1 } },
    { defaults: { reps: [8, 15], restSeconds: 60, secondsPerRep: 6 } },
    { regressions: ['supine-elbow-row'] },
  ),
  row(
    ['inverted-row', 'Umgekehrtes Rudern', 'Inverted row'],
    ['Halte den Körper vom Kopf bis zu den Fersen gerade.', 'Zieh die Brust zu den Händen.'],
    ['Keep your body straight from head to heels.', 'Pull your chest to your hands.'],
    { requires: bars, skill: 2 },
    { regressions: ['bent-knee-inverted-row'], gripHeavy: true, spaceM2: 4 },
    { defaults: { reps: [6, 12], restSeconds: 90, secondsPerRep: 4 } },
  ),
  row(
    ['feet-elevated-inverted-row', 'Umgekehrtes Rudern, Füße erhöht', 'Feet-elevated inverted row'],
    [
      'Leg die Fersen auf die Erhöhung, der Körper bleibt ein Brett.',
      'Zieh die Brust an die Hände und lass dich langsam ab.',
    ],
    [
      'Put your heels on the support and stay stiff as a board.',
      'Pull your chest to your hands and lower yourself slowly.',
    ],
    { requires: bars.flatMap(bar => ['box', 'bench', 'chair'].map(support => [...bar, support])), skill: 3 },
    { regressions: ['inverted-row'], gripHeavy: true, spaceM2: 5 },
    { defaults: { reps: [6, 12], restSeconds: 90, secondsPerRep: 4 } },
  ),
  row(
    ['held-inverted-row', 'Umgekehrtes Rudern mit Halt', 'Inverted row with a hold'],
    [
      'Bleib oben drei Sekunden mit der Brust an den Händen.',
      'Lass dich in drei Sekunden ab, die Hüfte bleibt gestreckt.',
    ],
    ['Hold your chest at your hands for three seconds.', 'Take three seconds to lower, hips straight.'],
    { requires: bars, skill: 2 },
    { regressions: ['inverted-row'], gripHeavy: true, spaceM2: 4 },
    { defaults: { reps: [5, 10], restSeconds: 90, secondsPerRep: 8 } },
  ),
  row(
    ['bent-knee-inverted-row', 'Umgekehrtes Rudern, Beine angewinkelt', 'Bent-knee inverted row'],
    ['Stell die Füße flach auf und heb die Hüfte an.', 'Mach es leichter, indem du aufrechter stehst.'],
    ['Place your feet flat and lift your hips.', 'Make it easier by standing more upright.'],
    { requires: bars, spaceM2: 4 },
    { defaults: { reps: [8, 15], restSeconds: 75, secondsPerRep: 4 } },
    { regressions: ['supine-elbow-row'] },
  ),
  row(
    ['one-arm-dumbbell-row', 'Einarmiges Rudern mit Stütze', 'Supported one-arm row'],
    ['Stütz dich mit einer Hand auf einer festen Kante ab.', 'Zieh den Ellbogen dicht am Körper Richtung Hüfte.'],
    ['Support one hand on a solid edge.', 'Pull your elbow close to your body towards your hip.'],
    { requires: ['dumbbells', 'kettlebell'].flatMap(load => ['bench', 'chair', 'box'].map(edge => [load, edge])) },
    { loadType: 'total', unilateral: true },
    { regressions: ['band-row'] },
  ),
  row(
    ['bent-over-dumbbell-row', 'Vorgebeugtes Rudern mit Kurzhanteln', 'Bent-over dumbbell row'],
    ['Beug dich mit langem Rücken aus der Hüfte vor.', 'Zieh die Hanteln zu den unteren Rippen.'],
    ['Hinge forward from your hips with a long back.', 'Pull the dumbbells to your lower ribs.'],
    { requires: [['dumbbells']], loadType: 'per-hand', ...bentOver },
    { regressions: ['one-arm-dumbbell-row', 'chest-supported-row'] },
  ),
  row(
    ['chest-supported-row', 'Rudern auf der Schrägbank', 'Chest-supported dumbbell row'],
    ['Leg die Brust auf die Schrägbank.', 'Zieh die Schulterblätter zusammen, ohne das Kinn zu heben.'],
    ['Lie chest-down on the incline bench.', 'Squeeze your shoulder blades without lifting your chin.'],
    { requires: [['dumbbells', 'incline-bench']], loadType: 'per-hand', jointLoad: { shoulder: 1, elbow: 1 } },
    { failureSafe: true, contraindications: ['pregnancy'], spaceM2: 4 },
  ),
  row(
    ['kettlebell-row', 'Einarmiges Rudern frei', 'Unsupported one-arm row'],
    ['Stell dich in Schrittstellung und beug dich vor.', 'Halte das Becken gerade, während du ziehst.'],
    ['Take a staggered stance and hinge forward.', 'Keep your pelvis square while you pull.'],
    { requires: [['kettlebell'], ['dumbbells']], loadType: 'total', unilateral: true, ...bentOver },
    { regressions: ['one-arm-dumbbell-row'] },
  ),
  row(
    ['barbell-row', 'Vorgebeugtes Rudern mit der Langhantel', 'Barbell row'],
    ['Bleib stabil in der Hüftbeuge.', 'Zieh die Stange zum Bauchnabel und lass sie ruhig ab.'],
    ['Stay solid in the hip hinge.', 'Pull the bar to your navel and lower it calmly.'],
    { requires: [['barbell', 'weight-plates']], loadType: 'total', ...bentOver, axialLoad: 1, noise: 2, spaceM2: 5 },
    { muscles: { 'upper-back': 1, lats: 1, 'rear-delts': 0.5, biceps: 0.5, 'lower-back': 0.5 }, skill: 3 },
    {
      regressions: ['bent-over-dumbbell-row', 'seated-cable-row'],
      defaults: { reps: [6, 10], restSeconds: 120, secondsPerRep: 4 },
    },
  ),
  row(
    ['seated-cable-row', 'Rudern am Kabelzug', 'Seated cable row'],
    ['Setz dich aufrecht hin und lass die Schultern tief.', 'Zieh den Griff zum Bauch und halte kurz.'],
    ['Sit tall with your shoulders low.', 'Pull the handle to your stomach and pause briefly.'],
    { requires: [['cable-machine'], ['row-machine']], loadType: 'stack', failureSafe: true, spaceM2: 4 },
  ),
  row(
    ['band-row', 'Rudern sitzend mit Band', 'Seated band row'],
    ['Leg das Band um die Füße und setz dich aufrecht hin.', 'Zieh die Ellbogen an den Rippen vorbei nach hinten.'],
    ['Loop the band around your feet and sit tall.', 'Pull your elbows back past your ribs.'],
    { requires: [['resistance-band']], loadType: 'band', failureSafe: true },
    { defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 } },
  ),
  row(
    ['sandbag-row', 'Vorgebeugtes Rudern mit Sandsack', 'Sandbag row'],
    ['Greif den Sack an den Griffen und beug dich vor.', 'Zieh ihn zum Bauch, ohne den Oberkörper aufzurichten.'],
    ['Grip the bag by its handles and hinge forward.', 'Pull it to your stomach without standing up.'],
    { requires: [['sandbag']], loadType: 'total', ...bentOver },
    { regressions: ['band-row'] },
  ),
  row(
    ['landmine-row', 'T-Bar-Rudern', 'Landmine T-bar row'],
    ['Stell dich über die Stange und beug die Hüfte.', 'Zieh sie zur Brust, der Rücken bleibt lang.'],
    ['Straddle the bar and hinge at your hips.', 'Pull it to your chest with a long back.'],
    { requires: [['landmine', 'barbell', 'weight-plates']], loadType: 'total', ...bentOver, noise: 2, spaceM2: 5 },
    { regressions: ['bent-over-dumbbell-row'] },
  ),
  row(
    ['single-arm-cable-row', 'Einarmiges Rudern am Kabelzug', 'Single-arm cable row'],
    ['Stell dich in Schrittstellung vor den Zug.', 'Zieh den Ellbogen zurück, ohne dich zu verdrehen.'],
    ['Stand in a split stance facing the cable.', 'Pull your elbow back without twisting.'],
    {
      requires: [['cable-machine']],
      loadType: 'stack',
      unilateral: true,
      failureSafe: true,
      jointLoad: { shoulder: 1, elbow: 1 },
    },
    { regressions: ['seated-cable-row'] },
  ),
  row(
    ['standing-band-row', 'Rudern stehend mit Band', 'Standing band row'],
    ['Befestige das Band auf Brusthöhe.', 'Zieh die Hände zu den Rippen und halte kurz.'],
    ['Anchor the band at chest height.', 'Pull your hands to your ribs and pause.'],
    {
      requires: [
        ['resistance-band', 'door-anchor'],
        ['resistance-band', 'rack'],
      ],
      loadType: 'band',
      failureSafe: true,
    },
    { jointLoad: { shoulder: 1, elbow: 1 }, defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 } },
    { regressions: ['band-row'] },
  ),
  row(
    ['face-pull', 'Face Pull am Kabelzug', 'Cable face pull'],
    ['Zieh das Seil Richtung Stirn.', 'Dreh die Hände am Ende nach hinten oben.'],
    ['Pull the rope towards your forehead.', 'Turn your hands up and back at the end.'],
    { requires: [['cable-machine']], loadType: 'stack', role: 'isolation', failureSafe: true },
    {
      muscles: { 'rear-delts': 1, 'upper-back': 1, traps: 0.5, 'rotator-cuff': 0.5 },
      jointLoad: { shoulder: 1, elbow: 1 },
    },
    { defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 } },
  ),
  row(
    ['pendlay-row', 'Pendlay-Rudern', 'Pendlay row'],
    [
      'Halte den Oberkörper fast waagerecht und setz die Stange jedes Mal ab.',
      'Zieh sie schnell zum unteren Brustkorb.',
    ],
    ['Keep your torso nearly level and set the bar down every rep.', 'Pull it fast to your lower ribs.'],
    bentOver,
    { requires: [['barbell', 'weight-plates']], loadType: 'total', skill: 4, axialLoad: 1, noise: 2, spaceM2: 5 },
    { muscles: { 'upper-back': 1, lats: 1, 'rear-delts': 0.5, biceps: 0.5, 'lower-back': 0.5 } },
    { regressions: ['barbell-row'], defaults: { reps: [4, 8], restSeconds: 150, secondsPerRep: 4 } },
  ),
  row(
    ['two-hand-kettlebell-row', 'Vorgebeugtes Rudern mit einer Kettlebell', 'Two-hand kettlebell row'],
    [
      'Greif die Kettlebell mit beiden Händen und schieb die Hüfte zurück.',
      'Zieh die Ellbogen dicht am Körper nach hinten.',
    ],
    ['Hold the bell with both hands and push your hips back.', 'Pull your elbows back close to your body.'],
    bentOver,
    { requires: [['kettlebell']], loadType: 'total', noise: 1, regressions: ['band-row'] },
  ),
]
