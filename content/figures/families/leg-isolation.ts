import type { Movement } from '../movement.ts'
import { bench, type Figures, kneeling, legsOf, planted, rest, seated, standing, supine } from '../stances.ts'
import { bentBridge } from './hinge-parts.ts'

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
