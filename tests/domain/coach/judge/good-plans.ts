import type { Plan } from '../../../../domain/coach/basis/plan.ts'
import { back, block, done, pair, planOf, type quality, straight } from './writing.ts'

type Athlete = Parameters<typeof quality>[1]
export type Written = { readonly what: string; readonly plan: Plan; readonly athlete: Athlete }

const strong = {
  goal: 'strength',
  trainingFrequency: 3,
  fitnessLevel: 3,
  experienceLevel: 3,
  sessionMinutes: 60,
} as const
const builder = { ...strong, goal: 'muscle' } as const
const beginner = {
  goal: 'health',
  trainingFrequency: 3,
  fitnessLevel: 1,
  experienceLevel: 1,
  sessionMinutes: 45,
} as const

const heavyDay = [
  'back-squat 4x5 @100 r2 rest180',
  'bench-press 4x5 @75 r2 rest180',
  'barbell-row 3x8 @60 r2',
  'barbell-romanian-deadlift 3x8 @80 r3',
  'plank 3x40s r3',
]
const nextHeavyDay = [
  'back-squat 4x5 @102.5 r2 rest180',
  'bench-press 4x5 @75 r2 rest180',
  'barbell-row 3x8 @62.5 r2',
  'barbell-romanian-deadlift 3x8 @82.5 r3',
  'plank 3x45s r3',
]

/** Three heavy days a week, each week's loads a step above the last. */
export const heavyWeeks = (weeks: number) =>
  Array.from({ length: weeks * 3 }, (_, index) => {
    const weeksBack = Math.floor(index / 3)
    const less = (kg: number, step: number) => kg - step * (weeksBack + 1)
    return done(back(weeksBack * 7 + ([3, 5, 7][index % 3] ?? 3)), [
      `back-squat 4x5 @${less(102.5, 2.5)} r2 rest180`,
      `bench-press 4x5 @${less(76.25, 1.25)} r2 rest180`,
      `barbell-row 3x8 @${less(62.5, 2.5)} r2`,
      `barbell-romanian-deadlift 3x8 @${less(82.5, 2.5)} r3`,
    ])
  })

export const good: readonly Written[] = [
  {
    what: 'a first heavy day without a history',
    athlete: { athlete: strong },
    plan: planOf([
      straight(
        'back-squat 4x5 @? r3 rest180',
        'bench-press 4x5 @? r3 rest180',
        'barbell-row 4x6 @? r3',
        'barbell-romanian-deadlift 3x8 @? r3',
        'plank 3x40s r3',
      ),
    ]),
  },
  {
    what: 'the same day a step heavier',
    athlete: { athlete: strong, history: [done(back(3), heavyDay), done(back(7), heavyDay)] },
    plan: planOf([straight(...nextHeavyDay)]),
  },
  {
    what: 'a month in, loads going up',
    athlete: { athlete: strong, history: heavyWeeks(4) },
    plan: planOf([
      straight(
        'back-squat 4x5 @102.5 r2 rest180',
        'bench-press 4x5 @76.25 r2 rest180',
        'barbell-row 3x8 @62.5 r2',
        'barbell-romanian-deadlift 3x8 @82.5 r3',
        'plank 3x45s r3',
      ),
    ]),
  },
  {
    what: 'one repetition more at the same load',
    athlete: { athlete: strong, history: [done(back(3), heavyDay)] },
    plan: planOf([
      straight(
        'back-squat 4x6 @100 r2 rest180',
        'bench-press 4x6 @75 r2 rest180',
        'barbell-row 3x9 @60 r2',
        'barbell-romanian-deadlift 3x9 @80 r3',
        'plank 3x40s r3',
      ),
    ]),
  },
  {
    what: 'muscle in pairs',
    athlete: { athlete: builder },
    plan: planOf([
      straight('leg-press 4x10 @? r2'),
      pair('dumbbell-bench-press 4x10 @? r2', 'seated-cable-row 4x10 @? r2'),
      pair('barbell-romanian-deadlift 3x10 @? r2', 'seated-dumbbell-press 3x10 @? r2'),
      pair('dumbbell-curl 3x12 @? r1', 'triceps-pushdown 3x12 @? r1'),
    ]),
  },
  {
    what: 'an upper day of four',
    athlete: { athlete: { ...builder, trainingFrequency: 4 } },
    plan: planOf([
      straight(
        'bench-press 4x8 @? r2 rest150',
        'lat-pulldown 4x10 @? r2',
        'seated-dumbbell-press 3x10 @? r2',
        'chest-supported-row 3x10 @? r2',
        'dumbbell-lateral-raise 3x15 @? r1',
        'triceps-pushdown 3x12 @? r1',
      ),
    ]),
  },
  {
    what: 'a lower day of four',
    athlete: { athlete: { ...builder, trainingFrequency: 4 } },
    plan: planOf([
      straight(
        'back-squat 4x8 @? r2 rest150',
        'barbell-romanian-deadlift 4x8 @? r2',
        'leg-press 3x12 @? r2',
        'leg-curl 3x12 @? r1',
        'machine-calf-raise 4x12 @? r1',
      ),
    ]),
  },
  {
    what: 'a beginner on machines',
    athlete: { athlete: beginner, minutes: 45 },
    plan: planOf(
      [
        straight(
          'leg-press 3x10 @? r3',
          'chest-press 3x10 @? r3',
          'seated-cable-row 3x10 @? r3',
          'dumbbell-romanian-deadlift 2x10 @? r3',
          'dead-bug 2x8 r3',
        ),
      ],
      { minutes: 45 },
    ),
  },
  {
    what: 'a beginner in week three',
    athlete: {
      athlete: beginner,
      minutes: 45,
      history: [
        done(back(3), [
          'leg-press 3x10 @60 r3',
          'chest-press 3x10 @25 r3',
          'seated-cable-row 3x10 @30 r3',
          'dumbbell-romanian-deadlift 3x10 @10 r3',
        ]),
        done(back(5), [
          'leg-press 3x10 @55 r3',
          'chest-press 3x10 @25 r3',
          'seated-cable-row 3x10 @27.5 r3',
          'dumbbell-romanian-deadlift 3x10 @9 r3',
        ]),
      ],
    },
    plan: planOf(
      [
        straight(
          'leg-press 3x10 @65 r3',
          'chest-press 3x11 @25 r3',
          'seated-cable-row 3x11 @30 r3',
          'dumbbell-romanian-deadlift 3x11 @10 r3',
          'dead-bug 2x8 r3',
        ),
      ],
      { minutes: 45 },
    ),
  },
  {
    what: 'a short half hour',
    athlete: { athlete: builder, minutes: 30 },
    plan: planOf(
      [straight('goblet-squat 3x10 @? r2 rest90'), pair('push-up 3x12 r2', 'one-arm-dumbbell-row 3x10 @? r2')],
      { warmUp: ['easy-row 1x180s'], coolDown: ['child-pose 1x60s'], minutes: 30 },
    ),
  },
  {
    what: 'at home with two dumbbells',
    athlete: { athlete: builder, minutes: 45, place: { equipment: ['dumbbells'], details: 'Kurzhanteln bis 16 kg' } },
    plan: planOf(
      [
        straight(
          'dumbbell-reverse-lunge 3x10 @12 r2',
          'push-up 4x12 r2',
          'bent-over-dumbbell-row 4x12 @16 r2',
          'dumbbell-romanian-deadlift 3x12 @16 r2',
        ),
        straight('dumbbell-curl 2x12 @8 r1'),
      ],
      { warmUp: ['easy-march 1x240s', 'arm-circles 1x40s'], minutes: 45 },
    ),
  },
  {
    what: 'a deload after a month',
    athlete: { athlete: strong, history: heavyWeeks(4) },
    plan: planOf([
      straight(
        'back-squat 2x5 @85 r4 rest150 deload',
        'bench-press 2x5 @62.5 r4 deload',
        'barbell-row 2x8 @50 r4 deload',
        'barbell-romanian-deadlift 2x8 @67.5 r4 deload',
        'plank 2x40s r4',
      ),
    ]),
  },
  {
    what: 'back from the deload at the old loads',
    athlete: {
      athlete: strong,
      history: [
        done(back(3), [
          'back-squat 2x5 @85 r4 deload',
          'bench-press 2x5 @62.5 r4 deload',
          'barbell-row 2x8 @50 r4 deload',
        ]),
        done(back(7), [
          'back-squat 2x5 @85 r4 deload',
          'bench-press 2x5 @62.5 r4 deload',
          'barbell-row 2x8 @50 r4 deload',
        ]),
        done(back(10), heavyDay),
        done(back(12), heavyDay),
      ],
    },
    plan: planOf([straight(...heavyDay)]),
  },
  {
    what: 'ten per cent less after two failed days',
    athlete: {
      athlete: strong,
      history: [done(back(3), heavyDay, { short: 2 }), done(back(5), heavyDay, { short: 2 })],
    },
    plan: planOf([
      straight(
        'back-squat 4x5 @87.5 r2 rest180 load-down',
        'bench-press 4x5 @65 r2 rest180 load-down',
        'barbell-row 3x8 @52.5 r2 load-down',
        'barbell-romanian-deadlift 3x8 @70 r3 load-down',
        'plank 3x40s r3',
      ),
    ]),
  },
  {
    what: 'a wish for the back',
    athlete: { athlete: builder, wish: 'Rücken' },
    plan: planOf([
      straight(
        'lat-pulldown 4x8 @? r2',
        'barbell-row 4x8 @? r2',
        'chest-supported-row 3x10 @? r2',
        'straight-arm-pulldown 3x12 @? r1',
        'face-pull 3x15 @? r1',
      ),
    ]),
  },
  {
    what: 'a circuit for weight loss',
    athlete: { athlete: { ...beginner, goal: 'weight-loss', fitnessLevel: 2, experienceLevel: 2 }, minutes: 45 },
    plan: planOf(
      [
        straight('goblet-squat 3x12 @? r3', 'seated-cable-row 3x12 @? r3', 'dumbbell-romanian-deadlift 2x12 @? r3'),
        block(
          'circuit',
          'push-up 3x10 r3 rest20',
          'dumbbell-reverse-lunge 3x10 @? r3 rest20',
          'mountain-climber 3x30s rest60',
        ),
      ],
      { minutes: 45 },
    ),
  },
  {
    what: 'an hour of easy endurance',
    athlete: {
      athlete: { ...beginner, goal: 'endurance', trainingFrequency: 2 },
      place: { equipment: ['running-route'] },
    },
    plan: planOf([straight('easy-run 1x2700s')], {
      warmUp: ['easy-march 1x300s'],
      coolDown: ['wall-calf-stretch 1x60s'],
    }),
  },
  {
    what: 'power before strength',
    athlete: { athlete: { ...strong, experienceLevel: 4, fitnessLevel: 4 } },
    plan: planOf([
      straight(
        'power-clean 4x3 @? r4 rest150',
        'back-squat 4x4 @? r2 rest180',
        'bench-press 4x5 @? r2 rest180',
        'barbell-row 4x6 @? r2',
      ),
    ]),
  },
  {
    what: 'ninety minutes for an advanced lifter',
    athlete: { athlete: { ...builder, experienceLevel: 5, fitnessLevel: 5, trainingFrequency: 4 }, minutes: 90 },
    plan: planOf(
      [
        straight(
          'bench-press 5x6 @? r2 rest180',
          'pull-up 4x8 r2',
          'incline-dumbbell-press 4x10 @? r2',
          'seated-cable-row 4x10 @? r1',
          'seated-dumbbell-press 3x10 @? r2',
          'dumbbell-lateral-raise 3x15 @? r1',
          'dumbbell-curl 3x12 @? r1',
          'triceps-pushdown 3x12 @? r1',
        ),
      ],
      { minutes: 90 },
    ),
  },
  {
    what: 'light legs the day before a match',
    athlete: { athlete: { ...builder, otherActivities: 'Fußball dienstags' } },
    plan: planOf([
      straight(
        'bench-press 4x8 @? r2',
        'lat-pulldown 4x10 @? r2',
        'seated-dumbbell-press 3x10 @? r2',
        'seated-cable-row 3x10 @? r2',
        'leg-curl 2x12 @? r4',
      ),
      pair('dumbbell-curl 2x12 @? r1', 'triceps-pushdown 2x12 @? r1'),
    ]),
  },
]
