import { barbell, bench, dumbbells, type Figures, hanging, legsOf, oneDumbbell, rest, seated } from '../stances.ts'
import { curl, feet, oneArm } from './pull-parts.ts'

export const armFlexions: Figures = {
  'dumbbell-curl': curl(dumbbells([0, 0, 1])),
  'hammer-curl': curl(dumbbells([1, 0.4, 0])),
  'kettlebell-curl': curl([{ is: 'kettlebell', on: 'hands', off: [3, 3, 0] }], 3),
  'single-arm-curl': { ...oneArm(curl([]), hanging), things: [oneDumbbell([0, 0, 1])] },
  'barbell-curl': curl([barbell], 11, { view: 46 }),
  'band-curl': curl(feet),
  'band-hammer-curl': curl(feet, 7),
  'cable-curl': curl(
    [
      { is: 'rope', from: [22, 5, 0], to: 'hands' },
      { is: 'handle', on: 'hands' },
    ],
    8,
  ),
  'cable-hammer-curl': curl(
    [
      { is: 'rope', from: [22, 5, 0], to: 'right hand' },
      { is: 'rope', from: [22, 5, 0], to: 'left hand' },
    ],
    4,
  ),
  'sandbag-curl': curl([{ is: 'sack', on: 'hands' }], 7, { view: 40 }),
  'plate-curl': curl([{ is: 'plate', on: 'hands' }], 6, { view: 34 }),
  'preacher-curl': {
    from: seated({ hips: [-20, 34, 0], lean: 14, arms: { at: [13, 44, 8], pole: [0, -1, 0] } }),
    to: seated({ hips: [-20, 34, 0], lean: 14, arms: { at: [1, 66, 8], pole: [0.2, -1, 0] } }),
    things: [
      bench(-32, -12, 28),
      legsOf(-32, -12, 28),
      rest([-8, 62, 0], [8, 42, 0]),
      {
        is: 'line',
        width: 3,
        through: [
          [6, 44, 0],
          [6, 1, 0],
        ],
      },
      { is: 'barbell', half: 16, plate: 5 },
    ],
    view: 28,
  },
  'suspension-curl': {
    from: {
      hips: [1.8, 46, 0],
      lean: -30,
      arms: { at: [15, 83, 6], pole: [0, -1, 0.2] },
      legs: { at: [26, 4, 6], pole: [0, 1, 0] },
      toes: [0.6, 0.8, 0],
    },
    to: {
      hips: [12.6, 50.6, 0],
      lean: -16,
      arms: { at: [12, 91, 6], pole: [1, -0.2, 0.1] },
      legs: { at: [26, 4, 6], pole: [0, 1, 0] },
      toes: [0.7, 0.7, 0],
    },
    things: [
      { is: 'rope', from: [40, 124, 5], to: 'right hand' },
      { is: 'rope', from: [40, 124, -5], to: 'left hand' },
    ],
    view: 16,
  },
  'wrist-curl': {
    from: seated({ lean: 30, arms: { at: [9, 35, 7], pole: [-1, -0.6, 0.2] } }),
    to: seated({ lean: 30, arms: { at: [9, 40, 7], pole: [-1, -0.6, 0.2] } }),
    things: [bench(-32, -8, 24), legsOf(-32, -8, 24), ...dumbbells([0, 0, 1])],
    view: 20,
  },
}
