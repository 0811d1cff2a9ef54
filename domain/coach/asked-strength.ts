import type { Brief } from './brief.ts'
import { type Exercise, isStrength, isWeighted } from './catalogue.ts'
import type { ExercisesById } from './time-model.ts'
import type { Wish } from './wishes.ts'

type Asked = { readonly wish: Wish; readonly byId: ExercisesById }

/** Muscles, lifts, a skill, a form of lifting or something to lift were wished for by name. */
export const asksForStrength = (brief: Brief): boolean =>
  asksForMuscles(brief) ||
  (brief.wish.style !== null && brief.wish.style !== 'interval') ||
  brief.learning.some(({ said }) => said === 'wish') ||
  asksFor(brief, isStrength)

/** Muscles, all of them, or something to lift them with: "Ganzkörper", "Kettlebell". */
export const asksForMuscles = ({ wish, byId }: Asked): boolean =>
  wish.focus.length > 0 || wish.wholeBody || asksToLift({ wish, byId })

/** Of who trains to be mobile: rounds, pairs, something to lift or an exercise, and so a day of it. */
export const asksForWork = (asked: Asked): boolean =>
  asked.wish.style !== null ||
  asksToLift(asked) ||
  asksFor(asked, one => isStrength(one) || one.role === 'conditioning')

/** "Laufen, danach Bauch". */
export const asksToLast = (asked: Asked): boolean => asksFor(asked, ({ role }) => role === 'conditioning')

const asksFor = ({ wish, byId }: Asked, isWhat: (exercise: Exercise) => boolean) =>
  wish.wanted.flat().some(id => {
    const exercise = byId.get(id)
    return exercise !== undefined && isWhat(exercise)
  })

/** A kettlebell, and no mat. */
const asksToLift = ({ wish, byId }: Asked) =>
  wish.withKit.some(item =>
    [...byId.values()].some(
      one => isStrength(one) && isWeighted(one) && one.requires.some(([first]) => first === item),
    ),
  )
