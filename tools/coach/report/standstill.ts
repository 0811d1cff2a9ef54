import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesById } from '../../../domain/coach/basis/catalogue.ts'
import { maxOf } from '../../../domain/coach/judge/rep-table.ts'
import { mean } from '../../../domain/numbers.ts'
import { bodyLifts, daysApart, type Exposure, full, mainLifts } from './lifts.ts'
import type { Mark, Trained } from './mark.ts'

const byId = exercisesById(catalogue)
/** §4 rule 15 and the issue: so many exposures that met their target may ask for the same. */
const mostAlike = 3
const pauseDays = 10
const usualKg = 75

/**
 * What one exposure asks for, comparable within a lift: as one repetition in kg, or repetitions where nothing is loaded;
 * on average over the sets with its heaviest load, so that a repetition more in one of them counts as what it is.
 */
const asked = ({ state, work, plannedKg }: Exposure, bodyKg: number): number => {
  const { exercise, reps, targetRir } = state
  const of = (kg: number, reps: number) => maxOf(Math.max(1, kg), Math.max(1, reps + (targetRir ?? 0)))
  const top = Math.max(...work.map(({ weightKg }) => weightKg ?? 0))
  const each = work.filter(({ weightKg }) => (weightKg ?? 0) === top).map(({ reps = 0 }) => reps)
  const average = (by: (reps: number) => number) => mean((each.length > 0 ? each : [reps]).map(by))
  switch (byId.get(exercise)?.loadType) {
    case 'added':
      return average(reps => of(bodyKg + top, reps))
    case 'assisted':
      return average(reps => of(bodyKg - top, reps))
    case 'bodyweight':
      return average(reps => reps)
    default:
      return plannedKg === 0 ? 0 : average(reps => of(top, reps))
  }
}

/** A run of exposures without a new best; `held`: the body could do clearly more by its end than the best asked for. */
type Standstill = { readonly longest: number; readonly held: boolean }

/**
 * The longest run of exposures that met their target without asking for more than the best before: going back and forth
 * between two loads stands as still as one load does. A new count begins where less had to be asked for: after a set that
 * failed or felt too hard, a pause, or at another place.
 */
const standstillOf = (exposures: readonly Exposure[], bodyKg = usualKg): Standstill => {
  let longest = 0
  let held = false
  let run = 0
  let best = { asked: 0, sets: 0 }
  for (const [at, now] of exposures.entries()) {
    const one = { asked: asked(now, bodyKg), sets: now.sets }
    const isNew = beginsAnew(exposures[at - 1], now)
    const isBest = one.asked > best.asked * 1.002 || (one.sets > best.sets && one.asked >= best.asked * 0.97)
    run = isNew || isBest ? 1 : run + 1
    best = isNew ? one : { asked: Math.max(best.asked, one.asked), sets: Math.max(best.sets, one.sets) }
    longest = Math.max(longest, run)
    held ||= run > mostAlike && couldMore(now, best.asked)
  }
  return { longest, held }
}

const beginsAnew = (before: Exposure | undefined, now: Exposure): boolean =>
  before === undefined ||
  !before.met ||
  before.hard ||
  daysApart(before, now) > pauseDays ||
  before.session.place !== now.session.place

/** Of what has no load in kg nobody knows it. */
const couldMore = ({ state, plannedKg }: Exposure, best: number): boolean =>
  plannedKg === 0 || state.hiddenMaxKg === null || state.hiddenMaxKg > best * 1.02

export const noStandstill = (all: readonly Trained[]): Mark => {
  const standing = (liftsOf: typeof mainLifts) =>
    all.flatMap(({ athlete, record }) =>
      liftsOf(record).map(({ exercise, exposures }) => ({
        who: `${athlete.id}, ${exercise}`,
        ...standstillOf(full(exposures), athlete.profile.weightKg ?? usualKg),
      })),
    )
  const [loaded, body] = [standing(mainLifts), standing(bodyLifts)]
  const lifts = [...loaded, ...body]
  const still = lifts.filter(({ longest }) => longest > mostAlike)
  const count = (some: typeof lifts) => `${some.filter(({ longest }) => longest > mostAlike).length} of ${some.length}`
  return {
    name: 'no main lift stands still',
    asked: 'at most three met exposures without a new best',
    found: `${count(loaded)} lifts with a load stand, ${count(body)} with the body, ${still.filter(({ held }) => held).length} of them though the body could do more, ${Math.max(0, ...lifts.map(({ longest }) => longest))} the longest`,
    met: lifts.length > 0 && still.length === 0,
    misses: still
      .toSorted((one, other) => Number(other.held) - Number(one.held) || other.longest - one.longest)
      .map(
        ({ who, longest, held }) =>
          `${who}: ${longest} without a new best${held ? ', and the body could do more' : ''}`,
      ),
  }
}
