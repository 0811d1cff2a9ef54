import type { Movement } from './movement.ts'
import { frames } from './movement.ts'
import { boneErrors, type Skeleton } from './skeleton.ts'
import { mounted } from './thing.ts'

/** What is wrong with a movement; nothing for one that a body can do. */
export const checkMovement = (movement: Movement): readonly string[] => [
  ...new Set(frames(movement, 9).flatMap((body, at) => problems(body, movement, at))),
]

const problems = (body: Skeleton, movement: Movement, at: number): readonly string[] => {
  const when = at === 0 ? 'start' : at === 8 ? 'end' : 'on the way'
  return [
    ...body.stretched
      .filter(({ by }) => by > (at % 8 === 0 ? 1.2 : 3.5))
      .map(({ limb, by }) => `${when}: ${limb} lacks ${by.toFixed(1)}`),
    ...(boneErrors(body).some(error => Math.abs(error) > 0.1) ? [`${when}: a bone changes its length`] : []),
    ...below(body, at).map(part => `${when}: ${part} is below the floor`),
    ...(at === 0 || at === 8 ? offTheBar(body, movement).map(hand => `${when}: ${hand} hand is off the bar`) : []),
  ]
}

const below = ({ right, left, hips, head }: Skeleton, at: number) =>
  Object.entries({
    'right ankle': right.leg.ankle[1] - 1,
    'left ankle': left.leg.ankle[1] - 1,
    'right toe': right.leg.toe[1],
    'left toe': left.leg.toe[1],
    'right knee': right.leg.knee[1],
    'left knee': left.leg.knee[1],
    'right hand': right.arm.hand[1],
    'left hand': left.arm.hand[1],
    'right elbow': right.arm.elbow[1],
    'left elbow': left.arm.elbow[1],
    hips: hips[1] - 2,
    head: head[1] - 3,
  }).flatMap(([part, height]) => (height < (at % 8 === 0 ? -1.5 : -4.5) ? [`${part} (${height.toFixed(1)})`] : []))

const offTheBar = (body: Skeleton, { things = [] }: Movement) =>
  things.flatMap(thing => {
    const rail = thing.is === 'rail' ? thing.at : null
    const onBack = thing.is === 'barbell' && (thing.on ?? 'hands') === 'hands' ? mounted('hands', body) : null
    return (['right', 'left'] as const).filter(side => {
      const [x, y] = body[side].arm.hand
      if (rail) return Math.hypot(x - rail[0], y - rail[1]) > 1.5 && body.head[1] < rail[1] + 25 && reaches(body, rail)
      return onBack ? Math.hypot(x - onBack[0], y - onBack[1]) > 1.5 : false
    })
  })

/** A rail that nobody holds at all is no rail for the hands. */
const reaches = (body: Skeleton, [x, y]: readonly [number, number]) =>
  (['right', 'left'] as const).some(side => Math.hypot(body[side].arm.hand[0] - x, body[side].arm.hand[1] - y) < 12)
