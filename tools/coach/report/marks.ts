import { titles } from '../../../domain/coach/judge/fault.ts'
import { deload } from '../../../domain/coach/judge/measures.ts'
import { day } from '../../../domain/days.ts'
import { median } from '../../../domain/numbers.ts'
import type { AthleteRecord } from '../record.ts'
import { fallsHaveReasons } from './falls.ts'
import { mainLifts } from './lifts.ts'
import { type Mark, percent, type Trained } from './mark.ts'
import { noStandstill } from './standstill.ts'
import { reserveFelt, stronger, withinStrength } from './strength-marks.ts'
import { beginnersGetEnough, weeksInLandmarks } from './week-marks.ts'

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
