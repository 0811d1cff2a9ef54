import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import {
  bar,
  behindHead,
  bench,
  type Figures,
  hanging,
  hangingFrom,
  highPlank,
  kneeling,
  onAllFours,
  planted,
  prone,
  rest,
  seated,
  standing,
  supine,
} from '../stances.ts'
import type { Thing } from '../thing.ts'

const forearms: Limb = { at: [44, 2, 8], pole: [-1, -0.3, 0.1] }
const plank: Pose = highPlank({
  hips: [0, 13.5, 0],
  lean: 82,
  arms: forearms,
  legs: { at: [-48.65, 8, 6], pole: [0, -1, 0] },
})
const kneePlank: Pose = {
  ...plank,
  hips: [0, 14, 0],
  lean: 80,
  legs: { at: [-44.8, 10, 6], pole: [0.3, -1, 0] },
  toes: [-0.9, 0.5, 0],
}
const breath = (pose: Pose): Pose => ({ ...pose, hips: [pose.hips[0], pose.hips[1] + 0.6, 0] })

/** On the left forearm, the belly towards the eye. */
const sidePlank = (hipsY: number, lean: number, own: Partial<Pose> = {}): Pose => ({
  hips: [0, hipsY, 0],
  lean,
  roll: 90,
  arms: { right: { swing: 8, out: 6, bend: 8 }, left: { at: [28, 3, -17], pole: [0, -1, 0] } },
  legs: { right: { at: [-46.4, 9, 0], pole: [0, 0, 1] }, left: { at: [-46.4, 3.5, 0], pole: [0, 0, -1] } },
  toes: { right: [-0.2, 0, 1], left: [-0.2, 0, -1] },
  ...own,
})
const bentBack: Partial<Pose> = {
  legs: { right: { at: [-22, 9, -22], pole: [-0.3, 0, 1] }, left: { at: [-22, 3.5, 22], pole: [-0.3, 0, -1] } },
  toes: { right: [0, 0, -1], left: [0, 0, 1] },
}

const lying = supine({ legs: { at: [27, 3, 6] } })
const curledUp = (curl: number, lean: number, arms: Limb): Pose => supine({ lean, curl, nod: 12, arms })
const tableTop: Pose = supine({ arms: { swing: 90, bend: 0 }, legs: { swing: 90, bend: 90 } })
const deadBug: Pose = supine({
  arms: { right: { swing: 172, bend: 4 }, left: { swing: 90, bend: 0 } },
  legs: { right: { swing: 90, bend: 90 }, left: { swing: 12, bend: 8 } },
})

const wheelReach: Limb = { at: [47, 5, 7], pole: [0, -1, 1] }
const rollout = (from: Limb, to: Pose, things: readonly Thing[]): Movement => ({
  from: {
    hips: [-2, 27.5, 0],
    lean: 70,
    curl: 12,
    arms: from,
    legs: { at: [-22, 3, 6], pole: [1, -0.5, 0] },
    toes: [-1, -0.1, 0],
  },
  to,
  things,
  view: 12,
})
const stretchedOut: Pose = {
  hips: [11, 25.5, 0],
  lean: 76,
  nod: 0,
  arms: wheelReach,
  legs: { at: [-22, 3, 6], pole: [1, -0.8, 0] },
  toes: [-1, -0.1, 0],
}

const pallof = (things: readonly Thing[]): Movement => ({
  from: standing({ arms: { by: [8, -10, 1], pole: [0, -0.6, 1] }, legs: planted(0, 11) }),
  to: standing({ arms: { by: [31, -8, 1], pole: [0, -0.6, 1] }, legs: planted(0, 11) }),
  things,
  view: 42,
})
const chop = (own: Partial<Movement> = {}): Movement => ({
  from: standing({ twist: 40, tilt: 4, arms: { by: [20, 18, 2], pole: [0, 0, 1] }, legs: planted(0, 13) }),
  to: standing({
    hips: [-5, 45, 0],
    lean: 24,
    twist: -45,
    arms: { by: [22, -22, 2], pole: [0, 0, 1] },
    legs: planted(0, 13),
  }),
  view: 56,
  ...own,
})
const vSit = (twist: number): Pose => ({
  hips: [0, 5, 0],
  lean: -38,
  curl: 8,
  twist,
  arms: { by: [20, -16, 2], pole: [0, -1, 1] },
  legs: { at: [32, 6, 5], pole: [0, 1, 0] },
  toes: [0.8, 0.5, 0],
})
const legRaise = (legs: Pose['legs']): Pose => supine({ arms: { swing: 0, out: 14, bend: 0 }, legs })
const hang = (legs: Pose['legs'], lean = 0, curl = 0): Pose => hangingFrom(12, { lean, curl, legs })
const crunchOnKnees: Movement = {
  from: kneeling({ lean: 12, hips: [-6, 26, 0], arms: { by: [6, 8, 5], pole: [0.6, -0.6, 0.6] } }),
  to: kneeling({ lean: 66, curl: 50, nod: 20, hips: [-8, 25, 0], arms: { by: [8, 8, 5], pole: [0.6, -0.6, 0.6] } }),
  things: [{ is: 'rope', from: [38, 122, 0], to: 'hands' }],
  view: 14,
}

export const braces: Figures = {
  plank: { from: plank, to: breath(plank), view: 12 },
  'knee-plank': { from: kneePlank, to: breath(kneePlank), view: 12 },
  'side-plank': {
    from: sidePlank(9.5, 56),
    to: sidePlank(19, 70),
    view: 6,
  },
  'knee-side-plank': { from: sidePlank(9.5, 56, bentBack), to: sidePlank(16, 67, bentBack), view: 10 },
  'dead-bug': { from: tableTop, to: deadBug, view: 12 },
  'bird-dog': {
    from: onAllFours(),
    to: onAllFours({
      arms: { right: { swing: 178, out: 4, bend: 0 }, left: { at: [30, 1.5, 9], pole: [-0.4, 0, 1] } },
      legs: { right: { at: [-23, 3, 6], pole: [1, -1, 0] }, left: { swing: -4, bend: 2 } },
      toes: { right: [-1, -0.1, 0], left: [-0.9, -0.5, 0] },
    }),
    view: 16,
  },
  'bear-hold': {
    from: onAllFours({ toes: [0.3, -1, 0], legs: { at: [-22, 8, 6], pole: [1, -1, 0] } }),
    to: onAllFours({ hips: [0, 31, 0], lean: 92, toes: [0.3, -1, 0], legs: { at: [-20, 8, 6], pole: [1, -1, 0] } }),
    view: 14,
  },
  'shoulder-tap-plank': {
    from: highPlank({ legs: { at: [-46.4, 8, 12], pole: [0, -1, 0] } }),
    to: highPlank({
      arms: { right: { by: [9, -2, -7], pole: [-0.4, -1, 0.6] }, left: { at: [31, 1.5, 8], pole: [-0.4, 0, 1] } },
      legs: { at: [-46.4, 8, 12], pole: [0, -1, 0] },
    }),
    view: 26,
  },
  'hollow-hold': {
    from: supine({ lean: -84, curl: 16, arms: { swing: 90, bend: 0 }, legs: { swing: 70, bend: 80 } }),
    to: supine({ lean: -80, curl: 24, nod: 8, arms: { swing: 168, bend: 0 }, legs: { swing: 14, bend: 2 } }),
    view: 12,
  },
  'superman-hold': {
    from: prone({ arms: { swing: 176, out: 8, bend: 0, pole: [0, 0, 1] } }),
    to: prone({
      lean: 80,
      curl: -18,
      arms: { swing: 180, out: 8, bend: 0, pole: [0, 0, 1] },
      legs: { swing: -16, bend: 2 },
      toes: [-1, 0.2, 0],
    }),
    view: 14,
  },
  'pallof-press': pallof([
    { is: 'rope', from: [2, 74, -60], to: 'hands' },
    { is: 'handle', on: 'hands' },
  ]),
  'band-pallof-press': pallof([{ is: 'rope', from: [2, 74, -60], to: 'hands' }]),
  'stability-ball-rollout': {
    from: {
      hips: [-2, 29, 0],
      lean: 46,
      arms: { at: [30, 27, 6], pole: [-0.6, -1, 0.3] },
      legs: { at: [-24, 3, 6], pole: [1, -0.5, 0] },
      toes: [-1, -0.1, 0],
    },
    to: {
      hips: [9, 26.5, 0],
      lean: 66,
      arms: { at: [62, 26, 6], pole: [-0.2, -1, 0.3] },
      legs: { at: [-24, 3, 6], pole: [1, -0.8, 0] },
      toes: [-1, -0.1, 0],
    },
    things: [{ is: 'ball', on: 'hands', radius: 12, off: [-4, -14, 0] }],
    view: 12,
  },
  'ab-wheel-rollout': rollout({ at: [27, 5.5, 7], pole: [-1, 0.2, 0.6] }, stretchedOut, [
    { is: 'ball', on: 'hands', radius: 4.6, off: [0, 0, 0] },
  ]),
  'ring-rollout': {
    from: {
      ...rollout(wheelReach, stretchedOut, []).from,
      lean: 20,
      curl: 0,
      hips: [0, 29, 0],
      arms: { at: [22, 33, 7], pole: [-1, 0, 0.6] },
    },
    to: { ...stretchedOut, hips: [9, 26.5, 0], lean: 56, arms: { at: [62, 42, 7], pole: [0, -1, 1] } },
    things: [
      { is: 'rope', from: [36, 118, 6], to: 'right hand' },
      { is: 'rope', from: [36, 118, -6], to: 'left hand' },
    ],
    view: 12,
  },
  'turkish-get-up': {
    from: supine({
      arms: { right: { swing: 90, bend: 0 }, left: { swing: 0, out: 45, bend: 0, pole: [0, 1, 0] } },
      legs: { right: { at: [27, 3, 6] }, left: { at: [47, 4, 14], pole: [0, 1, 0] } },
    }),
    to: {
      hips: [0, 28.5, 0],
      lean: 0,
      arms: { right: { by: [0, 32, 8], pole: [0, 0, 1] }, left: hanging },
      legs: { right: { at: [24, 3, 6] }, left: { at: [-23, 4, 6], pole: [1, -0.8, 0] } },
      toes: { right: [1, -0.1, 0], left: [-0.9, -0.3, 0] },
    },
    things: [{ is: 'kettlebell', on: 'right', off: [-4, -3, 3] }],
    view: 24,
  },
  'pelvic-floor-lift': {
    from: lying,
    to: supine({ curl: 6, lean: -91, hips: [0, 5.5, 0], legs: { at: [27, 3, 6] } }),
    view: 12,
  },
  'neck-press': {
    from: standing({ arms: { right: { by: [10, 14, 2], pole: [0.4, -1, 0.6] }, left: hanging } }),
    to: standing({ nod: 5, arms: { right: { by: [11, 14, 1], pole: [0.4, -1, 0.6] }, left: hanging } }),
    view: 26,
  },
  'mcgill-curl-up': {
    from: supine({
      arms: { by: [-5, -24, 8], pole: [0, -0.4, 1] },
      legs: { right: { at: [27, 3, 6] }, left: { at: [48.6, 4, 6], pole: [0, 1, 0] } },
    }),
    to: supine({
      lean: -84,
      curl: 6,
      nod: 6,
      arms: { by: [-5, -24, 8], pole: [0, -0.4, 1] },
      legs: { right: { at: [27, 3, 6] }, left: { at: [48.6, 4, 6], pole: [0, 1, 0] } },
    }),
    view: 12,
  },
  'tuck-l-sit': lSit({ swing: 100, bend: 110 }),
  'single-leg-l-sit': lSit({ right: { swing: 86, bend: 4 }, left: { swing: 100, bend: 110 } }),
  'l-sit': lSit({ swing: 86, bend: 3 }),
}

function lSit(legs: Pose['legs']): Movement {
  const body = { lean: 4, arms: { at: [0, 56, 13], pole: [-1, 0, 0.3] } } as const
  return {
    from: { ...body, hips: [2, 58, 0], legs: { swing: 4, bend: 8 } },
    to: { ...body, hips: [3, 59, 0], legs },
    things: [
      {
        is: 'line',
        width: 3.4,
        through: [
          [-18, 55, 13],
          [18, 55, 13],
        ],
      },
      {
        is: 'line',
        width: 2.4,
        through: [
          [-13, 55, 13],
          [-13, 1, 13],
        ],
      },
      {
        is: 'line',
        width: 2.4,
        through: [
          [13, 55, 13],
          [13, 1, 13],
        ],
      },
    ],
    view: 16,
  }
}

export const flexions: Figures = {
  crunch: { from: supine({ arms: behindHead }), to: curledUp(38, -72, behindHead), view: 12 },
  'toe-taps': {
    from: supine({ legs: { swing: 90, bend: 90 } }),
    to: supine({ legs: { right: { swing: 50, bend: 90 }, left: { swing: 90, bend: 90 } } }),
    view: 12,
  },
  'reverse-crunch': {
    from: legRaise({ swing: 88, bend: 92 }),
    to: { ...legRaise({ swing: 112, bend: 100 }), hips: [-2, 13, 0], lean: -104, curl: 24, nod: 12 },
    view: 12,
  },
  'sit-up': {
    from: supine({ arms: { by: [8, -9, 2], pole: [0, -1, 0.8] } }),
    to: supine({ lean: -12, curl: 30, nod: 8, arms: { by: [8, -9, 2], pole: [0, -1, 0.8] } }),
    view: 12,
  },
  'weighted-crunch': {
    from: supine({ arms: { by: [10, -6, 3], pole: [0, -1, 0.8] } }),
    to: curledUp(38, -72, { by: [10, -6, 3], pole: [0, -1, 0.8] }),
    things: [{ is: 'plate', on: 'hands' }],
    view: 14,
  },
  'lying-leg-raise': { from: legRaise({ swing: 6, bend: 3 }), to: legRaise({ swing: 86, bend: 6 }), view: 12 },
  'hanging-knee-raise': {
    from: hang({ swing: -2, bend: 10 }),
    to: hang({ swing: 108, bend: 112 }, -8, 22),
    things: [bar],
    view: 18,
  },
  'hanging-leg-raise': {
    from: hang({ swing: -2, bend: 6 }),
    to: hang({ swing: 96, bend: 4 }, -10, 22),
    things: [bar],
    view: 18,
  },
  'cable-crunch': crunchOnKnees,
  'ab-crunch-machine': {
    from: seated({ hips: [-20, 29, 0], lean: -8, arms: { by: [5, 4, 10], pole: [0.6, -1, 0.3] } }),
    to: seated({ hips: [-20, 29, 0], lean: 34, curl: 34, nod: 10, arms: { by: [5, 4, 10], pole: [0.6, -1, 0.3] } }),
    things: [
      bench(-32, -6, 23),
      rest([-30, 26, 0], [-35, 56, 0]),
      { is: 'handle', on: 'right' },
      { is: 'handle', on: 'left' },
    ],
    view: 18,
  },
}

export const rotations: Figures = {
  'heel-taps': {
    from: supine({ lean: -78, curl: 22, nod: 8, arms: { swing: 6, out: 16, bend: 0 }, legs: { at: [26, 3, 8] } }),
    to: supine({
      lean: -78,
      curl: 22,
      nod: 8,
      tilt: 18,
      arms: { swing: 6, out: 10, bend: 0 },
      legs: { at: [26, 3, 8] },
    }),
    view: 14,
    above: 40,
  },
  'cross-body-march': {
    from: standing({ arms: behindHead }),
    to: standing({
      twist: 30,
      curl: 16,
      lean: 8,
      arms: behindHead,
      legs: { right: { at: [0, 3, 4] }, left: { swing: 100, out: -14, bend: 100 } },
    }),
    view: 40,
  },
  'bicycle-crunch': {
    from: supine({
      lean: -74,
      curl: 30,
      twist: 28,
      arms: behindHead,
      legs: { right: { swing: 14, bend: 4 }, left: { swing: 96, bend: 100 } },
    }),
    to: supine({
      lean: -74,
      curl: 30,
      twist: -28,
      arms: behindHead,
      legs: { right: { swing: 96, bend: 100 }, left: { swing: 14, bend: 4 } },
    }),
    view: 16,
  },
  'russian-twist': { from: vSit(38), to: vSit(-38), view: 48 },
  'weighted-russian-twist': { from: vSit(38), to: vSit(-38), things: [{ is: 'plate', on: 'hands' }], view: 48 },
  'side-plank-rotation': {
    from: {
      ...sidePlank(19, 70),
      arms: { right: { swing: 90, out: 80, bend: 0 }, left: { at: [28, 3, -17], pole: [0, -1, 0] } },
    },
    to: {
      ...sidePlank(19, 70),
      twist: 45,
      arms: { right: { by: [16, -20, -14], pole: [0, 1, 0.4] }, left: { at: [28, 3, -17], pole: [0, -1, 0] } },
    },
    view: 6,
  },
  'cable-woodchop': chop({
    things: [
      { is: 'rope', from: [4, 122, -50], to: 'hands' },
      { is: 'handle', on: 'hands' },
    ],
  }),
  'band-woodchop': chop({ things: [{ is: 'rope', from: [4, 122, -50], to: 'hands' }] }),
  'kettlebell-windmill': {
    from: standing({ arms: { right: { by: [0, 32, 8], pole: [0, 0, 1] }, left: hanging }, legs: planted(0, 14) }),
    to: standing({
      hips: [-4, 49, 6],
      tilt: -62,
      lean: 14,
      twist: 12,
      nod: -10,
      arms: { right: { at: [2, 104, 4] }, left: { at: [6, 22, 14], pole: [1, 0, 0] } },
      legs: { right: { at: [0, 3, 12] }, left: { at: [0, 3, 18] } },
    }),
    things: [{ is: 'kettlebell', on: 'right', off: [-4, -3, 3] }],
    view: 72,
  },
}
