import type { Athlete } from '../files/athlete.ts'
import { daysApart, type Exposure, mainLifts } from './lifts.ts'
import type { Mark, Trained } from './mark.ts'

type Cause = 'failure' | 'pain' | 'pause' | 'place' | 'deload' | 'bad day' | 'phase'

/** The reasons that name a cause; any other one says something else. */
const named: Readonly<Record<Cause, readonly string[]>> = {
  failure: ['load-down', 'load-found', 'load-retry', 'load-reps-down', 'load-hold'],
  pain: ['after-pain'],
  pause: ['comeback', 'load-anew'],
  place: ['load-kit'],
  deload: ['deload'],
  'bad day': ['readiness'],
  phase: ['opener', 'hyrox-phase', 'training-load', 'race-load', 'lasting-load'],
}
const pauseDays = 10
const painWeeks = 2

/** Loads that are lower than the last time: whether something happened that lowers one, and whether the reason names it. */
export const fallsHaveReasons = (all: readonly Trained[]): Mark => {
  const falls = all.flatMap(({ athlete, record }) =>
    mainLifts(record).flatMap(({ exercise, exposures }) =>
      exposures.flatMap((now, at) => {
        const before = exposures[at - 1]
        if (!before || !isFall(before, now)) return []
        const full = exposures.slice(0, at).findLast(({ session }) => !session.deload) ?? before
        const causes = causesOf(athlete, { before, full }, now)
        const said = causes.some(cause => named[cause].some(code => now.reasons.includes(code)))
        const who = `${athlete.id}, ${exercise}, week ${now.session.week}: ${before.topKg} → ${now.topKg} kg`
        return [{ causes, said, who: `${who} (${causes.join(', ') || 'no cause'}; said: ${now.reasons.join(', ')})` }]
      }),
    ),
  )
  const without = falls.filter(({ causes }) => causes.length === 0)
  const unnamed = falls.filter(({ causes, said }) => causes.length > 0 && !said)
  return {
    name: 'loads fall only for a cause',
    asked: 'failure, pain, pause, another place, a deload, a bad day or a phase, and the reason names which',
    found: `${without.length} without and ${unnamed.length} that do not name it, of ${falls.length}`,
    met: without.length + unnamed.length === 0,
    misses: [...without, ...unnamed].map(({ who }) => who),
  }
}

const isFall = (before: Exposure, now: Exposure) => now.topKg < before.topKg && now.plannedKg < before.plannedKg * 0.99

/** What happened, told by the athlete's file and by what was done; not by what the plan says of itself, but for its weeks. */
const causesOf = (
  athlete: Athlete,
  { before, full }: { readonly before: Exposure; readonly full: Exposure },
  now: Exposure,
): readonly Cause[] => {
  const day = athlete.trains.find(({ mood }) => mood !== undefined && mood <= 2)
  const found: readonly (readonly [Cause, boolean])[] = [
    // What failed before an easier week is no less a cause after it.
    ['failure', [before, full].some(one => !one.met || isTooHard(one))],
    // What hurts is left alone for days before it comes back lighter.
    [
      'pain',
      athlete.pains.some(
        ({ week }) => week <= now.session.week && week >= Math.min(before.session.week, now.session.week - painWeeks),
      ),
    ],
    ['pause', daysApart(before, now) > pauseDays],
    ['place', before.session.place !== now.session.place],
    ['deload', (now.session.deload ?? false) || (before.session.deload ?? false)],
    ['bad day', day !== undefined && now.reasons.includes('readiness')],
    ['phase', named.phase.some(code => now.reasons.includes(code))],
  ]
  return found.flatMap(([cause, isSo]) => (isSo ? [cause] : []))
}

/** One set left two repetitions less than planned, as it was logged. */
const isTooHard = ({ session, state }: Exposure) =>
  session.done?.some(
    ({ exercise, ramp, rir }) =>
      !ramp && exercise === state.exercise && rir !== undefined && rir < (state.targetRir ?? 0) - 1,
  ) ?? false
