import { day } from '../../days.ts'
import type { Exercise } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import { type Brief, firstStrengthOf } from '../prescribe/brief.ts'
import type { FirstStrength } from '../prescribe/lifts/first-load.ts'
import type { Lift } from '../prescribe/lifts/lift.ts'
import { bodyEvents, placeEvents, reason } from './reasons.ts'
import { eventsOf } from './rep-reasons.ts'

/** Where a first load comes from: what was told, a related lift, the body, or the one thing that is there. */
export const estimated = (brief: Brief, exercise: Exercise, weightKg: number): Reason => {
  const first = firstStrengthOf(brief, exercise)
  if (first === null)
    return reason('load-estimated', { weightKg }, placeEvents(brief), say =>
      text(
        `Hier gibt es genau ${say('weightKg').de} kg: Damit fängst du an. Der erste Satz zeigt, ob es passt.`,
        `There is exactly ${say('weightKg').en} kg here: that is what you start with. The first set will tell.`,
      ),
    )
  if (first.from === 'body')
    return reason('load-estimated', { weightKg }, bodyEvents(brief), say =>
      text(
        `Probier ${say('weightKg').de} kg: vorsichtig geschätzt aus Körpergewicht und Erfahrung. Der erste Satz zeigt, ob es passt.`,
        `Try ${say('weightKg').en} kg: a careful estimate from body weight and experience. The first set will tell.`,
      ),
    )
  if (first.from === 'told')
    return reason('load-told', { weightKg }, first.events, say =>
      text(
        `Beginn mit ${say('weightKg').de} kg, nach dem, was du von dir geschrieben hast. Der erste Satz zeigt, ob es passt.`,
        `Start with ${say('weightKg').en} kg, by what you wrote about yourself. The first set will tell.`,
      ),
    )
  if (first.from === 'big-lifts')
    return reason('load-estimated', { weightKg, from: bigLifts.de, fromEn: bigLifts.en }, first.events, say =>
      text(
        `Probier ${say('weightKg').de} kg: vorsichtig geschätzt nach deinen ${bigLifts.de}. Der erste Satz zeigt, ob es passt.`,
        `Try ${say('weightKg').en} kg: a careful estimate by your ${bigLifts.en}. The first set will tell.`,
      ),
    )
  const from = first.from
  const before = brief.lifts.get(exercise.id)
  if (before && before.lastKg !== null)
    return anew(brief, { from, events: first.events }, weightKg, { ...before, lastKg: before.lastKg })
  const { name } = from
  return reason('load-estimated', { weightKg, from: name.de, fromEn: name.en }, first.events, say =>
    text(
      `Probier ${say('weightKg').de} kg: vorsichtig geschätzt aus „${name.de}“. Der erste Satz zeigt, ob es passt.`,
      `Try ${say('weightKg').en} kg: a careful estimate from "${name.en}". The first set will tell.`,
    ),
  )
}

const bigLifts = text('großen Übungen', 'big lifts')

/** A lift of weeks ago, of which others of its movement tell more by now. */
const anew = (
  brief: Brief,
  { from, events }: { readonly from: Exercise; readonly events: FirstStrength['events'] },
  weightKg: number,
  before: Lift & { readonly lastKg: number },
): Reason => {
  const weeks = Math.floor((brief.now - (before.bouts[0]?.at ?? brief.now)) / (7 * day))
  const facts = { weeks, lastWeightKg: before.lastKg, weightKg, from: from.name.de, fromEn: from.name.en }
  return reason('load-anew', facts, [...events, ...eventsOf(before)], say =>
    weightKg < before.lastKg
      ? text(
          `Seit ${say('weeks').de} Wochen hast du das nicht gemacht: Fang mit ${say('weightKg').de} statt ${say('lastWeightKg').de} kg wieder an. Der erste Satz zeigt, ob es passt.`,
          `You have not done this for ${say('weeks').en} weeks: begin again with ${say('weightKg').en} instead of ${say('lastWeightKg').en} kg. The first set will tell.`,
        )
      : text(
          `Seit ${say('weeks').de} Wochen hast du das nicht gemacht, damals mit ${say('lastWeightKg').de} kg. Nach „${say('from').de}“ vorsichtig geschätzt: heute ${say('weightKg').de} kg. Der erste Satz zeigt, ob es passt.`,
          `You have not done this for ${say('weeks').en} weeks, then with ${say('lastWeightKg').en} kg. A careful estimate from "${say('fromEn').en}": today ${say('weightKg').en} kg. The first set will tell.`,
        ),
  )
}
