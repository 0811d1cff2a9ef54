import { type Facts, family } from './entry.ts'

const conditioning = {
  pattern: 'locomotion',
  role: 'conditioning',
  muscles: { quads: 1, glutes: 0.5, hamstrings: 0.5, calves: 0.5 },
  loadType: 'none',
  defaults: { seconds: [30, 60], restSeconds: 30 },
} satisfies Facts

const run = family({
  ...conditioning,
  requires: [['running-route'], ['treadmill']],
  muscles: { quads: 1, calves: 1, hamstrings: 0.5, glutes: 0.5, 'hip-flexors': 0.5 },
  jointLoad: { lowerBack: 1, hip: 1, knee: 2, ankle: 2 },
  impact: 2,
  noise: 1,
  spaceM2: 4,
  metrics: ['duration', 'distance', 'speed'],
  contraindications: ['knee-pain'],
})

const erg = family({
  ...conditioning,
  spaceM2: 4,
  noise: 1,
  metrics: ['duration', 'distance', 'speed'],
  defaults: { seconds: [300, 1800], meters: [1000, 6000], restSeconds: 60 },
})

const bodyDrill = family({
  ...conditioning,
  loadType: 'bodyweight',
  jointLoad: { hip: 1, knee: 1, ankle: 1 },
  muscles: { quads: 1, 'hip-flexors': 0.5, calves: 0.5, glutes: 0.5 },
})

const hyrox = family({ ...conditioning, source: 'HYROX race format' })

export const conditionings = [
  run(
    ['brisk-walk', 'Zügiges Gehen', 'Brisk walk'],
    ['Geh so schnell, dass du noch in ganzen Sätzen sprichst.', 'Schwing die Arme locker mit.'],
    ['Walk at a pace where you can still speak in sentences.', 'Swing your arms loosely.'],
    { impact: 1, jointLoad: { hip: 1, knee: 1, ankle: 1 }, noise: 0, muscles: { calves: 1, glutes: 0.5, quads: 0.5 } },
    { contraindications: [], defaults: { seconds: [600, 3600], meters: [1000, 6000], restSeconds: 0 } },
  ),
  run(
    ['easy-run', 'Lockerer Dauerlauf', 'Easy run'],
    ['Lauf so ruhig, dass du dich unterhalten könntest.', 'Setz die Füße leise unter dem Körper auf.'],
    ['Run calmly enough to hold a conversation.', 'Land your feet quietly under your body.'],
    { defaults: { seconds: [900, 3600], meters: [2000, 10000], restSeconds: 0 }, regressions: ['brisk-walk'] },
    { hyroxStation: 'run' },
  ),
  run(
    ['run-intervals', 'Laufintervalle', 'Run intervals'],
    ['Lauf zügig, aber jede Wiederholung gleich schnell.', 'Trab in der Pause, statt stehen zu bleiben.'],
    ['Run fast, but every repeat at the same pace.', 'Jog in the rest instead of standing still.'],
    { skill: 2, regressions: ['easy-run'], defaults: { seconds: [60, 300], meters: [200, 1000], restSeconds: 90 } },
    { hyroxStation: 'run', contraindications: ['knee-pain', 'hypertension'] },
  ),
  run(
    ['stair-climb', 'Treppensteigen', 'Stair climb'],
    ['Setz den ganzen Fuß auf die Stufe.', 'Steig gleichmäßig und geh locker wieder hinunter.'],
    ['Put your whole foot on each step.', 'Climb steadily and walk down easily.'],
    {
      requires: [['stairs'], ['stair-climber']],
      impact: 1,
      jointLoad: { hip: 1, knee: 2, ankle: 1 },
      contraindications: [],
    },
    { muscles: { quads: 1, glutes: 1, calves: 0.5 }, metrics: ['duration'] },
    { defaults: { seconds: [60, 900], restSeconds: 60 } },
  ),
  erg(
    ['ski-erg', 'SkiErg', 'SkiErg'],
    ['Zieh aus Rumpf und Rücken, nicht nur aus den Armen.', 'Richte dich nach jedem Zug ganz auf.'],
    ['Pull with your trunk and back, not only your arms.', 'Stand fully tall after every stroke.'],
    { requires: [['ski-erg']], muscles: { lats: 1, triceps: 0.5, abs: 0.5, quads: 0.25 }, hyroxStation: 'ski-erg' },
    { jointLoad: { shoulder: 2, elbow: 1, lowerBack: 1, knee: 1 }, overhead: true, source: 'HYROX race format' },
    { defaults: { seconds: [120, 600], meters: [250, 2000], restSeconds: 90 } },
  ),
  erg(
    ['row-erg', 'Rudern am Ergometer', 'Rowing machine'],
    ['Drück zuerst mit den Beinen, zieh dann mit den Armen.', 'Komm in umgekehrter Reihenfolge ruhig nach vorn.'],
    ['Push with your legs first, then pull with your arms.', 'Return calmly in the reverse order.'],
    { requires: [['rowing-machine']], muscles: { quads: 1, 'upper-back': 1, lats: 0.5, hamstrings: 0.5, glutes: 0.5 } },
    { jointLoad: { shoulder: 1, elbow: 1, lowerBack: 2, hip: 1, knee: 2 }, hyroxStation: 'row' },
    { source: 'HYROX race format', defaults: { seconds: [120, 1800], meters: [500, 5000], restSeconds: 90 } },
  ),
  erg(
    ['stationary-bike', 'Radfahren auf dem Ergometer', 'Stationary bike'],
    ['Stell den Sattel so ein, dass das Knie unten fast gestreckt ist.', 'Tritt rund und gleichmäßig.'],
    ['Set the saddle so your knee is almost straight at the bottom.', 'Pedal in smooth circles.'],
    { requires: [['stationary-bike'], ['assault-bike']], jointLoad: { hip: 1, knee: 1 }, noise: 0 },
  ),
  bodyDrill(
    ['marching-in-place', 'Marschieren auf der Stelle', 'Marching in place'],
    ['Heb die Knie im Wechsel bis Hüfthöhe.', 'Nimm die Arme kräftig mit und bleib aufrecht.'],
    ['Lift your knees to hip height in turn.', 'Drive your arms and stay tall.'],
    { muscles: { 'hip-flexors': 1, quads: 0.5, calves: 0.5 } },
  ),
  bodyDrill(
    ['shadow-boxing', 'Schattenboxen', 'Shadow boxing'],
    ['Bleib auf den Ballen und halte die Hände hoch.', 'Dreh die Hüfte bei jedem Schlag mit.'],
    ['Stay on the balls of your feet with your hands up.', 'Turn your hips with every punch.'],
    { muscles: { 'front-delts': 1, obliques: 0.5, triceps: 0.5, calves: 0.5 }, jointLoad: { shoulder: 1, ankle: 1 } },
    { spaceM2: 3 },
  ),
  bodyDrill(
    ['mountain-climber', 'Bergsteiger', 'Mountain climber'],
    ['Halte die Schultern über den Händen.', 'Zieh die Knie im Wechsel unter die Brust.'],
    ['Keep your shoulders over your hands.', 'Drive your knees under your chest in turn.'],
    { skill: 2, impact: 1, noise: 1, muscles: { abs: 1, 'hip-flexors': 0.5, 'front-delts': 0.5, quads: 0.5 } },
    {
      jointLoad: { shoulder: 2, wrist: 2, lowerBack: 1, hip: 1, knee: 1 },
      contraindications: ['wrist-pain', 'pregnancy'],
    },
  ),
  bodyDrill(
    ['jumping-jack', 'Hampelmann', 'Jumping jack'],
    ['Spring leicht und lande leise auf den Ballen.', 'Führ die Arme gestreckt über den Kopf.'],
    ['Jump lightly and land softly on the balls of your feet.', 'Bring straight arms overhead.'],
    { impact: 2, noise: 2, overhead: true, muscles: { calves: 1, quads: 0.5, abductors: 0.5, 'side-delts': 0.25 } },
    {
      jointLoad: { shoulder: 1, hip: 1, knee: 2, ankle: 2 },
      contraindications: ['knee-pain'],
      regressions: ['step-jack'],
    },
  ),
  bodyDrill(
    ['step-jack', 'Hampelmann ohne Sprung', 'Step jack'],
    ['Setz die Füße im Wechsel zur Seite.', 'Heb die Arme dabei bis Schulterhöhe oder höher.'],
    ['Step your feet out to the side in turn.', 'Raise your arms to shoulder height or above.'],
    { muscles: { abductors: 1, quads: 0.5, 'side-delts': 0.25, calves: 0.5 } },
  ),
  bodyDrill(
    ['bear-crawl', 'Bärengang', 'Bear crawl'],
    ['Halte die Knie knapp über dem Boden.', 'Setz Hand und Gegenfuß gleichzeitig.'],
    ['Keep your knees just off the floor.', 'Move opposite hand and foot together.'],
    { skill: 2, spaceM2: 6, muscles: { abs: 1, quads: 1, 'front-delts': 0.5, triceps: 0.25 } },
    { jointLoad: { shoulder: 2, wrist: 2, hip: 1, knee: 1, ankle: 1 }, contraindications: ['wrist-pain'] },
    { defaults: { seconds: [20, 45], restSeconds: 45 } },
  ),
  bodyDrill(
    ['step-back-burpee', 'Burpee ohne Sprung', 'Step-back burpee'],
    ['Steig mit den Füßen nacheinander in den Stütz zurück.', 'Richte dich am Ende ganz auf.'],
    ['Step your feet back into a plank one at a time.', 'Stand fully tall at the end.'],
    { skill: 2, noise: 1, muscles: { quads: 1, chest: 0.5, abs: 0.5, 'front-delts': 0.5 } },
    {
      jointLoad: { shoulder: 2, wrist: 2, lowerBack: 1, hip: 2, knee: 2, ankle: 1 },
      contraindications: ['wrist-pain'],
    },
    { defaults: { reps: [6, 12], restSeconds: 45, secondsPerRep: 5 } },
  ),
  bodyDrill(
    ['burpee', 'Burpee', 'Burpee'],
    ['Spring in den Stütz und halte den Rumpf fest.', 'Land nach dem Strecksprung weich in den Knien.'],
    ['Jump into a plank and keep your trunk firm.', 'Land the jump with soft knees.'],
    { skill: 3, impact: 2, noise: 3, muscles: { quads: 1, chest: 1, abs: 0.5, 'front-delts': 0.5, calves: 0.5 } },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 2, lowerBack: 1, hip: 2, knee: 2, ankle: 2 } },
    { contraindications: ['wrist-pain', 'knee-pain', 'hypertension'], regressions: ['step-back-burpee'] },
    { defaults: { reps: [6, 15], restSeconds: 60, secondsPerRep: 4 } },
  ),
  hyrox(
    ['burpee-broad-jump', 'Burpee mit Weitsprung', 'Burpee broad jump'],
    ['Leg die Brust bei jeder Wiederholung ab.', 'Spring flach nach vorn und land auf beiden Füßen.'],
    ['Put your chest down on every rep.', 'Jump low and forward and land on both feet.'],
    { hyroxStation: 'burpee-broad-jump', skill: 3, impact: 3, noise: 3, spaceM2: 15, loadType: 'bodyweight' },
    { muscles: { quads: 1, glutes: 1, chest: 0.5, calves: 0.5, abs: 0.5 }, regressions: ['burpee'] },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 2, lowerBack: 1, hip: 2, knee: 3, ankle: 2 } },
    {
      contraindications: ['wrist-pain', 'hypertension'],
      defaults: { meters: [10, 80], seconds: [60, 420], restSeconds: 90 },
    },
  ),
  hyrox(
    ['sled-push', 'Schlitten schieben', 'Sled push'],
    ['Lehn dich flach in den Schlitten und strecke die Arme.', 'Drück mit kurzen, kräftigen Schritten.'],
    ['Lean low into the sled with straight arms.', 'Drive with short, powerful steps.'],
    { requires: [['sled', 'weight-plates']], loadType: 'total', hyroxStation: 'sled-push', spaceM2: 30, noise: 2 },
    { muscles: { quads: 1, glutes: 1, calves: 0.5, 'front-delts': 0.25, abs: 0.25 }, skill: 2 },
    {
      jointLoad: { shoulder: 1, wrist: 1, lowerBack: 1, hip: 2, knee: 2, ankle: 2 },
      contraindications: ['hypertension'],
    },
    { defaults: { meters: [12, 50], seconds: [20, 150], restSeconds: 120 } },
  ),
  hyrox(
    ['sled-pull', 'Schlitten ziehen', 'Sled pull'],
    ['Setz dich in die Hüfte und halte die Arme lang.', 'Geh zurück und hol das Seil zügig nach.'],
    ['Sit into your hips and keep your arms long.', 'Walk back, then gather the rope quickly.'],
    { requires: [['sled', 'weight-plates']], loadType: 'total', hyroxStation: 'sled-pull', spaceM2: 30, noise: 2 },
    { muscles: { 'upper-back': 1, hamstrings: 1, glutes: 0.5, lats: 0.5, biceps: 0.5, forearms: 0.5 }, skill: 2 },
    { jointLoad: { shoulder: 1, elbow: 1, wrist: 1, lowerBack: 2, hip: 2, knee: 1, ankle: 1 }, gripHeavy: true },
    { contraindications: ['hypertension'], defaults: { meters: [12, 50], seconds: [30, 240], restSeconds: 120 } },
  ),
  hyrox(
    ['wall-ball', 'Wall Ball', 'Wall ball'],
    ['Geh mit dem Ball vor der Brust tief in die Hocke.', 'Wirf aus den Beinen heraus auf das Ziel.'],
    ['Squat deep with the ball at your chest.', 'Throw to the target with the power of your legs.'],
    { pattern: 'squat', requires: [['wall-ball']], loadType: 'total', hyroxStation: 'wall-ball', skill: 2, noise: 2 },
    { muscles: { quads: 1, glutes: 1, 'front-delts': 0.5, triceps: 0.25 }, overhead: true, impact: 1, spaceM2: 4 },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 1, lowerBack: 1, hip: 2, knee: 3, ankle: 1 } },
    { regressions: ['bodyweight-squat'], defaults: { reps: [15, 30], restSeconds: 60, secondsPerRep: 2.5 } },
  ),
]
