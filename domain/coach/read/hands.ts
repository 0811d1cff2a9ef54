import { type HandWork, handWork } from '../basis/vocabulary.ts'
import type { Complaint } from './health.ts'

export const isMore = (one: HandWork, other: HandWork): boolean => handWork.indexOf(one) > handWork.indexOf(other)

export const lessOf = (one: HandWork, other: HandWork): HandWork => (isMore(one, other) ? other : one)

/** What hands may do while they, the wrist, the forearm or the elbow complain. A grip loads all four. */
export const handsWith = ({ part, severity }: Pick<Complaint, 'part' | 'severity'>): HandWork =>
  gripping.has(part) ? most[severity] : 'heavy'

const gripping: ReadonlySet<Complaint['part']> = new Set(['hand', 'wrist', 'forearm', 'elbow'])

const most = { mild: 'bar', protect: 'hold', pain: 'hold', acute: 'rest' } as const
