import { family } from './entry.ts'

const flexion = family({
  pattern: 'core-flexion',
  role: 'core',
  muscles: { abs: 1, 'hip-flexors': 0.5 },
  jointLoad: { lowerBack: 1 },
  spine: 'flexion',
  contraindications: ['pregnancy'],
  defaults: { reps: [10, 20], restSeconds: 45, secondsPerRep: 3 },
})

export const coreFlexion = [
  flexion(
    ['crunch', 'Crunch', 'Crunch'],
    ['Roll die Schulterblätter vom Boden ab.', 'Zieh nicht am Kopf und atme oben aus.'],
    ['Peel your shoulder blades off the floor.', 'Do not pull on your head; breathe out at the top.'],
    { muscles: { abs: 1 } },
    { contraindications: ['pregnancy', 'neck-pain'] },
  ),
  flexion(
    ['toe-taps', 'Zehentippen in Rückenlage', 'Supine toe taps'],
    ['Heb die Knie über die Hüfte und drück den Rücken an.', 'Tipp abwechselnd mit den Zehen auf und heb wieder an.'],
    ['Lift your knees over your hips and press your back down.', 'Tap your toes down in turn and lift again.'],
    { jointLoad: { hip: 1 } },
    { spine: 'neutral' },
  ),
  flexion(
    ['reverse-crunch', 'Umgekehrter Crunch', 'Reverse crunch'],
    ['Zieh die Knie an und roll das Becken ein.', 'Senk die Füße, ohne ins Hohlkreuz zu fallen.'],
    ['Draw your knees in and curl your pelvis up.', 'Lower your feet without arching your back.'],
    { skill: 2, regressions: ['toe-taps'], defaults: { reps: [8, 15], restSeconds: 45, secondsPerRep: 4 } },
  ),
  flexion(
    ['sit-up', 'Sit-up', 'Sit-up'],
    ['Roll dich Wirbel für Wirbel auf.', 'Komm ohne Schwung hoch und langsam zurück.'],
    ['Curl up one segment at a time.', 'Rise without momentum and return slowly.'],
    { skill: 2, jointLoad: { lowerBack: 2, hip: 1 }, regressions: ['crunch'] },
    { contraindications: ['pregnancy', 'neck-pain', 'pelvic-floor'] },
  ),
  flexion(
    ['weighted-crunch', 'Crunch mit Gewicht', 'Weighted crunch'],
    ['Halte das Gewicht auf der Brust.', 'Roll langsam auf und halte oben kurz.'],
    ['Hold the weight on your chest.', 'Curl up slowly and pause at the top.'],
    { requires: [['weight-plates'], ['dumbbells'], ['kettlebell'], ['medicine-ball']], loadType: 'total' },
    { muscles: { abs: 1 }, regressions: ['crunch'], failureSafe: true },
    { contraindications: ['pregnancy', 'neck-pain'] },
  ),
  flexion(
    ['lying-leg-raise', 'Beinheben im Liegen', 'Lying leg raise'],
    ['Leg die Hände unter das Gesäß.', 'Senk die Beine nur so tief, wie der Rücken am Boden bleibt.'],
    ['Place your hands under your seat.', 'Lower your legs only while your back stays down.'],
    { skill: 2, jointLoad: { lowerBack: 2, hip: 1 }, regressions: ['crunch'] },
    { defaults: { reps: [8, 15], restSeconds: 45, secondsPerRep: 4 } },
    { contraindications: ['pregnancy', 'pelvic-floor'] },
  ),
  flexion(
    ['hanging-knee-raise', 'Knieheben im Hang', 'Hanging knee raise'],
    ['Häng ruhig und zieh die Knie zur Brust.', 'Roll das Becken am Ende ein.'],
    ['Hang still and draw your knees to your chest.', 'Curl your pelvis up at the end.'],
    { requires: [['pull-up-bar'], ['rings']], skill: 3, gripHeavy: true, regressions: ['reverse-crunch'] },
    { jointLoad: { shoulder: 2, lowerBack: 1, hip: 1 }, overhead: true },
    { defaults: { reps: [6, 15], restSeconds: 60, secondsPerRep: 3 } },
  ),
  flexion(
    ['hanging-leg-raise', 'Beinheben im Hang', 'Hanging leg raise'],
    ['Heb die gestreckten Beine bis zur Waagerechten.', 'Bremse den Rückweg, damit du nicht schwingst.'],
    ['Raise straight legs to horizontal.', 'Slow the way down so you do not swing.'],
    { requires: [['pull-up-bar']], skill: 4, gripHeavy: true, regressions: ['hanging-knee-raise', 'lying-leg-raise'] },
    { jointLoad: { shoulder: 2, lowerBack: 2, hip: 2 }, overhead: true },
    { defaults: { reps: [5, 12], restSeconds: 75, secondsPerRep: 4 } },
    { contraindications: ['pregnancy', 'pelvic-floor'] },
  ),
  flexion(
    ['cable-crunch', 'Crunch am Kabelzug', 'Kneeling cable crunch'],
    ['Knie dich vor den Zug und halte das Seil am Kopf.', 'Roll den Oberkörper ein, die Hüfte bleibt stehen.'],
    ['Kneel at the cable with the rope beside your head.', 'Curl your torso while your hips stay put.'],
    { requires: [['cable-machine']], loadType: 'stack', failureSafe: true, muscles: { abs: 1 }, skill: 2 },
    { jointLoad: { lowerBack: 1, knee: 1 }, regressions: ['crunch'] },
  ),
  flexion(
    ['ab-crunch-machine', 'Bauchmaschine', 'Ab crunch machine'],
    ['Stell den Drehpunkt auf Höhe der unteren Rippen ein.', 'Roll dich ein, statt mit den Armen zu ziehen.'],
    ['Set the pivot level with your lower ribs.', 'Curl in instead of pulling with your arms.'],
    { requires: [['ab-crunch-machine']], loadType: 'stack', failureSafe: true, muscles: { abs: 1 } },
  ),
]
