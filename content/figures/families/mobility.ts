import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  atHips,
  bench,
  type Figures,
  halfKneeling,
  hanging,
  hinged,
  legsOf,
  onAllFours,
  onFloor,
  planted,
  seated,
  squatting,
  standing,
  supine,
  wall,
} from '../stances.ts'
import type { Thing } from '../thing.ts'

const cylinder = (x: number, z = 0): Thing => ({ is: 'still-ball', at: [x, 6, z], radius: 6 })
const _flat = supine({ arms: { swing: 0, out: 24, bend: 0, pole: [0, 1, 0] } })
const sideways: Partial<Movement> = { view: 74 }

const atWallArm: Movement = {
  from: standing({
    arms: { right: { by: [7, 6, 20], pole: [0, -1, 1] }, left: hanging },
    legs: { right: { at: [0, 3, 6] }, left: { at: [12, 3, 6] } },
    hips: [5, 50, 0],
  }),
  to: standing({
    arms: { right: { at: [-2, 86, 25], pole: [0, -1, 1] }, left: hanging },
    legs: { right: { at: [0, 3, 6] }, left: { at: [12, 3, 6] } },
    hips: [8, 50, 0],
    twist: -22,
  }),
  things: [
    {
      is: 'line',
      width: 4,
      through: [
        [-2, 1, 28],
        [-2, 104, 28],
      ],
    },
  ],
  view: 52,
}
const calfAtWall: Movement = {
  from: {
    hips: [-6, 46.5, 0],
    lean: 10,
    arms: { at: [26, 70, 10] },
    legs: { right: { at: [-28, 3, 5] }, left: { at: [4, 3, 5] } },
  },
  to: {
    hips: [0, 43, 0],
    lean: 14,
    arms: { at: [26, 70, 10], pole: [-0.6, -1, 0.6] },
    legs: { right: { at: [-28, 3, 5] }, left: { at: [4, 3, 5] } },
  },
  things: [wall(29)],
  view: 14,
}
const allFours = (curl: number, nod: number): Pose => onAllFours({ curl, nod })
const wristTurn: Limb = { swing: 60, out: 2, bend: 70 }

export const stretches: Figures = {
  'chin-tuck': {
    from: seated({ nod: 14, arms: { by: [18, -22, 8] } }),
    to: seated({ nod: -4, lean: 0, arms: { by: [18, -22, 8] } }),
    things: [bench(-34, -8, 24), legsOf(-34, -8, 24)],
    view: 10,
  },
  'shin-stretch': {
    from: {
      hips: [-18, 14, 0],
      lean: 4,
      arms: { by: [12, -26, 8] },
      legs: { at: [-20, 3, 6], pole: [1, 0.2, 0] },
      toes: [-1, -0.2, 0],
    },
    to: {
      hips: [-18, 14, 0],
      lean: -16,
      arms: { at: [-38, 3, 12], pole: [-1, 0, 0.3] },
      legs: { at: [-20, 3, 6], pole: [1, 0.2, 0] },
      toes: [-1, -0.2, 0],
    },
    view: 12,
  },
  'pelvic-floor-release': {
    from: supine({ arms: { by: [8, -20, 6], pole: [0, 0.2, 1] } }),
    to: supine({
      curl: -5,
      arms: { by: [9.5, -20, 7], pole: [0, 0.2, 1] },
      legs: { at: [27, 3, 9], pole: [0, 1, 0.5] },
    }),
    view: 16,
    above: 24,
  },
  'wall-chest-stretch': atWallArm,
  'wall-biceps-stretch': {
    ...atWallArm,
    from: { ...atWallArm.from, arms: { right: { at: [-4, 74, 25], pole: [0, -1, 0] }, left: hanging } },
    to: { ...atWallArm.to, hips: [12, 50, 0], arms: { right: { at: [-10, 74, 25], pole: [0, -1, 0] }, left: hanging } },
  },
  'child-pose': {
    from: onAllFours(),
    to: {
      hips: [-16, 15, 0],
      lean: 104,
      curl: 18,
      nod: 6,
      arms: { at: [44, 2, 9], pole: [0, -0.2, 1] },
      legs: { at: [-18, 3, 7], pole: [1, 0.3, 0] },
      toes: [-1, -0.1, 0],
    },
    view: 12,
  },
  'hip-flexor-stretch': {
    from: {
      ...halfKneeling({ arms: atHips }),
      legs: { left: { at: [24, 3, 6] }, right: { at: [-23, 4, 6], pole: [1, -0.8, 0] } },
      toes: { left: [1, -0.1, 0], right: [-1, -0.2, 0] },
    },
    to: {
      ...halfKneeling({ arms: atHips, hips: [11, 25, 0], lean: -3 }),
      legs: { left: { at: [24, 3, 6] }, right: { at: [-27, 4, 6], pole: [1, -1, 0] } },
      toes: { left: [1, -0.1, 0], right: [-1, -0.2, 0] },
    },
    view: 12,
  },
  'standing-quad-stretch': {
    from: standing(),
    to: standing({
      arms: { right: { at: [-21, 39, 7], pole: [-1, 0, 0.3] }, left: { at: [24, 70, 10] } },
      legs: { right: { swing: -6, bend: 142 }, left: { at: [0, 3, 4] } },
    }),
    things: [wall(28)],
    view: 14,
  },
  'supine-hamstring-stretch': {
    from: { ...supine(), legs: { right: { at: [27, 3, 6] }, left: { at: [27, 3, 6] } } },
    to: {
      ...supine({ arms: { at: [2, 34, 3], pole: [0, 0.4, 1] } }),
      legs: { right: { swing: 92, bend: 8 }, left: { at: [27, 3, 6] } },
    },
    view: 12,
  },
  'figure-four-stretch': {
    from: supine(),
    to: supine({
      arms: { at: [4, 22, 4], pole: [0, 0.4, 1] },
      legs: { right: { at: [12, 29, -5], pole: [-0.2, 0.6, 1] }, left: { swing: 92, bend: 92 } },
    }),
    view: 40,
    above: 24,
  },
  'butterfly-stretch': {
    from: onFloor({ lean: 4, arms: { at: [15, 6, 2], pole: [0, 0, 1] }, legs: { at: [19, 3, 2], pole: [0, 1, 0.6] } }),
    to: onFloor({ lean: 14, arms: { at: [15, 6, 2], pole: [0, 0, 1] }, legs: { at: [19, 3, 2], pole: [0, 0.25, 1] } }),
    view: 14,
    above: 38,
  },
  'wall-calf-stretch': calfAtWall,
  'cross-body-shoulder-stretch': {
    from: standing({ arms: { right: { swing: 88, out: 0, bend: 4 }, left: hanging } }),
    to: standing({
      arms: { right: { by: [14, -3, -18], pole: [0, 0, 1] }, left: { by: [19, -1, -6], pole: [0.2, -1, 0.4] } },
    }),
    view: 66,
  },
  'overhead-triceps-stretch': {
    from: standing({ arms: { right: { swing: 170, bend: 20 }, left: hanging } }),
    to: standing({
      arms: { right: { by: [-8, 0, 2], pole: [0, 1, 0.2] }, left: { by: [-1, 14, -6], pole: [0, 0.6, 1] } },
    }),
    view: 60,
  },
  'neck-side-stretch': {
    from: standing(),
    to: standing({
      tilt: -7,
      arms: { right: { swing: 0, out: 16, bend: 2 }, left: { by: [2, 16, -2], pole: [0, 0.3, 1] } },
    }),
    view: 80,
  },
  'forearm-stretch': {
    from: standing({ arms: { right: { swing: 86, bend: 3 }, left: hanging } }),
    to: standing({ arms: { right: { swing: 86, bend: 3 }, left: { by: [27, -2, -6], pole: [0, -1, 0.6] } } }),
    view: 34,
  },
  'cobra-stretch': {
    from: {
      hips: [0, 6, 0],
      lean: 89,
      nod: -8,
      arms: { at: [30, 2, 12], pole: [-1, 0.6, 0.3] },
      legs: { at: [-48.5, 4, 6], pole: [0, -1, 0] },
      toes: [-1, -0.1, 0],
    },
    to: {
      hips: [0, 7, 0],
      lean: 48,
      curl: -36,
      nod: -6,
      arms: { at: [28, 2, 12], pole: [-1, 0, 0.6] },
      legs: { at: [-48.5, 4, 6], pole: [0, -1, 0] },
      toes: [-1, -0.1, 0],
    },
    view: 12,
  },
  'standing-side-bend': {
    from: standing({ arms: { right: { swing: 0, out: 170, bend: 6, pole: [0, 1, 0] }, left: atHips } }),
    to: standing({
      tilt: -24,
      hips: [0, 50.4, 4],
      arms: { right: { swing: 0, out: 166, bend: 10, pole: [0, 1, -1] }, left: atHips },
    }),
    ...sideways,
  },
  'knees-to-chest': {
    from: supine(),
    to: supine({ lean: -92, curl: 8, arms: { at: [4, 25, 9], pole: [0, 0.2, 1] }, legs: { swing: 128, bend: 132 } }),
    view: 12,
  },
  'supine-twist': {
    from: supine({ arms: { swing: 0, out: 84, bend: 0 }, legs: { swing: 88, bend: 92 } }),
    to: {
      ...supine({ twist: -58, roll: 58, hips: [0, 7, 0] }),
      arms: { swing: 0, out: 84, bend: 0 },
      legs: { swing: 88, bend: 92 },
    },
    view: 14,
    above: 38,
  },
  'pigeon-stretch': {
    from: {
      hips: [0, 13, 0],
      lean: 10,
      arms: { by: [12, -26, 9] },
      legs: { right: { at: [18, 4, -8], pole: [1, -0.2, 0.8] }, left: { at: [-46, 4, 5], pole: [0, -1, 0] } },
      toes: { right: [0.4, 0, -1], left: [-1, -0.1, 0] },
    },
    to: {
      hips: [0, 12, 0],
      lean: 62,
      arms: { at: [44, 2, 12] },
      legs: { right: { at: [18, 4, -8], pole: [1, -0.2, 0.8] }, left: { at: [-46, 4, 5], pole: [0, -1, 0] } },
      toes: { right: [0.4, 0, -1], left: [-1, -0.1, 0] },
    },
    view: 24,
  },
  'seated-glute-stretch': {
    from: seated({ legs: { right: { at: [4, 30, -6], pole: [0.3, 0.4, 1] }, left: { at: [6, 3, 7] } } }),
    to: seated({
      lean: 36,
      arms: { at: [4, 34, 8] },
      legs: { right: { at: [4, 30, -6], pole: [0.3, 0.4, 1] }, left: { at: [6, 3, 7] } },
    }),
    things: [bench(-34, -8, 24), legsOf(-34, -8, 24)],
    view: 34,
  },
  'soleus-stretch': {
    ...calfAtWall,
    to: {
      hips: [-6, 42, 0],
      lean: 8,
      arms: { at: [26, 70, 10], pole: [-0.6, -1, 0.6] },
      legs: { right: { at: [-20, 3, 5], pole: [1, 0.6, 0] }, left: { at: [4, 3, 5] } },
    },
    from: { ...calfAtWall.from, legs: { right: { at: [-20, 3, 5] }, left: { at: [4, 3, 5] } } },
  },
  'downward-dog': {
    from: onAllFours(),
    to: {
      hips: [0, 54, 0],
      lean: 142,
      nod: -4,
      arms: { at: [37, 3.5, 10], pole: [0, 0, 1] },
      legs: { at: [-22, 5, 6] },
      toes: [1, -0.3, 0],
    },
    view: 12,
  },
  'deep-squat-hold': {
    from: standing({ legs: planted(0, 12) }),
    to: squatting({
      hips: [-10, 17, 0],
      lean: 26,
      nod: -12,
      legs: { at: [0, 3, 13], pole: [0.8, 0.3, 0.6] },
      arms: { by: [13, -8, 2], pole: [0, -1, 1] },
    }),
    view: 34,
  },
  'foam-roll-quads': {
    from: {
      hips: [-4, 15, 0],
      lean: 84,
      nod: -8,
      arms: { at: [38, 2, 8], pole: [-1, -0.4, 0.2] },
      legs: { at: [-52.6, 12, 6], pole: [0, -1, 0] },
      toes: [-1, -0.2, 0],
    },
    to: {
      hips: [8, 15, 0],
      lean: 84,
      nod: -8,
      arms: { at: [50, 2, 8], pole: [-1, -0.4, 0.2] },
      legs: { at: [-40.6, 12, 6], pole: [0, -1, 0] },
      toes: [-1, -0.2, 0],
    },
    things: [cylinder(-12)],
    view: 12,
  },
  'foam-roll-upper-back': {
    from: {
      hips: [6, 10, 0],
      lean: -76,
      nod: 14,
      arms: { by: [-2, 10, 6], pole: [0, 0.6, 1] },
      legs: { at: [32, 3, 7] },
    },
    to: {
      hips: [10, 12, 0],
      lean: -84,
      curl: -12,
      nod: -4,
      arms: { by: [-2, 10, 6], pole: [0, 0.6, 1] },
      legs: { at: [34, 3, 7] },
    },
    things: [cylinder(-16)],
    view: 12,
  },
  'cat-cow': { from: allFours(44, 30), to: allFours(-30, -34), view: 12 },
  'open-book': {
    from: {
      hips: [0, 8, 0],
      lean: 90,
      roll: 90,
      arms: { right: { swing: 88, bend: 2 }, left: { swing: 88, bend: 2 } },
      legs: { swing: 86, bend: 90 },
    },
    to: {
      hips: [0, 8, 0],
      lean: 90,
      roll: 90,
      twist: 55,
      arms: { right: { swing: 88, out: 84, bend: 4 }, left: { at: [28, 3, -34], pole: [1, 0.6, 0] } },
      legs: { swing: 86, bend: 90 },
    },
    view: 14,
    above: 38,
  },
  'adductor-rock-back': {
    from: onAllFours({
      legs: { right: { at: [2, 4, 47.5], pole: [0, 1, 0] }, left: { at: [-23, 3, 6], pole: [1, -1, 0] } },
      toes: { right: [0.9, 0.3, 0.2], left: [-1, -0.1, 0] },
    }),
    to: onAllFours({
      hips: [-14, 21, 0],
      lean: 82,
      arms: { at: [26, 1.5, 9], pole: [-0.4, 0, 1] },
      legs: { right: { at: [2, 4, 46], pole: [0, 1, 0] }, left: { at: [-23, 3, 6], pole: [1, -0.4, 0] } },
      toes: { right: [0.9, 0.3, 0.2], left: [-1, -0.1, 0] },
    }),
    view: 44,
  },
  'ninety-ninety': { from: ninety(1), to: ninety(-1), view: 14, above: 38 },
  'knee-to-wall': {
    from: { ...halfKneeling(), legs: { right: { at: [24, 3, 6] }, left: { at: [-23, 4, 6], pole: [1, -0.8, 0] } } },
    to: {
      ...halfKneeling({ hips: [8, 27, 0], arms: { at: [38, 60, 8] } }),
      legs: { right: { at: [24, 3, 6], pole: [1, 0.2, 0] }, left: { at: [-25, 4, 6], pole: [1, -1, 0] } },
    },
    things: [wall(40)],
    view: 12,
  },
  'band-pass-through': {
    from: standing({ arms: { swing: 40, out: 34, bend: 0 } }),
    to: standing({ arms: { swing: 200, out: 38, bend: 0 } }),
    things: [{ is: 'rope', from: 'left hand', to: 'right hand' }],
    view: 46,
  },
}

function ninety(sign: 1 | -1): Pose {
  const frontLeg: Limb = { at: [20, 4, -10], pole: [0.6, 0.1, 1] }
  const rearLeg: Limb = { at: [-20, 4, 26], pole: [0.5, 0.1, 1] }
  return {
    hips: [0, 7, 0],
    lean: 4,
    twist: 10 * sign,
    arms: { by: [10, -22, 8] },
    legs: sign === 1 ? { right: frontLeg, left: rearLeg } : { right: rearLeg, left: frontLeg },
    toes: { right: [0.2, 0, 1], left: [0.2, 0, 1] },
  }
}

export const warmUps: Figures = {
  'arm-circles': {
    from: standing({ arms: { swing: 40, out: 40, bend: 4 } }),
    to: standing({ arms: { swing: 150, out: 40, bend: 4 } }),
    view: 60,
  },
  'leg-swings': {
    from: standing({
      arms: { right: hanging, left: { at: [20, 66, 12] } },
      legs: { right: { swing: -34, bend: 14 }, left: { at: [0, 3, 4] } },
    }),
    to: standing({
      arms: { right: hanging, left: { at: [20, 66, 12] } },
      legs: { right: { swing: 62, bend: 8 }, left: { at: [0, 3, 4] } },
    }),
    things: [
      {
        is: 'line',
        width: 4,
        through: [
          [22, 1, -12],
          [22, 68, -12],
        ],
      },
    ],
    view: 14,
  },
  'hip-circles': {
    from: standing({ arms: atHips, legs: { right: { swing: 88, bend: 90 }, left: { at: [0, 3, 4] } } }),
    to: standing({
      arms: atHips,
      legs: { right: { swing: 70, out: 62, bend: 90, pole: [0, -1, 0] }, left: { at: [0, 3, 4] } },
    }),
    view: 58,
  },
  inchworm: {
    from: hinged({ hips: [-8, 50, 0], lean: 120, curl: 16, arms: { at: [14, 2, 9] }, legs: planted(0, 7) }),
    to: {
      hips: [38, 20.5, 0],
      lean: 75,
      nod: -5,
      arms: { at: [69, 1.5, 10], pole: [-0.4, 0, 1] },
      legs: { at: [-8, 6, 7], pole: [0, -1, 0] },
      toes: [0.75, -0.6, 0],
    },
    view: 12,
  },
  'lunge-with-rotation': {
    from: {
      hips: [-2, 27, 0],
      lean: 76,
      arms: { right: { at: [24, 3, 14] }, left: { at: [26, 3, 8] } },
      legs: { right: { at: [24, 3, 6] }, left: { at: [-42, 8, 6], pole: [0, -1, 0] } },
      toes: { right: [1, -0.1, 0], left: [0.5, -0.8, 0] },
    },
    to: {
      hips: [-2, 27, 0],
      lean: 76,
      twist: 55,
      arms: { right: { swing: 90, out: 84, bend: 0 }, left: { at: [26, 3, 8] } },
      legs: { right: { at: [24, 3, 6] }, left: { at: [-42, 8, 6], pole: [0, -1, 0] } },
      toes: { right: [1, -0.1, 0], left: [0.5, -0.8, 0] },
    },
    view: 16,
  },
  'torso-rotation': {
    from: standing({ twist: 45, arms: { swing: 80, out: 10, bend: 100, pole: [0, 0, -1] }, legs: planted(0, 10) }),
    to: standing({ twist: -45, arms: { swing: 80, out: 10, bend: 100, pole: [0, 0, -1] }, legs: planted(0, 10) }),
    view: 62,
  },
  'ankle-rocks': {
    from: {
      ...halfKneeling({ arms: atHips }),
      legs: { right: { at: [24, 3, 6] }, left: { at: [-23, 4, 6], pole: [1, -0.8, 0] } },
    },
    to: {
      ...halfKneeling({ hips: [7, 27, 0], lean: 8, arms: atHips }),
      legs: { right: { at: [24, 3, 6], pole: [1, 0.2, 0] }, left: { at: [-25, 4, 6], pole: [1, -1, 0] } },
    },
    view: 12,
  },
  'wrist-circles': {
    from: standing({ arms: wristTurn }),
    to: standing({ arms: { ...wristTurn, bend: 84 } }),
    view: 30,
  },
}

const oneLeg = (limb: Limb, arms: Pose['arms'] = { swing: 10, out: 22, bend: 10 }): Pose =>
  standing({ arms, legs: { right: { at: [0, 3, 2] }, left: limb } })

export const balances: Figures = {
  'tandem-stance': {
    from: standing({ arms: { swing: 10, out: 22, bend: 10 } }),
    to: standing({
      arms: { swing: 10, out: 30, bend: 10 },
      hips: [0, 51.3, 0],
      legs: { right: { at: [5, 3, 1] }, left: { at: [-6, 3, -1] } },
    }),
    view: 48,
  },
  'single-leg-stand': {
    from: standing({ arms: { swing: 10, out: 22, bend: 10 } }),
    to: oneLeg({ swing: 50, bend: 76 }),
    view: 34,
  },
  'single-leg-reach': {
    from: oneLeg({ swing: 18, bend: 20 }),
    to: { ...oneLeg({ at: [30, 3, 3] }), hips: [-5, 44, 0], lean: 12, arms: { swing: 50, out: 22, bend: 10 } },
    view: 18,
  },
  'tandem-walk': {
    from: standing({
      arms: { swing: 6, out: 36, bend: 8 },
      legs: { right: { at: [6, 3, 1] }, left: { at: [-6, 3, 1] } },
    }),
    to: standing({
      arms: { swing: 6, out: 36, bend: 8 },
      legs: { right: { at: [-6, 3, 1] }, left: { at: [6, 3, 1] } },
    }),
    view: 30,
  },
}

const sideLying = (right: Limb, left: Limb): Pose => ({
  hips: [0, 9, 0],
  lean: 88,
  roll: 90,
  arms: { right: { swing: 60, out: 0, bend: 20, pole: [1, 0, 0] }, left: { swing: 165, bend: 10, pole: [0, 0, -1] } },
  legs: { right, left },
})

export const hipWork: Figures = {
  clamshell: {
    from: sideLying({ swing: 50, bend: 80 }, { swing: 50, bend: 80 }),
    to: sideLying({ swing: 46, out: 44, bend: 84, pole: [-1, -1, 0] }, { swing: 50, bend: 80 }),
    view: 14,
    above: 38,
  },
  'side-lying-leg-raise': {
    from: sideLying({ swing: 0, out: -4, bend: 2 }, { swing: 24, bend: 50 }),
    to: sideLying({ swing: -4, out: 36, bend: 2 }, { swing: 24, bend: 50 }),
    view: 14,
    above: 38,
  },
  'side-lying-adduction': {
    from: sideLying({ swing: 66, out: -8, bend: 80 }, { swing: 0, out: 2, bend: 2 }),
    to: sideLying({ swing: 66, out: -8, bend: 80 }, { swing: 0, out: -16, bend: 2 }),
    view: 14,
    above: 38,
  },
  'fire-hydrant': {
    from: onAllFours(),
    to: onAllFours({
      legs: { right: { swing: 82, out: 62, bend: 88, pole: [-1, 0, 0] }, left: { at: [-23, 3, 6], pole: [1, -1, 0] } },
    }),
    view: 40,
    above: 24,
  },
  'copenhagen-plank': {
    from: {
      hips: [0, 13, 0],
      lean: 62,
      roll: 90,
      arms: { right: { swing: 8, out: 6, bend: 8 }, left: { at: [30, 3, -17], pole: [0, -1, 0] } },
      legs: { right: { at: [-46, 28, 0], pole: [0, 0, 1] }, left: { at: [-47, 4, 0], pole: [0, 0, -1] } },
      toes: { right: [-0.2, 0, 1], left: [-0.2, 0, -1] },
    },
    to: {
      hips: [0, 24, 0],
      lean: 80,
      roll: 90,
      arms: { right: { swing: 8, out: 6, bend: 8 }, left: { at: [30, 3, -17], pole: [0, -1, 0] } },
      legs: { right: { at: [-47, 29, 0], pole: [0, 0, 1] }, left: { at: [-46, 20, 0], pole: [0, 0, -1] } },
      toes: { right: [-0.2, 0, 1], left: [-0.2, 0, -1] },
    },
    things: [bench(-64, -40, 26), legsOf(-64, -40, 26)],
    view: 8,
  },
}
