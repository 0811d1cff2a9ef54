/** Told to a waiting worker: the athlete wants the new version now. */
export const takeOver = 'take-over'
