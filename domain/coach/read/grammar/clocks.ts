import type { Lexeme } from './lexemes.ts'
import { sense } from './senses.ts'

/** So many minutes, at least and at most, in the lexemes from one to before another. */
type Minutes = { readonly from: number; readonly to: number; readonly minutes: readonly [number, number] }

/** "1/2 Stunde", "3/4 hour". */
export const fraction = (all: readonly Lexeme[], at: number): Minutes | null => {
  const [part, whole] = [all[at]?.number ?? null, all[at + 1]?.number ?? null]
  const isOfHour = sense(all[at + 2], 'unit')?.unit === 'hour' && all[at + 1]?.start === (all[at]?.end ?? 0) + 1
  if (part === null || whole === null || !isOfHour || part >= whole || whole > 4) return null
  const minutes = (60 * part) / whole
  return { from: at, to: at + 3, minutes: [minutes, minutes] }
}

/** "Von 17:30 bis 18:15". */
export const clockToClock = (all: readonly Lexeme[], at: number): Minutes | null => {
  const [start, end] = [clock(all[at]), clock(all[at + 2])]
  const isTo = /^(?:bis|to|til|till|until|[-–])$/.test((all[at + 1]?.written ?? '').trim().toLowerCase())
  if (start === null || end === null || !isTo || end - start < 5 || end - start > 240) return null
  return { from: at, to: at + 3, minutes: [end - start, end - start] }
}

const clock = (lexeme: Lexeme | undefined): number | null => {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(lexeme?.written ?? '') ?? []
  return hour === undefined ? null : Number(hour) * 60 + Number(minute)
}
