import { heavyWeeks, type Written } from './good-plans.ts'
import { back, block, done, pair, planOf, straight } from './writing.ts'

const strong = {
  goal: 'strength',
  trainingFrequency: 3,
  fitnessLevel: 3,
  experienceLevel: 3,
  sessionMinutes: 60,
} as const
const builder = { ...strong, goal: 'muscle' } as const
const novice = {
  goal: 'strength',
  trainingFrequency: 3,
  fitnessLevel: 1,
  experienceLevel: 1,
  sessionMinutes: 60,
} as const

const usual = [
  'back-squat 4x5 @100 r2 rest180',
  'bench-press 4x5 @75 r2 rest180',
  'barbell-row 3x8 @60 r2',
  'barbell-romanian-deadlift 3x8 @80 r3',
  'plank 3x40s r3',
]
const legs = ['back-squat 4x8 @80 r2', 'leg-press 4x10 @120 r2', 'barbell-romanian-deadlift 3x8 @80 r2']

/** The plans that the rules name as bad (§4), each otherwise as it should be. `rule`: the measure that must see it. */
export const bad: readonly (Written & { readonly rule: number })[] = [
  {
    what: 'only isolation for strength',
    rule: 45,
    athlete: { athlete: strong },
    plan: planOf([
      straight(
        'leg-extension 4x8 @? r2',
        'leg-curl 4x8 @? r2',
        'cable-fly 4x10 @? r2',
        'straight-arm-pulldown 4x10 @? r2',
        'dumbbell-curl 3x10 @? r2',
      ),
    ]),
  },
  {
    what: '6 sets in 60 minutes',
    rule: 42,
    athlete: { athlete: strong },
    plan: planOf([straight('back-squat 3x5 @? r3', 'bench-press 3x5 @? r3')]),
  },
  {
    what: 'three presses in a row',
    rule: 61,
    athlete: { athlete: builder },
    plan: planOf([
      straight(
        'bench-press 3x8 @? r2',
        'incline-bench-press 3x8 @? r2',
        'dumbbell-bench-press 3x8 @? r2',
        'leg-press 3x10 @? r2',
        'seated-cable-row 4x10 @? r2',
        'barbell-romanian-deadlift 3x8 @? r2',
      ),
    ]),
  },
  {
    what: 'the same load for five sessions met',
    rule: 50,
    athlete: { athlete: strong, history: [3, 5, 7, 10].map(days => done(back(days), usual)) },
    plan: planOf([straight(...usual)]),
  },
  {
    what: 'stretch filler of 20 minutes',
    rule: 43,
    athlete: { athlete: builder },
    plan: planOf([
      straight(
        'back-squat 4x8 @? r2 rest90',
        'bench-press 4x8 @? r2 rest90',
        'seated-cable-row 4x10 @? r2 rest90',
        'barbell-romanian-deadlift 3x8 @? r2 rest90',
      ),
      straight('pigeon-stretch 2x180s rest15', 'hip-flexor-stretch 2x180s rest15', 'cobra-stretch 2x180s rest15'),
    ]),
  },
  {
    what: "jumping on the spot for a third of a lifter's hour",
    rule: 43,
    athlete: { athlete: builder, minutes: 60 },
    plan: planOf([
      straight(
        'back-squat 4x8 @? r2 rest90',
        'bench-press 4x8 @? r2 rest90',
        'seated-cable-row 4x10 @? r2 rest90',
        'barbell-romanian-deadlift 4x8 @? r2 rest90',
      ),
      block('circuit', 'jumping-jack 6x40s rest20', 'mountain-climber 6x40s rest20', 'skater-step 6x40s rest65'),
    ]),
  },
  {
    what: 'target RIR 2 at 55 % for 6 reps',
    rule: 46,
    athlete: { athlete: strong, history: [done(back(3), ['back-squat 4x5 @100 r2', 'bench-press 4x5 @75 r2'])] },
    plan: planOf([
      straight(
        'back-squat 4x6 @67.5 r2 rest180',
        'bench-press 4x6 @50 r2 rest180',
        'barbell-row 4x6 @? r2',
        'barbell-romanian-deadlift 3x8 @? r3',
      ),
    ]),
  },
  {
    what: 'a second deload in three weeks',
    rule: 57,
    athlete: {
      athlete: strong,
      history: [
        done(back(3), usual),
        done(back(5), usual),
        done(
          back(14),
          usual.map(line => (line.endsWith('s r3') ? line : `${line} deload`)),
        ),
        done(back(21), usual),
      ],
    },
    plan: planOf([
      straight(
        'back-squat 2x5 @85 r4 deload',
        'bench-press 2x5 @65 r4 deload',
        'barbell-row 2x8 @50 r4 deload',
        'barbell-romanian-deadlift 2x8 @70 r4 deload',
        'plank 2x40s r4',
      ),
    ]),
  },
  {
    what: 'legs twice in 24 hours',
    rule: 54,
    athlete: { athlete: builder, history: [done(back(1), legs)] },
    plan: planOf([
      straight(
        'back-squat 4x8 @80 r2',
        'leg-press 4x10 @120 r2',
        'bench-press 4x8 @? r2',
        'seated-cable-row 4x10 @? r2',
      ),
    ]),
  },
  {
    what: 'no pull all week',
    rule: 55,
    athlete: {
      athlete: builder,
      history: [3, 5].map(days =>
        done(back(days), ['back-squat 4x8 @80 r2', 'bench-press 4x8 @60 r2', 'seated-dumbbell-press 3x8 @16 r2']),
      ),
    },
    plan: planOf([
      straight(
        'back-squat 4x9 @80 r2',
        'bench-press 4x9 @60 r2',
        'barbell-romanian-deadlift 4x8 @? r2',
        'seated-dumbbell-press 3x9 @16 r2',
        'leg-curl 3x12 @? r1',
      ),
    ]),
  },
  {
    what: 'half of the sets for a muscle not asked for',
    rule: 47,
    athlete: { athlete: builder, wish: 'Rücken' },
    plan: planOf([
      straight(
        'lat-pulldown 3x8 @? r2',
        'dumbbell-bench-press 4x8 @? r2',
        'barbell-row 2x8 @? r2',
        'cable-fly 4x12 @? r2',
        'incline-dumbbell-press 4x10 @? r2',
        'leg-extension 2x12 @? r2',
      ),
    ]),
  },
  {
    what: 'load +15 %',
    rule: 52,
    athlete: { athlete: strong, history: [done(back(3), usual)] },
    plan: planOf([
      straight(
        'back-squat 4x5 @115 r2 rest180',
        'bench-press 4x5 @86 r2 rest180',
        'barbell-row 3x8 @60 r2',
        'barbell-romanian-deadlift 3x8 @80 r3',
        'plank 3x40s r3',
      ),
    ]),
  },
  {
    what: 'heavy squats the day before a match',
    rule: 59,
    athlete: { athlete: { ...strong, otherActivities: 'Fußballspiel dienstags' } },
    plan: planOf([
      straight('back-squat 5x5 @? r2 rest180', 'bench-press 4x5 @? r2', 'barbell-row 4x6 @? r2', 'plank 3x40s r3'),
    ]),
  },
  {
    what: 'an awkward substitute beside the free machine',
    rule: 48,
    athlete: { athlete: builder },
    plan: planOf([
      straight(
        'back-squat 4x8 @? r2',
        'plate-shoulder-press 4x10 @? r2',
        'floor-pullover 4x10 @? r2',
        'band-row 4x12 r2',
        'barbell-romanian-deadlift 3x8 @? r2',
      ),
    ]),
  },
  {
    what: '21 exercises',
    rule: 44,
    athlete: { athlete: builder },
    plan: planOf([
      straight(
        'back-squat 2x8 @? r2 rest60',
        'bench-press 2x8 @? r2 rest60',
        'barbell-row 2x8 @? r2 rest60',
        'leg-press 1x10 @? r2',
        'lat-pulldown 1x10 @? r2',
        'seated-dumbbell-press 1x10 @? r2',
        'leg-curl 1x12 @? r1',
        'leg-extension 1x12 @? r1',
        'cable-fly 1x12 @? r1',
        'dumbbell-curl 1x12 @? r1',
        'triceps-pushdown 1x12 @? r1',
        'dumbbell-lateral-raise 1x15 @? r1',
        'machine-calf-raise 1x12 @? r1',
        'face-pull 1x15 @? r1',
        'plank 1x40s r3',
      ),
    ]),
  },
  {
    what: 'a squat under the bar after four rounds',
    rule: 61,
    athlete: { athlete: { ...builder, goal: 'health', sessionMinutes: 45 }, wish: 'Zirkel', minutes: 45 },
    plan: planOf([
      block(
        'circuit',
        'goblet-squat 4x10 @16 r3 rest20',
        'dumbbell-romanian-deadlift 4x10 @14 r3 rest20',
        'dumbbell-bench-press 4x10 @14 r3 rest20',
        'seated-cable-row 4x10 @25 r3 rest90',
      ),
      straight('back-squat 2x6 @45 r3', 'bench-press 2x6 @32.5 r3'),
    ]),
  },
  {
    what: 'a superset of two lifts on one rack',
    rule: 62,
    athlete: { athlete: strong },
    plan: planOf([
      pair('back-squat 4x5 @? r2', 'bench-press 4x5 @? r2'),
      straight('one-arm-dumbbell-row 4x8 @? r2', 'dumbbell-romanian-deadlift 4x8 @? r2'),
    ]),
  },
  {
    what: 'progression after a failed day',
    rule: 51,
    athlete: { athlete: strong, history: [done(back(3), usual, { short: 2 })] },
    plan: planOf([
      straight(
        'back-squat 4x5 @102.5 r2 rest180',
        'bench-press 4x5 @77.5 r2 rest180',
        'barbell-row 3x8 @60 r2',
        'barbell-romanian-deadlift 3x8 @80 r3',
        'plank 3x40s r3',
      ),
    ]),
  },
  {
    what: 'HYROX race week at full volume',
    rule: 60,
    athlete: {
      athlete: { ...strong, goal: 'hyrox', goalDetails: 'HYROX Open am 05.06.2026', trainingFrequency: 4 },
      place: {
        equipment: [
          ...[
            'running-route',
            'ski-erg',
            'rowing-machine',
            'sled',
            'weight-plates',
            'wall-ball',
            'sandbag',
            'farmers-handles',
            'dumbbells',
          ],
        ],
      },
      history: [8, 10, 12, 15].map(days => done(back(days), ['easy-run 1x1800s', 'ski-erg 1x600s'])),
    },
    plan: planOf([
      straight('tempo-run 1x1200s', 'ski-erg 2x300s', 'row-erg 2x300s', 'walking-lunge 4x20 r2', 'wall-ball 4x25'),
    ]),
  },
  {
    what: 'a novice with 5 × 5 at RIR 0',
    rule: 49,
    athlete: { athlete: novice },
    plan: planOf([
      straight('leg-press 5x5 @? r0', 'chest-press 5x5 @? r0', 'seated-cable-row 5x5 @? r0', 'plank 3x30s r3'),
    ]),
  },
  {
    what: 'ten find-load prompts in week four',
    rule: 53,
    athlete: { athlete: builder, history: heavyWeeks(4) },
    plan: planOf(
      [
        straight(
          'leg-press 2x10 @? r2',
          'dumbbell-bench-press 2x10 @? r2',
          'lat-pulldown 2x10 @? r2',
          'seated-dumbbell-press 2x10 @? r2',
          'chest-supported-row 2x10 @? r2',
          'leg-curl 2x12 @? r2',
          'cable-fly 2x12 @? r2',
          'dumbbell-curl 2x12 @? r2',
          'triceps-pushdown 2x12 @? r2',
          'machine-calf-raise 2x12 @? r2',
        ),
      ],
      { warmUp: ['easy-row 1x300s'], coolDown: ['child-pose 1x60s'] },
    ),
  },
  {
    what: 'HIIT for someone whose doctor should be asked',
    rule: 66,
    athlete: {
      athlete: {
        goal: 'weight-loss',
        trainingFrequency: 3,
        fitnessLevel: 2,
        experienceLevel: 2,
        age: 66,
        restrictions: 'Bluthochdruck',
      },
      minutes: 45,
    },
    plan: planOf(
      [
        straight('leg-press 3x12 @? r3', 'seated-cable-row 3x12 @? r3'),
        block('interval', 'bike-intervals 8x30s rest30', 'mountain-climber 4x30s rest30'),
      ],
      { minutes: 45 },
    ),
  },
]
