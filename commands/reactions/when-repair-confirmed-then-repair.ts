import { isRefused } from '../../domain/kernel/decider.ts'
import type { Repairs } from '../repairs.ts'
import { causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** What two of ours agreed on is done, once, also where the process ended in between. */
export const whenRepairConfirmedThenRepair = (repairs: Repairs) =>
  reaction({
    name: 'when-repair-confirmed-then-repair',
    category: 'repair',
    on: ['RepairConfirmed'],
    width: 2,
    react: async recorded => {
      const { by, repair } = recorded.event
      const context = causedBy(recorded, 'repair', { kind: 'staff', id: by, reason: 'repair' })
      const answer = await repairs.carryOut(context, repair)
      if (answer && isRefused(answer)) throw new Error(answer.refused)
    },
  })
