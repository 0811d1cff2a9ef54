import { figure } from './figure.ts'

/** How weeks follow one another. */
export const programme = {
  /** Weeks of rising volume before an easier one, by level 1-5. */
  hardWeeks: figure([6, 6, 6, 5, 4], 'C', 'Bell 2022 for the spread of 4 to 8 weeks; by level from practice'),
  /** A block's first and last hard week, as a share of the way from minimum to target and from target to maximum. */
  rise: figure(
    { from: 0.7, to: 0.6, full: 0.9, firstOfLast: 0.85 },
    'C',
    'practice: room below and above what a week can be; `full`: where time allows more, so near to the most',
  ),
  /**
   * Sessions up to so many minutes aim at more, as all is done in pairs; below `held` half of one is warm-up and way to the
   * next set, and pairs gain nothing.
   */
  inPairs: figure(
    { minutes: 30, factor: 1.4, held: 25 },
    'A',
    'Zhang 2025: equal work in about 36 % less time; `held` counted in simulated weeks',
  ),
  /** Sets that one working set of a session means for each large muscle: it trains about 1.55 of 8.6 that are counted. */
  setsAMuscle: figure(0.18, 'C', 'counted in simulated weeks'),
  /** Straight sets of strength: seconds each with rest and set-up, large muscles it trains, room wanted above the least. */
  straight: figure({ secondsAStraightSet: 165, musclesASet: 1.55, spare: 1.3 }, 'C', 'counted in simulated weeks'),
  /** Share of the target volume in weeks that do not build. */
  share: figure(
    { deload: 0.6, recovery: 0.5, peak: 0.85, taper: 0.5, 'race-week': 0.35 },
    'C',
    'Bell 2022 for deloads; Mujika 2003 for tapers of 40 to 60 % of the volume (read second-hand)',
  ),
  /** What was trained longer ago is not looked at; strength is told by six weeks, lifts are kept for eight. */
  memoryDays: figure(120, 'C', 'practice'),
  /** At most so many weeks are laid out ahead. */
  ahead: figure(52, 'C', 'a year'),
} as const
