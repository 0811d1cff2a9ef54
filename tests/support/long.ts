/** npm run faults: the same tests at full length. */
export const isLong = process.env.FAULTS === 'long'

/** npm run fuzz: every field of every call with every hostile value. */
export const fuzzesLong = process.env.FUZZ === 'long'
