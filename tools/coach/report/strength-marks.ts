import { median } from '../../../domain/numbers.ts'
import { beyondStrength, type Exposure, full, loadedLifts, mainLifts, reserveErrors } from './lifts.ts'
import { type Mark, percent, share, type Trained } from './mark.ts'
import { isCompliant, stationOf } from './people.ts'

// How planned loads stand to what bodies can really do.

/** By how much the planned load must rise over twelve weeks. */
const rises = { beginner: 0.15, intermediate: 0.05, advanced: 0.02 }
const twelveWeeks = 12
/** The first exposures look for the load: what they add is no rise. */
const lookingFor = 3
/** As much as was planned, and no more, was left in the hardest set: the load is found. */
const foundAt = 0

type Rise = { readonly exercise: string; readonly rise: number; readonly grown: number }

/**
 * How far the plan of each main lift rose in twelve weeks, from the three exposures on which its load was found to the last
 * three, and how far the body did meanwhile. Of both the middle one: one bold day is no rise.
 */
export const risesOf = ({ record }: Trained): readonly Rise[] =>
  mainLifts(record).flatMap(({ exercise, exposures }) => {
    const seen = full(exposures).filter(({ session }) => session.week <= twelveWeeks)
    const found = seen.findIndex(({ spare }, at) => at >= lookingFor - 1 && (spare ?? 0) <= foundAt)
    const first = seen.slice(found, found + 3)
    const last = seen
      .slice(found + 3)
      .filter(({ session }) => session.week > twelveWeeks - 4)
      .slice(-3)
    if (found === -1 || last.length === 0) return []
    const middle = (some: readonly Exposure[], of: (one: Exposure) => number) => median(some.map(of)) ?? 0
    const ratio = (of: (one: Exposure) => number) => middle(last, of) / middle(first, of) - 1
    return [
      { exercise, rise: ratio(({ plannedKg }) => plannedKg), grown: ratio(({ state }) => state.hiddenMaxKg ?? 0) },
    ]
  })

export const stronger = (all: readonly Trained[]): Mark => {
  const compliant = all.filter(({ athlete }) => isCompliant(athlete))
  const able = compliant.flatMap(one => {
    const wanted = rises[stationOf(one.athlete)]
    const lifts = risesOf(one).filter(({ grown }) => grown >= wanted)
    const rise = median(lifts.map(lift => lift.rise))
    const grown = median(lifts.map(lift => lift.grown))
    return rise === null || grown === null ? [] : [{ id: one.athlete.id, rise, grown, wanted }]
  })
  const good = able.filter(({ rise, wanted }) => rise >= wanted)
  const found = share(good.length, able.length)
  const followed = median(able.map(({ rise, grown }) => rise / grown)) ?? 0
  return {
    name: 'planned load rises over twelve weeks',
    asked: 'beginner 15 %, intermediate 5 %, advanced 2 % in 95 % of those whose strength allows it',
    found: `${percent(found)} of ${able.length} (${compliant.length} keep to the plan), from the third exposure on; the plan took up ${percent(followed)} of what the body gained`,
    met: able.length > 0 && found >= 0.95,
    misses: able
      .filter(one => !good.includes(one))
      .map(
        ({ id, rise, grown, wanted }) => `${id}: ${percent(rise)} of ${percent(wanted)}, the body ${percent(grown)}`,
      ),
  }
}

type Asked = { readonly who: string; readonly beyond: number; readonly isMain: boolean }

/** What a lift's first exposure asks for is an estimate, and said to be one; from the second on the coach has seen it. */
export const withinStrength = (all: readonly Trained[]): Mark => {
  const [first, later]: [Asked[], Asked[]] = [[], []]
  for (const { athlete, record } of all) {
    const main = new Set(mainLifts(record).map(({ exercise }) => exercise))
    for (const { exercise, exposures } of loadedLifts(record))
      for (const [at, one] of exposures.entries())
        (at === 0 ? first : later).push({
          who: `${athlete.id}, ${exercise}, week ${one.session.week}`,
          beyond: beyondStrength(one, athlete.profile.weightKg ?? 75),
          isMain: main.has(exercise),
        })
  }
  const over = (some: readonly Asked[], by: number) => some.filter(({ beyond }) => beyond > by)
  const beyond = over(later, 0.05).toSorted((one, other) => other.beyond - one.beyond)
  return {
    name: 'no load beyond strength',
    asked: 'never more than 5 % above what the body can do, once the lift was seen',
    found: `${beyond.length} of ${later.length} (of main lifts ${beyond.filter(({ isMain }) => isMain).length}); first estimates: ${first.length}, beyond by more than 5 %: ${over(first, 0.05).length}, by more than 15 %: ${over(first, 0.15).length}`,
    met: later.length > 0 && beyond.length === 0,
    misses: beyond.map(({ who, beyond }) => `${who}: ${percent(beyond)}`),
  }
}

export const reserveFelt = (all: readonly Trained[]): Mark => {
  const errors = all.flatMap(({ record }) => reserveErrors(record))
  const middle = median(errors) ?? 99
  return {
    name: 'reserve is what was planned',
    asked: 'median error of RIR at most 1',
    found: `${Math.round(middle * 100) / 100} over ${errors.length} sets`,
    met: errors.length > 0 && middle <= 1,
    misses: [],
  }
}
