import { type Facts, family } from './entry.ts'

const isolation = {
  role: 'isolation',
  failureSafe: true,
  defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 },
} satisfies Facts

const kneeExtension = family({
  ...isolation,
  pattern: 'knee-extension',
  muscles: { quads: 1 },
  jointLoad: { knee: 2 },
})

const kneeFlexion = family({
  ...isolation,
  pattern: 'knee-flexion',
  muscles: { hamstrings: 1, calves: 0.25 },
  jointLoad: { knee: 1 },
})

const hip = family({
  ...isolation,
  pattern: 'hip-isolation',
  muscles: { abductors: 1, glutes: 0.5 },
  jointLoad: { hip: 1 },
  unilateral: true,
  defaults: { reps: [12, 20], restSeconds: 45, secondsPerRep: 3 },
})

const calf = family({
  ...isolation,
  pattern: 'calf',
  muscles: { calves: 1 },
  jointLoad: { ankle: 1 },
  defaults: { reps: [12, 20], restSeconds: 45, secondsPerRep: 3 },
})

export const legIsolation = [
  kneeExtension(
    ['straight-leg-raise', 'Gestrecktes Beinheben mit Kniestreckung', 'Straight-leg raise with locked knee'],
    ['Spann den Oberschenkel an, bis das Knie ganz gestreckt ist.', 'Heb das Bein auf Höhe des anderen Knies.'],
    ['Tighten your thigh until the knee is fully straight.', 'Lift the leg to the height of the other knee.'],
    { muscles: { quads: 1, 'hip-flexors': 0.5 }, jointLoad: { hip: 1 }, unilateral: true },
    { defaults: { reps: [10, 15], restSeconds: 30, secondsPerRep: 5 } },
  ),
  kneeExtension(
    ['assisted-reverse-nordic', 'Kniestrecken im Kniestand, kurzer Weg', 'Short-range reverse nordic'],
    ['Lehn dich im Kniestand nur ein Stück zurück.', 'Halte Knie, Hüfte und Schulter in einer Linie.'],
    ['Lean back only a little while kneeling.', 'Keep knees, hips and shoulders in one line.'],
    { skill: 2, contraindications: ['knee-pain'], failureSafe: false },
    { defaults: { reps: [6, 12], restSeconds: 60, secondsPerRep: 4 } },
  ),
  kneeExtension(
    ['reverse-nordic', 'Kniestrecken im Kniestand', 'Reverse nordic'],
    ['Lehn dich mit gerader Hüfte langsam zurück.', 'Zieh dich nur mit den Oberschenkeln wieder hoch.'],
    ['Lean back slowly with straight hips.', 'Pull yourself up with your thighs alone.'],
    { skill: 3, jointLoad: { knee: 3 }, failureSafe: false, regressions: ['assisted-reverse-nordic'] },
    { defaults: { reps: [5, 10], restSeconds: 75, secondsPerRep: 5 } },
  ),
  kneeExtension(
    ['leg-extension', 'Beinstrecker', 'Leg extension'],
    ['Richte das Knie an der Drehachse der Maschine aus.', 'Halte oben kurz und senk langsam.'],
    ['Line your knee up with the machine’s pivot.', 'Pause at the top and lower slowly.'],
    { requires: [['leg-extension-machine']], loadType: 'stack', contraindications: ['knee-pain'] },
  ),
  kneeFlexion(
    ['hamstring-walkout', 'Beinbeuger-Walkout', 'Hamstring walkout'],
    ['Heb das Becken und geh in kleinen Schritten nach vorn.', 'Geh zurück, ohne die Hüfte sinken zu lassen.'],
    ['Lift your hips and walk your feet out in small steps.', 'Walk back without letting your hips drop.'],
    { skill: 2, muscles: { hamstrings: 1, glutes: 0.5 }, jointLoad: { lowerBack: 1, knee: 1 } },
    { defaults: { reps: [5, 10], restSeconds: 60, secondsPerRep: 6 }, regressions: ['long-lever-bridge'] },
  ),
  kneeFlexion(
    ['long-lever-bridge', 'Brücke mit weit vorgestellten Füßen', 'Long-lever bridge hold'],
    ['Stell die Fersen weit vor dir auf.', 'Heb das Becken und zieh die Fersen gedanklich heran.'],
    ['Place your heels far in front of you.', 'Lift your hips and pull your heels in your mind.'],
    { muscles: { hamstrings: 1, glutes: 0.5 }, defaults: { seconds: [15, 40], restSeconds: 45 } },
  ),
  kneeFlexion(
    ['leg-curl', 'Beinbeuger', 'Leg curl'],
    ['Stell das Polster knapp über die Ferse.', 'Beug die Knie ganz und lass langsam nach.'],
    ['Set the pad just above your heel.', 'Bend your knees fully and release slowly.'],
    { requires: [['leg-curl-machine']], loadType: 'stack' },
  ),
  kneeFlexion(
    ['stability-ball-leg-curl', 'Beinbeugen auf dem Gymnastikball', 'Stability-ball leg curl'],
    ['Leg die Fersen auf den Ball und heb das Becken.', 'Roll den Ball heran, ohne die Hüfte zu senken.'],
    ['Rest your heels on the ball and lift your hips.', 'Roll the ball in without dropping your hips.'],
    {
      requires: [['stability-ball']],
      skill: 2,
      muscles: { hamstrings: 1, glutes: 0.5 },
      regressions: ['long-lever-bridge'],
    },
  ),
  hip(
    ['clamshell', 'Muschel in Seitlage', 'Clamshell'],
    ['Leg dich auf die Seite und lass die Füße zusammen.', 'Öffne das obere Knie, ohne das Becken zu drehen.'],
    ['Lie on your side and keep your feet together.', 'Open your top knee without rolling your pelvis.'],
  ),
  hip(
    ['side-lying-leg-raise', 'Beinheben in Seitlage', 'Side-lying leg raise'],
    ['Streck das obere Bein leicht nach hinten.', 'Heb es mit der Ferse voran und senk es langsam.'],
    ['Keep your top leg slightly behind you.', 'Lift heel first and lower slowly.'],
  ),
  hip(
    ['side-lying-adduction', 'Beinheben innen in Seitlage', 'Side-lying adduction'],
    ['Stell das obere Bein vor dir auf.', 'Heb das untere, gestreckte Bein vom Boden.'],
    ['Place your top foot in front of you.', 'Lift the straight bottom leg off the floor.'],
    { muscles: { adductors: 1 } },
  ),
  calf(
    ['calf-raise', 'Wadenheben', 'Calf raise'],
    ['Steig so hoch wie möglich auf die Ballen.', 'Halte oben kurz und senk die Fersen langsam.'],
    ['Rise as high as you can onto the balls of your feet.', 'Pause at the top and lower your heels slowly.'],
  ),
  calf(
    ['single-leg-calf-raise', 'Einbeiniges Wadenheben', 'Single-leg calf raise'],
    ['Halte dich leicht fest, um die Balance zu sichern.', 'Drück über den großen Zeh nach oben.'],
    ['Hold on lightly for balance.', 'Push up through your big toe.'],
    { unilateral: true, skill: 2, jointLoad: { ankle: 2 }, regressions: ['calf-raise'] },
    { defaults: { reps: [8, 15], restSeconds: 45, secondsPerRep: 3 } },
  ),
]
