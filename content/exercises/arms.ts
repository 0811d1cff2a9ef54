import { type Facts, family } from './entry.ts'

const isolation = {
  role: 'isolation',
  failureSafe: true,
  defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 },
} satisfies Facts

const curl = family({
  ...isolation,
  pattern: 'arm-flexion',
  muscles: { biceps: 1, forearms: 0.5 },
  jointLoad: { elbow: 1, wrist: 1 },
})

const extension = family({
  ...isolation,
  pattern: 'arm-extension',
  muscles: { triceps: 1 },
  jointLoad: { elbow: 2, wrist: 1 },
})

export const arms = [
  curl(
    ['dumbbell-curl', 'Bizepscurl mit Kurzhanteln', 'Dumbbell curl'],
    ['Halte die Ellbogen an den Rippen.', 'Dreh die Handflächen beim Heben nach oben.'],
    ['Keep your elbows at your ribs.', 'Turn your palms up as you lift.'],
    { requires: [['dumbbells']], loadType: 'per-hand' },
    { regressions: ['band-curl'] },
  ),
  curl(
    ['hammer-curl', 'Hammercurl', 'Hammer curl'],
    ['Lass die Daumen die ganze Zeit oben.', 'Senk langsamer, als du hebst.'],
    ['Keep your thumbs up throughout.', 'Lower slower than you lift.'],
    { requires: [['dumbbells']], loadType: 'per-hand', muscles: { biceps: 1, forearms: 1 } },
    { regressions: ['band-hammer-curl'] },
  ),
  curl(
    ['kettlebell-curl', 'Bizepscurl mit Kettlebell', 'Kettlebell curl'],
    ['Greif die Kettlebell seitlich am Griff.', 'Beug die Arme, ohne mit dem Rücken zu schwingen.'],
    ['Hold the kettlebell by the sides of its handle.', 'Bend your arms without swinging your back.'],
    { requires: [['kettlebell']], loadType: 'total' },
  ),
  curl(
    ['single-arm-curl', 'Einarmiger Bizepscurl', 'Single-arm curl'],
    ['Stell dich stabil hin und lass die Schulter tief.', 'Beug den Arm langsam und streck ihn ganz.'],
    ['Stand firm and keep your shoulder low.', 'Bend your arm slowly and straighten it fully.'],
    { requires: [['kettlebell'], ['dumbbells']], loadType: 'total', unilateral: true },
  ),
  curl(
    ['barbell-curl', 'Bizepscurl mit der Langhantel', 'Barbell curl'],
    ['Greif schulterbreit und spann das Gesäß an.', 'Lass die Ellbogen vorn nicht wegwandern.'],
    ['Grip shoulder-width and tighten your glutes.', 'Do not let your elbows drift forward.'],
    {
      requires: [['barbell'], ['ez-bar']],
      loadType: 'total',
      jointLoad: { elbow: 1, wrist: 2, lowerBack: 1 },
      noise: 1,
    },
    { regressions: ['dumbbell-curl'] },
  ),
  curl(
    ['band-curl', 'Bizepscurl mit Band', 'Band curl'],
    ['Stell dich auf das Band, Füße hüftbreit.', 'Zieh hoch und lass das Band nicht zurückschnellen.'],
    ['Stand on the band, feet hip-width.', 'Curl up and do not let the band snap back.'],
    { requires: [['resistance-band']], loadType: 'band' },
  ),
  curl(
    ['band-hammer-curl', 'Hammercurl mit Band', 'Band hammer curl'],
    ['Greif das Band mit den Daumen nach oben.', 'Halte die Oberarme ruhig am Körper.'],
    ['Hold the band with your thumbs up.', 'Keep your upper arms still at your sides.'],
    { requires: [['resistance-band']], loadType: 'band', muscles: { biceps: 1, forearms: 1 } },
  ),
  curl(
    ['cable-curl', 'Bizepscurl am Kabelzug', 'Cable curl'],
    ['Stell die Rolle ganz nach unten.', 'Spann oben kurz an und gib langsam nach.'],
    ['Set the pulley to the bottom.', 'Squeeze briefly at the top and release slowly.'],
    { requires: [['cable-machine']], loadType: 'stack' },
  ),
  curl(
    ['cable-hammer-curl', 'Hammercurl am Kabelzug', 'Cable rope hammer curl'],
    ['Greif das Seil mit den Daumen nach oben.', 'Beug die Arme, ohne die Ellbogen zu bewegen.'],
    ['Hold the rope with your thumbs up.', 'Bend your arms without moving your elbows.'],
    { requires: [['cable-machine']], loadType: 'stack', muscles: { biceps: 1, forearms: 1 } },
  ),
  curl(
    ['sandbag-curl', 'Bizepscurl mit Sandsack', 'Sandbag curl'],
    ['Umfass den Sack von unten.', 'Heb ihn zur Brust, ohne dich zurückzulehnen.'],
    ['Hold the bag from underneath.', 'Lift it to your chest without leaning back.'],
    { requires: [['sandbag']], loadType: 'total', jointLoad: { elbow: 1, wrist: 1, lowerBack: 1 } },
    { regressions: ['band-curl'] },
  ),
  curl(
    ['plate-curl', 'Bizepscurl mit Hantelscheibe', 'Plate curl'],
    ['Halte die Scheibe mit beiden Händen am Rand.', 'Beug die Arme und lass die Ellbogen am Körper.'],
    ['Hold the plate by its rim with both hands.', 'Bend your arms and keep your elbows at your sides.'],
    { requires: [['weight-plates']], loadType: 'total' },
  ),
  curl(
    ['preacher-curl', 'Bizepscurl am Curlpult', 'Preacher curl'],
    ['Leg die Oberarme ganz auf das Polster.', 'Streck die Arme langsam, aber nicht ruckartig durch.'],
    ['Rest your upper arms fully on the pad.', 'Straighten your arms slowly and never with a jerk.'],
    {
      requires: [
        ['ez-bar', 'preacher-bench'],
        ['dumbbells', 'preacher-bench'],
      ],
      loadType: 'total',
    },
    { jointLoad: { elbow: 2, wrist: 1 } },
    { regressions: ['dumbbell-curl'] },
    { contraindications: ['elbow-pain'] },
  ),
  curl(
    ['suspension-curl', 'Bizepscurl am Schlingentrainer', 'Suspension curl'],
    ['Lehn dich zurück und halte die Ellbogen auf Schulterhöhe.', 'Zieh dich nur über die Arme heran.'],
    ['Lean back with elbows at shoulder height.', 'Pull yourself in with your arms alone.'],
    {
      requires: [['suspension-trainer'], ['rings']],
      skill: 2,
      spaceM2: 4,
      muscles: { biceps: 1, forearms: 0.5, abs: 0.25 },
    },
    { regressions: ['band-curl'] },
  ),
  curl(
    ['wrist-curl', 'Unterarmcurl', 'Wrist curl'],
    ['Leg die Unterarme auf den Oberschenkeln ab.', 'Beug nur die Handgelenke und senk langsam.'],
    ['Rest your forearms on your thighs.', 'Bend only your wrists and lower slowly.'],
    { requires: [['dumbbells'], ['barbell'], ['ez-bar']], loadType: 'total', muscles: { forearms: 1 } },
    { jointLoad: { wrist: 2 }, gripHeavy: true },
    { defaults: { reps: [12, 20], restSeconds: 45, secondsPerRep: 3 } },
  ),
  extension(
    ['sphinx-push-up', 'Sphinx-Liegestütz', 'Sphinx push-up'],
    ['Starte im Unterarmstütz mit festem Rumpf.', 'Drück die Handflächen in den Boden und streck die Arme.'],
    ['Start in a forearm plank with a firm trunk.', 'Press your palms down and straighten your arms.'],
    { skill: 3, jointLoad: { shoulder: 1, elbow: 3, wrist: 2 }, regressions: ['knee-sphinx-push-up'] },
    { muscles: { triceps: 1, abs: 0.25 }, defaults: { reps: [5, 10], restSeconds: 75, secondsPerRep: 4 } },
  ),
  extension(
    ['knee-sphinx-push-up', 'Sphinx-Liegestütz auf den Knien', 'Kneeling sphinx push-up'],
    ['Knie dich hin und leg die Unterarme ab.', 'Streck die Arme und senk die Ellbogen langsam zurück.'],
    ['Kneel down and rest on your forearms.', 'Straighten your arms, then lower your elbows slowly.'],
    {
      skill: 1,
      jointLoad: { shoulder: 1, elbow: 2, wrist: 1 },
      defaults: { reps: [6, 12], restSeconds: 60, secondsPerRep: 4 },
    },
    { regressions: ['wall-triceps-press'] },
  ),
  extension(
    ['bench-dip', 'Trizepsdips an der Kante', 'Bench dip'],
    ['Halte das Gesäß nah an der Kante.', 'Geh nur so tief, dass die Schultern ruhig bleiben.'],
    ['Keep your seat close to the edge.', 'Go only as deep as your shoulders stay calm.'],
    { requires: [['bench'], ['chair'], ['box']], jointLoad: { shoulder: 3, elbow: 2, wrist: 2 }, skill: 2 },
    { muscles: { triceps: 1, chest: 0.5, 'front-delts': 0.5 } },
    { regressions: ['wall-triceps-press'] },
  ),
  extension(
    ['overhead-triceps-extension', 'Trizepsstrecken über Kopf', 'Overhead triceps extension'],
    ['Halte das Gewicht mit beiden Händen hinter dem Kopf.', 'Streck die Arme und lass die Ellbogen eng.'],
    ['Hold the weight with both hands behind your head.', 'Straighten your arms and keep your elbows narrow.'],
    { requires: [['dumbbells'], ['kettlebell'], ['weight-plates']], loadType: 'total', overhead: true },
    { jointLoad: { shoulder: 2, elbow: 2, wrist: 1 } },
    { regressions: ['band-overhead-triceps-extension'] },
  ),
  extension(
    ['dumbbell-lying-triceps-extension', 'Trizepsstrecken liegend', 'Lying triceps extension'],
    ['Lass die Oberarme senkrecht stehen.', 'Beug nur die Ellbogen und führ die Hanteln neben die Ohren.'],
    ['Keep your upper arms vertical.', 'Bend only your elbows and lower beside your ears.'],
    { requires: [['dumbbells']], loadType: 'per-hand', noise: 1 },
  ),
  extension(
    ['skull-crusher', 'Stirndrücken mit der SZ-Stange', 'EZ-bar skull crusher'],
    ['Führ die Stange langsam hinter die Stirn.', 'Streck die Arme, ohne die Schultern zu bewegen.'],
    ['Lower the bar slowly behind your forehead.', 'Straighten your arms without moving your shoulders.'],
    {
      requires: [
        ['ez-bar', 'bench'],
        ['barbell', 'bench'],
      ],
      loadType: 'total',
      skill: 2,
      noise: 1,
      failureSafe: false,
    },
    { regressions: ['dumbbell-lying-triceps-extension'] },
    { contraindications: ['elbow-pain'] },
  ),
  extension(
    ['triceps-pushdown', 'Trizepsdrücken am Kabelzug', 'Triceps pushdown'],
    ['Halte die Ellbogen fest an den Seiten.', 'Drück bis in die volle Streckung.'],
    ['Pin your elbows to your sides.', 'Press until your arms are fully straight.'],
    { requires: [['cable-machine']], loadType: 'stack', jointLoad: { elbow: 1, wrist: 1 } },
    { regressions: ['band-pushdown'] },
  ),
  extension(
    ['band-overhead-triceps-extension', 'Trizepsstrecken mit Band', 'Band triceps extension'],
    ['Halte ein Bandende hinter dem Rücken fest.', 'Streck den oberen Arm und komm langsam zurück.'],
    ['Anchor one end of the band behind your back.', 'Straighten your upper arm and return slowly.'],
    { requires: [['resistance-band']], loadType: 'band', unilateral: true, overhead: true },
    { jointLoad: { shoulder: 1, elbow: 1 } },
  ),
  extension(
    ['band-pushdown', 'Trizepsdrücken mit Band', 'Band pushdown'],
    ['Befestige das Band über Kopfhöhe.', 'Drück die Hände nach unten und halte die Ellbogen fest.'],
    ['Anchor the band above head height.', 'Press your hands down and keep your elbows still.'],
    { requires: ['door-anchor', 'pull-up-bar', 'rack'].map(anchor => ['resistance-band', anchor]), loadType: 'band' },
    { jointLoad: { elbow: 1, wrist: 1 } },
  ),
  extension(
    ['wall-triceps-press', 'Trizepsdrücken an der Wand', 'Wall triceps press'],
    ['Leg die Unterarme an die Wand und tritt etwas zurück.', 'Drück dich mit den Handflächen in die Streckung.'],
    ['Rest your forearms on the wall and step back a little.', 'Push through your palms until your arms are straight.'],
    { requires: [['wall']], jointLoad: { shoulder: 1, elbow: 1, wrist: 1 } },
  ),
]
