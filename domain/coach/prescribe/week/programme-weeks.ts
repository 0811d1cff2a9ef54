import { day } from '../../../days.ts'
import type { Goal, Level } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { type Phase, type Week, weeksLater } from '../../basis/week.ts'
import { phaseAt } from '../ahead/race.ts'
import { leastAWeek } from './landmarks.ts'
import { setsAWeek } from './session-budget.ts'

/** What a programme is laid out for. `date`: of a race or a test, ISO. `minutes`: of a session; absent in layouts of before they counted. */
export type Basis = {
  readonly goal: Goal
  readonly level: Level
  readonly sessions: number
  readonly date: string | null
  readonly minutes?: number
}

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
  const { first, usual, last } = volumeOf(basis)
  const full =
    phase === 'base' || phase === 'build'
      ? first + ((last - first) * turn) / Math.max(1, hardWeeks(basis) - 1)
      : usual * ruleSet.programme.share.value[phase]
  return { start, phase, sets: Math.max(1, Math.round(full)), sessions: basis.sessions }
}

/**
 * Sets a week for a large muscle, in a block's first and last hard week and in any other: by level, and what the sessions
 * can hold. Long and frequent ones are filled, up to the most a muscle takes; short and rare ones promise no more than they give.
 */
const volumeOf = (basis: Basis) => {
  const share = Math.min(1, basis.sessions / 3)
  const [least = 6, aim = 8, most = 12] = (ruleSet.volume.landmarks.value[basis.level - 1] ?? []).map(
    sets => sets * share,
  )
  const { from, to, full, firstOfLast } = ruleSet.programme.rise.value
  const [low, high] = [least + (aim - least) * from, aim + (most - aim) * to]
  const holds = capacityOf(basis)
  if (holds === null) return { first: low, usual: aim, last: high }
  const last = Math.min(holds, holds > high ? most * full : high)
  return { first: Math.min(last, Math.max(low, last * firstOfLast)), usual: Math.min(aim, holds), last }
}

/** Whether a week's days and minutes can hold the least for every large muscle; true where the minutes are not known. */
export const holdsLeast = (basis: Basis): boolean => {
  const holds = capacityOf(basis)
  return holds === null || holds >= leastAWeek(basis.level, basis.sessions)
}

/** Sets that a large muscle will get in a week: very short sessions hold less than the week aims at. */
export const setsToExpect = ({ sets }: Week, basis: Basis): number => {
  const holds = capacityOf(basis, ruleSet.programme.inPairs.value.held)
  return holds === null ? sets : Math.max(1, Math.min(sets, Math.round(holds)))
}

/** What the week's sessions can give to each large muscle; short ones of so many minutes or more are done in pairs. */
const capacityOf = ({ goal, sessions, minutes }: Basis, inPairsFrom = 0): number | null => {
  if (minutes === undefined) return null
  const { inPairs } = ruleSet.programme
  const arePairs = goal !== 'strength' && minutes >= inPairsFrom && minutes <= inPairs.value.minutes
  return setsAWeek(sessions, minutes) * (arePairs ? inPairs.value.factor : 1)
}
