import { phaseAt } from './hyrox/race.ts'
import type { Goal, Level } from './request.ts'
import { ruleSet } from './rule-set.ts'
import { type Phase, type Week, weeksLater } from './week.ts'

/** What a programme is laid out for. `date`: of a race or a test, ISO. */
export type Basis = {
  readonly goal: Goal
  readonly level: Level
  readonly sessions: number
  readonly date: string | null
}

const day = 86_400_000

/**
 * Weeks from a Monday on: one block of rising volume and an easier week after it; with a date, all weeks until then, by
 * phases, and a week to recover.
 */
export const weeksFrom = (basis: Basis, from: string): readonly Week[] => {
  const days = basis.date === null ? null : (Date.parse(basis.date) - Date.parse(from)) / day
  if (days === null || days < 0)
    return [...block(basis, from), week(basis, weeksLater(from, hardWeeks(basis)), 'deload')]
  const count = Math.min(ruleSet.programme.ahead.value, Math.floor(days / 7) + 1)
  const until = Array.from({ length: count }, (_, index) => datedWeek(basis, from, index))
  return [...until, week(basis, weeksLater(from, count), 'recovery')]
}

const hardWeeks = ({ level }: Basis) => ruleSet.programme.hardWeeks.value[level - 1] ?? 6

const block = (basis: Basis, from: string) =>
  Array.from({ length: hardWeeks(basis) }, (_, index) => week(basis, weeksLater(from, index), 'base', index))

/** Hard weeks and an easier one in turn until the race comes near. */
const datedWeek = (basis: Basis, from: string, index: number): Week => {
  const start = weeksLater(from, index)
  const phase = phaseAt(Math.round((Date.parse(basis.date ?? start) - Date.parse(start)) / day))
  const turn = index % (hardWeeks(basis) + 1)
  if (phase !== 'base' && phase !== 'build') return week(basis, start, phase)
  return turn === hardWeeks(basis) ? week(basis, start, 'deload') : week(basis, start, phase, turn)
}

/** `turn`: which hard week of its block it is, from 0. */
const week = (basis: Basis, start: string, phase: Phase, turn = 0): Week => {
  const [least = 6, aim = 8, most = 12] = ruleSet.volume.landmarks.value[basis.level - 1] ?? []
  const { from, to } = ruleSet.programme.rise.value
  const [first, last] = [least + (aim - least) * from, aim + (most - aim) * to]
  const full =
    phase === 'base' || phase === 'build'
      ? first + ((last - first) * turn) / Math.max(1, hardWeeks(basis) - 1)
      : aim * ruleSet.programme.share.value[phase]
  const sets = Math.max(1, Math.round(full * Math.min(1, basis.sessions / 3)))
  return { start, phase, sets, sessions: basis.sessions }
}
