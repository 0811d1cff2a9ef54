import type { ProfileId } from './ids.ts'

/** Told by a tap before a session; `sick` stops it. */
export type Today = 'sick' | 'bad-sleep' | 'hangover'

export type Wish = {
  prompt?: string
  durationMinutes: number
  profile?: ProfileId
  /** 1 exhausted … 5 full of energy. */
  mood?: number
  /** How today is not like other days. */
  today?: readonly Today[]
  seed: string
}
