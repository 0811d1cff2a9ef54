import type { Reason, Text } from '../basis/plan.ts'
import { number, text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import type { Next } from '../prescribe/lifts/ask.ts'
import type { Lift } from '../prescribe/lifts/lift.ts'
import { given } from '../reasons/load-reasons.ts'
import { askedEvents, bodyEvents, reason } from '../reasons/reasons.ts'
import { eventsOf } from '../reasons/rep-reasons.ts'
import type { DraftBlock, DraftExercise } from './draft.ts'

/** Repetitions that were asked for, with the load that strength gives for them; a first one is tried. */
export const askedReason = (brief: Brief, lift: Lift, { weightKg, reps, move }: Next, rir: number): Reason => {
  const facts = { reps, rir, ...given('weightKg', weightKg) }
  const isTried = move === 'estimate'
  const [code, events] = isTried ? ['load-estimated', bodyEvents(brief)] : ['load-asked', askedEvents(brief)]
  const said = reason(code, facts, [...new Set([...events, ...eventsOf(lift)])], say =>
    text(
      `${isTried ? 'Probier' : 'Wie gewünscht:'} ${say('reps').de} Wiederholungen mit ${say('weightKg').de} kg, das lässt dir etwa ${say('rir').de} in Reserve.`,
      `${isTried ? 'Try' : 'As you wished:'} ${say('reps').en} reps with ${say('weightKg').en} kg, which leaves you about ${say('rir').en} in reserve.`,
    ),
  )
  const from = { ...given('weightKg', lift.lastKg), ...given('reps', lift.lastReps) }
  const to = { ...given('weightKg', weightKg), reps, rir }
  return Object.keys(from).length === 0 ? { ...said, to } : { ...said, from, to }
}

/** Where less of a dose is in the session than was asked for, the athlete is told what they get, and why. */
export const otherDoses = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => [
  ...fewerSets(brief, main),
  ...brief.wish.doses.flatMap(({ exercises, dose }) => {
    const found = main.flatMap(block => block.exercises).find(({ exercise }) => exercises.includes(exercise.id))
    if (!found || dose.sets === undefined) return []
    const got = gotIn(found)
    const isLighter = dose.kg !== undefined && (got.kg ?? dose.kg) < dose.kg
    if (got.sets >= dose.sets && !isLighter) return []
    const [asked, planned] = [
      written(dose.sets, dose.reps?.[1] ?? null, dose.kg ?? null),
      written(got.sets, got.reps, got.kg),
    ]
    const why = isLighter ? tooHeavy : tooMany
    const { name } = found.exercise
    return [
      text(
        `${name.de}: Du wolltest ${asked.de}, heute sind es ${planned.de}. ${why.de}`,
        `${name.en}: you wanted ${asked.en}, today it is ${planned.en}. ${why.en}`,
      ),
    ]
  }),
]

/** "Alles 5x5" where not every lift has its five sets. */
const fewerSets = (brief: Brief, main: readonly DraftBlock[]): readonly Text[] => {
  const { sets } = brief.wish.scheme.dose
  const lifts = main.flatMap(({ exercises }) => exercises).filter(({ exercise: { role } }) => role === 'compound')
  if (sets === undefined || lifts.every(lift => gotIn(lift).sets >= sets)) return []
  const asked = written(sets, null, null)
  return [
    text(`Je ${asked.de} gehen heute nicht überall. ${tooMany.de}`, `Not all get ${asked.en} today. ${tooMany.en}`),
  ]
}

const gotIn = ({ sets }: DraftExercise) => {
  const work = sets.filter(({ ramp, side }) => !ramp && side !== 'right')
  return { sets: work.length, reps: work[0]?.reps ?? null, kg: work[0]?.weightKg ?? null }
}

/** "5 × 5 mit 80 kg". */
const written = (sets: number, reps: number | null, kg: number | null): Text => {
  const [count, each, load] = [number(sets), number(reps ?? 0), number(kg ?? 0)]
  const times =
    reps === null
      ? text(`${count.de} Sätze`, `${count.en} sets`)
      : text(`${count.de} × ${each.de}`, `${count.en} × ${each.en}`)
  return kg === null ? times : text(`${times.de} mit ${load.de} kg`, `${times.en} with ${load.en} kg`)
}

const tooHeavy = text(
  'Mehr Gewicht wäre nach deinen letzten Sätzen heute ein zu großer Schritt.',
  'More load would be too big a step today, by your last sets.',
)
const tooMany = text(
  'Mehr Sätze passen heute nicht in die Zeit oder zu dem, was deine Muskeln in den letzten Tagen getan haben.',
  'More sets do not fit the time today, or what your muscles did over the last days.',
)
