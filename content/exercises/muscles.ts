import type { Muscle } from './schema.ts'

const muscle = (size: Muscle['size'], major: boolean) => (id: string, de: string, en: string) => ({
  id,
  name: { de, en },
  major,
  size,
})

const large = muscle('large', true)
const small = muscle('small', true)
const minor = muscle('small', false)

export const muscles: Muscle[] = [
  large('chest', 'Brust', 'Chest'),
  large('lats', 'Breiter Rückenmuskel', 'Lats'),
  large('upper-back', 'Oberer Rücken', 'Upper back'),
  large('glutes', 'Gesäß', 'Glutes'),
  large('quads', 'Vorderer Oberschenkel', 'Quadriceps'),
  large('hamstrings', 'Hinterer Oberschenkel', 'Hamstrings'),
  minor('side-delts', 'Seitliche Schulter', 'Side delts'),
  small('biceps', 'Bizeps', 'Biceps'),
  small('triceps', 'Trizeps', 'Triceps'),
  small('abs', 'Gerade Bauchmuskeln', 'Abs'),
  small('calves', 'Waden', 'Calves'),
  minor('front-delts', 'Vordere Schulter', 'Front delts'),
  minor('rear-delts', 'Hintere Schulter', 'Rear delts'),
  minor('traps', 'Trapezmuskel', 'Trapezius'),
  minor('forearms', 'Unterarme', 'Forearms'),
  minor('obliques', 'Schräge Bauchmuskeln', 'Obliques'),
  minor('lower-back', 'Unterer Rücken', 'Lower back'),
  minor('adductors', 'Oberschenkelinnenseite', 'Adductors'),
  minor('abductors', 'Seitliche Hüfte', 'Hip abductors'),
  minor('hip-flexors', 'Hüftbeuger', 'Hip flexors'),
  minor('rotator-cuff', 'Rotatorenmanschette', 'Rotator cuff'),
  minor('neck', 'Nacken und Hals', 'Neck'),
  minor('shins', 'Schienbeinmuskel', 'Shins'),
  minor('pelvic-floor', 'Beckenboden', 'Pelvic floor'),
]
