import { type Facts, family } from './entry.ts'

const pull = {
  pattern: 'vertical-pull',
  role: 'compound',
  muscles: { lats: 1, 'upper-back': 0.5, biceps: 0.5, forearms: 0.25 },
  jointLoad: { shoulder: 2, elbow: 1, wrist: 1 },
  overhead: true,
  defaults: { reps: [8, 12], restSeconds: 90, secondsPerRep: 4 },
} satisfies Facts

const pulldown = family(pull)

const hang = family({
  ...pull,
  requires: [['pull-up-bar'], ['rings']],
  jointLoad: { shoulder: 2, elbow: 2, wrist: 1 },
  gripHeavy: true,
  skill: 3,
  defaults: { reps: [3, 8], restSeconds: 120, secondsPerRep: 4 },
})

const pullover = family({
  ...pull,
  muscles: { lats: 1, chest: 1, triceps: 0.5 },
  jointLoad: { shoulder: 2, elbow: 1 },
  loadType: 'total',
  source: 'Marchetti 2011: the pullover works the chest at least as much as the lats B',
})

export const verticalPulls = [
  hang(
    ['dead-hang', 'Aushängen an der Stange', 'Dead hang'],
    ['Greif fest zu und lass den Körper lang werden.', 'Zieh die Schultern leicht weg von den Ohren.'],
    ['Grip hard and let your body grow long.', 'Draw your shoulders slightly away from your ears.'],
    {
      role: 'isolation',
      skill: 1,
      muscles: { forearms: 1, lats: 0.5, 'upper-back': 0.25 },
      defaults: { seconds: [15, 45], restSeconds: 60 },
    },
  ),
  hang(
    ['negative-pull-up', 'Negativer Klimmzug', 'Negative pull-up'],
    ['Spring oder steig in die obere Position.', 'Lass dich über drei bis fünf Sekunden ab.'],
    ['Jump or step into the top position.', 'Lower yourself over three to five seconds.'],
    {
      requires: [
        ['pull-up-bar', 'box'],
        ['pull-up-bar', 'chair'],
        ['rings', 'box'],
        ['rings', 'chair'],
      ],
    },
    { regressions: ['dead-hang'], defaults: { reps: [3, 6], restSeconds: 120, secondsPerRep: 6 } },
  ),
  hang(
    ['jumping-pull-up', 'Klimmzug mit Absprung', 'Jumping pull-up'],
    [
      'Spring leicht ab und zieh, bis das Kinn über der Stange ist.',
      'Lass dich über drei Sekunden ab, bis die Arme lang sind.',
    ],
    [
      'Push off lightly and pull until your chin clears the bar.',
      'Lower yourself over three seconds until your arms are long.',
    ],
    { requires: [['pull-up-bar']], skill: 2, impact: 1, noise: 1, regressions: ['dead-hang'] },
    { defaults: { reps: [4, 8], restSeconds: 120, secondsPerRep: 5 } },
  ),
  hang(
    ['band-assisted-pull-up', 'Klimmzug mit Bandhilfe', 'Band-assisted pull-up'],
    ['Stell einen Fuß oder ein Knie ins Band.', 'Zieh die Brust Richtung Stange, ohne zu schwingen.'],
    ['Put one foot or knee into the band.', 'Pull your chest towards the bar without swinging.'],
    { requires: [['pull-up-bar', 'resistance-band']], loadType: 'band', skill: 2, regressions: ['dead-hang'] },
    { defaults: { reps: [5, 10], restSeconds: 120, secondsPerRep: 4 } },
  ),
  pulldown(
    ['machine-assisted-pull-up', 'Klimmzug an der Maschine mit Hilfe', 'Machine-assisted pull-up'],
    ['Wähl so viel Hilfe, dass du sauber hochkommst.', 'Senk dich langsam bis in die gestreckten Arme.'],
    ['Choose enough help to reach the top cleanly.', 'Lower slowly until your arms are straight.'],
    {
      requires: [['assisted-pull-up-machine']],
      loadType: 'assisted',
      failureSafe: true,
      regressions: ['lat-pulldown'],
    },
  ),
  hang(
    ['chin-up', 'Klimmzug im Untergriff', 'Chin-up'],
    ['Greif schulterbreit mit den Handflächen zu dir.', 'Zieh die Ellbogen nach vorn unten.'],
    ['Grip shoulder-width with your palms facing you.', 'Pull your elbows forward and down.'],
    { requires: [['pull-up-bar'], ['rings']], muscles: { lats: 1, biceps: 1, 'upper-back': 0.5, forearms: 0.25 } },
    { regressions: ['negative-pull-up', 'jumping-pull-up', 'band-assisted-pull-up', 'machine-assisted-pull-up'] },
  ),
  hang(
    ['pull-up', 'Klimmzug', 'Pull-up'],
    ['Starte mit gestreckten Armen und aktiven Schultern.', 'Zieh die Ellbogen Richtung Hosentaschen.'],
    ['Start with straight arms and active shoulders.', 'Drive your elbows towards your back pockets.'],
    { regressions: ['negative-pull-up', 'jumping-pull-up', 'band-assisted-pull-up', 'machine-assisted-pull-up'] },
  ),
  hang(
    ['scapular-pull-up', 'Schulterblatt-Klimmzug', 'Scapular pull-up'],
    ['Häng mit gestreckten Armen.', 'Zieh nur die Schulterblätter nach unten und lass wieder los.'],
    ['Hang with straight arms.', 'Pull only your shoulder blades down, then release.'],
    {
      role: 'isolation',
      skill: 2,
      muscles: { lats: 1, 'upper-back': 0.5, forearms: 0.5 },
      regressions: ['dead-hang'],
    },
    { defaults: { reps: [6, 12], restSeconds: 75, secondsPerRep: 3 } },
  ),
  hang(
    ['weighted-pull-up', 'Klimmzug mit Zusatzgewicht', 'Weighted pull-up'],
    [
      'Befestige das Gewicht oder klemm die Hantel zwischen die Füße, ohne dass sie pendelt.',
      'Zieh sauber bis über das Kinn und senk dich ganz ab.',
    ],
    [
      'Secure the weight, or hold the dumbbell between your feet, so it does not swing.',
      'Pull cleanly past your chin and lower fully.',
    ],
    {
      requires: [
        ['pull-up-bar', 'weight-vest'],
        ['pull-up-bar', 'dip-belt', 'weight-plates'],
        ['pull-up-bar', 'dumbbells'],
      ],
      loadType: 'added',
    },
    { skill: 4, jointLoad: { shoulder: 3, elbow: 2, wrist: 1 }, regressions: ['pull-up', 'chin-up'] },
    { defaults: { reps: [3, 6], restSeconds: 180, secondsPerRep: 4 } },
  ),
  pulldown(
    ['lat-pulldown', 'Latzug zur Brust', 'Lat pulldown'],
    ['Lehn dich minimal zurück und zieh zur oberen Brust.', 'Lass die Stange langsam wieder hoch.'],
    ['Lean back a touch and pull to your upper chest.', 'Let the bar rise slowly.'],
    { requires: [['lat-pulldown-machine'], ['cable-machine']], loadType: 'stack', failureSafe: true },
    { regressions: ['kneeling-band-pulldown'] },
  ),
  pulldown(
    ['straight-arm-pulldown', 'Überzug am Kabelzug', 'Straight-arm pulldown'],
    [
      'Beug dich leicht vor und starte mit den Händen auf Schulterhöhe.',
      'Drück den Griff mit langen Armen zu den Oberschenkeln.',
    ],
    [
      'Lean forward slightly with your hands at shoulder height.',
      'Sweep the handle down to your thighs with long arms.',
    ],
    { requires: [['cable-machine']], loadType: 'stack', role: 'isolation', failureSafe: true, overhead: false },
    { muscles: { lats: 1, triceps: 0.5, 'rear-delts': 0.25 }, jointLoad: { shoulder: 1 } },
    { defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 } },
  ),
  pulldown(
    ['band-straight-arm-pulldown', 'Überzug im Stand mit Band', 'Band straight-arm pulldown'],
    [
      'Befestige das Band oben und starte mit den Händen auf Schulterhöhe.',
      'Drück sie mit langen Armen zu den Oberschenkeln.',
    ],
    ['Anchor the band high and start with hands at shoulder height.', 'Sweep them down to your thighs with long arms.'],
    { requires: ['door-anchor', 'pull-up-bar', 'rack'].map(anchor => ['resistance-band', anchor]), loadType: 'band' },
    {
      role: 'isolation',
      overhead: false,
      failureSafe: true,
      muscles: { lats: 1, triceps: 0.5, 'rear-delts': 0.25 },
      jointLoad: { shoulder: 1 },
    },
    { defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 } },
  ),
  pulldown(
    ['kneeling-band-pulldown', 'Latzug kniend mit Band', 'Kneeling band pulldown'],
    ['Befestige das Band oben und knie dich davor.', 'Zieh die Ellbogen zu den Rippen.'],
    ['Anchor the band high and kneel in front of it.', 'Pull your elbows to your ribs.'],
    { requires: ['door-anchor', 'pull-up-bar', 'rack'].map(anchor => ['resistance-band', anchor]), loadType: 'band' },
    { failureSafe: true, defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 } },
    { regressions: ['band-overhead-pulldown'] },
  ),
  pulldown(
    ['band-overhead-pulldown', 'Latziehen mit Band über Kopf', 'Overhead band pulldown'],
    ['Halte das Band gestreckt über dem Kopf.', 'Zieh es auseinander und bis zur oberen Brust.'],
    ['Hold the band stretched above your head.', 'Pull it apart and down to your upper chest.'],
    { requires: [['resistance-band']], loadType: 'band', failureSafe: true },
    { defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 } },
  ),
  pulldown(
    ['single-arm-band-pulldown', 'Einarmiges Latziehen mit Band', 'Single-arm band pulldown'],
    ['Halte ein Bandende mit gestrecktem Arm oben fest.', 'Zieh den anderen Ellbogen seitlich zur Taille.'],
    ['Hold one end of the band high with a straight arm.', 'Pull your other elbow down to your waist.'],
    { requires: [['resistance-band']], loadType: 'band', failureSafe: true, unilateral: true },
    { defaults: { reps: [12, 20], restSeconds: 45, secondsPerRep: 4 } },
    { regressions: ['band-overhead-pulldown'] },
  ),
  pullover(
    ['floor-pullover', 'Überzug am Boden', 'Floor pullover'],
    [
      'Stell die Füße auf und drück den unteren Rücken an.',
      'Führ das Gewicht mit fast gestreckten Armen hinter den Kopf.',
    ],
    ['Bend your knees and keep your lower back down.', 'Take the weight behind your head with nearly straight arms.'],
    { requires: [['dumbbells'], ['kettlebell'], ['weight-plates'], ['medicine-ball'], ['sandbag']], noise: 1 },
    { spaceM2: 3, defaults: { reps: [10, 15], restSeconds: 75, secondsPerRep: 4 } },
  ),
  pullover(
    ['bridge-pullover', 'Überzug in der Brücke', 'Bridge pullover'],
    ['Halte die Hüfte die ganze Zeit oben.', 'Senk das Gewicht nur so weit, wie die Rippen unten bleiben.'],
    ['Keep your hips up the whole time.', 'Lower the weight only as far as your ribs stay down.'],
    { requires: [['dumbbells'], ['kettlebell'], ['weight-plates'], ['medicine-ball'], ['sandbag']], noise: 1 },
    {
      muscles: { lats: 1, chest: 1, glutes: 0.5, triceps: 0.5, abs: 0.25 },
      jointLoad: { shoulder: 2, elbow: 1, hip: 1 },
    },
    { spaceM2: 3, skill: 2, regressions: ['floor-pullover'] },
  ),
  pullover(
    ['bench-pullover', 'Überzug auf der Flachbank', 'Bench pullover'],
    ['Halte das Gewicht mit beiden Händen über der Brust.', 'Senk es hinter den Kopf, bis du den Latissimus spürst.'],
    ['Hold the weight over your chest with both hands.', 'Lower it behind your head until you feel your lats.'],
    { requires: ['dumbbells', 'kettlebell', 'barbell'].map(load => [load, 'bench']), noise: 1, spaceM2: 4, skill: 2 },
    { regressions: ['floor-pullover'] },
  ),
]
