import { day } from '../../days.ts'
import { remembered } from '../basis/remembered.ts'
import type { AthleteFacts, Level } from '../basis/request.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Brief } from './brief.ts'

/** Old and new to it: who may never have done any of this. */
export const isNewWhenOld = ({ age }: AthleteFacts, level: Level): boolean => {
  const { age: from, level: most } = ruleSet.dose.gentleStart.value
  return (age ?? 0) >= from && level <= most
}

/** The first days of such a person: the easiest forms, few sets, few repetitions. */
export const startsGently = remembered(
  ({ request, level, work }: Brief): boolean =>
    isNewWhenOld(request.athlete, level) &&
    new Set(work.map(({ at }) => Math.floor(at / day))).size < ruleSet.dose.gentleStart.value.days,
)
