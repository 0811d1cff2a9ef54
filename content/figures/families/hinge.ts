import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  barbell,
  bench,
  dumbbells,
  type Figures,
  hinged,
  holding,
  kneeling,
  legsOf,
  onBack,
  planted,
  rest,
  seated,
  standing,
  supine,
  withThings,
} from '../stances.ts'

const _long: Limb = { swing: 4, out: 2, bend: 2 }
const tall = standing({ hips: [-1, 51.5, 0], arms: { swing: 8, out: 0, bend: 2 } })

/** The hands stay below the shoulders while the hips go back. */
const hinge = (own: Partial<Movement> = {}): Movement => ({
  from: tall,
  to: hinged({ arms: { at: [8, 40, 9], pole: [-0.5, 0, 1] } }),
  ...own,
})
const fromFloor = (grip = 13, feet = 7): Movement => ({
  from: {
    hips: [-16, 27, 0],
    lean: 62,
    nod: -30,
    arms: { at: [5, 11.5, grip], pole: [-0.3, 0, 1] },
    legs: { at: [0, 3, feet], pole: [1, 0.4, feet > 12 ? 0.9 : 0.15] },
  },
  to: standing({ hips: [0, 51.2, 0], arms: { at: [5, 49.2, grip], pole: [-0.5, 0, 1] }, legs: planted(0, feet) }),
  view: 45,
})

const bridge: Movement = {
  from: supine({ legs: { at: [29, 3, 6] } }),
  to: supine({
    hips: [4, 24, 0],
    lean: -122,
    nod: 28,
    arms: { at: [9, 2, 13], pole: [0, 0.2, 1] },
    legs: { at: [29, 3, 6] },
  }),
  view: 12,
}
const bentBridge: Pose = { ...bridge.to, hips: [2, 22, 0], lean: -120 }

const thrust: Movement = {
  from: { hips: [-2, 13, 0], lean: -38, nod: 25, arms: { by: [8, -20, 12] }, legs: { at: [28, 3, 7] } },
  to: { hips: [2, 28, 0], lean: -86, nod: 40, arms: { by: [8, -20, 12] }, legs: { at: [28, 3, 7] } },
  things: [bench(-42, -20, 26), legsOf(-42, -20, 26)],
  view: 14,
}

const balance: Movement = {
  from: standing({ arms: { swing: 10, out: 10 }, legs: { right: { at: [0, 3, 2] }, left: { swing: 0, bend: 20 } } }),
  to: {
    hips: [-8, 49, 0],
    lean: 78,
    nod: -10,
    arms: { swing: 78, bend: 3 },
    legs: { right: { at: [0, 3, 2], pole: [1, 0, 0] }, left: { swing: -8, bend: 5 } },
  },
  view: 14,
}

export const hinges: Figures = {
  'glute-bridge': bridge,
  'single-leg-glute-bridge': {
    from: { ...bridge.from, legs: { right: { at: [29, 3, 4] }, left: { at: [42, 24, 5] } } },
    to: { ...bentBridge, legs: { right: { at: [29, 3, 4] }, left: { at: [43, 45, 5] } } },
    view: 12,
  },
  'dumbbell-glute-bridge': withThings(holding(bridge, { by: [8, -22, 6], pole: [0, 0.2, 1] }), {
    is: 'dumbbell',
    on: 'hips',
    along: [0, 0, 1],
  }),
  'band-glute-bridge': withThings(bridge, { is: 'rope', from: 'right knee', to: 'left knee' }),
  'activation-bridge': bridge,
  'hip-thrust': thrust,
  'barbell-hip-thrust': { ...withThings(thrust, { is: 'barbell', on: 'hips' }), view: 40 },
  'dumbbell-hip-thrust': withThings(thrust, { is: 'dumbbell', on: 'hips', along: [0, 0, 1] }),
  'machine-hip-thrust': withThings(thrust, { is: 'handle', on: 'hands' }, rest([-40, 6, 0], [-30, 26, 0])),
  'hip-hinge': {
    from: standing({ arms: { by: [6, -26, 8], pole: [-0.4, 0, 1] } }),
    to: hinged({ arms: { by: [6, -26, 8], pole: [-0.4, 0, 1] } }),
  },
  'dumbbell-romanian-deadlift': { ...hinge(), things: dumbbells([0, 0, 1]) },
  'kettlebell-deadlift': {
    from: { ...fromFloor(3, 12).from, arms: { at: [4, 17, 2], pole: [0, 0, 1] } },
    to: { ...fromFloor(3, 12).to, arms: { at: [6, 50, 2], pole: [-0.4, 0, 1] } },
    things: [{ is: 'kettlebell', on: 'hands', off: [0, -8, 0] }],
    view: 32,
  },
  'barbell-romanian-deadlift': { ...hinge(), things: [barbell], view: 45 },
  deadlift: { ...fromFloor(), things: [{ is: 'barbell', plate: 10 }] },
  'sumo-deadlift': {
    from: { ...fromFloor(8, 22).from, hips: [-10, 26, 0], lean: 60 },
    to: fromFloor(8, 22).to,
    things: [{ is: 'barbell', plate: 10 }],
    view: 58,
  },
  'trap-bar-deadlift': {
    from: { ...fromFloor(14).from, hips: [-11, 27, 0], lean: 53, arms: { at: [4, 16, 15] } },
    to: { ...fromFloor(14).to, arms: { at: [0, 49.4, 15] } },
    things: [
      { is: 'barbell', plate: 7.5, half: 26 },
      { is: 'dumbbell', on: 'right', along: [1, 0, 0] },
      { is: 'dumbbell', on: 'left', along: [1, 0, 0] },
    ],
  },
  'band-romanian-deadlift': {
    ...hinge(),
    things: [
      { is: 'rope', from: 'right foot', to: 'right hand' },
      { is: 'rope', from: 'left foot', to: 'left hand' },
    ],
  },
  'back-extension': {
    from: {
      hips: [0, 48, 0],
      lean: 150,
      nod: -10,
      arms: { by: [6, -8, 2] },
      legs: { at: [-36, 15, 6], pole: [0, -1, 0] },
      toes: [0.6, -0.8, 0],
    },
    to: {
      hips: [0, 48, 0],
      lean: 56,
      nod: -5,
      arms: { by: [6, -8, 2] },
      legs: { at: [-36, 15, 6], pole: [0, -1, 0] },
      toes: [0.6, -0.8, 0],
    },
    things: [
      rest([-9, 38, 0], [5, 43, 0]),
      {
        is: 'line',
        width: 3,
        through: [
          [-2, 40, 0],
          [-20, 2, 0],
        ],
      },
      rest([-38, 22, 0], [-32, 10, 0]),
    ],
    view: 12,
  },
  'single-leg-hinge': holding(balance, { right: { swing: 60, out: 20 }, left: { swing: 60, out: 20 } }),
  'single-leg-romanian-deadlift': {
    ...balance,
    things: [{ is: 'kettlebell', on: 'left' }],
  },
  'cable-pull-through': {
    from: hinged({ arms: { at: [-8, 32, 3], pole: [0.4, 0, 1] } }),
    to: standing({ hips: [2, 51.5, 0], arms: { at: [8, 49, 3], pole: [-0.5, 0, 1] } }),
    things: [{ is: 'rope', from: [-60, 8, 0], to: 'hands' }],
    view: 15,
  },
  'sandbag-deadlift': {
    ...fromFloor(6),
    things: [{ is: 'sack', on: 'hands' }],
    view: 35,
  },
  'good-morning': { ...holding(hinge(), onBack, barbell), view: 45 },
  'band-good-morning': {
    ...holding(hinge(), { by: [4, 2, 9], pole: [0.6, -1, 0.5] }),
    things: [
      { is: 'rope', from: 'right foot', to: 'right hand' },
      { is: 'rope', from: 'left foot', to: 'left hand' },
    ],
  },
  'squat-to-stand': {
    from: hinged({ hips: [-8, 50, 0], lean: 118, curl: 30, arms: { at: [8, 5, 8] } }),
    to: { hips: [-9, 17, 0], lean: 30, nod: -15, arms: { at: [8, 5, 8], pole: [0, 0, 1] }, legs: planted(0, 10) },
    view: 18,
  },
}

export const legWork: Figures = {
  'quad-set': {
    from: {
      ...supine(),
      hips: [0, 5, 0],
      lean: -40,
      arms: { at: [-24, 3, 12], pole: [-1, 0, 0] },
      legs: { right: { at: [47, 6, 6], pole: [0, 1, 0] }, left: { at: [27, 3, 6] } },
    },
    to: {
      ...supine(),
      hips: [0, 5, 0],
      lean: -40,
      arms: { at: [-24, 3, 12], pole: [-1, 0, 0] },
      legs: { right: { at: [48.7, 4, 6], pole: [0, 1, 0] }, left: { at: [27, 3, 6] } },
    },
    view: 10,
  },
  'seated-knee-extension': {
    from: seated({ arms: { at: [-22, 31, 12] } }),
    to: { ...seated({ arms: { at: [-22, 31, 12] } }), legs: { right: { at: [28, 30, 6] }, left: { at: [6, 3, 7] } } },
    things: [bench(-34, -10), legsOf(-34, -10)],
    view: 14,
  },
  'straight-leg-raise': {
    from: { ...supine(), legs: { right: { at: [48.6, 4, 6], pole: [0, 1, 0] }, left: { at: [27, 3, 6] } } },
    to: { ...supine(), legs: { right: { at: [41, 31, 6], pole: [0, 1, 0] }, left: { at: [27, 3, 6] } } },
    view: 10,
  },
  'assisted-reverse-nordic': nordic(-14),
  'reverse-nordic': nordic(-38),
  'leg-extension': {
    from: seated({ hips: [-20, 32, 0], lean: -12, arms: { at: [-22, 30, 13] }, legs: { at: [2, 8, 6] } }),
    to: seated({
      hips: [-20, 32, 0],
      lean: -12,
      arms: { at: [-22, 30, 13] },
      legs: { at: [28, 32, 6] },
      toes: [0.5, 1, 0],
    }),
    things: [
      bench(-32, 2, 26),
      rest([-28, 26, 0], [-36, 62, 0]),
      { is: 'ball', on: 'ankle', radius: 3.4, off: [3, 4, -6] },
    ],
    view: 14,
  },
  'terminal-knee-extension': {
    from: standing({
      hips: [-2, 49, 0],
      legs: { right: { at: [0, 6, 6] }, left: { at: [-12, 3, 6] } },
      toes: { right: [0.9, -0.4, 0], left: [1, -0.15, 0] },
      arms: { at: [8, 52, 14] },
    }),
    to: standing({
      hips: [-2, 51, 0],
      legs: { right: { at: [0, 3, 6] }, left: { at: [-12, 3, 6] } },
      toes: { right: [0.9, -0.4, 0], left: [1, -0.15, 0] },
      arms: { at: [8, 52, 14] },
    }),
    things: [{ is: 'rope', from: [55, 26, 6], to: 'right knee' }],
    view: 14,
  },
  'spanish-squat': {
    from: standing({ legs: planted(0, 8), arms: { swing: 80, bend: 5 } }),
    to: { hips: [-24, 28, 0], lean: 6, arms: { swing: 86, bend: 5 }, legs: planted(0, 8) },
    things: [
      { is: 'rope', from: [52, 27, 4], to: 'right knee' },
      { is: 'rope', from: [52, 27, -4], to: 'left knee' },
      {
        is: 'line',
        width: 3,
        through: [
          [52, 1, 0],
          [52, 60, 0],
        ],
      },
    ],
    view: 16,
  },
  'standing-leg-curl': {
    from: standing({ arms: { at: [22, 60, 8] }, legs: { right: { swing: 0, bend: 6 }, left: { at: [0, 3, 6] } } }),
    to: standing({ arms: { at: [22, 60, 8] }, legs: { right: { swing: -4, bend: 105 }, left: { at: [0, 3, 6] } } }),
    things: [
      {
        is: 'line',
        width: 4,
        through: [
          [24, 1, 0],
          [24, 58, 0],
        ],
      },
    ],
    view: 12,
  },
  'hamstring-walkout': {
    from: bentBridge,
    to: {
      ...bentBridge,
      hips: [4, 14, 0],
      lean: -107,
      nod: 14,
      legs: { at: [48, 4, 6], pole: [0, 1, 0] },
      toes: [0.2, 1, 0],
    },
    view: 12,
  },
  'long-lever-bridge': {
    from: supine({ legs: { at: [44, 3, 6], pole: [0, 1, 0] }, toes: [0.2, 1, 0] }),
    to: {
      ...bentBridge,
      hips: [4, 20, 0],
      lean: -114,
      nod: 22,
      legs: { at: [44, 3, 6], pole: [0, 1, 0] },
      toes: [0.2, 1, 0],
    },
    view: 12,
  },
  'leg-curl': {
    from: seated({
      hips: [-20, 32, 0],
      lean: -14,
      arms: { at: [-16, 31, 12] },
      legs: { at: [28, 34, 6] },
      toes: [0.5, 1, 0],
    }),
    to: seated({ hips: [-20, 32, 0], lean: -14, arms: { at: [-16, 31, 12] }, legs: { at: [0, 10, 6] } }),
    things: [
      bench(-32, 2, 26),
      rest([-28, 26, 0], [-38, 62, 0]),
      { is: 'ball', on: 'ankle', radius: 3.4, off: [-2, -4, -6] },
    ],
    view: 14,
  },
  'stability-ball-leg-curl': {
    from: {
      ...bentBridge,
      hips: [4, 24, 0],
      lean: -121,
      nod: 28,
      legs: { at: [51, 29, 6], pole: [0, 1, 0] },
      toes: [0.3, 1, 0],
    },
    to: {
      ...bentBridge,
      hips: [2, 28, 0],
      lean: -128,
      nod: 30,
      legs: { at: [30, 29, 6], pole: [-0.2, 1, 0] },
      toes: [0.8, 0.4, 0],
    },
    things: [{ is: 'ball', on: 'ankle', radius: 12.5, off: [0, -15.5, -6] }],
    view: 12,
  },
  'dumbbell-leg-curl': {
    from: {
      hips: [0, 6, 0],
      lean: 89,
      nod: -20,
      arms: { at: [38, 2, 8], pole: [0, 0, 1] },
      legs: { at: [-48.5, 5, 4], pole: [0, -1, 0] },
      toes: [-1, -0.1, 0],
    },
    to: {
      hips: [0, 6, 0],
      lean: 89,
      nod: -20,
      arms: { at: [38, 2, 8], pole: [0, 0, 1] },
      legs: { at: [-27, 29, 4], pole: [-1, -1, 0] },
      toes: [0, 1, 0],
    },
    things: [{ is: 'dumbbell', on: 'ankle', along: [1, 0, 0], off: [0, 4, -4] }],
    view: 14,
  },
  'band-leg-curl': {
    from: {
      hips: [0, 6, 0],
      lean: 89,
      nod: -20,
      arms: { at: [38, 2, 8], pole: [0, 0, 1] },
      legs: { at: [-48.5, 5, 4], pole: [0, -1, 0] },
      toes: [-1, -0.1, 0],
    },
    to: {
      hips: [0, 6, 0],
      lean: 89,
      nod: -20,
      arms: { at: [38, 2, 8], pole: [0, 0, 1] },
      legs: { at: [-27, 29, 4], pole: [-1, -1, 0] },
      toes: [0, 1, 0],
    },
    things: [{ is: 'rope', from: [-85, 6, 0], to: 'right foot' }],
    view: 12,
  },
  'suspension-leg-curl': {
    from: {
      ...bentBridge,
      hips: [4, 20, 0],
      lean: -115,
      nod: 22,
      legs: { at: [51, 25, 4], pole: [0, 1, 0] },
      toes: [0.2, 1, 0],
    },
    to: {
      ...bentBridge,
      hips: [2, 28, 0],
      lean: -128,
      nod: 30,
      legs: { at: [28, 25, 4], pole: [-0.2, 1, 0] },
      toes: [0.6, 0.6, 0],
    },
    things: [{ is: 'rope', from: [40, 88, 4], to: 'right foot' }],
    view: 12,
  },
  'nordic-curl': {
    from: kneeling({ arms: { swing: 30, bend: 100 }, lean: 4 }),
    to: kneeling({
      hips: [16, 24, 0],
      lean: 50,
      nod: -10,
      arms: { swing: 60, bend: 80 },
      legs: { at: [-22, 3, 6], pole: [1, -1.4, 0] },
    }),
    things: [rest([-26, 9, 0], [-20, 9, 0])],
    view: 12,
  },
}

function nordic(lean: number): Movement {
  const back = (Math.abs(lean) * Math.PI) / 180
  return {
    from: kneeling({ arms: { swing: 30, bend: 110, pole: [0, 0.4, -1] } }),
    to: kneeling({
      hips: [-25 * Math.sin(back), 4 + 25 * Math.cos(back), 0],
      lean,
      arms: { swing: 45, bend: 110, pole: [0, 0.4, -1] },
      legs: { at: [-23, 3, 6], pole: [1, -0.6, 0] },
    }),
    view: 12,
  }
}

const reclined: Partial<Pose> = { hips: [-18, 30, 0], lean: -8, arms: { at: [-16, 30, 14] } }

export const hipAndCalf: Figures = {
  'abductor-machine': {
    from: seated({ ...reclined, legs: { at: [12, 8, 5], pole: [1, 1, 0.2] } }),
    to: seated({ ...reclined, legs: { at: [8, 8, 20], pole: [1, 1, 0.9] } }),
    things: [bench(-30, -4, 24), rest([-26, 24, 0], [-34, 62, 0])],
    view: 62,
  },
  'adductor-machine': {
    from: seated({ ...reclined, legs: { at: [8, 8, 20], pole: [1, 1, 0.9] } }),
    to: seated({ ...reclined, legs: { at: [12, 8, 5], pole: [1, 1, 0.2] } }),
    things: [bench(-30, -4, 24), rest([-26, 24, 0], [-34, 62, 0])],
    view: 62,
  },
  'cable-kickback': {
    from: standing({
      lean: 14,
      hips: [-2, 51, 0],
      arms: { at: [24, 66, 8] },
      legs: { right: { swing: 22, bend: 10 }, left: { at: [0, 3, 5] } },
    }),
    to: standing({
      lean: 18,
      hips: [-2, 51, 0],
      arms: { at: [24, 66, 8] },
      legs: { right: { swing: -34, bend: 4 }, left: { at: [0, 3, 5] } },
    }),
    things: [
      { is: 'rope', from: [44, 5, 6], to: 'right foot' },
      {
        is: 'line',
        width: 3,
        through: [
          [44, 1, 0],
          [44, 90, 0],
        ],
      },
    ],
    view: 12,
  },
  'standing-hip-abduction': {
    from: standing({
      arms: { right: { by: [3, -24, 11], pole: [-0.4, 0, 1] }, left: { swing: 30, out: 40, bend: 20 } },
    }),
    to: standing({
      tilt: -4,
      arms: { right: { by: [3, -24, 11], pole: [-0.4, 0, 1] }, left: { swing: 30, out: 40, bend: 20 } },
      legs: { right: { swing: 0, out: 34 }, left: { at: [0, 3, 6] } },
    }),
    view: 75,
  },
  'band-lateral-walk': {
    from: {
      hips: [-7, 42, 0],
      lean: 22,
      nod: -15,
      arms: { swing: 30, bend: 100, pole: [0, 0.4, -1] },
      legs: planted(0, 9),
    },
    to: {
      hips: [-7, 40, 6],
      lean: 22,
      nod: -15,
      arms: { swing: 30, bend: 100, pole: [0, 0.4, -1] },
      legs: { right: { at: [0, 3, 28] }, left: { at: [0, 3, 9] } },
    },
    things: [{ is: 'rope', from: 'right knee', to: 'left knee' }],
    view: 68,
  },
  'mini-band-activation': {
    from: {
      hips: [-7, 42, 0],
      lean: 22,
      nod: -15,
      arms: { swing: 30, bend: 100, pole: [0, 0.4, -1] },
      legs: planted(0, 9),
    },
    to: {
      hips: [-7, 40, 0],
      lean: 22,
      nod: -15,
      arms: { swing: 30, bend: 100, pole: [0, 0.4, -1] },
      legs: { at: [0, 3, 19], pole: [1, 0.2, 0.9] },
    },
    things: [{ is: 'rope', from: 'right knee', to: 'left knee' }],
    view: 68,
  },
  'calf-raise': calf(0),
  'single-leg-calf-raise': {
    from: {
      ...calf(0).from,
      arms: { at: [22, 62, 8] },
      legs: { right: { at: [0, 3, 3] }, left: { swing: 10, bend: 70 } },
    },
    to: {
      ...calf(0).to,
      arms: { at: [22, 70, 8] },
      legs: { right: { at: [3, 10, 3] }, left: { swing: 10, bend: 70 } },
      toes: { right: [0.7, -0.8, 0], left: [0, -1, 0] },
    },
    things: [
      {
        is: 'line',
        width: 4,
        through: [
          [25, 1, 0],
          [25, 92, 0],
        ],
      },
    ],
    view: 14,
  },
  'step-calf-raise': {
    from: {
      ...standing({ hips: [0, 57, 0], arms: { at: [22, 76, 8] }, legs: { at: [-3, 9, 6] } }),
      toes: [1, 0.35, 0],
    },
    to: {
      ...standing({ hips: [2, 71, 0], arms: { at: [22, 86, 8] }, legs: { at: [1, 22, 6] } }),
      toes: [0.7, -0.8, 0],
    },
    things: [
      {
        is: 'line',
        width: 8,
        through: [
          [5, 8, 0],
          [26, 8, 0],
        ],
      },
      {
        is: 'line',
        width: 3,
        through: [
          [26, 8, 0],
          [26, 96, 0],
        ],
      },
    ],
    view: 14,
  },
  'dumbbell-calf-raise': holding(calf(0), { swing: 2, out: 9, bend: 3 }, ...dumbbells()),
  'seated-calf-raise': {
    from: seated({ arms: { by: [18, -22, 6] } }),
    to: seated({ hips: [-20, 31, 0], arms: { by: [18, -20, 6] }, legs: { at: [8, 10, 7] }, toes: [0.7, -0.8, 0] }),
    things: [bench(-34, -10), legsOf(-34, -10), { is: 'plate', on: 'thighs', off: [-2, 4, 0] }],
    view: 16,
  },
  'machine-calf-raise': withThings(
    holding(calf(5), { by: [4, -4, 12], pole: [0.4, -1, 0.4] }),
    {
      is: 'line',
      width: 8,
      through: [
        [5, 3, 0],
        [20, 3, 0],
      ],
    },
    { is: 'dumbbell', on: 'head', along: [1, 0, 0], off: [-1, -9, 9] },
  ),
  'tibialis-raise': {
    from: standing({ hips: [-14, 48, 0], lean: -6, legs: { at: [6, 3, 6] } }),
    to: { ...standing({ hips: [-14, 48, 0], lean: -6, legs: { at: [6, 3, 6] } }), toes: [0.75, 0.7, 0] },
    things: [
      {
        is: 'line',
        width: 4,
        through: [
          [-23, 1, 0],
          [-23, 92, 0],
        ],
      },
    ],
    view: 12,
  },
}

function calf(lift: number): Movement {
  return {
    from: standing({ hips: [0, 51.5 + lift, 0], legs: { at: [0, 3 + lift, 6] }, toes: [1, -0.15, 0] }),
    to: standing({ hips: [3, 60 + lift, 0], legs: { at: [3, 11 + lift, 6] }, toes: [0.68, -0.8, 0] }),
    view: 18,
  }
}
