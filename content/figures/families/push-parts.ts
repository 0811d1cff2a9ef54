import type { Movement } from '../movement.ts'
import type { Limb, Pose } from '../pose.ts'
import { bench, block, legsOf, planted, rest, seated, standing, wall } from '../stances.ts'
import type { Thing } from '../thing.ts'

export type Hands = { readonly up: Limb; readonly down: Limb }

/** Between long and bent arms; the rest of the body is the same. */
export const pressing = (body: Pose, { up, down }: Hands, own: Partial<Movement> = {}): Movement => ({
  from: { ...body, arms: down },
  to: { ...body, arms: up },
  ...own,
})
export const onKnees = (hand = 12): Movement => ({
  from: {
    hips: [0, 19, 0],
    lean: 66,
    nod: -5,
    arms: { at: [29, 1.5, hand], pole: [-0.6, 0, 1] },
    legs: { at: [-37, 12, 6], pole: [0.2, -1, 0] },
    toes: [-0.9, 0.5, 0],
  },
  to: {
    hips: [4, 12.5, 0],
    lean: 82,
    nod: -5,
    arms: { at: [29, 1.5, hand], pole: [-1, 0.4, 0.7] },
    legs: { at: [-37, 12, 6], pole: [0.2, -1, 0] },
    toes: [-0.9, 0.5, 0],
  },
  view: 14,
})
export const incline: Movement = {
  from: {
    hips: [0, 36, 0],
    lean: 48,
    nod: -5,
    arms: { at: [37, 30, 12], pole: [-0.6, -0.4, 1] },
    legs: { at: [-33, 6, 6] },
    toes: [0.7, -0.7, 0],
  },
  to: {
    hips: [6, 31, 0],
    lean: 57,
    nod: -5,
    arms: { at: [37, 30, 13], pole: [-1, 0, 0.7] },
    legs: { at: [-33, 6, 6] },
    toes: [0.7, -0.7, 0],
  },
  things: [block(32, 62, 29)],
  view: 14,
}
export const atWall = (hand: number, bent: Limb['pole'] = [-0.8, -0.8, 0.7]): Movement => ({
  from: standing({
    hips: [-2, 51, 0],
    lean: 8,
    arms: { at: [33, 76, hand], pole: [-0.4, -1, 0.6] },
    legs: planted(-8, 6),
  }),
  to: standing({
    hips: [5, 49.5, 0],
    lean: 17,
    arms: { at: [33, 76, hand], pole: bent },
    legs: { at: [-8, 4, 6] },
    toes: [0.9, -0.4, 0],
  }),
  things: [wall(36)],
  view: 14,
})

// Lying on a bench, the head to the left.
export const lying: Pose = { hips: [0, 30, 0], lean: -90, arms: { swing: 90 }, legs: { at: [26, 3, 10] } }
export const flat: readonly Thing[] = [bench(-44, 6, 25), legsOf(-44, 6, 25)]
export const reclined = (lean: number): Pose => ({
  hips: [0, 29, 0],
  lean,
  arms: { swing: 90 },
  legs: { at: [26, 3, 10] },
})
export const slope = (lean: number): readonly Thing[] => {
  const angle = (lean * Math.PI) / 180
  return [rest([4, 24, 0], [-2, 22, 0], [-6 - 34 * Math.sin(-angle), 24 + 34 * Math.cos(angle), 0]), legsOf(-20, 6, 23)]
}
export const floor: Pose = { hips: [0, 5, 0], lean: -90, arms: { swing: 90 }, legs: { at: [27, 3, 8] } }
export const machineSeat = (x = -20): Pose => ({ ...seated({ hips: [x, 28, 0], lean: -6 }) })
export const backrest = (x = -20): readonly Thing[] => [
  bench(x - 12, x + 14, 23),
  rest([x - 8, 24, 0], [x - 13, 66, 0]),
]
export const bands = (from: readonly [number, number, number]): readonly Thing[] => [
  { is: 'rope', from, to: 'right hand' },
  { is: 'rope', from, to: 'left hand' },
]
export const oneSided = (movement: Movement, left: Limb): Movement => ({
  ...movement,
  from: { ...movement.from, arms: { right: one(movement.from), left } },
  to: { ...movement.to, arms: { right: one(movement.to), left } },
})
const one = ({ arms }: Pose): Limb => ('right' in arms ? arms.right : arms)
