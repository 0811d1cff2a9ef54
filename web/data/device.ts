import { keeping } from './keeping.ts'

/** Kept for this device. */
export const { kept, keep, drop, allKept } = keeping(() => localStorage)

/** How the end of a pause is told here, word by word. */
export const signalsKey = 'formkurve.signals'
