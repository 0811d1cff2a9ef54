import { family } from './entry.ts'

const lunge = family({
  pattern: 'lunge',
  role: 'compound',
  muscles: { quads: 1, glutes: 1, adductors: 0.5, hamstrings: 0.25 },
  unilateral: true,
  jointLoad: { lowerBack: 1, hip: 2, knee: 3, ankle: 1 },
  spaceM2: 3,
  skill: 2,
  defaults: { reps: [8, 12], restSeconds: 75, secondsPerRep: 4 },
})

export const lunges = [
  lunge(
    ['supported-split-squat', 'Ausfallschritt auf der Stelle, mit Halt', 'Supported split squat'],
    ['Halte dich an Stuhl oder Wand leicht fest.', 'Senk dich nur so weit ab, wie das Knie es gut zulässt.'],
    ['Hold a chair or wall lightly.', 'Lower only as far as your knee is comfortable.'],
    { requires: [['chair'], ['wall']], skill: 1, jointLoad: { hip: 1, knee: 2, ankle: 1 } },
  ),
  lunge(
    ['split-squat', 'Ausfallschritt auf der Stelle', 'Split squat'],
    ['Mach einen langen Schritt und bleib auf der Stelle.', 'Senk das hintere Knie gerade nach unten.'],
    ['Take a long stance and stay in place.', 'Lower your back knee straight down.'],
    { skill: 1, jointLoad: { hip: 1, knee: 2, ankle: 1 }, regressions: ['supported-split-squat'] },
  ),
  lunge(
    ['reverse-lunge', 'Ausfallschritt nach hinten', 'Reverse lunge'],
    ['Setz den Fuß weit nach hinten auf den Ballen.', 'Drück dich über die vordere Ferse zurück in den Stand.'],
    ['Step far back onto the ball of your foot.', 'Push through your front heel to stand up again.'],
    { regressions: ['split-squat'], jointLoad: { hip: 1, knee: 2, ankle: 1 }, contraindications: ['knee-pain'] },
  ),
  lunge(
    ['walking-lunge', 'Ausfallschritte im Gehen', 'Walking lunge'],
    ['Geh mit ruhigen, langen Schritten vorwärts.', 'Halte den Oberkörper über dem Becken.'],
    ['Move forward with calm, long steps.', 'Keep your torso stacked over your pelvis.'],
    { spaceM2: 8, regressions: ['reverse-lunge'] },
  ),
  lunge(
    ['lateral-lunge', 'Seitlicher Ausfallschritt', 'Lateral lunge'],
    ['Setz dich zur Seite in die Hüfte.', 'Lass das andere Bein gestreckt und den Fuß am Boden.'],
    ['Sit sideways into your hip.', 'Keep the other leg straight and its foot flat.'],
    { muscles: { quads: 1, glutes: 0.5, adductors: 1, abductors: 0.25 } },
  ),
  lunge(
    ['step-up', 'Aufsteiger', 'Step-up'],
    ['Stell den ganzen Fuß auf die Erhöhung.', 'Arbeite mit dem oberen Bein und stoß dich unten kaum ab.'],
    ['Put your whole foot on the step.', 'Work with the top leg and barely push off below.'],
    { requires: [['box'], ['stairs'], ['chair'], ['bench']], jointLoad: { hip: 2, knee: 2, ankle: 1 } },
    { regressions: ['low-step-up'] },
  ),
  lunge(
    ['low-step-up', 'Aufsteiger auf niedrige Stufe', 'Low step-up'],
    ['Nimm eine Stufe, die nicht höher als dein Schienbein ist.', 'Steig langsam und leise wieder ab.'],
    ['Use a step no higher than mid-shin.', 'Step back down slowly and quietly.'],
    { requires: [['box'], ['stairs']], skill: 1, jointLoad: { hip: 1, knee: 1, ankle: 1 } },
    { defaults: { reps: [8, 15], restSeconds: 60, secondsPerRep: 4 } },
  ),
  lunge(
    ['dumbbell-reverse-lunge', 'Ausfallschritt nach hinten mit Kurzhanteln', 'Dumbbell reverse lunge'],
    ['Lass die Hanteln ruhig neben dir hängen.', 'Halte das vordere Schienbein fast senkrecht.'],
    ['Let the dumbbells hang quietly at your sides.', 'Keep your front shin close to vertical.'],
    { requires: [['dumbbells']], loadType: 'per-hand', axialLoad: 1, regressions: ['reverse-lunge'] },
  ),
  lunge(
    ['bulgarian-split-squat', 'Bulgarische Kniebeuge', 'Bulgarian split squat'],
    ['Leg den hinteren Fuß mit dem Spann ab.', 'Beug dich leicht vor und senk dich senkrecht ab.'],
    ['Rest the top of your back foot on the support.', 'Lean slightly forward and lower straight down.'],
    { requires: [['bench'], ['chair'], ['box']], skill: 3, regressions: ['split-squat'] },
    { defaults: { reps: [6, 12], restSeconds: 90, secondsPerRep: 4 } },
  ),
  lunge(
    ['sandbag-lunge', 'Sandsack-Ausfallschritte', 'Sandbag lunge'],
    ['Leg den Sandsack quer über beide Schultern.', 'Tipp mit dem hinteren Knie bei jedem Schritt sanft auf.'],
    ['Lay the sandbag across both shoulders.', 'Touch the floor gently with your back knee every step.'],
    { requires: [['sandbag']], loadType: 'total', axialLoad: 2, spaceM2: 10, noise: 1, skill: 3 },
    { regressions: ['walking-lunge'], hyroxStation: 'sandbag-lunge', source: 'HYROX race format' },
    { defaults: { meters: [20, 50], seconds: [40, 120], restSeconds: 90 } },
  ),
]
