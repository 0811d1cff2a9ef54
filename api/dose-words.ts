import type { Text } from '../domain/coach/basis/plan.ts'
import { text as both } from '../domain/coach/basis/text.ts'
import type { Scheme } from '../domain/coach/read/shaping.ts'
import type { Dose } from '../domain/coach/read/training.ts'

/** "Kniebeuge 5 × 5 mit 80 kg", as far as it was said. */
export const dosed = ({ de, en }: Text, dose: Dose): Text => {
  const times = timesOf(dose)
  const { kg } = dose
  const load = kg === undefined ? both('', '') : both(` mit ${String(kg).replace('.', ',')} kg`, ` with ${kg} kg`)
  return both(`${de}${times.de}${load.de}`, `${en}${times.en}${load.en}`)
}

const timesOf = ({ sets, reps }: Dose): Text => {
  if (sets === undefined) return reps ? both(` ${rangeOf(reps)} Wdh.`, ` ${rangeOf(reps)} reps`) : both('', '')
  return reps
    ? both(` ${sets} × ${rangeOf(reps)}`, ` ${sets} × ${rangeOf(reps)}`)
    : both(` ${sets} Sätze`, ` ${sets} sets`)
}

/** "8", "8–12". */
const rangeOf = ([least, most]: readonly [number, number]): string => (least === most ? `${most}` : `${least}–${most}`)

export const beatsOf = (told: Span): Text => {
  if (told.least === null) return both(`Puls unter ${told.most}`, `heart rate below ${told.most}`)
  if (told.most === null) return both(`Puls über ${told.least}`, `heart rate above ${told.least}`)
  return both(`Puls ${told.least}–${told.most}`, `heart rate ${told.least}–${told.most}`)
}

/** "Alles 3 × 10", "4 Sätze je Übung", "12–20 Wiederholungen". */
export const ofEach = ({ sets, reps }: Scheme['dose']): Text => {
  const times = reps && rangeOf(reps)
  if (sets === undefined) return both(`${times} Wiederholungen`, `${times} reps`)
  return times === undefined
    ? both(`${sets} Sätze je Übung`, `${sets} sets of each`)
    : both(`alles ${sets} × ${times}`, `everything ${sets} × ${times}`)
}

type Span = { readonly least: number | null; readonly most: number | null }

export const spanOf = (told: Span, unit: 'min' | 's'): Text => {
  const [least, most] = [told.least ?? told.most, told.most ?? told.least]
  const span = least === most ? `${most} ${unit}` : `${least}–${most} ${unit}`
  if (told.least === null) return both(`höchstens ${span}`, `at most ${span}`)
  return told.most === null ? both(`mindestens ${span}`, `at least ${span}`) : both(span, span)
}

export const shortRests = both('kurze Pausen', 'short rests')
export const longRests = both('lange Pausen', 'long rests')
