import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import { type Figures, hanging, highPlank, onAllFours, planted, prone, standing, supine } from '../stances.ts'
import type { Thing } from '../thing.ts'
import { lying, plank, sidePlank } from './core-parts.ts'

const kneePlank: Pose = {
  ...plank,
  hips: [0, 14, 0],
  lean: 80,
  legs: { at: [-44.8, 10, 6], pole: [0.3, -1, 0] },
  toes: [-0.9, 0.5, 0],
}
const breath = (pose: Pose): Pose => ({ ...pose, hips: [pose.hips[0], pose.hips[1] + 0.6, 0] })

const bentBack: Partial<Pose> = {
  legs: { right: { at: [-22, 9, -22], pole: [-0.3, 0, 1] }, left: { at: [-22, 3.5, 22], pole: [-0.3, 0, -1] } },
  toes: { right: [0, 0, -1], left: [0, 0, 1] },
}

const tableTop: Pose = supine({ arms: { swing: 90, bend: 0 }, legs: { swing: 90, bend: 90 } })
const deadBug: Pose = supine({
  arms: { right: { swing: 172, bend: 4 }, left: { swing: 90, bend: 0 } },
  legs: { right: { swing: 90, bend: 90 }, left: { swing: 12, bend: 8 } },
})

const wheelReach: Limb = { at: [62, 5, 7], pole: [0, -1, 1] }
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
  hips: [16, 24, 0],
  lean: 84,
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
