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
    ['quad-set', 'Oberschenkel anspannen im Liegen', 'Quad set'],
    ['Drück die Kniekehle in den Boden und zieh die Zehen an.', 'Halte fünf Sekunden und lass ganz los.'],
    ['Press the back of your knee down and pull your toes up.', 'Hold for five seconds and let go completely.'],
    { jointLoad: {}, unilateral: true, defaults: { reps: [8, 12], restSeconds: 30, secondsPerRep: 7 } },
  ),
  kneeExtension(
    ['seated-knee-extension', 'Kniestrecken im Sitzen', 'Seated knee extension'],
    ['Setz dich aufrecht hin und streck ein Knie ganz.', 'Halte zwei Sekunden und senk den Fuß langsam.'],
    ['Sit tall and straighten one knee fully.', 'Hold for two seconds and lower your foot slowly.'],
    { requires: [['chair'], ['bench'], ['box']], jointLoad: { knee: 1 }, unilateral: true, regressions: ['quad-set'] },
    { defaults: { reps: [10, 20], restSeconds: 30, secondsPerRep: 5 } },
  ),
  kneeExtension(
    ['straight-leg-raise', 'Gestrecktes Beinheben mit Kniestreckung', 'Straight-leg raise with locked knee'],
    ['Spann den Oberschenkel an, bis das Knie ganz gestreckt ist.', 'Heb das Bein auf Höhe des anderen Knies.'],
    ['Tighten your thigh until the knee is fully straight.', 'Lift the leg to the height of the other knee.'],
    { muscles: { quads: 1, 'hip-flexors': 0.5 }, jointLoad: { hip: 1 }, unilateral: true, regressions: ['quad-set'] },
    { defaults: { reps: [10, 15], restSeconds: 30, secondsPerRep: 5 } },
  ),
  kneeExtension(
    ['assisted-reverse-nordic', 'Kniestrecken im Kniestand, kurzer Weg', 'Short-range reverse nordic'],
    ['Lehn dich im Kniestand nur ein Stück zurück.', 'Halte Knie, Hüfte und Schulter in einer Linie.'],
    ['Lean back only a little while kneeling.', 'Keep knees, hips and shoulders in one line.'],
    { skill: 2, contraindications: ['knee-pain'], failureSafe: false },
    { defaults: { reps: [6, 12], restSeconds: 60, secondsPerRep: 4 } },
    { regressions: ['straight-leg-raise'] },
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
    { regressions: ['terminal-knee-extension', 'seated-knee-extension'] },
  ),
  kneeExtension(
    ['terminal-knee-extension', 'Endgradige Kniestreckung mit Band', 'Band terminal knee extension'],
    ['Befestige das Band auf Kniehöhe und leg es in die Kniekehle.', 'Streck das Knie gegen den Zug und halte kurz.'],
    ['Anchor the band at knee height behind your knee.', 'Straighten the knee against the pull and pause.'],
    {
      requires: [
        ['resistance-band', 'door-anchor'],
        ['resistance-band', 'rack'],
      ],
      loadType: 'band',
      unilateral: true,
    },
    { jointLoad: { knee: 1 }, defaults: { reps: [12, 20], restSeconds: 45, secondsPerRep: 4 } },
    { regressions: ['straight-leg-raise'] },
  ),
  kneeFlexion(
    ['standing-leg-curl', 'Beinbeugen im Stand', 'Standing leg curl'],
    ['Halte dich leicht fest und lass die Knie nebeneinander.', 'Zieh die Ferse zum Gesäß und senk sie langsam.'],
    ['Hold on lightly and keep your knees side by side.', 'Pull your heel to your seat and lower it slowly.'],
    { unilateral: true, defaults: { reps: [12, 20], restSeconds: 30, secondsPerRep: 4 } },
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
    ['Stell die Fersen weit vor dir auf.', 'Heb das Becken und zieh die Fersen in den Boden zu dir.'],
    ['Place your heels far in front of you.', 'Lift your hips and drag your heels into the floor towards you.'],
    { muscles: { hamstrings: 1, glutes: 0.5 }, defaults: { seconds: [15, 40], restSeconds: 45 } },
  ),
  kneeFlexion(
    ['leg-curl', 'Beinbeuger', 'Leg curl'],
    ['Stell das Polster knapp über die Ferse.', 'Beug die Knie ganz und lass langsam nach.'],
    ['Set the pad just above your heel.', 'Bend your knees fully and release slowly.'],
    { requires: [['leg-curl-machine']], loadType: 'stack', regressions: ['standing-leg-curl'] },
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
  kneeFlexion(
    ['dumbbell-leg-curl', 'Beinbeuger liegend mit Kurzhantel', 'Dumbbell leg curl'],
    [
      'Klemm die Hantel zwischen die Füße und leg dich auf den Bauch.',
      'Beug die Knie langsam und halte die Hüfte unten.',
    ],
    ['Hold the dumbbell between your feet, lying face down.', 'Bend your knees slowly and keep your hips down.'],
    { requires: [['dumbbells']], loadType: 'total', skill: 2, contraindications: ['pregnancy'], failureSafe: false },
    { regressions: ['band-leg-curl'] },
  ),
  kneeFlexion(
    ['band-leg-curl', 'Beinbeuger liegend mit Band', 'Band leg curl'],
    ['Befestige das Band tief und leg es um die Knöchel.', 'Zieh die Fersen zum Gesäß.'],
    ['Anchor the band low and loop it around your ankles.', 'Pull your heels to your seat.'],
    {
      requires: [
        ['resistance-band', 'door-anchor'],
        ['resistance-band', 'rack'],
      ],
      loadType: 'band',
      regressions: ['standing-leg-curl'],
      spaceM2: 3,
    },
    { contraindications: ['pregnancy'], defaults: { reps: [12, 20], restSeconds: 60, secondsPerRep: 4 } },
  ),
  kneeFlexion(
    ['suspension-leg-curl', 'Beinbeuger am Schlingentrainer', 'Suspension leg curl'],
    ['Häng die Fersen ein und heb das Becken.', 'Zieh die Füße heran und halte die Hüfte oben.'],
    ['Hook your heels in and lift your hips.', 'Pull your feet in and keep your hips up.'],
    { requires: [['suspension-trainer'], ['rings']], skill: 3, muscles: { hamstrings: 1, glutes: 0.5 }, spaceM2: 4 },
    { regressions: ['hamstring-walkout', 'stability-ball-leg-curl'] },
  ),
  kneeFlexion(
    ['nordic-curl', 'Nordic Curl', 'Nordic curl'],
    ['Fixier die Füße unter einem festen Halt.', 'Senk dich so langsam wie möglich und fang dich ab.'],
    ['Fix your feet under something solid.', 'Lower as slowly as you can and catch yourself.'],
    {
      requires: [['back-extension-bench'], ['barbell', 'weight-plates', 'rack']],
      skill: 4,
      jointLoad: { lowerBack: 1, knee: 2 },
    },
    { regressions: ['hamstring-walkout', 'leg-curl'], failureSafe: false, spaceM2: 3 },
    { defaults: { reps: [3, 8], restSeconds: 120, secondsPerRep: 6 } },
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
    { regressions: ['clamshell'] },
  ),
  hip(
    ['side-lying-adduction', 'Beinheben innen in Seitlage', 'Side-lying adduction'],
    ['Stell das obere Bein vor dir auf.', 'Heb das untere, gestreckte Bein vom Boden.'],
    ['Place your top foot in front of you.', 'Lift the straight bottom leg off the floor.'],
    { muscles: { adductors: 1 } },
  ),
  hip(
    ['fire-hydrant', 'Beinabspreizen im Vierfüßlerstand', 'Fire hydrant'],
    ['Heb das gebeugte Knie zur Seite.', 'Lass den Rücken dabei ganz ruhig.'],
    ['Lift your bent knee out to the side.', 'Keep your back completely still.'],
    { jointLoad: { hip: 1, wrist: 1, knee: 1 }, muscles: { abductors: 1, glutes: 1 } },
    { regressions: ['clamshell'] },
  ),
  hip(
    ['standing-hip-abduction', 'Beinabspreizen im Stand', 'Standing hip abduction'],
    ['Halte dich leicht fest und bleib aufrecht.', 'Führ das Bein zur Seite, ohne dich zu neigen.'],
    ['Hold on lightly and stay upright.', 'Move your leg sideways without leaning.'],
  ),
  hip(
    ['band-lateral-walk', 'Seitgehen mit Miniband', 'Mini-band lateral walk'],
    ['Leg das Band über die Knie und geh leicht in die Hocke.', 'Mach kleine Schritte und halte die Spannung.'],
    ['Place the band above your knees and sink slightly.', 'Take small steps and keep the tension.'],
    { requires: [['mini-band']], loadType: 'band', spaceM2: 4, jointLoad: { hip: 1, knee: 1 } },
    { regressions: ['standing-hip-abduction'] },
  ),
  hip(
    ['cable-kickback', 'Hüftstrecken im Stand am Kabelzug', 'Cable glute kickback'],
    ['Befestige die Manschette am Knöchel.', 'Führ das Bein nach hinten, ohne ins Hohlkreuz zu gehen.'],
    ['Fix the cuff around your ankle.', 'Move the leg back without arching your back.'],
    { requires: [['cable-machine']], loadType: 'stack', muscles: { glutes: 1, hamstrings: 0.25 } },
  ),
  hip(
    ['abductor-machine', 'Abduktorenmaschine', 'Hip abduction machine'],
    ['Setz dich ganz an die Lehne.', 'Drück die Knie auseinander und komm langsam zurück.'],
    ['Sit right back against the pad.', 'Press your knees apart and return slowly.'],
    { requires: [['abductor-machine']], loadType: 'stack', unilateral: false },
  ),
  hip(
    ['adductor-machine', 'Adduktorenmaschine', 'Hip adduction machine'],
    ['Stell den Startwinkel so ein, dass nichts zieht.', 'Drück die Knie zusammen und öffne langsam.'],
    ['Set a starting angle that does not pull.', 'Press your knees together and open slowly.'],
    { requires: [['adductor-machine']], loadType: 'stack', unilateral: false, muscles: { adductors: 1 } },
  ),
  hip(
    ['copenhagen-plank', 'Kopenhagener Seitstütz', 'Copenhagen plank'],
    ['Leg das obere Knie oder den Fuß auf die Kante.', 'Heb die Hüfte und drück das obere Bein nach unten.'],
    ['Rest your top knee or foot on the edge.', 'Lift your hips and press the top leg down.'],
    {
      requires: [['bench'], ['chair'], ['box']],
      skill: 3,
      muscles: { adductors: 1, obliques: 0.5 },
      failureSafe: false,
    },
    { jointLoad: { shoulder: 2, hip: 2, knee: 1 }, regressions: ['side-lying-adduction'] },
    { defaults: { seconds: [10, 30], restSeconds: 60 } },
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
    { unilateral: true, jointLoad: { ankle: 2 }, regressions: ['calf-raise'] },
    { defaults: { reps: [8, 15], restSeconds: 45, secondsPerRep: 3 } },
  ),
  calf(
    ['step-calf-raise', 'Wadenheben auf der Stufe', 'Step calf raise'],
    ['Lass die Fersen über die Kante sinken.', 'Drück dich ganz hoch und halte dich dabei fest.'],
    ['Let your heels drop over the edge.', 'Push all the way up while holding on.'],
    { requires: [['stairs'], ['box']], regressions: ['calf-raise'], skill: 1 },
  ),
  calf(
    ['dumbbell-calf-raise', 'Wadenheben mit Gewicht', 'Weighted calf raise'],
    ['Halte das Gewicht ruhig an der Seite.', 'Steig hoch, zähl bis eins und senk langsam.'],
    ['Hold the weight still at your side.', 'Rise, count to one and lower slowly.'],
    { requires: [['dumbbells'], ['farmers-handles']], loadType: 'per-hand', axialLoad: 1, regressions: ['calf-raise'] },
  ),
  calf(
    ['seated-calf-raise', 'Wadenheben im Sitzen', 'Seated calf raise'],
    ['Leg das Gewicht auf die Oberschenkel nahe am Knie.', 'Heb die Fersen hoch und senk sie tief.'],
    ['Rest the weight on your thighs near the knees.', 'Lift your heels high and lower them deep.'],
    {
      requires: ['dumbbells', 'kettlebell', 'weight-plates'].flatMap(load =>
        ['bench', 'chair'].map(seat => [load, seat]),
      ),
    },
    { loadType: 'total' },
  ),
  calf(
    ['machine-calf-raise', 'Wadenheben an der Maschine', 'Machine calf raise'],
    ['Stell die Ballen auf die Kante.', 'Nutz den ganzen Weg von der Dehnung bis oben.'],
    ['Place the balls of your feet on the edge.', 'Use the full range from stretch to top.'],
    {
      requires: [['calf-raise-machine'], ['leg-press']],
      loadType: 'stack',
      defaults: { reps: [10, 15], restSeconds: 60, secondsPerRep: 4 },
    },
    { regressions: ['calf-raise'] },
  ),
  kneeExtension(
    ['spanish-squat', 'Spanische Kniebeuge', 'Spanish squat'],
    [
      'Häng das Band in Kniehöhe ein und leg es in die Kniekehlen.',
      'Setz dich mit senkrechten Schienbeinen gegen den Zug.',
    ],
    ['Anchor the band at knee height and place it behind your knees.', 'Sit back against it with vertical shins.'],
    {
      requires: [
        ['resistance-band', 'rack'],
        ['resistance-band', 'door-anchor'],
      ],
      loadType: 'band',
      spaceM2: 3,
    },
    { regressions: ['terminal-knee-extension'], source: 'Rio 2015: hard holds ease patellar tendon pain B' },
  ),
  calf(
    ['tibialis-raise', 'Zehenheben an der Wand', 'Wall tibialis raise'],
    ['Lehn dich mit dem Gesäß an die Wand, die Füße ein Stück davor.', 'Zieh die Zehen so hoch, wie du kannst.'],
    ['Lean your hips on a wall with your feet a step in front.', 'Pull your toes up as high as you can.'],
    { requires: [['wall']], muscles: { shins: 1 }, defaults: { reps: [12, 20], restSeconds: 45, secondsPerRep: 3 } },
  ),
]
