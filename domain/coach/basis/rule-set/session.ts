import { figure } from './figure.ts'

export const session = {
  minutes: figure([10, 180], 'C', 'practice'),
  /** `easier`: the least that a day of an easier week takes of the minutes it may. */
  tolerance: figure({ share: 0.1, minutes: 5, easier: 0.6 }, 'C', 'practice'),
  /** Seconds that the time model takes where nothing better is known. */
  secondsPerRep: figure(3.5, 'C', 'practice'),
  metresPerSecond: figure(2.6, 'C', 'practice: an easy run of 6:25 a kilometre'),
  change: figure({ plain: 60, barbell: 90 }, 'C', 'practice'),
  /** Between what was planned and how long the athlete really takes. */
  pace: figure({ slowest: 1.2, fastest: 0.85, workouts: 3, sets: 8 }, 'C', 'practice'),
  warmUp: figure(
    { share: [0.08, 0.2], aim: 0.085, minutes: [3, 15] },
    'C',
    'RAMP, Jeffreys; the ramp sets of the first lifts come on top',
  ),
  ramp: figure(
    {
      heavy: [
        [0.4, 5],
        [0.6, 3],
        [0.8, 2],
      ],
      later: [[0.6, 4]],
      aboveShareOfMax: 0.6,
      most: 0.9,
    },
    'C',
    'RAMP, Jeffreys; GymCoach',
  ),
  coolDown: figure({ minutes: [3, 8], fromMinutes: 30 }, 'C', 'practice'),
  /** From so many minutes on, so many exercises: for the joints of the day before, stretches after. */
  preparation: figure(
    {
      forJoints: [
        [0, 0],
        [50, 1],
        [75, 2],
      ],
      stretches: [
        [0, 1],
        [60, 2],
        [100, 3],
      ],
      /** Share of all exercises that warm up or cool down, above so many minutes. */
      mostOfAll: 0.4,
      shareFrom: 30,
      /** From so many exercises of work on. */
      workFor: { joints: 5, secondStretch: 6, filled: 8, more: 9 },
    },
    'C',
    'practice: preparation and cool-down are at most 40 % of the exercises and 25 % of the time',
  ),
  /** A plan has at most one exercise for each so many minutes, those that prepare and stretch among them; `least` in any case. */
  exercisesInAll: figure({ minutesEach: 5, least: 4 }, 'C', 'practice'),
  /** What preparing, stretching and easy endurance may take of a session that is not about them. */
  easyShare: figure(0.25, 'C', 'practice'),
  /** Brisk intervals after lifting: minutes at most, where work is done and time is left, and on so many days of a week. */
  finisher: figure(
    { fromMinutes: 8, mostMinutes: 25, aWeek: 2 },
    'C',
    'practice; WHO 2020 for 75 minutes a week of vigorous movement',
  ),
  smallSpaceM2: figure(4, 'C', 'practice'),
  quiet: figure({ impact: 0, noise: 0 }, 'C', 'practice'),
  age: figure({ least: 16, adult: 18, older: 65 }, 'C', 'practice'),
  painJointLoad: figure({ strong: 1, mild: 2 }, 'C', 'practice'),
  painDays: figure(14, 'C', 'practice'),
  /**
   * What hurt comes back with this share of its load, and so much more each week, with so many more in reserve; for so many
   * days it is known.
   */
  afterPain: figure({ keep: 0.8, step: 0.1, rir: 2, remembered: 84 }, 'C', 'practice'),
} as const

export const hyrox = {
  runsPerWeek: figure(2, 'B', 'Brandt 2025: running is about 60 % of the race'),
  aerobicShare: figure(0.5, 'B', 'Brandt 2025: best predictors are VO2max and endurance volume'),
  /**
   * Seconds: the first long run, or so much of the week's kilometres where that is more, what the next may take more, a share or so many, and how many days it is remembered. After
   * so many in a row the next one is shorter.
   */
  longRun: figure({ first: 4200, ofWeek: 0.5, more: 600, factor: 1.1, days: 28, inRow: 3, cut: 0.75 }, 'C', 'practice'),
  weeklyRun: figure({ factor: 1.1, km: 2 }, 'C', 'practice'),
  /** Kilometres a week that a runner without a log may start from, by level 1-5. */
  unknownWeeklyKm: figure([8, 12, 20, 28, 36], 'C', 'practice'),
  /** Of the kilometres a week that a runner tells, so much to start from, and no more than so many. */
  toldWeeklyKm: figure({ share: 0.9, most: 120 }, 'C', 'practice: what is told is often a good week'),
  /** For so many days after the first run the start counts, as told or as usual: a week that has hardly begun is no measure. */
  startDays: figure({ told: 28, usual: 10 }, 'C', 'practice'),
  /** A day's run: of an even share of what the week still allows so much, and no shorter than so many seconds. */
  runDay: figure({ evenShare: 1.15, leastSeconds: 900 }, 'C', 'practice'),
  /** Seconds a kilometre takes a runner without a log, by level 1-5. */
  paceSeconds: figure([450, 405, 360, 325, 290], 'C', 'practice'),
  /** What stands in for a station: repetitions, as its time allows, and what stays in reserve. */
  substitute: figure({ reps: [12, 20] as const, rir: 3 }, 'C', 'practice: stations are minutes at half of strength'),
  /** Seconds a station takes at level 3, in race order without runs. */
  stationSeconds: figure(
    {
      'ski-erg': 280,
      'sled-push': 170,
      'sled-pull': 240,
      'burpee-broad-jump': 300,
      row: 290,
      'farmers-carry': 130,
      'sandbag-lunge': 280,
      'wall-ball': 330,
    },
    'B',
    'Brandt 2025: 32.8 minutes for all stations; shares from practice',
  ),
  /** Seconds that a rest may last while others of the team work. */
  sharedRest: figure(180, 'C', 'practice: in doubles and relay somebody else works meanwhile'),
  stationFactor: figure([1.35, 1.15, 1, 0.9, 0.8], 'C', 'practice'),
  /** Share of the race load in training, by phase. */
  trainingLoad: figure(
    { base: 0.7, build: 0.85, peak: 1, taper: 0.8, 'race-week': 0.6, recovery: 0.6 },
    'C',
    'practice',
  ),
  simulation: figure({ daysBefore: 10, perBlock: 2, blockDays: 28 }, 'C', 'practice'),
  /** A race's week are the six days before it: a runner's last longer run is a week away. */
  taper: figure({ days: 14, raceWeekDays: 6, recoveryDays: 7, volume: [0.4, 0.6] }, 'C', 'practice'),
  /** Days of rest after a race or meet, and after one that leaves muscles sore for days; minutes to warm up for it, and of a walk after it. */
  restAfter: figure(
    { usual: 2, long: 3, ownDay: 15, walk: 30 },
    'C',
    'practice: on its day nothing but the race, then rest or a walk until the soreness has gone',
  ),
  /** Share of the usual minutes; on the last days before a race, and on its day, this many at most. */
  shorter: figure({ taper: 0.75, 'race-week': 0.5, recovery: 0.5, least: 20, lastDays: 1 }, 'C', 'practice'),
} as const
