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
  ),
  curl(
    ['hammer-curl', 'Hammercurl', 'Hammer curl'],
    ['Lass die Daumen die ganze Zeit oben.', 'Senk langsamer, als du hebst.'],
    ['Keep your thumbs up throughout.', 'Lower slower than you lift.'],
    { requires: [['dumbbells']], loadType: 'per-hand', muscles: { biceps: 1, forearms: 1 } },
  ),
  curl(
    ['kettlebell-curl', 'Bizepscurl mit Kettlebell', 'Kettlebell curl'],
    ['Greif die Kettlebell seitlich am Griff.', 'Beug die Arme, ohne mit dem Rücken zu schwingen.'],
    ['Hold the kettlebell by the sides of its handle.', 'Bend your arms without swinging your back.'],
    { requires: [['kettlebell'], ['medicine-ball']], loadType: 'total' },
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
  ),
  curl(
    ['reverse-curl', 'Curl im Obergriff', 'Reverse curl'],
    ['Greif von oben und halte die Handgelenke gerade.', 'Nimm weniger Gewicht als beim normalen Curl.'],
    ['Grip overhand and keep your wrists straight.', 'Use less weight than for a normal curl.'],
    { requires: [['ez-bar'], ['barbell'], ['dumbbells']], loadType: 'total', muscles: { forearms: 1, biceps: 0.5 } },
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
    ['sandbag-curl', 'Bizepscurl mit Sandsack', 'Sandbag curl'],
    ['Umfass den Sack von unten.', 'Heb ihn zur Brust, ohne dich zurückzulehnen.'],
    ['Hold the bag from underneath.', 'Lift it to your chest without leaning back.'],
    { requires: [['sandbag']], loadType: 'total', jointLoad: { elbow: 1, wrist: 1, lowerBack: 1 } },
  ),
  curl(
    ['plate-curl', 'Bizepscurl mit Hantelscheibe', 'Plate curl'],
    ['Halte die Scheibe mit beiden Händen am Rand.', 'Beug die Arme und lass die Ellbogen am Körper.'],
    ['Hold the plate by its rim with both hands.', 'Bend your arms and keep your elbows at your sides.'],
    { requires: [['weight-plates']], loadType: 'total' },
  ),
  extension(
    ['sphinx-push-up', 'Sphinx-Liegestütz', 'Sphinx push-up'],
    ['Starte im Unterarmstütz mit festem Rumpf.', 'Drück die Handflächen in den Boden und streck die Arme.'],
    ['Start in a forearm plank with a firm trunk.', 'Press your palms down and straighten your arms.'],
    { skill: 3, jointLoad: { shoulder: 1, elbow: 3, wrist: 2 }, regressions: ['knee-sphinx-push-up'] },
    { muscles: { triceps: 1, abs: 0.25 }, defaults: { reps: [5, 10], restSeconds: 75, secondsPerRep: 4 } },
    { contraindications: ['wrist-pain'] },
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
  ),
  extension(
    ['bench-dip', 'Trizepsdips an der Kante', 'Bench dip'],
    ['Halte das Gesäß nah an der Kante.', 'Geh nur so tief, dass die Schultern ruhig bleiben.'],
    ['Keep your seat close to the edge.', 'Go only as deep as your shoulders stay calm.'],
    { requires: [['bench'], ['chair'], ['box']], jointLoad: { shoulder: 3, elbow: 2, wrist: 2 }, skill: 2 },
    { muscles: { triceps: 1, chest: 0.5, 'front-delts': 0.5 }, contraindications: ['wrist-pain'] },
  ),
  extension(
    ['overhead-triceps-extension', 'Trizepsstrecken über Kopf', 'Overhead triceps extension'],
    ['Halte das Gewicht mit beiden Händen hinter dem Kopf.', 'Streck die Arme und lass die Ellbogen eng.'],
    ['Hold the weight with both hands behind your head.', 'Straighten your arms and keep your elbows narrow.'],
    { requires: [['dumbbells'], ['kettlebell'], ['weight-plates']], loadType: 'total', overhead: true },
    { jointLoad: { shoulder: 2, elbow: 2, wrist: 1 } },
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
  ),
  extension(
    ['triceps-pushdown', 'Trizepsdrücken am Kabelzug', 'Triceps pushdown'],
    ['Halte die Ellbogen fest an den Seiten.', 'Drück bis in die volle Streckung.'],
    ['Pin your elbows to your sides.', 'Press until your arms are fully straight.'],
    { requires: [['cable-machine']], loadType: 'stack', jointLoad: { elbow: 1, wrist: 1 } },
  ),
  extension(
    ['band-overhead-triceps-extension', 'Trizepsstrecken mit Band', 'Band triceps extension'],
    ['Halte ein Bandende hinter dem Rücken fest.', 'Streck den oberen Arm und komm langsam zurück.'],
    ['Anchor one end of the band behind your back.', 'Straighten your upper arm and return slowly.'],
    { requires: [['resistance-band']], loadType: 'band', unilateral: true, overhead: true },
    { jointLoad: { shoulder: 1, elbow: 1 } },
  ),
]
