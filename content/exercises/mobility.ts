import { type Facts, family } from './entry.ts'

const mobility = {
  pattern: 'mobility',
  role: 'mobility',
  muscles: {},
  loadType: 'none',
  defaults: { seconds: [30, 60], restSeconds: 5 },
} satisfies Facts

const stretch = family({ ...mobility, source: 'ACSM: static stretch held 10-30 s, repeated to about 60 s' })

const drill = family({ ...mobility, defaults: { reps: [6, 10], restSeconds: 10, secondsPerRep: 4 } })

export const mobilities = [
  stretch(
    ['wall-chest-stretch', 'Brustdehnung an der Wand', 'Wall chest stretch'],
    ['Leg den Unterarm senkrecht an die Wand.', 'Dreh den Oberkörper weg, bis du die Brust spürst.'],
    ['Place your forearm upright on the wall.', 'Turn your torso away until you feel your chest.'],
    {
      requires: [['wall']],
      muscles: { chest: 1, 'front-delts': 1, biceps: 0.5 },
      unilateral: true,
      jointLoad: { shoulder: 1 },
    },
  ),
  stretch(
    ['child-pose', 'Kindhaltung mit langen Armen', 'Child’s pose'],
    ['Setz dich auf die Fersen und streck die Arme weit vor.', 'Atme in den unteren Rücken.'],
    ['Sit back on your heels and reach your arms far forward.', 'Breathe into your lower back.'],
    { muscles: { lats: 1, 'lower-back': 1 }, jointLoad: { shoulder: 1, knee: 1, hip: 1 }, overhead: true },
    { spine: 'flexion' },
  ),
  stretch(
    ['hip-flexor-stretch', 'Hüftbeugerdehnung im Halbkniestand', 'Half-kneeling hip flexor stretch'],
    ['Kipp das Becken nach hinten, bevor du dich vorschiebst.', 'Spann das Gesäß der knienden Seite an.'],
    ['Tuck your pelvis before you shift forward.', 'Squeeze the glute of the kneeling side.'],
    { muscles: { 'hip-flexors': 1, quads: 0.5 }, unilateral: true, jointLoad: { hip: 1, knee: 1 } },
  ),
  stretch(
    ['standing-quad-stretch', 'Oberschenkeldehnung im Stand', 'Standing quad stretch'],
    ['Zieh die Ferse zum Gesäß und halte die Knie zusammen.', 'Schieb die Hüfte leicht nach vorn.'],
    ['Pull your heel to your seat with knees together.', 'Push your hips slightly forward.'],
    { muscles: { quads: 1, 'hip-flexors': 0.5 }, unilateral: true, jointLoad: { knee: 1 } },
  ),
  stretch(
    ['supine-hamstring-stretch', 'Beinrückseite dehnen in Rückenlage', 'Supine hamstring stretch'],
    ['Greif hinter den Oberschenkel und streck das Knie.', 'Lass das andere Bein lang und den Kopf abgelegt.'],
    ['Hold behind your thigh and straighten the knee.', 'Keep the other leg long and your head down.'],
    { muscles: { hamstrings: 1, calves: 0.5 }, unilateral: true, jointLoad: { hip: 1 } },
  ),
  stretch(
    ['figure-four-stretch', 'Gesäßdehnung in Rückenlage', 'Figure-four stretch'],
    ['Leg den Knöchel auf das andere Knie.', 'Zieh das untere Bein zu dir heran.'],
    ['Cross your ankle over the other knee.', 'Pull the lower leg towards you.'],
    { muscles: { glutes: 1, abductors: 1 }, unilateral: true, jointLoad: { hip: 1 } },
    { contraindications: ['hip-pain'] },
  ),
  stretch(
    ['butterfly-stretch', 'Schmetterling im Sitz', 'Butterfly stretch'],
    ['Leg die Fußsohlen aneinander und setz dich aufrecht.', 'Lass die Knie ohne Druck nach außen sinken.'],
    ['Put the soles of your feet together and sit tall.', 'Let your knees drop out without forcing.'],
    { muscles: { adductors: 1 }, jointLoad: { hip: 1 } },
  ),
  stretch(
    ['wall-calf-stretch', 'Wadendehnung an der Wand', 'Wall calf stretch'],
    ['Streck das hintere Knie und drück die Ferse in den Boden.', 'Lass die Zehen nach vorn zeigen.'],
    ['Straighten your back knee and press the heel down.', 'Point your toes forward.'],
    { requires: [['wall']], muscles: { calves: 1 }, unilateral: true, jointLoad: { ankle: 1 } },
  ),
  stretch(
    ['cross-body-shoulder-stretch', 'Schulterdehnung vor der Brust', 'Cross-body shoulder stretch'],
    ['Zieh den gestreckten Arm quer vor die Brust.', 'Lass die Schulter tief und den Nacken locker.'],
    ['Draw your straight arm across your chest.', 'Keep your shoulder low and your neck loose.'],
    {
      muscles: { 'rear-delts': 1, 'rotator-cuff': 1, 'side-delts': 1, 'upper-back': 1 },
      unilateral: true,
      jointLoad: { shoulder: 2 },
    },
  ),
  stretch(
    ['overhead-triceps-stretch', 'Trizepsdehnung über Kopf', 'Overhead triceps stretch'],
    ['Führ die Hand zwischen die Schulterblätter.', 'Zieh den Ellbogen sanft mit der anderen Hand.'],
    ['Reach your hand between your shoulder blades.', 'Ease the elbow in with your other hand.'],
    { muscles: { triceps: 1, lats: 0.5 }, unilateral: true, overhead: true, jointLoad: { shoulder: 2, elbow: 1 } },
  ),
  stretch(
    ['neck-side-stretch', 'Nackendehnung zur Seite', 'Side neck stretch'],
    ['Neig das Ohr Richtung Schulter.', 'Schieb die andere Hand zum Boden und atme ruhig.'],
    ['Tilt your ear towards your shoulder.', 'Reach the other hand to the floor and breathe calmly.'],
    { muscles: { traps: 1 }, unilateral: true, contraindications: ['neck-pain'] },
    { muscles: { traps: 1, neck: 1 } },
  ),
  stretch(
    ['forearm-stretch', 'Unterarmdehnung', 'Forearm stretch'],
    ['Streck den Arm und zieh die Finger sanft zu dir.', 'Wechsle zwischen Handfläche nach vorn und Handrücken.'],
    ['Straighten your arm and ease the fingers towards you.', 'Switch between palm out and back of the hand.'],
    { muscles: { forearms: 1 }, unilateral: true, jointLoad: { wrist: 1 } },
  ),
  stretch(
    ['wall-biceps-stretch', 'Bizepsdehnung an der Wand', 'Wall biceps stretch'],
    ['Leg die Handfläche hinter dir an die Wand, Daumen oben.', 'Dreh dich mit gestrecktem Arm langsam weg.'],
    ['Place your palm on the wall behind you, thumb up.', 'Turn slowly away with a straight arm.'],
    {
      requires: [['wall']],
      muscles: { biceps: 1, chest: 0.5 },
      unilateral: true,
      jointLoad: { shoulder: 1, elbow: 1 },
    },
  ),
  stretch(
    ['cobra-stretch', 'Kobra', 'Cobra'],
    ['Lass das Becken am Boden.', 'Heb die Brust nur so weit, wie der Rücken es gut zulässt.'],
    ['Leave your pelvis on the floor.', 'Lift your chest only as far as your back likes.'],
    {
      muscles: { abs: 1, 'hip-flexors': 0.5 },
      jointLoad: { wrist: 1, lowerBack: 1 },
      contraindications: ['pregnancy'],
    },
  ),
  stretch(
    ['standing-side-bend', 'Seitbeuge im Stand', 'Standing side bend'],
    ['Zieh einen Arm lang über den Kopf zur Seite.', 'Halte das Becken fest über den Füßen.'],
    ['Reach one arm long over your head to the side.', 'Keep your pelvis fixed over your feet.'],
    { muscles: { obliques: 1, lats: 0.5 }, unilateral: true, overhead: true, jointLoad: { shoulder: 1, lowerBack: 1 } },
  ),
  stretch(
    ['knees-to-chest', 'Päckchen in Rückenlage', 'Supine knee hug'],
    ['Leg dich auf den Rücken und umfass beide Knie.', 'Zieh sie beim Ausatmen sanft heran.'],
    ['Lie on your back and hug both knees.', 'Draw them in gently as you breathe out.'],
    { muscles: { 'lower-back': 1, glutes: 0.5 }, jointLoad: { hip: 1, knee: 1 } },
    { spine: 'flexion' },
  ),
  stretch(
    ['supine-twist', 'Drehung in Rückenlage', 'Supine twist'],
    ['Lass die gebeugten Knie zu einer Seite sinken.', 'Halte beide Schultern am Boden.'],
    ['Let your bent knees fall to one side.', 'Keep both shoulders on the floor.'],
    { muscles: { obliques: 1, 'lower-back': 1, glutes: 0.5 }, unilateral: true, spine: 'rotation' },
  ),
  stretch(
    ['pigeon-stretch', 'Taubenstellung', 'Pigeon stretch'],
    ['Leg das vordere Schienbein schräg vor dir ab.', 'Bleib mit dem Becken gerade und beug dich langsam vor.'],
    ['Lay your front shin diagonally before you.', 'Keep your pelvis square and lean forward slowly.'],
    {
      muscles: { glutes: 1, abductors: 1, 'hip-flexors': 0.5 },
      unilateral: true,
      skill: 2,
      jointLoad: { hip: 2, knee: 2 },
    },
    { contraindications: ['knee-pain', 'hip-pain'] },
  ),
  stretch(
    ['seated-glute-stretch', 'Gesäßdehnung im Sitzen', 'Seated glute stretch'],
    ['Leg im Sitzen den Knöchel auf das andere Knie.', 'Beug dich mit langem Rücken nach vorn.'],
    ['Seated, cross your ankle over the other knee.', 'Lean forward with a long back.'],
    {
      requires: [['chair'], ['bench'], ['box']],
      muscles: { glutes: 1, abductors: 0.5 },
      unilateral: true,
      jointLoad: { hip: 1 },
      contraindications: ['hip-pain'],
    },
  ),
  stretch(
    ['soleus-stretch', 'Tiefe Wadendehnung', 'Bent-knee calf stretch'],
    ['Beug das hintere Knie, die Ferse bleibt am Boden.', 'Schieb das Knie langsam über die Zehen.'],
    ['Bend your back knee while the heel stays down.', 'Move the knee slowly over your toes.'],
    { muscles: { calves: 1 }, unilateral: true, jointLoad: { knee: 1, ankle: 1 } },
  ),
  stretch(
    ['downward-dog', 'Herabschauender Hund', 'Downward dog'],
    ['Schieb die Hüfte nach hinten oben.', 'Beug die Knie, wenn der Rücken rund wird.'],
    ['Push your hips back and up.', 'Bend your knees if your back rounds.'],
    {
      muscles: { hamstrings: 1, calves: 1, lats: 1 },
      overhead: true,
      jointLoad: { shoulder: 2, wrist: 2, hip: 1, ankle: 1 },
    },
    { contraindications: ['hypertension'] },
    { inverted: true },
  ),
  stretch(
    ['deep-squat-hold', 'Tiefe Hocke halten', 'Deep squat hold'],
    ['Lass die Fersen am Boden oder halte dich fest.', 'Drück die Knie mit den Ellbogen sanft nach außen.'],
    ['Keep your heels down or hold on to something.', 'Ease your knees out with your elbows.'],
    { muscles: { adductors: 1, glutes: 1, calves: 0.5 }, skill: 2, jointLoad: { hip: 2, knee: 2, ankle: 2 } },
    { contraindications: ['knee-pain', 'hip-pain'] },
  ),
  stretch(
    ['foam-roll-quads', 'Oberschenkel ausrollen', 'Foam rolling, thighs'],
    ['Roll langsam von der Hüfte bis knapp über das Knie.', 'Verweil auf festen Stellen und atme aus.'],
    ['Roll slowly from hip to just above the knee.', 'Pause on tight spots and breathe out.'],
    {
      requires: [['foam-roller']],
      muscles: { quads: 1, adductors: 0.25 },
      jointLoad: { shoulder: 1 },
      source: 'practice',
    },
    { contraindications: ['pregnancy'], spaceM2: 3 },
  ),
  stretch(
    ['foam-roll-upper-back', 'Oberen Rücken ausrollen', 'Foam rolling, upper back'],
    ['Leg die Rolle quer unter die Schulterblätter.', 'Stütz den Kopf und roll nur über die Brustwirbelsäule.'],
    ['Place the roller across your shoulder blades.', 'Support your head and roll only over your mid-back.'],
    { requires: [['foam-roller']], muscles: { 'upper-back': 1, lats: 0.5 }, source: 'practice', spaceM2: 3 },
    { contraindications: ['osteoporosis'] },
  ),
  drill(
    ['cat-cow', 'Katze und Kuh', 'Cat-cow'],
    ['Mach den Rücken im Vierfüßlerstand langsam rund.', 'Lass ihn dann Wirbel für Wirbel durchhängen.'],
    ['On all fours, slowly round your back.', 'Then let it sink one segment at a time.'],
    { muscles: { 'lower-back': 1, 'upper-back': 0.5, abs: 0.5 }, jointLoad: { wrist: 1, knee: 1 } },
    { spine: 'flexion' },
  ),
  drill(
    ['open-book', 'Brustwirbelsäulen-Drehung in Seitlage', 'Open book'],
    ['Leg dich auf die Seite und lass die Knie zusammen.', 'Öffne den oberen Arm und schau der Hand nach.'],
    ['Lie on your side and keep your knees together.', 'Open your top arm and follow the hand with your eyes.'],
    { muscles: { 'upper-back': 1, obliques: 0.5, chest: 0.5 }, unilateral: true, jointLoad: { shoulder: 1 } },
    { spine: 'rotation' },
  ),
  drill(
    ['adductor-rock-back', 'Adduktoren-Schaukel', 'Adductor rock-back'],
    ['Streck im Vierfüßlerstand ein Bein zur Seite.', 'Schieb das Gesäß zurück, der Rücken bleibt lang.'],
    ['On all fours, stretch one leg out to the side.', 'Rock your hips back with a long spine.'],
    { muscles: { adductors: 1, hamstrings: 0.5 }, unilateral: true, jointLoad: { wrist: 1, hip: 1, knee: 1 } },
  ),
  drill(
    ['ninety-ninety', 'Hüftdrehung im 90-90-Sitz', '90/90 hip switch'],
    ['Setz dich so, dass beide Knie rechtwinklig liegen.', 'Dreh beide Knie langsam zur anderen Seite.'],
    ['Sit with both knees bent at right angles.', 'Rotate both knees slowly to the other side.'],
    {
      muscles: { glutes: 1, abductors: 1, adductors: 0.5, 'hip-flexors': 0.5 },
      skill: 2,
      jointLoad: { hip: 2, knee: 1 },
      contraindications: ['hip-pain'],
    },
  ),
  drill(
    ['knee-to-wall', 'Knie-Wand-Übung', 'Knee-to-wall ankle drill'],
    ['Stell den Fuß eine Handbreit vor die Wand.', 'Schieb das Knie zur Wand, ohne die Ferse zu heben.'],
    ['Place your foot a hand-width from the wall.', 'Move your knee to the wall without lifting the heel.'],
    { requires: [['wall']], muscles: { calves: 1 }, unilateral: true, jointLoad: { knee: 1, ankle: 1 } },
  ),
  drill(
    ['band-pass-through', 'Schulterkreis mit Band', 'Band pass-through'],
    ['Greif das Band weit und führ es über den Kopf nach hinten.', 'Greif weiter, wenn es in der Schulter klemmt.'],
    ['Hold the band wide and take it overhead and back.', 'Widen your grip if your shoulder pinches.'],
    {
      requires: [['resistance-band']],
      loadType: 'band',
      muscles: { chest: 1, 'front-delts': 1, lats: 0.5 },
      overhead: true,
    },
    { jointLoad: { shoulder: 2 }, skill: 2 },
  ),
]
