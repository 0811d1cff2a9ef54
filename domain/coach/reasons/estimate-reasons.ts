import type { Exercise } from '../basis/catalogue.ts'
import type { Reason } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import { type Brief, firstStrengthOf } from '../prescribe/brief.ts'
import { bodyEvents, placeEvents, reason } from './reasons.ts'

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
  const { name } = first.from
  return reason('load-estimated', { weightKg, from: name.de, fromEn: name.en }, first.events, say =>
    text(
      `Probier ${say('weightKg').de} kg: vorsichtig geschätzt aus „${name.de}“. Der erste Satz zeigt, ob es passt.`,
      `Try ${say('weightKg').en} kg: a careful estimate from "${name.en}". The first set will tell.`,
    ),
  )
}

const bigLifts = text('großen Übungen', 'big lifts')
