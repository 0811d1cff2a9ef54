import { z } from 'zod'
import {
  cares,
  cautions,
  divisions,
  fastDays,
  hyroxStations,
  joints,
  patterns,
  zones,
} from '../../domain/coach/basis/vocabulary.ts'
import { sports } from '../../domain/coach/read/sports.ts'

const grade = z.enum(['A', 'B', 'C'])
const share = z.number().positive().max(4)
const zone = z.enum(zones)
const fastDay = z.enum(fastDays)
const stiffParts = [
  'neck',
  'upper-back',
  'back',
  'lower-back',
  'shoulder',
  'chest',
  'hip',
  'groin',
  'buttock',
  'front-thigh',
  'back-thigh',
  'inner-thigh',
  'calf',
  'ankle',
  'forearm',
  'wrist',
] as const
const slot = z.strictObject({
  part: z.enum(['main', 'accessory', 'isolation', 'core']),
  patterns: z.array(z.enum(patterns)).min(1),
})

const repsByLevel = z.strictObject({ of: z.string(), reps: z.array(z.number().int().nonnegative()).length(5) })

const rung = z.strictObject({
  any: z.array(z.string()).min(1),
  /** Repetitions, or seconds where the exercise is held. */
  range: z.tuple([z.number().int().positive(), z.number().int().positive()]),
  /** From this level of experience on one begins here at the latest. */
  from: z.number().int().min(2).max(5).optional(),
  /** With at most so many kg of help. */
  help: z.number().positive().optional(),
})

const station = z.enum(hyroxStations).exclude(['run'])
const byTeam = z.strictObject({ alone: share, pair: share, relay: share })

const care = z.enum(cares)
const text = z.strictObject({ de: z.string().min(3), en: z.string().min(3) })
const careOf = z.strictObject({
  name: text,
  tone: text,
  hints: z.array(text).min(1),
  trunk: z.array(z.string()),
  opening: z.array(z.string()),
  without: z.array(z.string()),
  hingesLate: z.boolean(),
})

/** Numbers that a trainer tunes, each with where it comes from. */
export const training = z.strictObject({
  firstLoads: z.strictObject({
    grade,
    source: z.string().min(3),
    /** Bench press for one repetition as a share of body weight, by level 1-5. */
    benchOfBodyWeight: z.strictObject({
      male: z.array(share).length(5),
      female: z.array(share).length(5),
      other: z.array(share).length(5),
    }),
    /** Estimates for the legs that stand on body weight alone, by level: women's are stronger beside their bench press, most at first. */
    legsOfBody: z.strictObject({
      male: z.array(share).length(5),
      female: z.array(share).length(5),
      other: z.array(share).length(5),
    }),
    /** From this age on the share is multiplied by the factor; the last that applies counts. */
    age: z.array(z.tuple([z.number().int(), share])),
    /** One repetition of an exercise as a share of the bench press; per hand and per side as the load is written. */
    ofBench: z.record(z.string(), share),
    /** What is left of an estimate, to be on the safe side. */
    keep: z.strictObject({ sameMovement: share, otherLift: share, body: share, small: share }),
    /** Factor on what is likely, at most, where many repetitions of another lift have shown more. */
    mostShown: z.number().min(1),
    /** Factor on what the body lets expect, at most, where big lifts of other muscles have shown more. */
    mostByBigLifts: z.number().min(1),
  }),
  firstReps: z.strictObject({
    grade,
    source: z.string().min(3),
    /** Who weighs more has more to move: strength grows with the body's surface, weight with its volume. */
    usualKg: z.strictObject({
      male: z.number().positive(),
      female: z.number().positive(),
      other: z.number().positive(),
    }),
    /** From this age on strength is multiplied by the factor; the last that applies counts. */
    age: z.array(z.tuple([z.number().int(), share])),
    movements: z.array(
      z.strictObject({
        /** Repetitions to failure of one form, by level 1-5; 0: not one. */
        reps: z.strictObject({ male: repsByLevel, female: repsByLevel, other: repsByLevel }),
        /** One repetition of a form of 1 takes as much strength as this share of the body's weight there. */
        like: z.strictObject({ exercise: z.string(), share }),
        /** How heavy each form is beside the one that is 1. */
        forms: z.record(z.string(), share),
      }),
    ),
  }),
  templates: z.strictObject({
    grade,
    source: z.string().min(3),
    /** By kind of session: lines of slots. */
    slots: z.record(z.string(), z.array(z.array(slot).min(1)).min(1)),
    alongside: z.record(z.string(), share),
  }),
  staples: z.strictObject({
    grade,
    source: z.string().min(3),
    /** The lifts by which strength is measured. */
    strength: z.array(z.string()),
    /** Lifts for few repetitions where strength is the goal. */
    heaviest: z.array(z.string()),
    /** Only where a movement has nothing else. */
    last: z.array(z.string()),
    /** Only after the easier form has become easy. */
    later: z.array(z.string()),
    /** Only for who works towards them, or asks for them. */
    asked: z.array(z.string()),
    /** The lifts of a thing to lift, for a place that has nothing else. */
    own: z.record(z.string(), z.array(z.string())),
    /** Only where the other cannot be done. */
    insteadOf: z.record(z.string(), z.string()),
    /** What stands in for a HYROX station by what it does to the body, the closest first. */
    stations: z.partialRecord(z.enum(hyroxStations), z.array(z.string()).min(2)),
    /** By movement, the best first. */
    first: z.partialRecord(z.enum(patterns), z.array(z.string())),
  }),
  relief: z.strictObject({
    grade,
    source: z.string().min(3),
    /** Of mobility in general, most useful first; what is not here is for who asks for that part. */
    usual: z.array(z.string()).min(8),
    /** By joint, what strengthens the muscles that guide it, for one that complains. */
    holds: z.partialRecord(z.enum(joints), z.array(z.string()).min(2)),
    /** By part of the body, what comes first. */
    first: z.partialRecord(z.enum(stiffParts), z.array(z.string()).min(2)),
  }),
  paces: z.strictObject({
    grade,
    source: z.string().min(3),
    /** Of the pace that can be held for about an hour. */
    zones: z.record(zone, share),
    ofExercise: z.record(z.string(), zone),
  }),
  distances: z.strictObject({
    grade,
    source: z.string().min(3),
    tempo: z.strictObject({ first: z.number(), more: z.number(), most: z.number() }),
    easyDays: z.number().int().min(2),
    strides: z.strictObject({ times: z.number().int(), seconds: z.number().int(), restSeconds: z.number().int() }),
    /** By distance, the shortest first. `racePace`: minutes, or kilometres in repeats whose forms take turns. */
    rows: z.array(
      z.strictObject({
        upToM: z.number().int(),
        ofThreshold: share,
        racePace: z.strictObject({
          as: z.enum(['repeats', 'steady']),
          first: z.number(),
          more: z.number(),
          most: z.number(),
          forms: z
            .array(z.strictObject({ metres: z.number().int(), restSeconds: z.number().int() }))
            .min(1)
            .optional(),
        }),
        longest: z.strictObject({ minutes: z.number().int(), km: z.number().int() }),
        /** Fast days in turn, by phase. */
        days: z.strictObject({
          base: z.array(fastDay).min(1),
          build: z.array(fastDay).min(1),
          peak: z.array(fastDay).min(1),
          taper: z.array(fastDay).min(1),
        }),
      }),
    ),
  }),
  runWalk: z.strictObject({
    grade,
    source: z.string().min(3),
    /** On so many days a step is done before the next one. */
    days: z.number().int().min(1),
    /** The step that begins, by level; who is above these runs already. */
    from: z.array(z.number().int().min(0)),
    /** Over at least so many metres a target of no more seconds a kilometre is a runner's. */
    aims: z.array(z.strictObject({ meters: z.number().int().min(1000), pace: z.number().int().min(120) })),
    steps: z.array(
      z.strictObject({ run: z.number().int().min(30), walk: z.number().int().min(0), times: z.number().int().min(1) }),
    ),
  }),
  skills: z.strictObject({
    grade,
    source: z.string().min(3),
    /** On so many days every set has to reach a rung's upper number before the next rung. */
    days: z.number().int().min(1),
    sets: z.number().int().min(2),
    /** By what is to be learned. */
    ladders: z.record(
      z.string(),
      z.strictObject({
        name: z.strictObject({ de: z.string().min(2), en: z.string().min(2) }),
        rungs: z.array(rung).min(2),
        /** What else has to be there before the last rung. */
        beside: z.array(rung).min(1).optional(),
        /** Whether the last rung is the skill itself; else the catalogue ends with what prepares it. */
        reaches: z.boolean(),
      }),
    ),
  }),
  sports: z.strictObject({
    grade,
    source: z.string().min(3),
    /** What makes fast, by movement, the best first. */
    fast: z.strictObject({ jump: z.array(z.string()).min(3), power: z.array(z.string()).min(3) }),
    /** Pulls from above of who pulls in their sport, the hardest first. */
    pulls: z.array(z.string()).min(3),
    /**
     * By sport, what serves it, most useful first. `pulls`: it lives from pulling, so that no more is pressed than pulled;
     * `keeps`: what holds its shoulders together, a little of it every day.
     */
    of: z.partialRecord(
      z.enum(sports),
      z.strictObject({
        name: text,
        exercises: z.array(z.string()).min(3),
        pulls: z.literal(true).optional(),
        keeps: z.array(z.string()).min(3).optional(),
      }),
    ),
  }),
  cares: z.strictObject({
    grade,
    source: z.string().min(3),
    of: z.record(care, careOf),
  }),
  cautions: z.strictObject({
    grade,
    source: z.string().min(3),
    of: z.record(z.enum(cautions), text),
  }),
  waves: z
    .strictObject({
      grade,
      source: z.string().min(3),
      /** The lifts of a meet, in its order. */
      lifts: z.array(z.string()).min(1),
      /** An opener as a share of one repetition, where none is told; sets after the single as a share of it. */
      openerOfMax: share,
      backOff: share,
      /** From far to near. */
      rows: z.array(
        z.strictObject({
          fromDays: z.number().int().min(-14),
          reps: z.tuple([z.number().int(), z.number().int()]),
          rir: z.number().int(),
          sets: share,
          minutes: share,
          /** What a session holds: everything, no small exercises, or the lifts of the meet alone. */
          holds: z.enum(['all', 'compounds', 'lifts']),
          /** The first set of the meet's lifts as a share of the opener. */
          ofOpener: share.optional(),
          /** Lifts of the meet that are done with until then. */
          without: z.array(z.string()).optional(),
        }),
      ),
    })
    .refine(({ lifts, rows }) => rows.every(({ without = [] }) => without.every(id => lifts.includes(id))), {
      message: 'what a row is without is a lift of the meet',
      path: ['rows'],
    }),
  hyrox: z.strictObject({
    grade,
    source: z.string().min(3),
    season: z.string().regex(/^20\d\d\/\d\d$/),
    /** When it was last compared with its source, ISO. */
    checked: z.iso.date(),
    runM: z.number().int().positive(),
    /** In the order of the race. `turns`: how often each of a pair takes theirs. */
    stations: z
      .array(
        z.strictObject({
          station,
          distanceM: z.number().int().positive().optional(),
          reps: z.number().int().positive().optional(),
          turns: z.number().int().min(1),
        }),
      )
      .length(8),
    /** `loads` in kg; null where sources do not agree. */
    divisions: z.record(
      z.enum(divisions),
      z.strictObject({
        name: text,
        team: z.enum(['alone', 'pair', 'relay']),
        loads: z.partialRecord(station, z.number().positive()).nullable(),
        source: z.string().min(20),
      }),
    ),
    sharing: z.strictObject({
      grade,
      source: z.string().min(3),
      ofStation: byTeam,
      relay: z.strictObject({ legs: z.number().int().min(1), restSec: z.number().int() }),
    }),
    splits: z.strictObject({
      grade,
      source: z.string().min(3),
      /** Shares of the finish time; what is left is for the stations. */
      roxzone: z.number().positive().max(0.2),
      runs: z.number().positive().max(0.7),
      runShape: z.array(z.number().positive()).length(8),
      ofStations: byTeam,
      possible: z.tuple([z.number().int(), z.number().int()]),
      reach: z.strictObject({ far: share, stretch: share }),
    }),
  }),
})

export type Training = z.infer<typeof training>
