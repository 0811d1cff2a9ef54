import { type Amber, amberOfCondition, amberOfDrug, type RedFlag } from './conditions.ts'
import type { Meaning } from './intent.ts'

/** How careful a plan must be: none may be made, within limits, or as usual. */
export type Safety =
  | { readonly level: 'red'; readonly flags: readonly RedFlag[]; readonly ambers: readonly Amber[] }
  | { readonly level: 'amber'; readonly ambers: readonly Amber[] }
  | { readonly level: 'none' }

/** One red flag stops, whatever else was said. */
export const safetyOf = (meanings: readonly Meaning[]): Safety => {
  const flags = unique(meanings.flatMap(one => (one.kind === 'red-flag' ? [one.flag] : [])))
  const ambers = unique(meanings.flatMap(one => amberOf(one) ?? []))
  if (flags.length > 0) return { level: 'red', flags, ambers }
  return ambers.length > 0 ? { level: 'amber', ambers } : { level: 'none' }
}

/** The class an item limits a plan by; null when it does not. */
export const amberOf = (meaning: Meaning): Amber | null => {
  switch (meaning.kind) {
    case 'complaint':
      return 'joint'
    case 'condition':
      return amberOfCondition[meaning.condition]
    case 'drug':
      return amberOfDrug[meaning.drug]
    case 'today':
      return 'today'
    case 'ask':
      return 'unknown'
    default:
      return null
  }
}

const unique = <One>(all: readonly One[]): readonly One[] => [...new Set(all)]
