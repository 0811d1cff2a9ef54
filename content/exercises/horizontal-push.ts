import { type Facts, family } from './entry.ts'

const push = {
  pattern: 'horizontal-push',
  role: 'compound',
  muscles: { chest: 1, triceps: 0.5, 'front-delts': 0.5 },
  jointLoad: { shoulder: 2, elbow: 1, wrist: 1 },
  defaults: { reps: [8, 12], restSeconds: 90, secondsPerRep: 4 },
} satisfies Facts

const press = family(push)

const pushUp = family({
  ...push,
  muscles: { chest: 1, triceps: 0.5, 'front-delts': 0.5, abs: 0.25 },
  jointLoad: { shoulder: 2, elbow: 1, wrist: 2, lowerBack: 1 },
  defaults: { reps: [6, 15], restSeconds: 75, secondsPerRep: 3 },
})

const fly = family({
  ...push,
  role: 'isolation',
  muscles: { chest: 1, 'front-delts': 0.5 },
  jointLoad: { shoulder: 2, elbow: 1 },
  failureSafe: true,
  defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 },
})

const barbell = {
  requires: [['barbell', 'weight-plates', 'bench', 'rack']],
  loadType: 'total',
  noise: 2,
  spaceM2: 6,
  skill: 2,
  defaults: { reps: [5, 10], restSeconds: 150, secondsPerRep: 4 },
} satisfies Facts

export const horizontalPushes = [
  pushUp(
    ['wall-push-up', 'Liegestütz an der Wand', 'Wall push-up'],
    ['Stell dich eine Armlänge vor die Wand.', 'Führ die Brust zwischen die Hände und drück dich zurück.'],
    ['Stand an arm’s length from the wall.', 'Bring your chest between your hands and press back.'],
    { requires: [['wall']], jointLoad: { shoulder: 1, elbow: 1, wrist: 1 }, contraindications: [] },
    { defaults: { reps: [10, 20], restSeconds: 45, secondsPerRep: 3 } },
  ),
  pushUp(
    ['incline-push-up', 'Liegestütz erhöht', 'Incline push-up'],
    ['Stütz dich auf einer festen Kante ab.', 'Halte Kopf, Hüfte und Fersen in einer Linie.'],
    ['Support your hands on a solid edge.', 'Keep head, hips and heels in one line.'],
    { requires: [['bench'], ['chair'], ['box'], ['stairs']], regressions: ['wall-push-up'] },
  ),
  pushUp(
    ['knee-push-up', 'Liegestütz auf den Knien', 'Knee push-up'],
    ['Leg das Gewicht oberhalb der Kniescheiben ab.', 'Senk Brust und Hüfte gemeinsam.'],
    ['Rest your weight just above the kneecaps.', 'Lower chest and hips together.'],
    { regressions: ['wall-push-up'] },
  ),
  pushUp(
    ['knee-fist-push-up', 'Liegestütz auf Fäusten und Knien', 'Kneeling push-up on fists'],
    [
      'Stütz dich auf die Fäuste, damit die Handgelenke gerade bleiben.',
      'Senk die Brust langsam und drück dich zurück.',
    ],
    ['Support yourself on your fists to keep straight wrists.', 'Lower your chest slowly and press back.'],
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 1, lowerBack: 1 }, regressions: ['wall-push-up'] },
  ),
  pushUp(
    ['push-up', 'Liegestütz', 'Push-up'],
    ['Dreh die Ellbogen schräg nach hinten.', 'Drück den Boden weg und halte den Rumpf fest.'],
    ['Point your elbows diagonally back.', 'Push the floor away and keep your trunk firm.'],
    { skill: 2, regressions: ['knee-push-up', 'knee-fist-push-up', 'incline-push-up'] },
  ),
  pushUp(
    ['slow-push-up', 'Langsame Liegestütze', 'Slow push-up'],
    ['Senk dich in vier Sekunden, die Brust knapp über den Boden.', 'Warte unten kurz und drück dich als Ganzes hoch.'],
    ['Take four seconds to lower your chest just above the floor.', 'Pause briefly, then press up in one piece.'],
    { skill: 2, regressions: ['push-up'], defaults: { reps: [6, 12], restSeconds: 75, secondsPerRep: 7 } },
  ),
  pushUp(
    ['feet-elevated-push-up', 'Liegestütz mit erhöhten Füßen', 'Feet-elevated push-up'],
    ['Stell die Füße auf eine feste Kante.', 'Lass die Hüfte nicht durchhängen.'],
    ['Set your feet on a solid edge.', 'Do not let your hips sag.'],
    { requires: [['bench'], ['chair'], ['box'], ['stairs']], skill: 3, regressions: ['push-up'] },
    { muscles: { chest: 1, triceps: 0.5, 'front-delts': 1, abs: 0.25 } },
  ),
  press(
    ['dumbbell-floor-press', 'Bodendrücken mit Kurzhanteln', 'Dumbbell floor press'],
    ['Senk die Oberarme sanft bis zum Boden.', 'Drück die Hanteln über die Brust nach oben.'],
    ['Lower your upper arms gently to the floor.', 'Press the dumbbells up over your chest.'],
    { requires: [['dumbbells']], loadType: 'per-hand', jointLoad: { shoulder: 1, elbow: 1, wrist: 1 }, noise: 1 },
  ),
  press(
    ['dumbbell-bench-press', 'Bankdrücken mit Kurzhanteln', 'Dumbbell bench press'],
    ['Zieh die Schulterblätter nach hinten unten.', 'Senk die Hanteln neben die Brust, Unterarme senkrecht.'],
    ['Draw your shoulder blades back and down.', 'Lower beside your chest with vertical forearms.'],
    {
      requires: [
        ['dumbbells', 'bench'],
        ['dumbbells', 'incline-bench'],
      ],
      loadType: 'per-hand',
      noise: 1,
      spaceM2: 4,
    },
    { regressions: ['dumbbell-floor-press'] },
  ),
  press(
    ['incline-dumbbell-press', 'Schrägbankdrücken mit Kurzhanteln', 'Incline dumbbell press'],
    ['Stell die Lehne auf etwa 30 Grad.', 'Drück die Hanteln über das Schlüsselbein.'],
    ['Set the backrest to about 30 degrees.', 'Press the dumbbells over your collarbones.'],
    { requires: [['dumbbells', 'incline-bench']], loadType: 'per-hand', noise: 1, spaceM2: 4 },
    { muscles: { chest: 1, 'front-delts': 0.5, triceps: 0.5 }, regressions: ['dumbbell-floor-press'] },
  ),
  press(
    ['bench-press', 'Bankdrücken mit der Langhantel', 'Barbell bench press'],
    ['Stell die Füße fest auf und spann den oberen Rücken an.', 'Führ die Stange kontrolliert zur unteren Brust.'],
    ['Plant your feet and tighten your upper back.', 'Bring the bar under control to your lower chest.'],
    barbell,
    { regressions: ['chest-press', 'push-up', 'dumbbell-bench-press'] },
  ),
  press(
    ['chest-press', 'Brustpresse', 'Machine chest press'],
    ['Stell den Sitz so ein, dass die Griffe auf Brusthöhe sind.', 'Drück, ohne die Schultern hochzuziehen.'],
    ['Set the seat so the handles sit at chest height.', 'Press without shrugging your shoulders.'],
    { requires: [['chest-press-machine']], loadType: 'stack', failureSafe: true },
  ),
  press(
    ['band-chest-press', 'Brustdrücken mit Band', 'Band chest press'],
    ['Führ das Band um den oberen Rücken.', 'Streck die Arme nach vorn und komm langsam zurück.'],
    ['Wrap the band around your upper back.', 'Straighten your arms forward and return slowly.'],
    { requires: [['resistance-band']], loadType: 'band', jointLoad: { shoulder: 1, elbow: 1 }, failureSafe: true },
    { defaults: { reps: [10, 20], restSeconds: 60, secondsPerRep: 3 } },
    { regressions: ['wall-push-up'] },
  ),
  press(
    ['kettlebell-floor-press', 'Einarmiges Bodendrücken', 'Single-arm floor press'],
    ['Stell die Beine auf und leg den freien Arm zur Seite.', 'Halte das Handgelenk gerade unter dem Gewicht.'],
    ['Bend your knees and rest your free arm out to the side.', 'Keep a straight wrist under the weight.'],
    { requires: [['kettlebell'], ['dumbbells']], loadType: 'total', unilateral: true, noise: 1 },
    { muscles: { chest: 1, triceps: 0.5, 'front-delts': 0.5, obliques: 0.25 } },
    { jointLoad: { shoulder: 1, elbow: 1, wrist: 1 } },
    { regressions: ['dumbbell-floor-press'] },
  ),
  pushUp(
    ['close-grip-push-up', 'Enger Liegestütz', 'Close-grip push-up'],
    ['Stell die Hände schulterbreit oder enger auf.', 'Führ die Ellbogen dicht am Körper entlang.'],
    ['Set your hands shoulder-width or closer.', 'Keep your elbows close to your body.'],
    { skill: 3, muscles: { triceps: 1, chest: 1, 'front-delts': 0.5, abs: 0.25 }, regressions: ['push-up'] },
    { jointLoad: { shoulder: 2, elbow: 2, wrist: 2, lowerBack: 1 } },
  ),
  pushUp(
    ['archer-push-up', 'Archer-Liegestütz', 'Archer push-up'],
    ['Stell die Hände sehr breit auf.', 'Verlagere das Gewicht auf einen Arm, der andere bleibt lang.'],
    ['Set your hands very wide.', 'Shift onto one arm while the other stays long.'],
    { skill: 4, unilateral: true, jointLoad: { shoulder: 3, elbow: 2, wrist: 2, lowerBack: 1 } },
    { regressions: ['push-up'], defaults: { reps: [3, 8], restSeconds: 90, secondsPerRep: 4 } },
  ),
  pushUp(
    ['suspension-push-up', 'Liegestütz in Schlingen oder Ringen', 'Suspension push-up'],
    ['Halte die Griffe dicht neben der Brust.', 'Steh aufrechter, wenn es zu schwer wird.'],
    ['Keep the handles close to your chest.', 'Stand more upright if it gets too hard.'],
    { requires: [['suspension-trainer'], ['rings']], skill: 3, spaceM2: 4, regressions: ['push-up'] },
    { jointLoad: { shoulder: 2, elbow: 1, wrist: 1, lowerBack: 1 }, contraindications: [] },
  ),
  press(
    ['assisted-dip', 'Dips an der Maschine mit Hilfe', 'Machine-assisted dip'],
    ['Wähl genug Hilfe, um langsam abzusenken.', 'Geh nur bis zum rechten Winkel im Ellbogen.'],
    ['Choose enough help to lower slowly.', 'Go only to a right angle at the elbow.'],
    { requires: [['assisted-pull-up-machine']], loadType: 'assisted', failureSafe: true },
    { muscles: { chest: 1, triceps: 1, 'front-delts': 0.5 }, jointLoad: { shoulder: 2, elbow: 1, wrist: 1 } },
  ),
  press(
    ['dip', 'Dips am Barren', 'Parallel bar dip'],
    ['Lehn dich leicht vor und halte die Schultern unten.', 'Senk dich kontrolliert und drück dich ganz hoch.'],
    ['Lean slightly forward and keep your shoulders down.', 'Lower under control and press all the way up.'],
    { requires: [['dip-bars']], loadType: 'added', skill: 3, regressions: ['assisted-dip', 'push-up'] },
    { muscles: { chest: 1, triceps: 1, 'front-delts': 0.5 }, jointLoad: { shoulder: 3, elbow: 2, wrist: 1 } },
    { defaults: { reps: [5, 12], restSeconds: 120, secondsPerRep: 4 } },
  ),
  press(
    ['incline-bench-press', 'Schrägbankdrücken mit der Langhantel', 'Incline barbell press'],
    ['Stell die Lehne auf etwa 30 Grad.', 'Führ die Stange zum oberen Brustbein.'],
    ['Set the backrest to about 30 degrees.', 'Bring the bar to your upper breastbone.'],
    barbell,
    { requires: [['barbell', 'weight-plates', 'incline-bench', 'rack']], skill: 3 },
    { regressions: ['incline-dumbbell-press', 'bench-press'] },
  ),
  press(
    ['close-grip-bench-press', 'Enges Bankdrücken', 'Close-grip bench press'],
    ['Greif etwa schulterbreit.', 'Lass die Ellbogen nah am Körper und drück gerade hoch.'],
    ['Grip about shoulder-width.', 'Keep your elbows close and press straight up.'],
    barbell,
    { muscles: { triceps: 1, chest: 1, 'front-delts': 0.5 }, jointLoad: { shoulder: 2, elbow: 2, wrist: 1 }, skill: 3 },
    { regressions: ['bench-press'] },
  ),
  fly(
    ['dumbbell-fly', 'Fliegende mit Kurzhanteln', 'Dumbbell fly'],
    ['Halte die Ellbogen leicht gebeugt.', 'Öffne die Arme nur, bis du eine Dehnung spürst.'],
    ['Keep a slight bend in your elbows.', 'Open your arms only until you feel a stretch.'],
    {
      requires: [
        ['dumbbells', 'bench'],
        ['dumbbells', 'incline-bench'],
      ],
      loadType: 'per-hand',
      skill: 2,
      noise: 1,
    },
    { failureSafe: false },
    { regressions: ['pec-deck-fly'] },
  ),
  fly(
    ['cable-fly', 'Fliegende am Kabelzug', 'Cable fly'],
    ['Mach einen kleinen Schritt nach vorn.', 'Führ die Hände im Bogen vor der Brust zusammen.'],
    ['Take a small step forward.', 'Bring your hands together in an arc before your chest.'],
    { requires: [['cable-machine']], loadType: 'stack', spaceM2: 4 },
  ),
  fly(
    ['pec-deck-fly', 'Butterfly', 'Pec deck fly'],
    ['Stell die Griffe auf Brusthöhe ein.', 'Drück die Arme zusammen und öffne sie langsam.'],
    ['Set the handles at chest height.', 'Press your arms together and open them slowly.'],
    { requires: [['pec-deck']], loadType: 'stack' },
  ),
  press(
    ['pause-bench-press', 'Bankdrücken mit Pause', 'Pause bench press'],
    ['Lass die Stange zwei Sekunden still auf der Brust liegen.', 'Halte die Spannung und drück ohne Schwung hoch.'],
    ['Let the bar rest still on your chest for two seconds.', 'Stay tight and press without momentum.'],
    barbell,
    { skill: 3, regressions: ['bench-press'], defaults: { reps: [3, 6], restSeconds: 180, secondsPerRep: 6 } },
  ),
]
