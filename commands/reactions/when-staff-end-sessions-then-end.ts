import type { Sessions } from '../ports/secrets.ts'
import { reaction } from './run.ts'

/** Whom staff sign out is signed out, also where the process ended in between. */
export const whenStaffEndSessionsThenEnd = ({ endAll }: Pick<Sessions, 'endAll'>) =>
  reaction({
    name: 'when-staff-end-sessions-then-end',
    category: 'inspection',
    on: ['SessionsEndedByStaff'],
    width: 2,
    react: ({ metadata }) => endAll(metadata.subject),
  })
