import { type Facts, family } from './entry.ts'

const pull = family({
  pattern: 'vertical-pull',
  role: 'compound',
  requires: [['pull-up-bar'], ['rings']],
  muscles: { lats: 1, 'upper-back': 0.5, biceps: 0.5, forearms: 0.25 },
  jointLoad: { shoulder: 2, elbow: 2, wrist: 1 },
  overhead: true,
  gripHeavy: true,
  skill: 4,
  defaults: { reps: [3, 6], restSeconds: 150, secondsPerRep: 4 },
})

const muscleUp = {
  muscles: { lats: 1, triceps: 1, chest: 0.5, 'upper-back': 0.5, biceps: 0.5, abs: 0.25 },
  jointLoad: { shoulder: 3, elbow: 3, wrist: 2 },
  skill: 5,
  spaceM2: 3,
} satisfies Facts

const lever = family({
  pattern: 'vertical-pull',
  role: 'compound',
  requires: [['pull-up-bar'], ['rings']],
  muscles: { lats: 1, abs: 0.5, 'upper-back': 0.5, forearms: 0.5, 'lower-back': 0.25 },
  jointLoad: { shoulder: 3, elbow: 2, wrist: 1, lowerBack: 1 },
  gripHeavy: true,
  skill: 4,
  spaceM2: 4,
  defaults: { seconds: [5, 20], restSeconds: 120 },
})

const handstand = family({
  pattern: 'vertical-push',
  role: 'compound',
  requires: [['wall']],
  muscles: { 'front-delts': 1, traps: 0.5, triceps: 0.5, abs: 0.25 },
  jointLoad: { shoulder: 3, elbow: 1, wrist: 3 },
  overhead: true,
  inverted: true,
  skill: 4,
  spaceM2: 4,
  contraindications: ['neck-pain', 'pregnancy'],
  defaults: { seconds: [10, 45], restSeconds: 90 },
})

const dip = family({
  pattern: 'horizontal-push',
  role: 'compound',
  muscles: { chest: 1, triceps: 1, 'front-delts': 0.5 },
  jointLoad: { shoulder: 3, elbow: 2, wrist: 1 },
  skill: 4,
  defaults: { reps: [4, 10], restSeconds: 120, secondsPerRep: 4 },
})

const sit = family({
  pattern: 'core-brace',
  role: 'core',
  requires: [['dip-bars'], ['rings']],
  muscles: { abs: 1, 'hip-flexors': 1, triceps: 0.5, quads: 0.25 },
  jointLoad: { shoulder: 2, elbow: 1, wrist: 2, hip: 1 },
  contraindications: ['pregnancy'],
  skill: 3,
  defaults: { seconds: [8, 25], restSeconds: 75 },
})

export const calisthenics = [
  pull(
    ['chest-to-bar-pull-up', 'Klimmzug zur Brust', 'Chest-to-bar pull-up'],
    ['Zieh so hoch, dass die Brust die Stange berührt.', 'Lass die Beine ruhig hängen und senk dich langsam.'],
    ['Pull until your chest touches the bar.', 'Keep your legs still and lower slowly.'],
    { requires: [['pull-up-bar']], regressions: ['pull-up'] },
  ),
  pull(
    ['explosive-pull-up', 'Explosiver Klimmzug', 'Explosive pull-up'],
    ['Zieh von Anfang an so schnell, wie du kannst.', 'Beende den Satz, sobald du langsamer wirst.'],
    ['Pull as fast as you can from the very start.', 'End the set as soon as you slow down.'],
    {
      requires: [['pull-up-bar']],
      regressions: ['chest-to-bar-pull-up'],
      jointLoad: { shoulder: 3, elbow: 2, wrist: 1 },
    },
    { defaults: { reps: [2, 5], restSeconds: 180, secondsPerRep: 3 } },
  ),
  pull(
    ['band-assisted-muscle-up', 'Muscle-up mit Bandhilfe', 'Band-assisted muscle-up'],
    [
      'Zieh die Stange bis unter die Brust und kipp die Ellbogen schnell darüber.',
      'Drück dich bis in die gestreckten Arme.',
    ],
    ['Pull the bar below your chest and turn your elbows over fast.', 'Press up until your arms are straight.'],
    muscleUp,
    { requires: [['pull-up-bar', 'resistance-band']], loadType: 'band', skill: 4 },
    { regressions: ['chest-to-bar-pull-up'] },
  ),
  pull(
    ['bar-muscle-up', 'Muscle-up an der Stange', 'Bar muscle-up'],
    [
      'Zieh die Stange im Bogen zur Hüfte, nicht senkrecht zum Kinn.',
      'Bring beide Ellbogen gleichzeitig über die Stange.',
    ],
    ['Pull the bar in an arc to your hips, not straight to your chin.', 'Bring both elbows over the bar together.'],
    muscleUp,
    { requires: [['pull-up-bar']], regressions: ['explosive-pull-up', 'band-assisted-muscle-up'] },
    { defaults: { reps: [1, 4], restSeconds: 180, secondsPerRep: 5 } },
  ),
  pull(
    ['ring-muscle-up', 'Muscle-up an den Ringen', 'Ring muscle-up'],
    ['Greif tief in die Ringe, das Handgelenk liegt oben auf.', 'Halte die Ringe beim Übergang eng am Körper.'],
    ['Take a deep grip with your wrists on top of the rings.', 'Keep the rings close to your body in the transition.'],
    muscleUp,
    { requires: [['rings']], regressions: ['bar-muscle-up'] },
    { defaults: { reps: [1, 4], restSeconds: 180, secondsPerRep: 5 } },
  ),
  lever(
    ['tuck-front-lever', 'Front Lever gehockt', 'Tuck front lever'],
    ['Zieh die Knie zur Brust und heb die Hüfte auf Schulterhöhe.', 'Drück die gestreckten Arme nach unten.'],
    ['Draw your knees in and lift your hips to shoulder height.', 'Push down with straight arms.'],
    { skill: 3, jointLoad: { shoulder: 2, elbow: 2, wrist: 1, lowerBack: 1 }, regressions: ['scapular-pull-up'] },
  ),
  lever(
    ['advanced-tuck-front-lever', 'Front Lever halb gehockt', 'Advanced tuck front lever'],
    ['Öffne die Hüfte, bis der Rücken flach ist.', 'Halte Arme und Rücken gestreckt.'],
    ['Open your hips until your back is flat.', 'Keep your arms and back straight.'],
    { regressions: ['tuck-front-lever'] },
  ),
  lever(
    ['single-leg-front-lever', 'Front Lever mit einem Bein', 'Single-leg front lever'],
    ['Streck ein Bein, das andere bleibt angezogen.', 'Halte das Becken in einer Linie mit den Schultern.'],
    ['Extend one leg and keep the other tucked.', 'Keep your pelvis in line with your shoulders.'],
    { unilateral: true, regressions: ['advanced-tuck-front-lever'], defaults: { seconds: [5, 12], restSeconds: 120 } },
  ),
  lever(
    ['front-lever', 'Front Lever', 'Front lever'],
    [
      'Mach dich von den Schultern bis zu den Zehen zum Brett.',
      'Drück die Stange Richtung Hüfte und atme flach weiter.',
    ],
    ['Make a plank from shoulders to toes.', 'Push the bar towards your hips and keep breathing.'],
    { skill: 5, regressions: ['single-leg-front-lever'], defaults: { seconds: [3, 12], restSeconds: 150 } },
  ),
  handstand(
    ['wall-walk', 'Wandlauf in den Handstand', 'Wall walk'],
    ['Lauf mit den Füßen die Wand hoch und setz die Hände nach.', 'Geh nur so weit, wie du sicher zurückkommst.'],
    ['Walk your feet up the wall and step your hands in.', 'Go only as far as you can safely return.'],
    { skill: 3, regressions: ['pike-shoulder-shift'], defaults: { reps: [2, 5], restSeconds: 90, secondsPerRep: 10 } },
  ),
  handstand(
    ['wall-handstand-hold', 'Handstand mit dem Bauch zur Wand', 'Chest-to-wall handstand hold'],
    ['Stell die Hände eine Handlänge vor die Wand.', 'Schieb dich aus den Schultern lang und spann den Bauch an.'],
    ['Place your hands a hand’s length from the wall.', 'Push tall through your shoulders and tighten your abs.'],
    { regressions: ['wall-walk'] },
  ),
  handstand(
    ['freestanding-handstand', 'Freier Handstand', 'Freestanding handstand'],
    ['Schau zwischen die Hände und steuere mit den Fingern.', 'Üb den Ausstieg zur Seite, bevor du länger stehst.'],
    ['Look between your hands and steer with your fingers.', 'Practise stepping out sideways before longer holds.'],
    { requires: [[]], skill: 5, regressions: ['wall-handstand-hold'], defaults: { seconds: [5, 30], restSeconds: 90 } },
  ),
  dip(
    ['ring-support-hold', 'Stütz in den Ringen', 'Ring support hold'],
    ['Streck die Arme ganz und dreh die Ringe leicht nach außen.', 'Halte die Schultern tief und die Ringe am Körper.'],
    ['Lock your arms and turn the rings out slightly.', 'Keep your shoulders down and the rings at your sides.'],
    { requires: [['rings']], skill: 3, muscles: { triceps: 1, chest: 0.5, 'front-delts': 0.5, abs: 0.25 } },
    { jointLoad: { shoulder: 2, elbow: 2, wrist: 1 }, defaults: { seconds: [10, 30], restSeconds: 90 } },
  ),
  dip(
    ['straight-bar-dip', 'Dips an der Stange', 'Straight-bar dip'],
    [
      'Beug dich leicht über die Stange und führ die Ellbogen nach hinten.',
      'Senk dich, bis die Stange die untere Brust berührt.',
    ],
    ['Lean slightly over the bar and drive your elbows back.', 'Lower until the bar touches your lower chest.'],
    { requires: [['pull-up-bar']], regressions: ['dip'] },
  ),
  dip(
    ['ring-dip', 'Dips in den Ringen', 'Ring dip'],
    ['Halte die Ringe die ganze Zeit eng am Körper.', 'Senk dich nur so tief, wie die Schultern stabil bleiben.'],
    ['Keep the rings close to your body throughout.', 'Lower only as far as your shoulders stay stable.'],
    { requires: [['rings']], regressions: ['dip', 'ring-support-hold'] },
  ),
  sit(
    ['tuck-l-sit', 'L-Sitz gehockt', 'Tucked L-sit'],
    ['Drück dich mit gestreckten Armen hoch und heb die Knie.', 'Schieb die Schultern weg von den Ohren.'],
    ['Push up with straight arms and lift your knees.', 'Push your shoulders away from your ears.'],
    { skill: 2, requires: [['dip-bars'], ['rings'], ['chair']] },
  ),
  sit(
    ['single-leg-l-sit', 'L-Sitz mit einem Bein', 'Single-leg L-sit'],
    ['Streck ein Bein waagerecht, das andere bleibt angezogen.', 'Halte den Rücken lang.'],
    ['Extend one leg level and keep the other tucked.', 'Keep your back long.'],
    { unilateral: true, regressions: ['tuck-l-sit'] },
  ),
  sit(
    ['l-sit', 'L-Sitz', 'L-sit'],
    ['Streck beide Beine auf Hüfthöhe, Zehen gestreckt.', 'Drück den Boden oder die Holme aktiv weg.'],
    ['Extend both legs at hip height with pointed toes.', 'Actively push the floor or bars away.'],
    { requires: [['dip-bars'], ['rings']], skill: 4, regressions: ['single-leg-l-sit'] },
  ),
  sit(
    ['ring-rollout', 'Ausrollen in Ringen oder Schlingen', 'Ring rollout'],
    ['Beginn auf den Knien mit den Händen vor der Hüfte.', 'Schieb die Arme nach vorn, ohne ins Hohlkreuz zu fallen.'],
    ['Start on your knees with your hands in front of your hips.', 'Reach forward without letting your back sag.'],
    {
      requires: [['rings'], ['suspension-trainer']],
      overhead: true,
      spaceM2: 4,
      regressions: ['stability-ball-rollout'],
    },
    { muscles: { abs: 1, lats: 0.5, obliques: 0.5 }, jointLoad: { shoulder: 2, elbow: 1, lowerBack: 1, knee: 1 } },
    { defaults: { reps: [5, 10], restSeconds: 75, secondsPerRep: 5 } },
  ),
]
