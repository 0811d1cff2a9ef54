import type { Unit } from '../language.ts'
import type { Dose } from '../training.ts'
import type { Lexeme } from './lexemes.ts'
import { is, sense } from './senses.ts'

/** Numbers with what they count, [from, to) in lexemes: a dose, minutes, rounds, work and rest, or a bare number. */
export type Quantity = Dose & {
  readonly from: number
  readonly to: number
  readonly minutes?: readonly [least: number, most: number]
  readonly rounds?: number
  readonly workSeconds?: number
  readonly bare?: number
  /** "16er": of this size. */
  readonly size?: number
  /** km/h. */
  readonly speed?: number
}

export const metersAMile = 1609.344

/** "Pausen von 90 s", "Pausen bitte höchstens 60 s". */
const isOfPause = (all: readonly Lexeme[], from: number): boolean => {
  const between = all.slice(Math.max(0, from - 4), from)
  const at = between.findLastIndex(one => is(one, 'pause'))
  const words = between.slice(at + 1)
  return (
    at >= 0 &&
    words.length > 0 &&
    words.every(one => is(one, 'at-most', 'at-least', 'filler') || /^(von|of|je|bitte|please|nur)$/.test(one.folded))
  )
}

/** So much of a unit. */
export const measured = (
  all: readonly Lexeme[],
  from: number,
  to: number,
  unit: Unit,
  least: number,
  most: number,
): Quantity | null => {
  const isRest =
    is(all[to], 'pause') || (is(all[from - 1], 'pause') && !is(all[from - 1], 'refusal')) || isOfPause(all, from)
  const end = is(all[to], 'pause') ? to + 1 : to
  switch (unit) {
    case 'second':
      return isRest ? { from, to: end, restSeconds: most } : { from, to, seconds: most }
    case 'minute':
      return isRest && most <= 6 ? { from, to: end, restSeconds: most * 60 } : { from, to, minutes: [least, most] }
    case 'hour': {
      const [more, , next] = rangeAt(all, to)
      const isMinutes =
        more !== null &&
        more < 60 &&
        (sense(all[next], 'unit')?.unit === 'minute' ||
          all[to]?.start === all[to - 1]?.end ||
          (/^(?:15|30|45)$/.test(all[to]?.written ?? '') &&
            !sense(all[next], 'unit') &&
            !/^[x×*]$/.test(all[next]?.folded ?? '')))
      const rest = isMinutes ? (more ?? 0) : 0
      const stop = isMinutes ? (sense(all[next], 'unit')?.unit === 'minute' ? next + 1 : next) : to
      return { from, to: stop, minutes: [least * 60 + rest, most * 60 + rest] }
    }
    case 'kilogram':
      return { from, to, kg: most }
    case 'pound':
      return { from, to, kg: Math.round(most * 45.36) / 100 }
    case 'meter':
      return { from, to, meters: most }
    case 'kilometer':
      return { from, to, meters: most * 1000 }
    case 'mile':
      return { from, to, meters: Math.round(most * metersAMile) }
    case 'speed':
      return { from, to, speed: most }
    case 'percent':
      return { from, to, percent: most }
    case 'set':
      return { from, to, sets: most }
    case 'repetition':
      return { from, to, reps: [least, most] }
    case 'round':
      return { from, to, rounds: most }
    case 'bpm':
    case 'watt':
    case 'time':
      return { from, to, bare: most }
    case 'day':
    case 'week':
    case 'month':
    case 'year':
      return null
  }
}

/** "8", "8-12", "8 bis 12", "30 to 40". */
export const rangeAt = (
  all: readonly Lexeme[],
  at: number,
): readonly [least: number | null, most: number | null, to: number] => {
  const first = all[at]?.number ?? null
  if (first === null) return [null, null, at]
  const isBetween = /^(zwischen|between)$/.test(all[at - 1]?.folded ?? '') && is(all[at + 1], 'and')
  const dash =
    isBetween || /^\s?[-–]$/.test(all[at + 1]?.written ?? '') || /^(bis|to|oder|or)$/.test(all[at + 1]?.folded ?? '')
  const second = dash && all[at + 2]?.clause === all[at]?.clause ? (all[at + 2]?.number ?? null) : null
  return second === null ? [first, first, at + 1] : [Math.min(first, second), Math.max(first, second), at + 3]
}

export const lowest = (all: readonly Lexeme[], at: number): readonly [number | null, number] => {
  const [least, , to] = rangeAt(all, at)
  return [least, to]
}
