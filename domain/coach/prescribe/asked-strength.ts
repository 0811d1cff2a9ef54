import { type Exercise, isStrength, isWeighted, usesAny } from '../basis/catalogue.ts'
import type { ExercisesById } from '../basis/time-model.ts'
import type { Wish } from '../read/wishes.ts'
import type { Brief } from './brief.ts'

type Asked = { readonly wish: Wish; readonly byId: ExercisesById }

/** Muscles, lifts, a skill, a form of lifting or something to lift were wished for by name. */
export const asksForStrength = (brief: Brief): boolean =>
  asksForMuscles(brief) ||
  (brief.wish.style !== null && brief.wish.style !== 'interval') ||
  brief.learning.some(({ said }) => said === 'wish') ||
  asksFor(brief, isStrength)

/** Muscles, all of them, or something to train them with: "Ganzkörper", "Kettlebell", "Miniband". */
export const asksForMuscles = (asked: Asked): boolean =>
  asked.wish.focus.length > 0 || asked.wish.wholeBody || asksWith(asked, isStrength)

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

/** A kettlebell, and no ball to stretch on. */
const asksToLift = (asked: Asked) => asksWith(asked, one => isStrength(one) && isWeighted(one))

/** With something that such exercises are done with. */
const asksWith = ({ wish, byId }: Asked, isWhat: (exercise: Exercise) => boolean) =>
  wish.withKit.some(item => !rests.has(item) && [...byId.values()].some(one => isWhat(one) && usesAny(one, [item])))

/** What one lies, sits, stands or runs on is no reason for a lift. */
export const rests: ReadonlySet<string> = new Set(
  'bench incline-bench rack mat chair wall box stairs running-route foam-roller weight-plates'.split(' '),
)
