import { figure } from './figure.ts'

export const load = {
  /** Repetitions to failure and the percent of the one-repetition maximum that allows them. */
  percent: figure(
    [
      [1, 100],
      [2, 95.5],
      [3, 92.2],
      [4, 89.2],
      [5, 86.3],
      [6, 83.7],
      [7, 81.1],
      [8, 78.6],
      [9, 76.2],
      [10, 73.9],
      [12, 69.4],
      [15, 63.5],
      [20, 56],
    ],
    'B',
    'Helms, Zourdos, Tuchscherer, read second-hand',
  ),
  /** Sets up to `full` repetitions to failure tell strength with full weight, up to `most` with less, a silent miss after a met day with `firstMiss` of its weight. */
  estimate: figure(
    { full: 12, most: 20, lessWeight: 0.4, days: 42, bouts: 4, fade: 0.4, newest: 0.97, plenty: 5, firstMiss: 0.15 },
    'C',
    'Reynolds 2006: error grows with repetitions; weights: practice',
  ),
  plausible: figure(1.025, 'C', 'practice'),
  step: figure({ upper: 1.05, lower: 1.1 }, 'C', 'ACSM 2009: 2-10 % once the top of the range is reached'),
  /** A next load more than this factor away wants this many repetitions more first. */
  coarseStep: figure({ coarse: 1.1, far: 1.06, extra: 4, most: 2, fewer: 3, above: 3, spare: 4 }, 'C', 'practice'),
  /** Felt repetitions in reserve may be this far below the target and the target still counts as met. */
  metWithin: figure({ usual: 0.6, novice: 0.6, fully: 0.34 }, 'C', 'practice'),
  /** With so many more in reserve than planned the next load follows strength, up to this factor on the last. */
  farTooLight: figure(
    { from: 2, most: 1.3, atFirst: 1.6 },
    'C',
    'practice: a first load is corrected by the first sets',
  ),
  /** From so many left on ("6+") a reserve is a lower bound: factor on the next load after the last set, after all sets. */
  openReserve: figure({ from: 6, once: 1.15, always: 1.25 }, 'C', 'practice: safe where exactly so many were left'),
  /**
   * From so many repetitions off on the load of the remaining sets moves, to at most and at least these shares of what was
   * just lifted, for a body that is a little tired. Where a step is too coarse, so many repetitions off move the repetitions. From `open` left on ("6+") there was at least one more;
   * where the load was an estimate, rather more; `safe`: the same for machines and small lifts that are safe to fail, the steps without a word,
   * and the share of repetitions that a coarse step must leave. An open set leaves `kept`, for clean repetitions, and is asked for
   * up to this planned reserve; of who says what was left, up to `openWithWord`, and then leaves what was planned.
   */
  withinSession: figure(
    {
      off: 2,
      most: 1.25,
      least: 0.8,
      tired: 0.995,
      coarse: 4,
      mostReps: 25,
      open: 6,
      openMore: 1,
      feltMore: 2,
      safe: { feltMore: 6, openMore: 3, most: 1.5, atFirst: 1.15, step: 1.05, nearFailure: 1.07, fewest: 0.66 },
      bodyTired: 0.97,
      kept: 1,
      openUpTo: 2,
      openWithWord: 3,
    },
    'C',
    'practice',
  ),
  /** So many fewer in reserve than planned, on average: the load was wrong, though the repetitions came. */
  tooHard: figure(1.5, 'C', 'practice: two repetitions off the target move the load'),
  /** From so many fewer in reserve than planned on, the next day asks for a repetition fewer; below it for the same again. */
  wholeRep: figure(1, 'C', 'practice: a step up that was a little hard is repeated before it is taken back'),
  /** After a day as planned the next one asks for at least this share of it. */
  keepAtLeast: figure({ usual: 0.955, standing: 1.003 }, 'C', 'practice'),
  /** So many days in a row at the target's edge are followed by a small step all the same. */
  edgeDays: figure({ days: 3, within: 1.25 }, 'C', 'practice'),
  /** After the top set the others are lighter by at least this share, with up to so many repetitions above the range. */
  backOff: figure({ lighter: 0.03, moreReps: 2 }, 'C', 'practice'),
  /**
   * What is done with the body alone goes so many repetitions above its range, before a harder variant. `first`: how far
   * into its range somebody of level 1-5 begins with what is small.
   */
  ladder: figure({ moreReps: 8, core: 15, first: [0.33, 0.33, 0.6, 1, 1] }, 'C', 'practice'),
  /** At most so many days in a row ask for the same; fewer where nobody says what was left. A step back from there takes this share. */
  standing: figure({ usual: 3, silent: 2, back: 0.035 }, 'C', 'training rules, §4: progress exists'),
  /** Share of a strength that was told; of sets with more repetitions nothing is taken. */
  told: figure({ keep: 0.92, mostReps: 12 }, 'C', 'practice: a best day, remembered'),
  /**
   * A load that is still felt for: so many sessions without a word about reserve go up until the first miss, each time to
   * at most this factor on the strength that was shown (as if nothing had been left), so that even then it is not far
   * beyond; or by so many repetitions, up to so many; what is lifted with the body alone by this share of its repetitions.
   * `safeStep`: the factor for small lifts that are safe to fail. `atMiss`: of the repetition that did not come, so much was there; `again`: the factor on what had failed; `tired`: what each set
   * before took of strength.
   */
  finding: figure(
    {
      sessions: 12,
      step: 1.045,
      safeStep: 1.045,
      moreReps: 2,
      mostReps: 25,
      bodyStep: 0.15,
      atMiss: 0.5,
      again: 1.03,
      tired: 0.008,
      felt: 1.02,
    },
    'C',
    'practice',
  ),
  /** A first load for a strength that is known or estimated may fall short of it by so much, where loads are coarse. */
  nearEnough: figure(0.97, 'C', 'practice'),
  /** This many failed sessions in a row take the load down by the factor. Without a word about reserve a session failed where fewer than `setsMet` of its sets were met. */
  failures: figure({ inRow: 2, factor: 0.9, setsMet: 0.5 }, 'C', 'Greyskull, GymCoach; training rules, §4'),
  /** After a break loads are lower (days without training, factor), and come back by a step a week. It is one from so many times the usual gap on. */
  afterBreak: figure(
    {
      lower: [
        [14, 0.9],
        [28, 0.8],
        [56, 0.7],
      ] as const,
      step: 0.1,
      usual: 1.5,
    },
    'C',
    'practice',
  ),
  /** Share of the old load to start with when an exercise is swapped for another of its pattern; on the safe side. */
  conversion: figure<Readonly<Record<string, number>>>(
    {
      'barbell to two dumbbells': 0.36,
      'two dumbbells to barbell': 2,
      'barbell to one dumbbell': 0.35,
      'one dumbbell to barbell': 1.5,
      'one dumbbell to two dumbbells': 0.55,
      'two dumbbells to one dumbbell': 1.4,
    },
    'C',
    'practice',
  ),
  readiness: figure(
    {
      1: { load: 0.85, sets: 0.6, rir: 2 },
      2: { load: 0.95, sets: 0.8, rir: 1 },
      3: { load: 1, sets: 1, rir: 0 },
      4: { load: 1, sets: 1, rir: 0 },
      5: { load: 1, sets: 1, rir: 0 },
    },
    'C',
    'practice',
  ),
  /**
   * Answers of the last days, the last few of them: reserve to add or take, share of sets when it was said again; share of
   * the usual minutes after a session that was too long or too short, so many times at most.
   */
  answers: figure(
    {
      days: 21,
      last: 3,
      hard: { rir: 1, sets: 0.8 },
      easy: { rir: -1 },
      length: { long: 0.85, short: 1.15, most: 2 },
    },
    'C',
    'practice',
  ),
  deload: figure(
    {
      stalledLifts: 2,
      meanMood: 2,
      moods: 5,
      shortOfTarget: 1.5,
      sessions: 3,
      weeks: [8, 8, 7, 6, 5],
      days: 7,
      apartDays: 28,
      pauseDays: 10,
      load: [0.8, 0.9],
      sets: 0.6,
      minutes: 0.66,
      enduring: 0.75,
      rir: 2,
    },
    'B',
    'Bell 2022 and 2023: volume first; no benefit of fixed dates shown',
  ),
} as const
