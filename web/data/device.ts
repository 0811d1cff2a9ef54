import { keeping } from './keeping.ts'

/** Kept for this device. */
export const { kept, keep, drop, allKept } = keeping(() => localStorage)
