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
    { muscles: { 'rear-delts': 1, 'side-delts': 1, 'upper-back': 1 }, unilateral: true, jointLoad: { shoulder: 1 } },
  ),
  stretch(
    ['overhead-triceps-stretch', 'Trizepsdehnung über Kopf', 'Overhead triceps stretch'],
    ['Führ die Hand zwischen die Schulterblätter.', 'Zieh den Ellbogen sanft mit der anderen Hand.'],
    ['Reach your hand between your shoulder blades.', 'Ease the elbow in with your other hand.'],
    { muscles: { triceps: 1, lats: 0.5 }, unilateral: true, overhead: true, jointLoad: { shoulder: 1, elbow: 1 } },
  ),
  stretch(
    ['neck-side-stretch', 'Nackendehnung zur Seite', 'Side neck stretch'],
    ['Neig das Ohr Richtung Schulter.', 'Schieb die andere Hand zum Boden und atme ruhig.'],
    ['Tilt your ear towards your shoulder.', 'Reach the other hand to the floor and breathe calmly.'],
    { muscles: { traps: 1 }, unilateral: true, contraindications: ['neck-pain'] },
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
  drill(
    ['cat-cow', 'Katze und Kuh', 'Cat-cow'],
    ['Mach den Rücken im Vierfüßlerstand langsam rund.', 'Lass ihn dann Wirbel für Wirbel durchhängen.'],
    ['On all fours, slowly round your back.', 'Then let it sink one segment at a time.'],
    { muscles: { 'lower-back': 1, 'upper-back': 0.5, abs: 0.5 }, jointLoad: { wrist: 1, knee: 1 } },
  ),
  drill(
    ['open-book', 'Brustwirbelsäulen-Drehung in Seitlage', 'Open book'],
    ['Leg dich auf die Seite und lass die Knie zusammen.', 'Öffne den oberen Arm und schau der Hand nach.'],
    ['Lie on your side and keep your knees together.', 'Open your top arm and follow the hand with your eyes.'],
    { muscles: { 'upper-back': 1, obliques: 0.5, chest: 0.5 }, unilateral: true, jointLoad: { shoulder: 1 } },
  ),
]
