import type { BodyPart } from '../read/body.ts'
import type { Sport } from '../read/sports.ts'
import type { Hyrox } from './hyrox.ts'
import type { Text } from './plan.ts'
import type { Care, Caution, FastDay, HyroxStation, Joint, Pattern, Zone } from './vocabulary.ts'

/** Tables that a trainer tunes, handed in with the catalogue. */
export type Training = {
  readonly firstLoads: FirstLoads
  readonly firstReps: FirstReps
  readonly templates: Templates
  readonly staples: Staples
  readonly relief: Relief
  readonly distances: Distances
  readonly paces: Paces
  readonly skills: Skills
  readonly runWalk: RunWalk
  readonly waves: {
    readonly lifts: readonly string[]
    /** An opener as a share of one repetition, where none is told; sets after the single as a share of it. */
    readonly openerOfMax: number
    readonly backOff: number
    readonly rows: readonly Wave[]
  }
  readonly sports: Sports
  readonly cares: Cares
  readonly cautions: { readonly of: Readonly<Record<Caution, Text>> }
  readonly hyrox: Hyrox
}

/** What a run on a day to come asks for, by its distance; minutes, or kilometres in repeats whose forms take turns. */
export type Distances = {
  readonly tempo: { readonly first: number; readonly more: number; readonly most: number }
  readonly easyDays: number
  readonly strides: { readonly times: number; readonly seconds: number; readonly restSeconds: number }
  readonly rows: readonly {
    readonly upToM: number
    readonly ofThreshold: number
    readonly racePace: {
      readonly as: 'repeats' | 'steady'
      readonly first: number
      readonly more: number
      readonly most: number
      readonly forms?: readonly { readonly metres: number; readonly restSeconds: number }[] | undefined
    }
    readonly longest: { readonly minutes: number; readonly km: number }
    readonly days: Readonly<Record<'base' | 'build' | 'peak' | 'taper', readonly FastDay[]>>
  }[]
}

/** `pulls`: lives from pulling, so that no more is pressed than pulled; `keeps`: what holds its shoulders together. */
type Served = {
  readonly name: Text
  readonly exercises: readonly string[]
  readonly pulls?: true | undefined
  readonly keeps?: readonly string[] | undefined
}

/** What strength training adds to a sport, most useful first. */
type Sports = {
  /** What makes fast. */
  readonly fast: Readonly<Record<'jump' | 'power', readonly string[]>>
  /** Pulls from above of who pulls in their sport, the hardest first. */
  readonly pulls: readonly string[]
  readonly of: Readonly<Partial<Record<Sport, Served>>>
}

/** What a session that is kind to something is called, says and holds. */
type Cares = {
  readonly of: Readonly<Record<Care, CareOf>>
}

export type CareOf = {
  /** Behind the name of the day: "Ganzkörper, nervenschonend". */
  readonly name: Text
  readonly tone: Text
  readonly hints: readonly Text[]
  /** For the trunk, the best first; empty: as usual. */
  readonly trunk: readonly string[]
  /** What opens the session, one of them; empty: nothing of its own. */
  readonly opening: readonly string[]
  /** Things that stay on the wall where anything else will do. */
  readonly without: readonly string[]
  /** Whether a loaded hinge waits until something else is done. */
  readonly hingesLate: boolean
}

/** Heavy lifts from so many days before a meet on. */
export type Wave = {
  readonly fromDays: number
  readonly reps: readonly [number, number]
  readonly rir: number
  readonly sets: number
  readonly minutes: number
  /** What a session holds: everything, no small exercises, or the lifts of the meet alone. */
  readonly holds: 'all' | 'compounds' | 'lifts'
  /** The first set of the meet's lifts as a share of the opener. */
  readonly ofOpener?: number | undefined
  /** Lifts of the meet that are done with until then. */
  readonly without?: readonly string[] | undefined
}

/** How fast each kind of running is, as shares of the pace that can be held for about an hour. */
export type Paces = {
  readonly zones: Readonly<Record<Zone, number>>
  readonly ofExercise: Readonly<Record<string, Zone>>
}

type TemplateSlot = {
  readonly part: 'main' | 'accessory' | 'isolation' | 'core'
  readonly patterns: readonly Pattern[]
}

/** What a session of a kind may hold: lines in order; of a line with several slots the one untouched longest comes first. */
type Templates = {
  readonly slots: Readonly<Record<string, readonly (readonly TemplateSlot[])[]>>
  /** What a week owes muscles that are no large ones of their own, as a share of a large one. */
  readonly alongside: Readonly<Record<string, number>>
}

/** What a trainer reaches for: the lifts by which strength is measured, and by movement the best first. */
type Staples = {
  readonly strength: readonly string[]
  /** Lifts for few repetitions where strength is the goal. */
  readonly heaviest: readonly string[]
  /** Only where a movement has nothing else. */
  readonly last: readonly string[]
  /** Only after the easier form has become easy. */
  readonly later: readonly string[]
  /** For who works towards them, or asks for them. */
  readonly asked: readonly string[]
  /** The lifts of a thing to lift, for a place that has nothing else: of a kettlebell the swing. */
  readonly own: Readonly<Record<string, readonly string[]>>
  /** Only where the other cannot be done. */
  readonly insteadOf: Readonly<Record<string, string>>
  /** What stands in for a HYROX station, the closest first. */
  readonly stations: Readonly<Partial<Record<HyroxStation, readonly string[]>>>
  readonly first: Readonly<Partial<Record<Pattern, readonly string[]>>>
}

/** Mobility in general, most useful first; what loosens a stiff part of the body; and what guides a joint that complains. */
type Relief = {
  readonly usual: readonly string[]
  readonly holds: Readonly<Partial<Record<Joint, readonly string[]>>>
  readonly first: Readonly<Partial<Record<BodyPart, readonly string[]>>>
}

/** Where nothing was lifted yet; loads in kg as an exercise writes them (per hand, per side, in total). */
type FirstLoads = {
  /** Bench press for one repetition as a share of body weight, by level 1-5. */
  readonly benchOfBodyWeight: BySex<readonly number[]>
  /** Factor on what stands on body weight alone, for the legs, by level 1-5. */
  readonly legsOfBody: BySex<readonly number[]>
  /** From an age on, a factor; the last that applies counts. */
  readonly age: readonly (readonly [from: number, factor: number])[]
  /** One repetition of an exercise as a share of the bench press. */
  readonly ofBench: Readonly<Record<string, number>>
  /** What is left of an estimate, to be on the safe side; of a small lift, which harms nobody when it fails, no less than `small`. */
  readonly keep: {
    readonly sameMovement: number
    readonly otherLift: number
    readonly body: number
    readonly small: number
  }
  /** Factor on what is likely, at most, where many repetitions of another lift have shown more. */
  readonly mostShown: number
  /** Factor on what the body lets expect, at most, where big lifts of other muscles have shown more. */
  readonly mostByBigLifts: number
}

type BySex<Of> = Readonly<Record<'male' | 'female' | 'other', Of>>

/** Repetitions with the body alone, where nothing was done yet. */
export type FirstReps = {
  readonly usualKg: BySex<number>
  /** From an age on, a factor on strength; the last that applies counts. */
  readonly age: readonly (readonly [from: number, factor: number])[]
  readonly movements: readonly {
    /** Repetitions to failure of one form, by level 1-5; 0: not one. */
    readonly reps: BySex<{ readonly of: string; readonly reps: readonly number[] }>
    /** One repetition of a form of 1 is like this share of the body's weight there. */
    readonly like: { readonly exercise: string; readonly share: number }
    /** How heavy each form is beside the one that is 1. */
    readonly forms: Readonly<Record<string, number>>
  }[]
}

/** The ways to what is learned, by its name: rung after rung, each opened by the one below. */
export type Skills = {
  /** On so many days every set has to reach a rung's upper number before the next rung. */
  readonly days: number
  readonly sets: number
  readonly ladders: Readonly<Record<string, Ladder>>
}

/** `beside`: what else has to be there before the last rung. `reaches`: whether that one is the skill itself. */
export type Ladder = {
  readonly name: Text
  readonly rungs: readonly Rung[]
  readonly beside?: readonly Rung[] | undefined
  readonly reaches: boolean
}

/**
 * One of these exercises, the best first, in so many repetitions or seconds. `from`: who has so much experience begins here
 * at the latest. `help`: with at most so many kg taken off.
 */
export type Rung = {
  readonly any: readonly string[]
  readonly range: readonly [number, number]
  readonly from?: number | undefined
  readonly help?: number | undefined
}

/** Running and walking in turn, in seconds; the next step after so many days. `from`: where a level begins. */
export type RunWalk = {
  readonly days: number
  readonly from: readonly number[]
  /** Over at least so many metres a target of no more seconds a kilometre is a runner's. */
  readonly aims: readonly { readonly meters: number; readonly pace: number }[]
  readonly steps: readonly RunWalkStep[]
}

export type RunWalkStep = { readonly run: number; readonly walk: number; readonly times: number }
