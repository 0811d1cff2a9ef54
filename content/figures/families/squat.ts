import type { Movement } from '../movement.ts'
import {
  barbell,
  bench,
  block,
  dumbbells,
  type Figures,
  goblet,
  goblets,
  hanging,
  held,
  holding,
  legsOf,
  onBack,
  overhead,
  planted,
  rack,
  rest,
  seated,
  squatting,
  standing,
  wall,
  withThings,
} from '../stances.ts'
import type { Thing } from '../thing.ts'

const barView = 48
const squat: Movement = { from: standing({ legs: planted(0, 10) }), to: squatting() }
const loose = { ...squat, from: { ...squat.from, arms: hanging } }
const sitting = seated({ hips: [-16, 29, 0], lean: 24, legs: planted(4, 9) })
const toSeat = (height = 24): Movement => ({
  from: standing({ legs: planted(4, 9), hips: [2, 51, 0] }),
  to: { ...sitting, hips: [-17, height + 5, 0] },
  things: [bench(-32, -8, height), legsOf(-32, -8, height)],
})

const pistol: Movement = {
  from: standing({
    arms: { swing: 70, bend: 5 },
    legs: { right: { at: [0, 3, 2] }, left: { swing: 40, bend: 5 } },
  }),
  to: {
    ...squatting({ hips: [-11, 20, 0], lean: 44 }),
    legs: { right: { at: [0, 3, 2] }, left: { swing: 122, bend: 5 } },
  },
  view: 12,
}

const slings: readonly Thing[] = [
  { is: 'rope', from: [38, 118, 4], to: 'right hand' },
  { is: 'rope', from: [38, 118, -4], to: 'left hand' },
]

const machine: Movement = {
  from: {
    hips: [0, 14, 0],
    lean: -50,
    arms: { at: [-3, 12, 14] },
    legs: { at: [39, 42, 9], pole: [-0.2, 1, 0.2] },
    toes: [-0.6, 0.8, 0],
  },
  to: {
    hips: [0, 14, 0],
    lean: -50,
    arms: { at: [-3, 12, 14] },
    legs: { at: [23, 28, 9], pole: [-0.4, 1, 0.2] },
    toes: [-0.6, 0.8, 0],
  },
  view: 8,
}

const hack: Movement = {
  from: { hips: [-12, 49, 0], lean: -28, arms: rack, legs: { at: [8, 6, 8] }, toes: [1, 0.2, 0] },
  to: { hips: [-2, 32, 0], lean: -28, arms: rack, legs: { at: [8, 6, 8] }, toes: [1, 0.2, 0] },
  things: [rest([-40, 96, 0], [2, 12, 0]), rest([4, 1, 0], [20, 6, 0])],
  view: 10,
}

const thruster: Movement = {
  from: squatting({ arms: { by: [4, 3, 11], pole: [0.6, -1, 0.4] } }),
  to: standing({ legs: planted(0, 10), arms: overhead }),
}

export const squats: Figures = {
  'sit-to-stand': { ...toSeat(), from: toSeat().to, to: { ...toSeat().from, arms: hanging } },
  'slow-sit-to-stand': { ...toSeat(), from: toSeat().to, to: { ...toSeat().from, arms: hanging } },
  'weighted-sit-to-stand': holding({ ...toSeat(), from: toSeat().to, to: toSeat().from }, goblet, goblets),
  'staggered-sit-to-stand': {
    from: { ...sitting, hips: [-17, 29, 0], legs: { right: { at: [0, 3, 9] }, left: { at: [16, 3, 9] } } },
    to: {
      ...toSeat().from,
      arms: hanging,
      legs: { right: { at: [0, 3, 9] }, left: { at: [16, 3, 9] } },
    },
    things: [bench(-32, -8), legsOf(-32, -8)],
    view: 14,
  },
  'bodyweight-squat': loose,
  'slow-squat': loose,
  'half-squat': { ...loose, to: squatting({ hips: [-9, 38, 0], lean: 24, legs: planted(0, 9) }) },
  'wall-sit': held(
    { hips: [-21, 27, 0], lean: 0, arms: { at: [-8, 32, 9] }, legs: planted(4, 8) },
    { things: [wall(-28)], view: 15 },
  ),
  'goblet-box-squat': holding(toSeat(), goblet, goblets),
  'goblet-squat': holding(squat, goblet, goblets),
  'slow-goblet-squat': holding(squat, goblet, goblets),
  'dumbbell-squat': holding(squat, { swing: 4, out: 10, bend: 4 }, ...dumbbells()),
  'back-squat': holding({ ...squat, view: barView }, onBack, barbell),
  'pause-squat': holding({ ...squat, view: barView }, onBack, barbell),
  'front-squat': holding({ ...squat, view: barView }, rack, barbell),
  'leg-press': {
    ...machine,
    things: [rest([-32, 42, 0], [-6, 7, 0], [4, 7, 0]), { is: 'footplate' }],
  },
  'band-squat': {
    ...holding(squat, { by: [4, 2, 10], pole: [0.6, -1, 0.4] }),
    things: [
      { is: 'rope', from: 'right foot', to: 'right hand' },
      { is: 'rope', from: 'left foot', to: 'left hand' },
    ],
  },
  'sumo-squat': {
    from: standing({ hips: [0, 48, 0], arms: { swing: 8, out: -10, bend: 2 }, legs: planted(0, 19) }),
    to: {
      ...squatting({ hips: [-7, 30, 0], lean: 18 }),
      arms: { swing: 24, out: -14, bend: 2 },
      legs: { at: [0, 3, 19], pole: [0.7, 0.3, 0.9] },
    },
    things: [{ is: 'kettlebell', on: 'hands' }],
    view: 62,
  },
  'sandbag-squat': holding(squat, { by: [10, -14, 3], pole: [0, -1, 1] }, { is: 'sack', on: 'hands', off: [-1, 3, 0] }),
  'suspension-squat': {
    from: standing({ hips: [2, 51, 0], arms: { at: [22, 68, 6] } }),
    to: squatting({ hips: [-14, 25, 0], lean: 22, arms: { at: [22, 68, 6] } }),
    things: slings,
  },
  'hack-squat': hack,
  'smith-machine-squat': {
    ...holding(
      {
        from: { ...squat.from, legs: planted(6, 10) },
        to: squatting({ hips: [-6, 27, 0], lean: 14, legs: planted(8, 10) }),
        view: barView,
      },
      onBack,
      barbell,
    ),
  },
  'barbell-box-squat': holding({ ...toSeat(), view: barView }, onBack, barbell),
  'single-leg-box-squat': {
    from: {
      ...toSeat().from,
      arms: { swing: 60, bend: 5 },
      legs: { right: { at: [4, 3, 3] }, left: { swing: 25, bend: 5 } },
    },
    to: {
      ...sitting,
      arms: { swing: 80, bend: 5 },
      legs: { right: { at: [4, 3, 3] }, left: { swing: 92, bend: 8 } },
    },
    things: [bench(-32, -8), legsOf(-32, -8)],
    view: 14,
  },
  'pistol-squat': pistol,
  'assisted-pistol-squat': {
    from: { ...pistol.from, arms: { at: [24, 70, 5] } },
    to: { ...pistol.to, hips: [-14, 22, 0], lean: 26, arms: { at: [24, 70, 5] } },
    things: slings,
    view: 14,
  },
  'dumbbell-thruster': withThings(thruster, ...dumbbells([0, 0, 1])),
  'wall-ball': {
    from: squatting({ arms: { by: [9, -4, 6], pole: [0.2, -1, 0.6] } }),
    to: standing({ legs: planted(0, 10), arms: { by: [10, 27, 6], pole: [0, 0, 1] } }),
    things: [{ is: 'ball', on: 'hands', radius: 8, off: [3, 4, 0] }, wall(46, 124)],
    view: 15,
  },
  'belt-squat': {
    ...squat,
    from: { ...squat.from, arms: { at: [26, 62, 9] } },
    to: squatting({ hips: [-10, 27, 0], lean: 20, arms: { at: [26, 62, 9] } }),
    things: [
      { is: 'rail', at: [26, 62], half: 12, post: true },
      { is: 'rope', from: 'hips', to: 'hips' },
      { is: 'plate', on: 'hips', off: [-4, -14, 0] },
    ],
  },
  'box-step-over': {
    from: standing({ legs: { right: { at: [20, 25, 5] }, left: { at: [-6, 3, 5] } }, hips: [-2, 51, 0], lean: 12 }),
    to: standing({ hips: [21, 73, 0], legs: { right: { at: [21, 25, 5] }, left: { swing: 40, bend: 60 } } }),
    things: [block(9, 35, 22)],
    view: 15,
  },
}
