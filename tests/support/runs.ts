/**
 * `npm run check` asks of each law a little (LAWS=brief); `npm test`, and a test run by itself, ask all of it; `npm run laws`
 * (LAWS=rare) asks for what comes once in fifty thousand times.
 */
const asked = process.env.LAWS
const isBrief = asked === 'brief'
const rarely = asked === 'rare' ? 60 : 1

/** How often a law is tried; a twelfth of that, three times at least, where time is short. */
export const runs = (full: number) => (isBrief ? Math.max(3, Math.ceil(full / 12)) : full * rarely)

/** What a law is tried on; every twelfth of it where time is short. */
export const some = <One>(all: readonly One[]): readonly One[] => (isBrief ? all.filter((_, at) => at % 12 === 0) : all)
