import type { Limb, Pose } from '../pose.ts'
import { atHips, type Figures, halfKneeling, onAllFours, onFloor, supine } from '../stances.ts'
import type { Thing } from '../thing.ts'

const cylinder = (x: number, z = 0): Thing => ({ is: 'still-ball', at: [x, 6, z], radius: 6 })
const allFours = (curl: number, nod: number): Pose => onAllFours({ curl, nod })
export const floorStretches: Figures = {
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
