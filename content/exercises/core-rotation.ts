import { family } from './entry.ts'

const rotation = family({
  pattern: 'core-rotation',
  role: 'core',
  muscles: { obliques: 1, abs: 0.5 },
  jointLoad: { lowerBack: 1 },
  spine: 'rotation',
  contraindications: ['pregnancy'],
  defaults: { reps: [10, 16], restSeconds: 45, secondsPerRep: 3 },
})

export const coreRotation = [
  rotation(
    ['heel-taps', 'Fersentipper', 'Heel taps'],
    ['Heb die Schultern leicht an.', 'Tipp abwechselnd seitlich an die Fersen.'],
    ['Lift your shoulders slightly.', 'Reach sideways to each heel in turn.'],
    { defaults: { reps: [16, 30], restSeconds: 45, secondsPerRep: 1.5 } },
    { contraindications: ['pregnancy', 'neck-pain'] },
  ),
  rotation(
    ['cross-body-march', 'Überkreuz-Knieheben im Stand', 'Standing cross-body march'],
    ['Führ Ellbogen und Gegenknie zueinander.', 'Bleib lang im Rücken und steh jedes Mal sicher.'],
    ['Bring elbow and opposite knee towards each other.', 'Stay long in your back and land steady each time.'],
    { contraindications: [], jointLoad: { hip: 1 }, muscles: { obliques: 1, abs: 0.5, 'hip-flexors': 0.5 } },
    { defaults: { reps: [16, 30], restSeconds: 30, secondsPerRep: 1.5 } },
    { spine: 'neutral' },
  ),
  rotation(
    ['bicycle-crunch', 'Fahrrad-Crunch', 'Bicycle crunch'],
    ['Dreh die Schulter zum Knie, nicht den Ellbogen.', 'Streck das andere Bein lang und tief.'],
    ['Turn your shoulder to your knee, not your elbow.', 'Stretch the other leg long and low.'],
    { skill: 2, muscles: { obliques: 1, abs: 1, 'hip-flexors': 0.5 }, regressions: ['heel-taps', 'cross-body-march'] },
    { defaults: { reps: [12, 24], restSeconds: 45, secondsPerRep: 2 } },
    { contraindications: ['pregnancy', 'neck-pain'] },
  ),
  rotation(
    ['russian-twist', 'Russische Drehung', 'Russian twist'],
    ['Lehn dich mit langem Rücken zurück.', 'Dreh die Brust mit, nicht nur die Hände.'],
    ['Lean back with a long spine.', 'Turn your chest, not only your hands.'],
    { skill: 2, jointLoad: { lowerBack: 2, hip: 1 }, regressions: ['heel-taps'] },
    { defaults: { reps: [12, 24], restSeconds: 45, secondsPerRep: 2 } },
  ),
  rotation(
    ['weighted-russian-twist', 'Russische Drehung mit Gewicht', 'Weighted Russian twist'],
    ['Führ das Gewicht nah am Körper von Seite zu Seite.', 'Halte die Fersen am Boden, wenn der Rücken rund wird.'],
    ['Move the weight from side to side close to you.', 'Keep your heels down if your back starts to round.'],
    { requires: [['medicine-ball'], ['dumbbells'], ['kettlebell'], ['weight-plates']], loadType: 'total', skill: 3 },
    { jointLoad: { shoulder: 1, lowerBack: 2, hip: 1 }, regressions: ['russian-twist'] },
    { defaults: { reps: [12, 20], restSeconds: 45, secondsPerRep: 2 } },
  ),
  rotation(
    ['side-plank-rotation', 'Seitstütz mit Drehung', 'Side plank rotation'],
    ['Führ die obere Hand unter dem Körper durch.', 'Öffne dich wieder zur Decke, die Hüfte bleibt hoch.'],
    ['Thread your top hand under your body.', 'Open back to the ceiling with your hips high.'],
    {
      skill: 3,
      unilateral: true,
      jointLoad: { shoulder: 2, lowerBack: 1 },
      contraindications: ['pregnancy'],
    },
    { defaults: { reps: [6, 12], restSeconds: 45, secondsPerRep: 4 } },
  ),
  rotation(
    ['cable-woodchop', 'Holzhacker am Kabelzug', 'Cable woodchop'],
    ['Zieh mit langen Armen von oben schräg nach unten.', 'Dreh Hüfte und Schultern gemeinsam.'],
    ['Pull diagonally down with long arms.', 'Turn hips and shoulders together.'],
    { requires: [['cable-machine']], loadType: 'stack', unilateral: true, skill: 2, spaceM2: 4 },
    { jointLoad: { shoulder: 1, lowerBack: 1, hip: 1, knee: 1 } },
    { defaults: { reps: [10, 15], restSeconds: 45, secondsPerRep: 3 } },
  ),
  rotation(
    ['band-woodchop', 'Holzhacker mit Band', 'Band woodchop'],
    ['Befestige das Band seitlich und halte es mit beiden Händen.', 'Dreh dich kontrolliert vom Anker weg.'],
    ['Anchor the band to one side, holding it in both hands.', 'Rotate away from the anchor under control.'],
    {
      requires: [
        ['resistance-band', 'door-anchor'],
        ['resistance-band', 'rack'],
      ],
      loadType: 'band',
      unilateral: true,
    },
    { jointLoad: { shoulder: 1, lowerBack: 1, hip: 1, knee: 1 }, skill: 2, spaceM2: 3 },
    { defaults: { reps: [10, 15], restSeconds: 45, secondsPerRep: 3 } },
  ),
]
