import { isRefused } from '../../domain/kernel/decider.ts'
import { derivedId } from '../derived-id.ts'
import type { Repairs } from '../repairs.ts'
import { reaction } from './run.ts'

/** What two of ours agreed on is done, once, also where the process ended in between. */
export const whenRepairConfirmedThenRepair = (repairs: Repairs) =>
  reaction({
    name: 'when-repair-confirmed-then-repair',
    category: 'repair',
    on: ['RepairConfirmed'],
    width: 2,
    react: async ({ id, event, metadata }) => {
      const context = {
        commandId: derivedId(id, 'repair'),
        correlationId: metadata.correlationId,
        causationId: id,
        actor: { kind: 'staff', id: event.by, reason: 'repair' } as const,
        subject: metadata.subject,
      }
      const answer = await repairs.carryOut(context, event.repair)
      if (answer && isRefused(answer)) throw new Error(answer.refused)
    },
  })
