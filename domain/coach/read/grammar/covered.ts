import type { RedFlag } from '../conditions.ts'

/** Signs that another one explains: the breath that a broken rib takes, the weeks of the child that is born. */
const coveredBy: Readonly<Partial<Record<RedFlag, readonly RedFlag[]>>> = {
  breathlessness: ['heart-warning', 'fracture', 'pregnancy-warning'],
  pregnancy: ['pregnancy-warning', 'recent-birth', 'infection'],
  'recent-surgery': ['fresh-tear', 'fainting', 'thrombosis'],
  fracture: ['recent-surgery'],
}

/** A sign that says no more than a graver one beside it; and sick says less than any other. */
export const isCovered = (flag: RedFlag, all: readonly RedFlag[]): boolean =>
  flag === 'unwell' ? all.some(one => one !== 'unwell') : (coveredBy[flag] ?? []).some(one => all.includes(one))
