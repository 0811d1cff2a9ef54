/** npm run faults: the same tests at full length. */
export const isLong = process.env.FAULTS === 'long'
