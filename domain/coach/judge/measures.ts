import type { Goal } from '../basis/request.ts'

// What the judge measures by: §4 of the training rules, and §1 and §3 where §4 refers to them. Nobody else reads these.

/** §4 session budget (45 min 12–16, 60 min 16–22, 90 min 24–30); other rows drawn on from §1. */
const budgetRows: readonly (readonly [minutes: number, least: number, most: number])[] = [
  [10, 2, 5],
  [15, 4, 6],
  [30, 8, 11],
  [45, 12, 16],
  [60, 16, 22],
  [90, 24, 30],
  [120, 30, 38],
  [180, 36, 48],
]
/** §4: ±20 %, and never below 70 %. */
export const budgetTolerance = 0.2
export const budgetFloor = 0.7
/** §1 supersets: equal work in about 36 % less time, so that so much more fits. */
export const pairsFactor = 1.5
/** §1 rest: 0–30 s between stations, 60–120 s a round, against 60–180 s after each straight set. */
export const roundsFactor = 2.2
/** Minutes of conditioning that stand for a working set where the goal is not strength (practice). */
export const minutesASet = 3

/** §4: preparation, stretching and easy cardio ≤ 25 % of the time; a third is filler. */
export const fillerShare = { plain: 0.25, grave: 0.35 }
/** A stretch is done once or twice (practice); held for more than a minute in all before lifting it costs strength (Behm 2016). */
export const stretchRounds = 2
export const longStretch = 60
/** Practice: ≤ 40 % of the exercises above 30 minutes. */
export const preparingExercises = { share: 0.4, fromMinutes: 30 }
/** §4: at most one exercise for each five minutes. */
export const minutesAnExercise = 5
export const tooManyFactor = 1.5
/** §4: ≥ 60 % of the working sets in compounds for strength, 40 % for muscle. */
export const compoundShare: Readonly<Partial<Record<Goal, number>>> = { strength: 0.6, muscle: 0.4 }
/** §4: main lift above 25 minutes. */
export const mainLift = { fromMinutes: 25, among: 2, sets: 2 }

/** §4: the reserve agrees with the planned load within 1.5 repetitions. */
export const reserveOff = { plain: 1.5, grave: 3.5 }
/** §4: estimates at most six weeks old; up to 12 repetitions to failure with full weight, up to 20 with less. */
export const strengthDays = 42
/** So many left or more ("6+") is a lower bound, and no reserve that a load could agree with (practice). */
export const openReserve = 6
/** A set of as many clean repetitions as come ends before technique breaks (practice). */
export const cleanReserve = 1
export const sureReps = 12
export const usableReps = 20
/** §4 rule 13: a load may lie 2.5 % or one loadable step above what strength implies. */
export const loadAbove = { fine: 0.025, grave: 0.08 }
/** §1 and §4 rule 14: a step is at most 5 % in the upper body, 10 % in the lower, or one loadable step. */
export const loadStep = { upper: 0.05, lower: 0.1 }
/** §4 rule 15: over 21 days each main lift trained at least three times with targets met plans more. */
export const progress = { days: 21, exposures: 3, grave: 5 }
/** §4, percentage waves towards a date: with twice as many repetitions a day belonged to the phase before. Practice. */
export const otherPhase = 2
/** §4: ten prompts to find a load in week four is bad; a new lift or two is not. */
export const findLoad = { knownDays: 21, sessions: 6, plain: 3, grave: 6 }

/** §1 effort: beginners at least 2 in reserve, with care asked for at least 3. */
export const leastReserve = { beginner: 2, cautious: 3, beginnerLevel: 2 }

/** §3 rule 7: a muscle with four hard sets within 48 hours gets no more than two direct sets; two days later at about the same hour is not within. */
export const recovery = { hours: 43, graveHours: 30, hardSets: 4, hardReserve: 2, sets: 2, graveSets: 4 }
/** §3 rule 17. */
export const pushPull: readonly [number, number] = [0.7, 1.3]
export const pushPullGrave: readonly [number, number] = [0.34, 3]
/** §4 landmarks: hard sets a muscle a week by level 1–5: minimum, target, maximum. */
export const landmarks: readonly (readonly [least: number, aim: number, most: number])[] = [
  [6, 8, 12],
  [8, 10, 14],
  [10, 14, 18],
  [10, 16, 20],
  [12, 18, 22],
]
/** §4: calves, biceps, triceps, rear delts and abs take two thirds. */
export const smallMuscles: ReadonlySet<string> = new Set(['calves', 'biceps', 'triceps', 'rear-delts', 'abs'])
export const smallShare = 2 / 3
/** A compound set trains two of the muscles with landmarks, a small one one; about half of the sets are compound ones (§4: 40–60 %). */
export const musclesASet = 1.5
/** A set counts as hard up to this reserve (§1, Pelland; §4 landmarks count hard sets). */
export const countedReserve = 4

/** §4 deload: at most every third week begins one, seven days long, sets −30–50 %, loads −10–20 %, then ≥ 95 %. */
export const deload = {
  apartDays: 21,
  days: 7,
  sets: [0.5, 0.7],
  load: [0.8, 0.9],
  tolerance: 0.06,
  after: 0.95,
} as const

/** Brandt 2025 and §1: a taper takes 40–60 % off; so long before a race or match legs stay fresh. */
export const taper = { days: 6, share: 0.65, hoursBeforeMatch: 36, restDays: 1, mayRest: 3, warmUpMinutes: 20 }

/** §3 rule 22: main lifts are kept for three weeks. */
export const staples = { days: 14, sessions: 4, share: 0.5 }
/** §4, bad on purpose: half of the sets for a muscle that nobody asked for. */
export const takeover = 0.5
/** §4: a wish for a muscle or lift gets at least half of the working sets. */
export const wishShare = { plain: 0.5, grave: 0.3 }
/** §1: so many direct sets are as much as a muscle takes in a session: a wish that got them is served, however long the day. */
export const wishServed = 8

/** Numbers between the rows are drawn as straight lines. */
export const budgetFor = (minutes: number): readonly [number, number] => {
  const first = budgetRows[0] ?? [10, 2, 5]
  const last = budgetRows[budgetRows.length - 1] ?? first
  const after = budgetRows.find(([at]) => at >= minutes) ?? last
  const before = budgetRows.findLast(([at]) => at <= minutes) ?? first
  const share = after[0] === before[0] ? 0 : (minutes - before[0]) / (after[0] - before[0])
  return [before[1] + (after[1] - before[1]) * share, before[2] + (after[2] - before[2]) * share]
}
