import type { Dose } from '../training.ts'
import type { Quantity } from './quantity.ts'

type Writable<All> = { -readonly [Key in keyof All]: All[Key] }

/** Several quantities of one exercise as one dose. */
export const doseOf = (all: readonly Quantity[]): Dose => {
  const dose: Writable<Dose> = {}
  for (const { sets: many, reps, seconds, meters, kg, percent, restSeconds } of all) {
    if (many !== undefined) dose.sets ??= many
    if (reps !== undefined) dose.reps ??= reps
    if (seconds !== undefined) dose.seconds ??= seconds
    if (meters !== undefined) dose.meters ??= meters
    if (kg !== undefined) dose.kg ??= kg
    if (percent !== undefined) dose.percent ??= percent
    if (restSeconds !== undefined) dose.restSeconds ??= restSeconds
  }
  return dose
}

/** "Kniebeuge 5x5 100": the number that follows the sets is the load. */
export const isBehindSets = (quantities: readonly Quantity[], from: number) =>
  quantities.some(
    one =>
      one.sets !== undefined && one.reps !== undefined && one.to <= from && from - one.to <= 2 && one.kg === undefined,
  )
