import { type Facts, family } from './entry.ts'

const squat = family({
  pattern: 'squat',
  role: 'compound',
  muscles: { quads: 1, glutes: 1, adductors: 0.5, 'lower-back': 0.25 },
  jointLoad: { lowerBack: 1, hip: 2, knee: 3, ankle: 1 },
  defaults: { reps: [8, 12], restSeconds: 90, secondsPerRep: 4 },
})

const barbell = {
  requires: [['barbell', 'weight-plates', 'rack']],
  loadType: 'total',
  muscles: { quads: 1, glutes: 1, adductors: 0.5, 'lower-back': 0.5, hamstrings: 0.25 },
  jointLoad: { shoulder: 1, lowerBack: 2, hip: 2, knee: 3, ankle: 1 },
  axialLoad: 3,
  noise: 2,
  spaceM2: 6,
  defaults: { reps: [5, 10], restSeconds: 150, secondsPerRep: 4 },
} satisfies Facts

export const squats = [
  squat(
    ['sit-to-stand', 'Aufstehen vom Stuhl', 'Sit-to-stand'],
    ['Stell die Füße hüftbreit unter die Knie.', 'Steh ohne Schwung auf und setz dich langsam wieder hin.'],
    ['Place your feet hip-width under your knees.', 'Stand up without momentum and sit back down slowly.'],
    { requires: [['chair'], ['bench'], ['box']], jointLoad: { hip: 1, knee: 1 }, muscles: { quads: 1, glutes: 1 } },
    { defaults: { reps: [8, 15], restSeconds: 60, secondsPerRep: 4 } },
  ),
  squat(
    ['bodyweight-squat', 'Kniebeuge ohne Gewicht', 'Bodyweight squat'],
    ['Schieb die Hüfte nach hinten und unten.', 'Lass die Knie in Richtung der Zehen wandern.'],
    ['Send your hips back and down.', 'Let your knees travel in line with your toes.'],
    { jointLoad: { hip: 1, knee: 2, ankle: 1 }, regressions: ['sit-to-stand'] },
    { defaults: { reps: [10, 20], restSeconds: 60, secondsPerRep: 3 } },
  ),
  squat(
    ['half-squat', 'Halbe Kniebeuge', 'Half squat'],
    ['Geh nur so tief, wie es sich gut anfühlt.', 'Drück dich gleichmäßig über beide Füße nach oben.'],
    ['Go only as deep as feels good.', 'Push up evenly through both feet.'],
    { jointLoad: { hip: 1, knee: 1 }, muscles: { quads: 1, glutes: 0.5 } },
    { defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 } },
  ),
  squat(
    ['wall-sit', 'Wandsitz', 'Wall sit'],
    ['Lehn den ganzen Rücken an die Wand.', 'Atme ruhig weiter und drück die Fersen in den Boden.'],
    ['Rest your whole back against the wall.', 'Keep breathing and press your heels into the floor.'],
    { requires: [['wall']], jointLoad: { hip: 1, knee: 2 }, muscles: { quads: 1, glutes: 0.5 } },
    { defaults: { seconds: [20, 60], restSeconds: 60 }, contraindications: ['hypertension', 'knee-pain'] },
  ),
  squat(
    ['goblet-box-squat', 'Goblet-Kniebeuge auf die Box', 'Goblet box squat'],
    ['Wähl die Sitzhöhe so, dass die Knie nicht schmerzen.', 'Berühre die Box sanft, ohne dich fallen zu lassen.'],
    ['Choose a seat height that keeps your knees pain-free.', 'Touch the box lightly, never drop onto it.'],
    { requires: ['dumbbells', 'kettlebell'].flatMap((load) => ['box', 'bench', 'chair'].map((seat) => [load, seat])) },
    { loadType: 'total', jointLoad: { lowerBack: 1, hip: 1, knee: 2 }, axialLoad: 1, regressions: ['sit-to-stand'] },
  ),
  squat(
    ['goblet-squat', 'Goblet-Kniebeuge', 'Goblet squat'],
    ['Halte das Gewicht eng vor der Brust.', 'Sink zwischen die Knie und bleib dabei aufrecht.'],
    ['Hold the weight close to your chest.', 'Sink between your knees while staying tall.'],
    { requires: [['dumbbells'], ['kettlebell']], loadType: 'total', axialLoad: 1 },
    { regressions: ['bodyweight-squat', 'goblet-box-squat'] },
  ),
  squat(
    ['dumbbell-squat', 'Kniebeuge mit Kurzhanteln', 'Dumbbell squat'],
    ['Lass die Hanteln seitlich neben den Beinen hängen.', 'Halte die Brust offen und den Blick nach vorn.'],
    ['Let the dumbbells hang beside your legs.', 'Keep your chest open and your eyes ahead.'],
    { requires: [['dumbbells']], loadType: 'per-hand', axialLoad: 1, regressions: ['bodyweight-squat'] },
  ),
  squat(
    ['back-squat', 'Kniebeuge mit der Langhantel', 'Barbell back squat'],
    ['Zieh die Stange fest auf den oberen Rücken.', 'Atme ein, spann den Rumpf an und beuge erst dann.'],
    ['Pull the bar tight onto your upper back.', 'Breathe in, brace your trunk and only then descend.'],
    barbell,
    { skill: 3, regressions: ['goblet-squat', 'leg-press'] },
  ),
  squat(
    ['front-squat', 'Frontkniebeuge', 'Front squat'],
    ['Heb die Ellbogen hoch nach vorn.', 'Bleib aufrecht und schieb die Knie nach vorn außen.'],
    ['Lift your elbows high to the front.', 'Stay upright and drive your knees forward and out.'],
    barbell,
    { jointLoad: { shoulder: 1, wrist: 2, lowerBack: 2, hip: 2, knee: 3, ankle: 2 }, skill: 4 },
    { regressions: ['goblet-squat'], contraindications: ['wrist-pain'] },
  ),
  squat(
    ['leg-press', 'Beinpresse', 'Leg press'],
    ['Lass Becken und Rücken fest an der Lehne.', 'Streck die Knie fast ganz, ohne sie durchzudrücken.'],
    ['Keep pelvis and back firm against the pad.', 'Extend your knees almost fully without locking them.'],
    { requires: [['leg-press']], loadType: 'stack', jointLoad: { lowerBack: 1, hip: 1, knee: 2 }, failureSafe: true },
    {
      muscles: { quads: 1, glutes: 0.5, adductors: 0.25 },
      defaults: { reps: [8, 15], restSeconds: 90, secondsPerRep: 4 },
    },
  ),
  squat(
    ['band-squat', 'Kniebeuge mit Band', 'Band squat'],
    ['Stell dich auf das Band und halte es auf Schulterhöhe.', 'Drück dich gegen den Zug gleichmäßig nach oben.'],
    ['Stand on the band and hold it at shoulder height.', 'Press up evenly against the pull.'],
    { requires: [['resistance-band']], loadType: 'band', regressions: ['bodyweight-squat'] },
    { defaults: { reps: [10, 20], restSeconds: 60, secondsPerRep: 4 } },
  ),
]
