import { effortAt } from './efforts.ts'
import type { Lexeme } from './lexemes.ts'
import { sentenceOf } from './nearby.ts'
import { lowest, measured, metersAMile, type Quantity, rangeAt } from './quantity.ts'
import { is, sense } from './senses.ts'
import type { Time } from './times.ts'

export const quantitiesIn = (all: readonly Lexeme[], times: readonly Time[]): readonly Quantity[] => {
  const found: Quantity[] = []
  for (let at = 0; at < all.length; ) {
    const isTime = times.some(({ from, to }) => from <= at && at < to)
    const end = isTime ? at : Math.max(endOfRow(all, at), endOfLabel(all, at))
    if (end > at) {
      at = end
      continue
    }
    const quantity = isTime ? null : quantityAt(all, at)
    if (quantity) found.push(quantity)
    at = quantity ? quantity.to : at + 1
  }
  return found
}

/** "12 10 8 6", "21-15-9": repetitions from set to set, which no dose can tell; where they end. */
const endOfRow = (all: readonly Lexeme[], at: number): number => {
  let count = 0
  let to = at
  for (let on = at; on < all.length && all[on]?.sentence === all[at]?.sentence; on += 1) {
    const value = all[on]?.number ?? null
    if (value !== null && /^\d+$/.test(all[on]?.written ?? '') && value <= 100) {
      count += 1
      to = on + 1
    } else if (!/^\s?[-–/]$/.test(all[on]?.written ?? '')) break
  }
  return count >= 3 && !is(all[to], 'unit', 'kit', 'rir') && !sentenceOf(all, at).some(one => is(one, 'kit', 'unit'))
    ? to
    : at
}

/** "Min 1 12 Wallballs", "Minute 2: 10 Burpees": which minute, and no number of anything; where it ends. */
const endOfLabel = (all: readonly Lexeme[], at: number): number => {
  const [label, next] = [all[at + 1], all[at + 2]]
  const isLabel =
    sense(all[at], 'unit')?.unit === 'minute' &&
    !(all[at - 1]?.number != null && all[at - 1]?.clause === all[at]?.clause)
  return isLabel && label?.number != null && label.number <= 30 && next?.number != null && !/[-–]/.test(next.written)
    ? at + 2
    : at
}

const quantityAt = (all: readonly Lexeme[], at: number): Quantity | null =>
  inWords(all, at) ??
  span(all, at) ??
  reserve(all, at) ??
  sets(all, at) ??
  effortAt(all, at) ??
  pairOf(all, at) ??
  counted(all, at)

/** "Singles", "triples": repetitions in a word. */
const inWords = (all: readonly Lexeme[], at: number): Quantity | null => {
  const word = all[at]?.folded ?? ''
  const many = groups.get(word)
  if (
    many !== undefined &&
    !sense(all[at + 1], 'unit') &&
    all[at + 1]?.clause === all[at]?.clause &&
    !is(all[at + 1], 'kit')
  )
    return { from: at, to: at + 1, reps: [many, many] }
  const reps = /^(leg|arm|hand|side|foot)/.test(all[at + 1]?.folded ?? '') ? undefined : single.get(word)
  return reps === undefined || (is(all[at], 'number') && !/^(bei|mit|@|at)$/.test(all[at + 1]?.folded ?? ''))
    ? null
    : { from: at, to: at + 1, reps: [reps, reps] }
}

const groups = new Map(Object.entries({ zweier: 2, dreier: 3, funfer: 5, achter: 8, zehner: 10 }))
const single = new Map(
  Object.entries({ singles: 1, single: 1, einer: 1, double: 2, doubles: 2, triple: 3, triples: 3 }),
)

const span = (all: readonly Lexeme[], at: number): Quantity | null => {
  const minutes = sense(all[at], 'span')?.minutes
  if (minutes === undefined) return null
  const range: readonly [number, number] = minutes === 67 ? [60, 75] : minutes === 55 ? [50, 60] : [minutes, minutes]
  return { from: at, to: at + 1, minutes: range }
}

/** "RIR 2", "RPE 8", "leave 3 in the tank". */
const reserve = (all: readonly Lexeme[], at: number): Quantity | null => {
  const [value, to] = lowest(all, at + 1)
  if (is(all[at], 'rir') && value !== null && value <= 6) return { from: at, to, rir: value }
  if (is(all[at], 'rpe') && value !== null && value >= 5 && value <= 10) return { from: at, to, rir: 10 - value }
  const [before, next] = lowest(all, at)
  return before !== null && before <= 6 && is(all[next], 'rir') ? { from: at, to: next + 1, rir: before } : null
}

/** "5x5", "3 mal 60 Sekunden", "4 Sätze à 10", "5 sets of 5", "3x8-12 mit 40 kg". */
const sets = (all: readonly Lexeme[], at: number): Quantity | null => {
  const many = all[at]?.number ?? null
  if (many === null || many > 60 || !Number.isInteger(many)) return null
  const isTimes =
    /^(x|×|\*|mal|times)$/.test(all[at + 1]?.folded ?? '') ||
    (all[at + 1]?.folded === 'by' && (all[at + 2]?.number ?? null) !== null)
  const isSets = sense(all[at + 1], 'unit')?.unit === 'set'
  if (isSets && is(all[at + 2], 'each', 'with')) return ofEach(all, at, many, at + 3)
  if (isSets)
    return (all[at + 2]?.number ?? null) !== null && all[at + 2]?.clause === all[at]?.clause
      ? ofEach(all, at, many, at + 2)
      : { from: at, to: at + 2, sets: many }
  return isTimes ? ofEach(all, at, many, at + 2) : null
}

const ofEach = (all: readonly Lexeme[], from: number, many: number, at: number): Quantity | null => {
  const [least, most, to] = rangeAt(all, at)
  if (least === null || most === null) return null
  const unit = sense(all[to], 'unit')?.unit
  const end = unit === undefined ? to : to + 1
  switch (unit) {
    case 'second':
      return { from, to: end, sets: many, seconds: most }
    case 'minute':
      return { from, to: end, sets: many, seconds: most * 60 }
    case 'meter':
      return { from, to: end, sets: many, meters: most }
    case 'kilometer':
      return { from, to: end, sets: many, meters: most * 1000 }
    case 'mile':
      return { from, to: end, sets: many, meters: Math.round(most * metersAMile) }
    case 'kilogram':
      return { from, to: end, sets: many, kg: most, size: most }
    case 'day':
    case 'week':
      return null
    default:
      if (most >= 100 && most % 50 === 0 && many <= 12 && !unit)
        return { from, to: end, sets: many, meters: most, reps: [least, most] }
      return most > 40 && many <= 12
        ? { from, to: end, reps: [many, many], kg: most }
        : { from, to: end, sets: many, reps: [least, most] }
  }
}

/** "With the 32s": a pair of that weight. */
const pairOf = (all: readonly Lexeme[], at: number): Quantity | null => {
  const kg = all[at]?.number ?? null
  const isPair = all[at + 1]?.written === 's' && all[at + 1]?.start === all[at]?.end
  return kg !== null && isPair && /^(?:the|my|with)$/.test(all[at - 1]?.folded ?? '')
    ? { from: at, to: at + 2, size: kg, bare: kg }
    : null
}

const counted = (all: readonly Lexeme[], at: number): Quantity | null => {
  const isWord =
    is(all[at], 'number') &&
    /^(ein|eine|einen|einem|einer|an|a|am|ne|nen|ner|oa|oan|oane|one|paar|few|couple of)$/.test(all[at]?.folded ?? '')
  const [least, most, to] = rangeAt(all, at)
  if (least === null || most === null) return null
  const isSize = /^(er|ers|ern)$/.test(all[to]?.folded ?? '')
  const after = isSize ? to + 1 : to
  const adjective =
    /^(gut|knapp|lang|voll|ganz|saub|full|good|ish|odd|kurze|kurz|short|lockere|easy)$/.test(
      all[after]?.folded ?? '',
    ) && sense(all[after + 1], 'unit')
      ? 1
      : 0
  const counts = all[after + adjective]
  const unit = counts?.clause === all[at]?.clause ? sense(counts, 'unit')?.unit : undefined
  const end = unit === undefined ? after : after + adjective + 1
  if (isSize && (unit === undefined || unit === 'kilogram')) return { from: at, to: end, size: most, bare: most }
  if (isSize && unit === 'set') return { from: at, to: end, reps: [least, most] }
  if (unit !== undefined) return measured(all, at, end, unit, least, most)
  return isWord ? null : { from: at, to: end, bare: most }
}
