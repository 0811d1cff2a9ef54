import type { Movement } from '../movement.ts'
import {
  barbell,
  bench,
  dumbbells,
  type Figures,
  hinged,
  holding,
  legsOf,
  onBack,
  planted,
  rest,
  standing,
  withThings,
} from '../stances.ts'
import { bentBridge, bridge } from './hinge-parts.ts'

const tall = standing({ hips: [-1, 51.5, 0], arms: { swing: 8, out: 0, bend: 2 } })

/** The hands stay below the shoulders while the hips go back. */
const hinge = (own: Partial<Movement> = {}): Movement => ({
  from: tall,
  to: hinged({ arms: { at: [8, 40, 9], pole: [-0.5, 0, 1] } }),
  ...own,
})
const fromFloor = (grip = 13, feet = 7): Movement => ({
  from: {
    // Higher than the knees: who sinks lower squats.
    hips: [-18, 32.5, 0],
    lean: 75,
    nod: -36,
    arms: { at: [5, 11.5, grip], pole: [-0.3, 0, 1] },
    legs: { at: [0, 3, feet], pole: [1, 0.4, feet > 12 ? 0.9 : 0.15] },
  },
  to: standing({ hips: [0, 51.2, 0], arms: { at: [5, 49.2, grip], pole: [-0.5, 0, 1] }, legs: planted(0, feet) }),
  view: 45,
})

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
  'held-glute-bridge': bridge,
  'single-leg-glute-bridge': {
    from: { ...bridge.from, legs: { right: { at: [29, 3, 4] }, left: { at: [42, 24, 5] } } },
    to: { ...bentBridge, legs: { right: { at: [29, 3, 4] }, left: { at: [43, 45, 5] } } },
    view: 12,
  },
  'long-single-leg-bridge': {
    from: { ...bridge.from, legs: { right: { at: [42, 3, 4] }, left: { at: [44, 24, 5] } } },
    to: { ...bentBridge, legs: { right: { at: [42, 3, 4] }, left: { at: [45, 40, 5] } } },
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
  'single-leg-hip-thrust': {
    ...thrust,
    from: { ...thrust.from, legs: { right: { at: [28, 3, 5] }, left: { at: [38, 24, 6] } } },
    to: { ...thrust.to, legs: { right: { at: [28, 3, 5] }, left: { at: [42, 40, 6] } } },
  },
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
