import type { EventId, Loose } from '../../../ids.ts'
import { type Exercise, fitsStock } from '../../basis/catalogue.ts'
import type { Text } from '../../basis/plan.ts'
import type { ExercisesById } from '../../basis/time-model.ts'
import type { Ladder, Rung, Skills } from '../../basis/training.ts'
import { type Intent, itemsOf } from '../../read/intent.ts'
import type { Skill } from '../../read/training.ts'
import type { Bout } from '../history.ts'
import type { Lift } from './lift.ts'

/** A movement that somebody wants to learn; `count`: so many in a row. */
export type ToLearn = { readonly skill: Skill; readonly count: number | null; readonly said: 'wish' | 'goal' }

/** Where an athlete stands on the way to a skill: today's rung, and what opens the next. */
export type Learning = {
  readonly name: Text
  readonly said: 'wish' | 'goal'
  /** What today's rung may be done with here, the best first. */
  readonly any: readonly string[]
  readonly range: readonly [number, number]
  /** The rung after it; null at the last one. */
  readonly next: string | null
  /** Days that count towards it, and the events that tell of them; how many more it takes. */
  readonly events: readonly Loose<EventId>[]
  readonly daysLeft: number
  /** Nothing is left to open: it is kept up. */
  readonly isDone: boolean
  /** Practised beside the ladder, because the last rung needs it. */
  readonly isBeside: boolean
  readonly reaches: boolean
  /** Everything that is no longer too early for this athlete. */
  readonly opened: readonly string[]
}

type Known = {
  readonly lifts: ReadonlyMap<string, Lift>
  readonly byId: ExercisesById
  readonly stock: ReadonlySet<string>
  readonly skill: number
  readonly skills: Skills
}

/** What the goal and today's wish name, the wish first. */
export const toLearn = (wish: Intent, profile: Intent): readonly ToLearn[] => {
  const wished = itemsOf(wish, 'skill').map(({ skill, count }): ToLearn => ({ skill, count, said: 'wish' }))
  const goals = itemsOf(profile, 'skill')
    .filter(({ source }) => source.field === 'goal')
    .map(({ skill, count }): ToLearn => ({ skill, count, said: 'goal' }))
  const all = [...wished, ...goals]
  return all.filter(({ skill }, at) => all.findIndex(one => one.skill === skill) === at)
}

export const learningOf = (named: readonly ToLearn[], known: Known): readonly Learning[] =>
  named.flatMap(one => {
    const ladder = known.skills.ladders[one.skill]
    return ladder ? onLadder(one, ladder, known) : []
  })

/** The rung that an exercise is today; null for everything else, and for what is learned already. */
export const rungOf = (
  { learning }: { readonly learning: readonly Learning[] },
  { id }: Pick<Exercise, 'id'>,
): Learning | null => learning.find(({ any, isDone }) => !isDone && any.includes(id)) ?? null

const onLadder = (one: ToLearn, ladder: Ladder, known: Known): readonly Learning[] => {
  const rungs = possible(counted(ladder.rungs, one.count), known)
  const beside = possible(ladder.beside ?? [], known)
  const besideAt = standing(beside, known)
  const isReady = besideAt >= beside.length
  // The last rung waits for what it needs beside the ladder.
  const at = Math.min(standing(rungs, known), isReady ? rungs.length : rungs.length - 2)
  const here = { one, ladder, known }
  const main = learning(here, rungs, Math.max(0, at), false)
  return isReady ? main : [...main, ...learning(here, beside, besideAt, true)]
}

type Here = { readonly one: ToLearn; readonly ladder: Ladder; readonly known: Known }

const learning = (
  { one, ladder, known }: Here,
  rungs: readonly Rung[],
  at: number,
  isBeside: boolean,
): readonly Learning[] => {
  const reached = Math.min(at, rungs.length - 1)
  const today = rungs[steppedBack(rungs, reached, known)] ?? nothingHere
  const after = rungs[rungs.indexOf(today) + 1]
  return [
    {
      name: ladder.name,
      said: one.said,
      any: today.any,
      range: today.range,
      next: after?.any[0] ?? null,
      ...towards(today, known),
      isDone: rungs.length > 0 && at >= rungs.length,
      isBeside,
      reaches: ladder.reaches,
      opened: rungs.slice(0, reached + 1).flatMap(({ any }) => any),
    },
  ]
}

/** A place without anything for the skill. */
const nothingHere: Rung = { any: [], range: [1, 1] }

/** Of a ladder the rungs that the place has something for. */
const possible = (rungs: readonly Rung[], { byId, stock }: Known): readonly Rung[] =>
  rungs.flatMap(rung => {
    const any = rung.any.filter(id => isHere(byId.get(id), stock))
    return any.length === 0 ? [] : [{ ...rung, any }]
  })

const isHere = (exercise: Exercise | undefined, stock: ReadonlySet<string>) =>
  exercise !== undefined && fitsStock(exercise, stock)

/** "10 Klimmzüge": the last rung asks for as many. */
const counted = (rungs: readonly Rung[], count: number | null): readonly Rung[] =>
  rungs.map((rung, at) =>
    count === null || at < rungs.length - 1
      ? rung
      : { ...rung, range: [rung.range[0], Math.max(rung.range[1], Math.min(mostCounted, count))] },
  )

const mostCounted = 20

/** The rung that experience or what was logged has led to; their number once the last one is done. */
const standing = (rungs: readonly Rung[], known: Known): number =>
  rungs.reduce((at, rung, index) => {
    if (isPassed(rung, known)) return index + 1
    const begun = (rung.from ?? Number.POSITIVE_INFINITY) <= known.skill || hasShown(rung, known)
    return begun ? Math.max(at, index) : at
  }, 0)

const boutsOf = ({ any }: Rung, { lifts }: Known): readonly Bout[] => any.flatMap(id => lifts.get(id)?.bouts ?? [])

const isPassed = (rung: Rung, known: Known) => towards(rung, known).daysLeft === 0

/** Days on which every set came to the rung's upper number. */
const towards = (rung: Rung, known: Known) => {
  const met = boutsOf(rung, known).filter(bout => reaches(bout, rung.range[1], rung.help))
  return {
    events: met.flatMap(({ sets }) => sets.map(({ event }) => event)),
    daysLeft: Math.max(0, known.skills.days - met.length),
  }
}

/** Somebody who did the least of a rung in every set has no use for the ones below. */
const hasShown = (rung: Rung, known: Known) =>
  boutsOf(rung, known).some(bout => reaches(bout, rung.range[0], rung.help))

const reaches = ({ sets }: Bout, amount: number, help = Number.POSITIVE_INFINITY) =>
  sets.length >= fewestSets &&
  sets.every(
    ({ reps, durationSec, weightKg, exercise }) =>
      (reps ?? durationSec ?? 0) >= amount && (exercise.loadType !== 'assisted' || (weightKg ?? 0) <= help),
  )

const fewestSets = 2

/** What was missed twice in a row is left for as many days on the rung below, then tried again. */
const steppedBack = (rungs: readonly Rung[], at: number, known: Known): number => {
  const [rung, below] = [rungs[at], rungs[at - 1]]
  if (!rung || !below || isPassed(rung, known)) return at
  const keepsFailing = rung.any.some(id => (known.lifts.get(id)?.missesInRow ?? 0) >= 2)
  const last = Math.max(0, ...boutsOf(rung, known).map(bout => bout.at))
  const since = boutsOf(below, known).filter(bout => bout.at > last).length
  return keepsFailing && since < known.skills.days ? at - 1 : at
}
