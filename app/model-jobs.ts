import type { ModelJobs } from '../api/desk/operations.ts'
import type { OperationCommands } from '../commands/operations.ts'
import type { WorkId } from '../domain/ids.ts'
import { clearAway, leaseOf } from '../projections/abandon.ts'
import type { AnyProjection, Difference } from '../projections/ports.ts'
import { rebuild } from '../projections/rebuild.ts'
import { verify } from '../projections/verify.ts'
import { counted } from '../tools/counted.ts'
import type { LongWork, Task } from './long-work.ts'

type Parts = { readonly work: LongWork; readonly operating: Pick<OperationCommands, 'works' | 'endedModel'> }
type What = Parameters<ModelJobs['begin']>[1]

/** Rebuilds and comparisons begun at the desk. */
export const modelJobs = ({ work, operating }: Parts): ModelJobs => {
  const found = new Map<string, { readonly work: WorkId; readonly difference: Difference }>()
  const taskOf = (projection: AnyProjection, what: What, id: WorkId): Task => ({
    on: projection.name,
    id,
    lease: leaseOf(projection, what),
    now: async () => (await operating.works())[projection.name],
    ended: (outcome, says) => operating.endedModel(id, outcome, says),
    work: parts => works[what](projection, parts, difference => found.set(projection.name, { work: id, difference })),
    clearAway: parts => clearAway(projection, what, parts),
  })
  return {
    of: work.of,
    begin: (projection, what, id) => {
      found.delete(projection.name)
      work.begin(taskOf(projection, what, id))
    },
    found: name => found.get(name) ?? null,
    cancelled: (projection, what, id) => work.cancelled(taskOf(projection, what, id)),
  }
}

type Work = (
  projection: AnyProjection,
  parts: Parameters<Task['work']>[0],
  differs: (difference: Difference) => void,
) => Promise<string>

const works: Readonly<Record<What, Work>> = {
  rebuild: async (projection, parts) => `Swapped in ${(await rebuild(projection, parts)).swapMs.toFixed(0)} ms.`,
  verify: async (projection, parts, differs) => {
    const { rows, first } = await verify(projection, parts)
    if (first) differs(first)
    return first ? differing(first) : `${counted(rows, 'row')}, all as the log says.`
  },
}

/** Which row and which columns, for the log; what stands in them is somebody's, and shown to who says why. */
const differing = ({ key, live, fresh }: Difference) => {
  if (!live) return `Row ${key} is missing.`
  if (!fresh) return `Row ${key} should not be there.`
  const columns = Object.keys(live).filter(column => live[column] !== fresh[column])
  return `Row ${key} differs in ${columns.join(', ')}.`
}
