import { titles } from '../../../domain/coach/judge/fault.ts'
import { deload } from '../../../domain/coach/judge/measures.ts'
import { day } from '../../../domain/days.ts'
import { median } from '../../../domain/numbers.ts'
import type { Athlete } from '../files/athlete.ts'
import type { AthleteRecord } from '../record.ts'
import { beyondStrength, type Exposure, full, longestStandstill, mainLifts, reserveErrors } from './lifts.ts'
import { type Mark, percent, share, type Trained } from './mark.ts'
import { isCompliant, stationOf } from './people.ts'
import { beginnersGetEnough, weeksInLandmarks } from './week-marks.ts'

/** By how much the planned load must rise over twelve weeks. */
const rises = { beginner: 0.15, intermediate: 0.05, advanced: 0.02 }
const twelveWeeks = 12

/** The marks that seasons show, each with its figure. */
export const marksOf = (all: readonly Trained[]): readonly Mark[] => [
  stronger(all),
  noStandstill(all),
  withinStrength(all),
  reserveFelt(all),
  deloadsRare(all),
  backAfterDeload(all),
  fallsHaveReasons(all),
  weeksInLandmarks(all),
  beginnersGetEnough(all),
  reasonsHold(all),
  wellJudged(all),
]

const stronger = (all: readonly Trained[]): Mark => {
  const able = all.filter(({ athlete }) => isCompliant(athlete)).flatMap(one => riseOf(one) ?? [])
  const good = able.filter(({ rise, wanted }) => rise >= wanted)
  const found = share(good.length, able.length)
  return {
    name: 'planned load rises over twelve weeks',
    asked: 'beginner 15 %, intermediate 5 %, advanced 2 % in 95 % of those whose strength allows it',
    found: `${percent(found)} of ${able.length}`,
    met: able.length > 0 && found >= 0.95,
    misses: able
      .filter(one => !good.includes(one))
      .map(({ id, rise, wanted }) => `${id}: ${percent(rise)} of ${percent(wanted)}`),
  }
}

/** The median rise of an athlete's main lifts; null where strength did not allow the mark, or too little was seen. */
const riseOf = ({ athlete, record }: Trained) => {
  const wanted = rises[stationOf(athlete)]
  const lifts = mainLifts(record).flatMap(({ exposures }) => {
    const seen = exposures.filter(({ session }) => session.week <= twelveWeeks)
    const [first, second] = seen
    const late = seen.filter(({ session }) => session.week > twelveWeeks - 4)
    const last = (full(late).length > 0 ? full(late) : late).slice(-3)
    if (!first || seen.length < 5 || last.length === 0) return []
    const from = Math.min(first.plannedKg, second?.plannedKg ?? first.plannedKg)
    const to = Math.max(...last.map(({ plannedKg }) => plannedKg))
    const allowed = (last.at(-1)?.state.hiddenMaxKg ?? 0) / from - 1 >= wanted
    return [{ rise: to / from - 1, allowed }]
  })
  const able = lifts.filter(({ allowed }) => allowed)
  const rise = median(able.map(one => one.rise))
  return rise === null ? null : { id: athlete.id, rise, wanted }
}

const noStandstill = (all: readonly Trained[]): Mark => {
  const lifts = all.flatMap(({ athlete, record }) =>
    mainLifts(record).map(({ exercise, exposures }) => ({
      who: `${athlete.id}, ${exercise}`,
      longest: longestStandstill(full(exposures)),
    })),
  )
  const still = lifts.filter(({ longest }) => longest > 3)
  return {
    name: 'no main lift stands still',
    asked: 'at most three met exposures alike',
    found: `${still.length} of ${lifts.length} lifts stand, ${Math.max(0, ...lifts.map(({ longest }) => longest))} the longest`,
    met: lifts.length > 0 && still.length === 0,
    misses: still.map(({ who, longest }) => `${who}: ${longest} alike`),
  }
}

const withinStrength = (all: readonly Trained[]): Mark => {
  const exposures = all.flatMap(({ athlete, record }) =>
    mainLifts(record).flatMap(({ exercise, exposures }) =>
      exposures.map(one => ({ who: `${athlete.id}, ${exercise}`, one })),
    ),
  )
  const beyond = exposures.filter(({ one }) => beyondStrength(one) > 0.05)
  return {
    name: 'no load beyond strength',
    asked: 'never more than 5 % above what the body can do',
    found: `${beyond.length} of ${exposures.length}`,
    met: exposures.length > 0 && beyond.length === 0,
    misses: beyond.map(({ who, one }) => `${who}, week ${one.session.week}: ${percent(beyondStrength(one))}`),
  }
}

const reserveFelt = (all: readonly Trained[]): Mark => {
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

/** The days on which deloads began and ended. */
const deloadsOf = ({ sessions }: AthleteRecord) => {
  const trained = sessions.filter(({ outcome }) => outcome === 'completed')
  return trained.flatMap((session, at) => {
    if (!session.deload || trained[at - 1]?.deload) return []
    const end = trained.slice(at).findIndex(({ deload }) => !deload)
    const last = trained[(end === -1 ? trained.length : at + end) - 1] ?? session
    return [{ from: Date.parse(session.at), to: Date.parse(last.at), week: session.week }]
  })
}

const deloadsRare = (all: readonly Trained[]): Mark => {
  const wrong = all.flatMap(({ athlete, record }) => {
    const found = deloadsOf(record)
    return found.flatMap(({ from, to, week }, at) => {
      const days = Math.round((to - from) / day)
      const apart = (from - (found[at - 1]?.from ?? Number.NEGATIVE_INFINITY)) / day
      return [
        ...(days > deload.days ? [`${athlete.id}, week ${week}: ${days} days long`] : []),
        ...(apart < 4 * 7 - 1 ? [`${athlete.id}, week ${week}: ${Math.round(apart)} days after the last`] : []),
      ]
    })
  })
  const count = all.reduce((sum, { record }) => sum + deloadsOf(record).length, 0)
  return {
    name: 'deloads are rare and short',
    asked: 'at most one week in four, seven days long',
    found: `${wrong.length} of ${count} too long or too soon`,
    met: wrong.length === 0,
    misses: wrong,
  }
}

const backAfterDeload = (all: readonly Trained[]): Mark => {
  const pairs = all.flatMap(({ athlete, record }) =>
    mainLifts(record).flatMap(({ exercise, exposures }) =>
      exposures.flatMap((one, at) => {
        const light = exposures[at - 1]
        const before = exposures.slice(0, at).findLast(({ session }) => !session.deload)
        if (one.session.deload || !light?.session.deload || !before?.met || one.session.place !== before.session.place)
          return []
        return [{ who: `${athlete.id}, ${exercise}, week ${one.session.week}`, back: one.plannedKg / before.plannedKg }]
      }),
    ),
  )
  const low = pairs.filter(({ back }) => back < deload.after - 0.001)
  return {
    name: 'back after a deload',
    asked: 'at least 95 % of the loads before',
    found: `${low.length} of ${pairs.length} below`,
    met: low.length === 0,
    misses: low.map(({ who, back }) => `${who}: ${percent(back)}`),
  }
}

const fallsHaveReasons = (all: readonly Trained[]): Mark => {
  const falls = all.flatMap(({ athlete, record }) =>
    mainLifts(record).flatMap(({ exercise, exposures }) =>
      exposures.flatMap((one, at) => {
        const before = exposures[at - 1]
        if (!before || !isFall(before, one)) return []
        const causes = causesOf(athlete, before, one)
        return causes.length > 0
          ? []
          : [
              `${athlete.id}, ${exercise}, week ${one.session.week}: ${before.topKg} → ${one.topKg} kg (${one.reasons.join(', ')})`,
            ]
      }),
    ),
  )
  return {
    name: 'loads fall only for a cause',
    asked: 'failure, pain, pause, another place, a deload, a bad day or a phase',
    found: `${falls.length} without`,
    met: falls.length === 0,
    misses: falls,
  }
}

const isFall = (before: Exposure, now: Exposure) => now.topKg < before.topKg && now.plannedKg < before.plannedKg * 0.99

const causesOf = (athlete: Athlete, before: Exposure, now: Exposure): readonly string[] => {
  const gap = (Date.parse(now.session.at) - Date.parse(before.session.at)) / day
  const felt = before.session.done?.some(
    ({ exercise, rir }) =>
      exercise === now.state.exercise && rir !== undefined && rir < (before.state.targetRir ?? 0) - 1,
  )
  return [
    ...(before.met && !felt ? [] : ['failure']),
    ...(gap > 10 ? ['pause'] : []),
    ...(before.session.place !== now.session.place ? ['place'] : []),
    ...(now.session.deload || before.session.deload ? ['deload'] : []),
    ...(athlete.pains.some(({ week }) => Math.abs(week - now.session.week) <= 2) ? ['pain'] : []),
    ...now.reasons.filter(
      code => code === 'readiness' || code === 'comeback' || code === 'after-pain' || code.includes('phase'),
    ),
  ]
}

const reasonsHold = (all: readonly Trained[]): Mark => {
  const wrong = all.flatMap(({ athlete, record }) =>
    record.sessions.flatMap(({ week, findings = [] }) =>
      findings
        .filter(({ rule }) => rule === 65 || rule === 29)
        .map(({ expected, found }) => `${athlete.id}, week ${week}: ${expected} — ${found}`),
    ),
  )
  return {
    name: 'reasons are causes',
    asked: 'each one stands on events and says what they say',
    found: `${wrong.length} do not`,
    met: wrong.length === 0,
    misses: wrong,
  }
}

const wellJudged = (all: readonly Trained[]): Mark => {
  const scores = all.flatMap(({ record }) => record.sessions.flatMap(({ score }) => score ?? []))
  const faults = new Map<number, number>()
  for (const { record } of all)
    for (const { findings = [] } of record.sessions)
      for (const rule of new Set(findings.map(({ rule }) => rule))) faults.set(rule, (faults.get(rule) ?? 0) + 1)
  const middle = median(scores) ?? 0
  return {
    name: "the judge's score",
    asked: 'median of 85',
    found: `median ${middle}, mean ${Math.round(scores.reduce((sum, one) => sum + one, 0) / Math.max(1, scores.length))}`,
    met: middle >= 85,
    misses: [...faults]
      .sort((one, other) => other[1] - one[1])
      .map(([rule, count]) => `${titles[rule] ?? `rule ${rule}`} in ${count} of ${scores.length} sessions`),
  }
}
