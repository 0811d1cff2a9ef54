import { family } from './entry.ts'

const power = family({
  pattern: 'power',
  role: 'power',
  muscles: { glutes: 1, hamstrings: 0.5 },
  spaceM2: 4,
  skill: 3,
  defaults: { reps: [3, 6], restSeconds: 120, secondsPerRep: 3 },
  source: 'ACSM 2026: power work with few, fast repetitions',
})

export const powers = [
  power(
    ['knee-plyo-push-up', 'Explosiver Liegestütz auf den Knien', 'Kneeling plyometric push-up'],
    ['Drück dich so schnell ab, dass die Hände kurz abheben.', 'Fang dich mit gebeugten Ellbogen ab.'],
    ['Push so fast that your hands briefly leave the floor.', 'Catch yourself with bent elbows.'],
    { muscles: { chest: 1, triceps: 0.5, 'front-delts': 0.5 }, jointLoad: { shoulder: 2, elbow: 2, wrist: 2 } },
    { impact: 1, noise: 1, contraindications: ['wrist-pain'] },
  ),
  power(
    ['plyo-push-up', 'Explosiver Liegestütz', 'Plyometric push-up'],
    ['Halte den Rumpf beim Abdrücken fest.', 'Lande weich und geh direkt in die nächste Wiederholung.'],
    ['Keep your trunk firm as you push off.', 'Land softly and flow into the next rep.'],
    { muscles: { chest: 1, triceps: 1, 'front-delts': 0.5 }, jointLoad: { shoulder: 3, elbow: 2, wrist: 3 } },
    { skill: 4, impact: 1, noise: 2, regressions: ['knee-plyo-push-up'] },
  ),
  power(
    ['kettlebell-swing', 'Kettlebell-Swing', 'Kettlebell swing'],
    ['Schwing aus der Hüfte, die Arme führen nur.', 'Steh oben gerade und spann das Gesäß an.'],
    ['Swing from your hips; your arms only guide.', 'Stand straight at the top and squeeze your glutes.'],
    { requires: [['kettlebell'], ['dumbbells']], loadType: 'total', gripHeavy: true, axialLoad: 1 },
    { muscles: { glutes: 1, hamstrings: 1, 'lower-back': 0.5, forearms: 0.5 } },
    { jointLoad: { shoulder: 1, wrist: 1, lowerBack: 2, hip: 2, knee: 1 }, contraindications: ['pregnancy'] },
    { defaults: { reps: [8, 15], restSeconds: 90, secondsPerRep: 2 } },
  ),
  power(
    ['dumbbell-snatch', 'Kurzhantel-Reißen', 'Dumbbell snatch'],
    ['Beschleunige aus Beinen und Hüfte.', 'Fang die Hantel mit gestrecktem Arm über dem Kopf.'],
    ['Accelerate with legs and hips.', 'Catch the dumbbell overhead with a straight arm.'],
    {
      requires: [['dumbbells']],
      loadType: 'total',
      unilateral: true,
      overhead: true,
      axialLoad: 1,
      noise: 2,
      skill: 4,
    },
    { muscles: { glutes: 1, hamstrings: 0.5, traps: 0.5, 'front-delts': 0.5 } },
    {
      jointLoad: { shoulder: 2, elbow: 1, wrist: 1, lowerBack: 2, hip: 2, knee: 2 },
      regressions: ['kettlebell-swing'],
    },
  ),
  power(
    ['power-clean', 'Umsetzen', 'Power clean'],
    ['Streck Hüfte, Knie und Fußgelenke explosiv.', 'Dreh die Ellbogen schnell unter die Stange.'],
    ['Extend hips, knees and ankles explosively.', 'Whip your elbows under the bar.'],
    {
      requires: [['barbell', 'weight-plates']],
      loadType: 'total',
      skill: 5,
      axialLoad: 3,
      impact: 1,
      noise: 3,
      spaceM2: 8,
    },
    { muscles: { glutes: 1, hamstrings: 1, quads: 1, traps: 1, 'lower-back': 0.5 }, gripHeavy: true },
    { jointLoad: { shoulder: 2, elbow: 2, wrist: 3, lowerBack: 3, hip: 3, knee: 3, ankle: 2 } },
    { regressions: ['kettlebell-swing'], defaults: { reps: [2, 4], restSeconds: 180, secondsPerRep: 4 } },
  ),
]
