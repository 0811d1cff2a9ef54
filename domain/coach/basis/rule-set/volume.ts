import { figure } from './figure.ts'

/** Sets are counted per muscle: a direct set is 1, an indirect one its share in the catalogue. */
export const volume = {
  /** A set this many repetitions from failure, or closer, counts as work for a muscle. */
  countsUpToRir: figure(4, 'A', 'ACSM 2026: 5-30 repetitions build muscle up to 4 in reserve'),
  /** What one farther from failure takes of the week's ceiling, as a share of a set. */
  easySet: figure(0.5, 'C', 'practice: it tires, and trains little'),
  /** A set this close to failure is a hard set. */
  hardUpToRir: figure(2, 'B', 'Morán-Navarro 2017'),
  /** Hard sets a muscle a week, fractional, by level 1-5: minimum, target, maximum. */
  landmarks: figure(
    [
      [6, 8, 12],
      [8, 10, 14],
      [10, 14, 18],
      [10, 16, 20],
      [12, 18, 22],
    ],
    'C',
    'Schoenfeld 2017 and ACSM 2026 for the dose; landmarks by level from practice',
  ),
  /** Calves, arms, rear delts and abs need so much of a large muscle's sets. */
  smallMuscleShare: figure(2 / 3, 'C', 'training rules, §4'),
  weeklyCeilingOverridden: figure(22, 'C', 'Liftosaur'),
  weeklyExposures: figure(2, 'A', 'ACSM 2026'),
  /** Fractional sets per muscle may grow by this factor, or by this many sets, from one week to the next. */
  weeklyGrowth: figure({ factor: 1.2, sets: 2 }, 'C', 'Liftosaur'),
  sessionDirect: figure({ good: 8, most: 10 }, 'C', 'Liftosaur'),
  /** Working sets that fit a session: minutes, least, most. Between the rows the numbers are interpolated. */
  sessionSets: figure(
    [
      [15, 4, 6],
      [30, 8, 11],
      [45, 12, 16],
      [60, 16, 22],
      [90, 24, 30],
      [120, 30, 38],
      [180, 36, 48],
    ],
    'C',
    'Liftosaur for 45, 60 and 90 minutes; the rest drawn on',
  ),
  /** What one set costs of the session's sets: pairs take about 36 % less time, a station in a round less still. */
  setCost: figure({ straight: 1, superset: 0.64, round: 0.4 }, 'A', 'Zhang 2025 for pairs; rounds from practice'),
  exercises: figure(
    [
      [15, 3],
      [30, 4],
      [45, 6],
      [60, 8],
      [90, 11],
      [180, 16],
    ],
    'C',
    'Liftosaur: 4-8 in 45-60 minutes; with preparation at most one for each five minutes',
  ),
  pushPull: figure([0.7, 1.3], 'C', 'practice'),
  kneeHip: figure([0.6, 1.5], 'C', 'practice'),
} as const

export const recovery = {
  /** Hours between hard sessions of one muscle, and after training to failure. */
  hours: figure(48, 'B', 'Morán-Navarro 2017, Madsen 2014'),
  hoursAfterFailure: figure(72, 'B', 'Morán-Navarro 2017'),
  /** From so many sets without reserve on it was training to failure; one that came out harder than planned is none. */
  setsToFailure: figure(3, 'C', 'practice'),
  /** Monday's last set is at seven, Wednesday's first at six: so many hours may be missing. */
  sameHourWithin: figure(5, 'C', 'practice: two days later at about the same hour is two days'),
  /** A muscle with this many hard sets counts as trained hard. */
  hardSets: figure(4, 'B', 'Morán-Navarro 2017, House'),
  /** Hours in which a second session finds tired what the first gave so many hard sets. */
  sameDay: figure(
    { hours: 14, hardSets: 2 },
    'C',
    'practice: the second session of a day trains what the first did not',
  ),
  /** Direct sets that a tired muscle may still do. */
  directSetsWhileTired: figure(2, 'B', 'House: trained people tolerate daily low-set work'),
  /** Direct sets of a muscle the day before it practises a sport, about half of a day's most: a real day for it, and not its hardest. */
  directSetsBeforePractice: figure(5, 'C', 'practice: only what counts needs fresh muscles'),
  /** From this load on the spine on a lift is not for the day before a match. */
  axialBeforeMatch: figure(2, 'C', 'practice: no heavy squat the day before a match'),
} as const
