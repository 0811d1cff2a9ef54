import type { Athlete } from '../files/athlete.ts'
import type { AthleteRecord } from '../record.ts'

/** One mark of the coach: what is asked, what was found, and where it is missed. */
export type Mark = {
  readonly name: string
  readonly asked: string
  readonly found: string
  readonly met: boolean
  readonly misses: readonly string[]
}

export type Trained = { readonly athlete: Athlete; readonly record: AthleteRecord }

export const share = (part: number, of: number) => (of === 0 ? 1 : part / of)
export const percent = (value: number) => `${Math.round(value * 1000) / 10} %`
