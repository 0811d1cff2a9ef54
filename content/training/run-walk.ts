import type { Training } from './schema.ts'

/** Running and walking in turn, until half an hour is run at a stretch: seconds of each, and how often. */
export const runWalk: Training['runWalk'] = {
  grade: 'C',
  source: 'practice of beginners’ courses (from the couch to five kilometres): three days a week, nine to twelve weeks',
  days: 3,
  /** Where somebody of level 1 and 2 begins. */
  from: [0, 3],
  /** A time that is aimed at over so many metres, seconds a kilometre: nobody sets it who has yet to learn to run. */
  aims: [
    { meters: 5000, pace: 315 },
    { meters: 10_000, pace: 390 },
  ],
  steps: [
    { run: 60, walk: 90, times: 8 },
    { run: 90, walk: 90, times: 7 },
    { run: 120, walk: 90, times: 6 },
    { run: 180, walk: 90, times: 5 },
    { run: 240, walk: 120, times: 4 },
    { run: 300, walk: 120, times: 4 },
    { run: 420, walk: 120, times: 3 },
    { run: 600, walk: 120, times: 2 },
    { run: 720, walk: 90, times: 2 },
    { run: 900, walk: 60, times: 2 },
    { run: 1500, walk: 0, times: 1 },
  ],
}
