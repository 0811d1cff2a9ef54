import { family } from './entry.ts'

const brace = family({
  pattern: 'core-brace',
  role: 'core',
  muscles: { abs: 1, obliques: 0.5 },
  jointLoad: { shoulder: 1, lowerBack: 1 },
  defaults: { seconds: [20, 45], restSeconds: 45 },
})

const flexion = family({
  pattern: 'core-flexion',
  role: 'core',
  muscles: { abs: 1, 'hip-flexors': 0.5 },
  jointLoad: { lowerBack: 1 },
  contraindications: ['pregnancy', 'osteoporosis'],
  defaults: { reps: [10, 20], restSeconds: 45, secondsPerRep: 3 },
})

const rotation = family({
  pattern: 'core-rotation',
  role: 'core',
  muscles: { obliques: 1, abs: 0.5 },
  jointLoad: { lowerBack: 1 },
  contraindications: ['pregnancy', 'osteoporosis'],
  defaults: { reps: [10, 16], restSeconds: 45, secondsPerRep: 3 },
})

export const core = [
  brace(
    ['plank', 'Unterarmstütz', 'Forearm plank'],
    ['Stell die Ellbogen unter die Schultern.', 'Spann Bauch und Gesäß an und atme weiter.'],
    ['Place your elbows under your shoulders.', 'Tighten abs and glutes and keep breathing.'],
    { regressions: ['knee-plank'], contraindications: ['hypertension'] },
  ),
  brace(
    ['knee-plank', 'Unterarmstütz auf den Knien', 'Kneeling plank'],
    ['Bilde eine Linie von den Knien bis zum Kopf.', 'Zieh die Rippen Richtung Becken.'],
    ['Make one line from knees to head.', 'Draw your ribs towards your pelvis.'],
  ),
  brace(
    ['side-plank', 'Seitstütz', 'Side plank'],
    ['Stell den Ellbogen unter die Schulter.', 'Heb die Hüfte, bis der Körper gerade ist.'],
    ['Place your elbow under your shoulder.', 'Lift your hips until your body is straight.'],
    {
      unilateral: true,
      skill: 2,
      muscles: { obliques: 1, abs: 0.5, abductors: 0.5 },
      regressions: ['knee-side-plank'],
    },
    { jointLoad: { shoulder: 2, lowerBack: 1 }, defaults: { seconds: [15, 40], restSeconds: 30 } },
  ),
  brace(
    ['knee-side-plank', 'Seitstütz auf den Knien', 'Kneeling side plank'],
    ['Beug die Knie und leg sie übereinander.', 'Schieb die Hüfte nach vorn und nach oben.'],
    ['Bend your knees and stack them.', 'Push your hips forward and up.'],
    { unilateral: true, muscles: { obliques: 1, abs: 0.5, abductors: 0.25 } },
    { defaults: { seconds: [15, 40], restSeconds: 30 } },
  ),
  brace(
    ['dead-bug', 'Dead Bug', 'Dead bug'],
    ['Drück den unteren Rücken flach in den Boden.', 'Streck Arm und Gegenbein langsam von dir weg.'],
    ['Press your lower back flat into the floor.', 'Reach opposite arm and leg slowly away.'],
    { jointLoad: { hip: 1 }, defaults: { reps: [8, 14], restSeconds: 45, secondsPerRep: 4 } },
  ),
  brace(
    ['bird-dog', 'Vierfüßler mit Arm und Bein', 'Bird dog'],
    ['Streck Arm und Gegenbein bis zur Waagerechten.', 'Halte das Becken so ruhig, als läge ein Glas darauf.'],
    ['Reach opposite arm and leg to horizontal.', 'Keep your pelvis still as if balancing a glass.'],
    { muscles: { 'lower-back': 1, abs: 0.5, glutes: 0.5 }, jointLoad: { shoulder: 1, wrist: 1, knee: 1 } },
    { defaults: { reps: [8, 14], restSeconds: 45, secondsPerRep: 4 } },
  ),
  flexion(
    ['crunch', 'Crunch', 'Crunch'],
    ['Roll die Schulterblätter vom Boden ab.', 'Zieh nicht am Kopf und atme oben aus.'],
    ['Peel your shoulder blades off the floor.', 'Do not pull on your head; breathe out at the top.'],
    { muscles: { abs: 1 } },
  ),
  flexion(
    ['reverse-crunch', 'Umgekehrter Crunch', 'Reverse crunch'],
    ['Zieh die Knie an und roll das Becken ein.', 'Senk die Füße, ohne ins Hohlkreuz zu fallen.'],
    ['Draw your knees in and curl your pelvis up.', 'Lower your feet without arching your back.'],
    { skill: 2, defaults: { reps: [8, 15], restSeconds: 45, secondsPerRep: 4 } },
  ),
  rotation(
    ['heel-taps', 'Fersentipper', 'Heel taps'],
    ['Heb die Schultern leicht an.', 'Tipp abwechselnd seitlich an die Fersen.'],
    ['Lift your shoulders slightly.', 'Reach sideways to each heel in turn.'],
    { defaults: { reps: [16, 30], restSeconds: 45, secondsPerRep: 1.5 } },
  ),
  rotation(
    ['bicycle-crunch', 'Fahrrad-Crunch', 'Bicycle crunch'],
    ['Dreh die Schulter zum Knie, nicht den Ellbogen.', 'Streck das andere Bein lang und tief.'],
    ['Turn your shoulder to your knee, not your elbow.', 'Stretch the other leg long and low.'],
    { skill: 2, muscles: { obliques: 1, abs: 1, 'hip-flexors': 0.5 }, regressions: ['heel-taps'] },
    { defaults: { reps: [12, 24], restSeconds: 45, secondsPerRep: 2 } },
  ),
]
