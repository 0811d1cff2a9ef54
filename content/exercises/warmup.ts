import { type Facts, family } from './entry.ts'

const warmUp = family({
  pattern: 'warm-up',
  role: 'warm-up',
  muscles: {},
  loadType: 'none',
  defaults: { reps: [8, 12], restSeconds: 0, secondsPerRep: 3 },
})

const easy = { defaults: { seconds: [120, 300], restSeconds: 0 }, spaceM2: 4 } satisfies Facts

export const warmUps = [
  warmUp(
    ['easy-march', 'Locker auf der Stelle gehen', 'Easy march'],
    ['Geh locker und nimm die Arme mit.', 'Werde nach einer Minute etwas zügiger.'],
    ['March easily and use your arms.', 'Speed up a little after a minute.'],
    { muscles: { 'hip-flexors': 1, calves: 0.5, quads: 0.5 }, defaults: { seconds: [60, 180], restSeconds: 0 } },
  ),
  warmUp(
    ['easy-jog', 'Einlaufen', 'Easy jog'],
    ['Lauf ganz locker, du sollst kaum schnaufen.', 'Werde erst in der letzten Minute etwas flotter.'],
    ['Jog very easily, hardly out of breath.', 'Pick up the pace only in the last minute.'],
    { requires: [['running-route'], ['treadmill']], impact: 2, noise: 1, jointLoad: { hip: 1, knee: 2, ankle: 2 } },
    { muscles: { calves: 1, quads: 0.5, 'hip-flexors': 0.5 }, ...easy, contraindications: ['knee-pain'] },
  ),
  warmUp(
    ['easy-row', 'Locker einrudern', 'Easy row'],
    ['Rudere mit wenig Druck und langen Zügen.', 'Halte die Schultern tief.'],
    ['Row with light pressure and long strokes.', 'Keep your shoulders low.'],
    { requires: [['rowing-machine']], muscles: { quads: 1, 'upper-back': 1, lats: 0.5 }, ...easy },
    { jointLoad: { shoulder: 1, lowerBack: 1, hip: 1, knee: 1 }, noise: 1 },
  ),
  warmUp(
    ['easy-bike', 'Locker einradeln', 'Easy bike'],
    ['Tritt mit leichtem Widerstand.', 'Steigere das Tempo, bis dir warm ist.'],
    ['Pedal against light resistance.', 'Build the pace until you feel warm.'],
    { requires: [['stationary-bike'], ['assault-bike']], muscles: { quads: 1, hamstrings: 0.5 }, ...easy },
    { jointLoad: { hip: 1, knee: 1 } },
  ),
  warmUp(
    ['easy-ski', 'Locker am SkiErg', 'Easy SkiErg'],
    ['Zieh leicht und richte dich jedes Mal ganz auf.', 'Finde einen ruhigen Takt.'],
    ['Pull lightly and stand tall every time.', 'Find a calm rhythm.'],
    { requires: [['ski-erg']], muscles: { lats: 1, triceps: 0.5, abs: 0.5 }, ...easy, overhead: true, noise: 1 },
    { jointLoad: { shoulder: 1, lowerBack: 1 } },
  ),
  warmUp(
    ['easy-elliptical', 'Locker auf dem Crosstrainer', 'Easy elliptical'],
    ['Beginn mit wenig Widerstand.', 'Nimm die Arme bewusst mit.'],
    ['Start with little resistance.', 'Use your arms deliberately.'],
    { requires: [['elliptical']], muscles: { quads: 1, glutes: 0.5 }, ...easy, jointLoad: { hip: 1, knee: 1 } },
  ),
  warmUp(
    ['arm-circles', 'Armkreisen', 'Arm circles'],
    ['Kreise erst klein, dann immer größer.', 'Wechsle nach der Hälfte die Richtung.'],
    ['Start with small circles and let them grow.', 'Change direction halfway.'],
    { muscles: { 'side-delts': 1, 'front-delts': 0.5, 'rear-delts': 0.5 }, jointLoad: { shoulder: 1 } },
    { defaults: { reps: [10, 20], restSeconds: 0, secondsPerRep: 1.5 } },
  ),
  warmUp(
    ['leg-swings', 'Beinpendel vor und zurück', 'Leg swings'],
    ['Schwing das Bein locker aus der Hüfte.', 'Halte den Oberkörper ruhig und aufrecht.'],
    ['Swing your leg loosely from the hip.', 'Keep your torso still and tall.'],
    { muscles: { 'hip-flexors': 1, hamstrings: 1, glutes: 0.5 }, unilateral: true, jointLoad: { hip: 1 } },
    { defaults: { reps: [10, 15], restSeconds: 0, secondsPerRep: 1.5 } },
  ),
  warmUp(
    ['hip-circles', 'Hüftkreisen', 'Hip circles'],
    ['Heb das Knie und kreise es weit nach außen.', 'Bleib auf dem Standbein stabil.'],
    ['Lift your knee and draw a wide circle outward.', 'Stay steady on the standing leg.'],
    { muscles: { 'hip-flexors': 1, abductors: 1, adductors: 0.5 }, unilateral: true, jointLoad: { hip: 1 } },
  ),
  warmUp(
    ['inchworm', 'Raupengang', 'Inchworm'],
    ['Lauf mit den Händen bis in den Stütz.', 'Geh mit kleinen Schritten wieder zu den Händen.'],
    ['Walk your hands out into a plank.', 'Take small steps back to your hands.'],
    {
      skill: 2,
      muscles: { hamstrings: 1, abs: 0.5, 'front-delts': 0.5 },
      contraindications: ['hypertension'],
    },
    {
      jointLoad: { shoulder: 2, wrist: 2, lowerBack: 1, hip: 1 },
      defaults: { reps: [4, 8], restSeconds: 0, secondsPerRep: 6 },
    },
    { spine: 'flexion' },
    { inverted: true },
  ),
  warmUp(
    ['scapular-push-up', 'Schulterblatt-Stütz', 'Scapular push-up'],
    ['Bleib mit gestreckten Armen im Vierfüßler- oder Liegestütz.', 'Lass die Brust sinken und drück sie wieder weg.'],
    ['Stay on all fours or in a plank with straight arms.', 'Let your chest sink, then push it away.'],
    { muscles: { 'upper-back': 1, chest: 0.5 }, jointLoad: { shoulder: 1, wrist: 1 } },
  ),
  warmUp(
    ['activation-bridge', 'Beckenheben zur Aktivierung', 'Activation bridge'],
    ['Heb das Becken und halte oben zwei Sekunden.', 'Spür das Gesäß, nicht den unteren Rücken.'],
    ['Lift your hips and hold for two seconds.', 'Feel your glutes, not your lower back.'],
    { muscles: { glutes: 1, hamstrings: 0.5 }, jointLoad: { hip: 1 } },
  ),
  warmUp(
    ['wall-slide', 'Armgleiten an der Wand', 'Wall slide'],
    ['Leg die Unterarme an die Wand.', 'Schieb sie nach oben, soweit es frei geht.'],
    ['Place your forearms on the wall.', 'Slide them up as far as feels free.'],
    { requires: [['wall']], muscles: { 'upper-back': 1, traps: 0.5 }, overhead: true, jointLoad: { shoulder: 1 } },
  ),
  warmUp(
    ['lunge-with-rotation', 'Ausfallschritt mit Drehung', 'Lunge with rotation'],
    ['Mach einen langen Schritt und stütz eine Hand auf.', 'Dreh den anderen Arm zur Decke auf.'],
    ['Take a long step and place one hand down.', 'Rotate the other arm up to the ceiling.'],
    { muscles: { 'hip-flexors': 1, adductors: 0.5, 'upper-back': 0.5 }, unilateral: true, skill: 2 },
    { jointLoad: { shoulder: 1, wrist: 1, hip: 2, knee: 2 }, contraindications: ['knee-pain'], spaceM2: 3 },
    { defaults: { reps: [4, 6], restSeconds: 0, secondsPerRep: 5 } },
    { spine: 'rotation' },
  ),
  warmUp(
    ['squat-to-stand', 'Aus der Vorbeuge in die Hocke', 'Squat to stand'],
    ['Greif die Zehen und zieh dich in die Hocke.', 'Streck die Knie wieder, ohne loszulassen.'],
    ['Hold your toes and pull yourself into a squat.', 'Straighten your knees again without letting go.'],
    {
      muscles: { hamstrings: 1, adductors: 0.5, quads: 0.5 },
      skill: 2,
      jointLoad: { lowerBack: 1, hip: 2, knee: 2, ankle: 1 },
    },
    { contraindications: ['knee-pain'], defaults: { reps: [5, 8], restSeconds: 0, secondsPerRep: 4 } },
    { spine: 'flexion' },
  ),
  warmUp(
    ['torso-rotation', 'Rumpfdrehen im Stand', 'Standing torso rotation'],
    ['Dreh dich locker von Seite zu Seite.', 'Lass die Ferse der hinteren Seite mitdrehen.'],
    ['Turn loosely from side to side.', 'Let the heel of the far side turn with you.'],
    { muscles: { obliques: 1, 'upper-back': 0.5 }, defaults: { reps: [10, 20], restSeconds: 0, secondsPerRep: 2 } },
    { spine: 'rotation' },
  ),
  warmUp(
    ['ankle-rocks', 'Fußgelenke mobilisieren', 'Ankle rocks'],
    ['Roll von den Fersen auf die Zehen und zurück.', 'Steh dabei aufrecht und ruhig.'],
    ['Rock from your heels to your toes and back.', 'Stand tall and steady.'],
    { muscles: { calves: 1 }, jointLoad: { ankle: 1 }, defaults: { reps: [12, 20], restSeconds: 0, secondsPerRep: 2 } },
  ),
  warmUp(
    ['wrist-circles', 'Handgelenke kreisen', 'Wrist circles'],
    ['Verschränk die Finger und kreise langsam.', 'Wechsle die Richtung und lass die Schultern tief.'],
    ['Lace your fingers and circle slowly.', 'Change direction and keep your shoulders low.'],
    {
      muscles: { forearms: 1 },
      jointLoad: { wrist: 1 },
      defaults: { reps: [10, 20], restSeconds: 0, secondsPerRep: 2 },
    },
  ),
  warmUp(
    ['a-skip', 'Hopserlauf', 'A-skip'],
    ['Heb das Knie bei jedem Hüpfer aktiv an.', 'Lande federnd auf dem Ballen.'],
    ['Lift your knee actively with every skip.', 'Land springy on the ball of your foot.'],
    {
      muscles: { calves: 1, 'hip-flexors': 1 },
      skill: 2,
      impact: 2,
      noise: 2,
      spaceM2: 10,
      jointLoad: { hip: 1, knee: 2, ankle: 2 },
    },
    { contraindications: ['knee-pain'], defaults: { seconds: [20, 40], restSeconds: 10 } },
  ),
  warmUp(
    ['band-shoulder-activation', 'Schulteraktivierung mit Band', 'Band shoulder activation'],
    ['Zieh das Band vor der Brust leicht auseinander.', 'Bleib im leichten Bereich, ohne zu ermüden.'],
    ['Pull the band lightly apart before your chest.', 'Stay easy and do not tire yourself.'],
    {
      requires: [['resistance-band']],
      loadType: 'band',
      muscles: { 'rear-delts': 1, 'rotator-cuff': 0.5, 'upper-back': 1 },
      jointLoad: { shoulder: 1 },
    },
  ),
  warmUp(
    ['mini-band-activation', 'Hüftaktivierung mit Miniband', 'Mini-band hip activation'],
    ['Steh mit Band über den Knien in leichter Hocke.', 'Drück die Knie abwechselnd nach außen.'],
    ['Stand in a slight squat with the band above your knees.', 'Press your knees out in turn.'],
    {
      requires: [['mini-band']],
      loadType: 'band',
      muscles: { abductors: 1, glutes: 1 },
      jointLoad: { hip: 1, knee: 1 },
    },
  ),
]
