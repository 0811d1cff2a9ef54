import type { Brief } from './brief.ts'
import { isStrength } from './catalogue.ts'

/** Muscles, lifts, a skill, a form of lifting or something to lift were wished for by name. */
export const asksForStrength = (brief: Brief): boolean =>
  asksForMuscles(brief) ||
  (brief.wish.style !== null && brief.wish.style !== 'interval') ||
  brief.learning.some(({ said }) => said === 'wish') ||
  brief.wish.wanted.flat().some(id => {
    const exercise = brief.byId.get(id)
    return exercise !== undefined && isStrength(exercise)
  })

/** Muscles, all of them, or something to lift them with: "Ganzkörper", "Kettlebell". */
export const asksForMuscles = ({ wish, usable }: Brief): boolean =>
  wish.focus.length > 0 ||
  wish.wholeBody ||
  wish.withKit.some(item => usable.some(one => isStrength(one) && one.requires.some(kit => kit.includes(item))))
