/** `npm run check` asks of each law a little (LAWS=brief); `npm test`, and a test run by itself, ask all of it. */
const isBrief = process.env.LAWS === 'brief'

/** How often a law is tried; a twelfth of that, three times at least, where time is short. */
export const runs = (full: number) => (isBrief ? Math.max(3, Math.ceil(full / 12)) : full)

/** What a law is tried on; every twelfth of it where time is short. */
export const some = <One>(all: readonly One[]): readonly One[] => (isBrief ? all.filter((_, at) => at % 12 === 0) : all)
