import { keeping } from './keeping.ts'

/** Kept for this tab only. */
export const { kept, keep, drop, allKept } = keeping(() => sessionStorage)
