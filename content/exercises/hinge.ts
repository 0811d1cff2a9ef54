import { type Facts, family } from './entry.ts'

const hinge = family({
  pattern: 'hinge',
  role: 'compound',
  muscles: { hamstrings: 1, glutes: 1, 'lower-back': 0.5 },
  jointLoad: { lowerBack: 2, hip: 2, knee: 1 },
  skill: 2,
  defaults: { reps: [8, 12], restSeconds: 90, secondsPerRep: 4 },
})

const bridge = family({
  pattern: 'hinge',
  role: 'compound',
  muscles: { glutes: 1, hamstrings: 0.5 },
  jointLoad: { lowerBack: 1, hip: 1, knee: 1 },
  spaceM2: 2.5,
  defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 },
})

const floorPull = {
  requires: [['barbell', 'weight-plates']],
  loadType: 'total',
  muscles: { hamstrings: 1, glutes: 1, 'lower-back': 1, quads: 0.5, 'upper-back': 0.5, traps: 0.5, forearms: 0.5 },
  jointLoad: { shoulder: 1, wrist: 1, lowerBack: 3, hip: 3, knee: 2, ankle: 1 },
  axialLoad: 3,
  noise: 3,
  spaceM2: 5,
  skill: 3,
  gripHeavy: true,
  defaults: { reps: [3, 8], restSeconds: 180, secondsPerRep: 4 },
} satisfies Facts

export const hinges = [
  bridge(
    ['glute-bridge', 'Beckenheben', 'Glute bridge'],
    ['Stell die Füße nah ans Gesäß.', 'Heb das Becken, bis Knie, Hüfte und Schulter eine Linie bilden.'],
    ['Place your feet close to your seat.', 'Lift your hips until knees, hips and shoulders line up.'],
  ),
  bridge(
    ['single-leg-glute-bridge', 'Einbeiniges Beckenheben', 'Single-leg glute bridge'],
    ['Halte beide Beckenseiten auf gleicher Höhe.', 'Drück durch die Ferse des stehenden Beins.'],
    ['Keep both sides of your pelvis level.', 'Drive through the heel of the planted leg.'],
    { unilateral: true, skill: 2, regressions: ['glute-bridge'] },
    { defaults: { reps: [8, 15], restSeconds: 60, secondsPerRep: 4 } },
  ),
  bridge(
    ['dumbbell-glute-bridge', 'Beckenheben mit Kurzhantel', 'Dumbbell glute bridge'],
    ['Leg die Hantel quer auf die Hüfte und halte sie fest.', 'Halte oben eine Sekunde die Spannung im Gesäß.'],
    ['Lay the dumbbell across your hips and hold it.', 'Squeeze your glutes for a second at the top.'],
    { requires: [['dumbbells'], ['kettlebell'], ['weight-plates']], loadType: 'total', failureSafe: true },
    { regressions: ['glute-bridge'] },
  ),
  bridge(
    ['band-glute-bridge', 'Beckenheben mit Miniband', 'Mini-band glute bridge'],
    ['Leg das Band knapp über die Knie.', 'Drück die Knie gegen das Band nach außen und heb das Becken.'],
    ['Put the band just above your knees.', 'Press your knees out against the band and lift your hips.'],
    { requires: [['mini-band']], loadType: 'band', muscles: { glutes: 1, hamstrings: 0.5, abductors: 0.5 } },
    {
      regressions: ['glute-bridge'],
      failureSafe: true,
      defaults: { reps: [12, 20], restSeconds: 45, secondsPerRep: 4 },
    },
  ),
  bridge(
    ['hip-thrust', 'Hip Thrust ohne Gewicht', 'Bodyweight hip thrust'],
    ['Lehn die Schulterblätter an die Kante.', 'Zieh das Kinn leicht ein und streck die Hüfte ganz.'],
    ['Lean your shoulder blades on the edge.', 'Tuck your chin slightly and extend your hips fully.'],
    { requires: [['bench'], ['chair'], ['box']], regressions: ['glute-bridge'] },
  ),
  bridge(
    ['barbell-hip-thrust', 'Hip Thrust mit der Langhantel', 'Barbell hip thrust'],
    ['Polstere die Stange in der Leiste gut ab.', 'Halte die Rippen unten und drück durch die Fersen.'],
    ['Pad the bar well in the crease of your hips.', 'Keep your ribs down and drive through your heels.'],
    { requires: [['barbell', 'weight-plates', 'bench']], loadType: 'total', skill: 2, noise: 2, spaceM2: 5 },
    { jointLoad: { lowerBack: 1, hip: 2, knee: 1 }, muscles: { glutes: 1, hamstrings: 0.5, quads: 0.25 } },
    { regressions: ['hip-thrust'], defaults: { reps: [6, 12], restSeconds: 120, secondsPerRep: 4 } },
    { contraindications: ['pregnancy'] },
  ),
  hinge(
    ['hip-hinge', 'Hüftbeuge ohne Gewicht', 'Bodyweight hip hinge'],
    ['Schieb das Gesäß nach hinten, als wolltest du eine Tür schließen.', 'Halte den Rücken lang und die Knie weich.'],
    ['Push your hips back as if closing a door.', 'Keep your back long and your knees soft.'],
    { skill: 1, jointLoad: { lowerBack: 1, hip: 1 }, defaults: { reps: [10, 15], restSeconds: 45, secondsPerRep: 4 } },
  ),
  hinge(
    ['dumbbell-romanian-deadlift', 'Rumänisches Kreuzheben mit Kurzhanteln', 'Dumbbell Romanian deadlift'],
    ['Führ die Hanteln dicht an den Beinen entlang.', 'Stopp, sobald die Hüfte nicht weiter nach hinten geht.'],
    ['Slide the dumbbells close along your legs.', 'Stop when your hips cannot travel further back.'],
    { requires: [['dumbbells']], loadType: 'per-hand', axialLoad: 1, regressions: ['hip-hinge'] },
    { muscles: { hamstrings: 1, glutes: 1, 'lower-back': 0.5, forearms: 0.25 } },
  ),
  hinge(
    ['kettlebell-deadlift', 'Kreuzheben mit Kettlebell', 'Kettlebell deadlift'],
    ['Stell die Kettlebell zwischen die Knöchel.', 'Spann den Rücken an, bevor das Gewicht abhebt.'],
    ['Set the kettlebell between your ankles.', 'Tighten your back before the weight leaves the floor.'],
    { requires: [['kettlebell'], ['dumbbells']], loadType: 'total', skill: 1, noise: 1, axialLoad: 1 },
    { muscles: { hamstrings: 1, glutes: 1, quads: 0.5, 'lower-back': 0.5 }, regressions: ['hip-hinge'] },
  ),
  hinge(
    ['barbell-romanian-deadlift', 'Rumänisches Kreuzheben mit der Langhantel', 'Barbell Romanian deadlift'],
    ['Beuge die Knie leicht und lass sie dort.', 'Spür die Dehnung hinten im Bein und komm dann hoch.'],
    ['Bend your knees a little and leave them there.', 'Feel the stretch in your hamstrings, then stand up.'],
    { requires: [['barbell', 'weight-plates']], loadType: 'total', axialLoad: 2, skill: 3, noise: 1, spaceM2: 5 },
    { muscles: { hamstrings: 1, glutes: 1, 'lower-back': 0.5, forearms: 0.5, 'upper-back': 0.25 }, gripHeavy: true },
    { regressions: ['dumbbell-romanian-deadlift'], defaults: { reps: [6, 10], restSeconds: 120, secondsPerRep: 4 } },
  ),
  hinge(
    ['deadlift', 'Kreuzheben', 'Conventional deadlift'],
    ['Stell dich mit der Stange über der Fußmitte auf.', 'Drück den Boden weg und halte die Stange am Körper.'],
    ['Stand with the bar over mid-foot.', 'Push the floor away and keep the bar against your body.'],
    floorPull,
    { regressions: ['kettlebell-deadlift', 'barbell-romanian-deadlift'] },
  ),
  hinge(
    ['trap-bar-deadlift', 'Kreuzheben mit der Trap-Bar', 'Trap-bar deadlift'],
    ['Stell dich mittig in die Stange.', 'Steh mit stolzer Brust auf und streck Knie und Hüfte zugleich.'],
    ['Stand in the centre of the bar.', 'Rise with a proud chest, extending knees and hips together.'],
    floorPull,
    { requires: [['trap-bar', 'weight-plates']], skill: 2, regressions: ['kettlebell-deadlift'] },
    { jointLoad: { shoulder: 1, wrist: 1, lowerBack: 2, hip: 2, knee: 2, ankle: 1 } },
    { muscles: { quads: 1, glutes: 1, hamstrings: 0.5, 'lower-back': 0.5, 'upper-back': 0.5, forearms: 0.5 } },
  ),
  hinge(
    ['band-romanian-deadlift', 'Rumänisches Kreuzheben mit Band', 'Band Romanian deadlift'],
    ['Stell dich hüftbreit auf das Band.', 'Streck die Hüfte gegen den Zug ganz durch.'],
    ['Stand hip-width on the band.', 'Extend your hips fully against the pull.'],
    { requires: [['resistance-band']], loadType: 'band', skill: 1, jointLoad: { lowerBack: 1, hip: 1, knee: 1 } },
    { regressions: ['hip-hinge'], defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 } },
  ),
  hinge(
    ['back-extension', 'Rückenstrecker auf der Bank', 'Back extension'],
    ['Stell das Polster knapp unter den Hüftknochen ein.', 'Heb den Oberkörper nur bis zur geraden Linie.'],
    ['Set the pad just below your hip bones.', 'Raise your torso only to a straight line.'],
    { requires: [['back-extension-bench']], loadType: 'added', skill: 1, failureSafe: true },
    { muscles: { 'lower-back': 1, glutes: 1, hamstrings: 1 }, contraindications: ['pregnancy', 'hypertension'] },
    { defaults: { reps: [10, 15], restSeconds: 75, secondsPerRep: 4 } },
  ),
]
