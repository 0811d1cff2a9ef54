import type { Case } from './case.ts'
import { budgetFor, landmarks, musclesASet, smallMuscles, smallShare } from './measures.ts'

/**
 * The fewest working sets that a day is to hold: its minutes' budget (§4), but no more than an even share of what a week is
 * meant to give every muscle (§4 landmarks, target). Six days of ninety minutes at level 4 would be 144 sets by the budget and
 * 100 by the landmarks, and the ceiling above them is a hard rule (§3 rule 8): days like these are longer than their work. A
 * deload and a bad day take half.
 */
export const leastSets = (one: Case): number => {
  const { asked, isDeload } = one
  const [least] = budgetFor(asked.minutes)
  return Math.min(least, evenShare(one)) * (isDeload || asked.eased ? lighter : 1)
}

/** Of the minutes' budget so much is work; what it leaves of the time asked for (§3 rule 4, hard) is something easy. */
export const workShare = (one: Case): number => {
  const [least] = budgetFor(one.asked.minutes)
  return Math.min(1, leastSets(one) / least)
}

const lighter = 0.5

const evenShare = ({ asked, request }: Case): number => {
  const [, aim] = landmarks[asked.level - 1] ?? [6, 8, 12]
  const week = aim * (largeMuscles + smallMuscles.size * smallShare)
  return week / musclesASet / (request.athlete.trainingFrequency ?? usualDays)
}

/** Chest, lats, upper back, glutes, quads, hamstrings. */
const largeMuscles = 6
const usualDays = 3
