import { derivedId } from '../../commands/derived-id.ts'
import type { Repairs } from '../../commands/repairs.ts'
import * as contract from '../../contract/repairs.ts'
import { entriesOf } from '../../domain/fields.ts'
import type { RepairId, UserId } from '../../domain/ids.ts'
import { refuse } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import { isUndoable, type Proposed } from '../../domain/repair.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import type { Records } from '../desk/records.ts'
import type { PreviewRepair } from '../desk/repair-preview.ts'
import { route, type Serving } from '../route.ts'
import type { ExerciseBook } from '../workout-answer.ts'

type Parts = Inspecting & {
  readonly repairs: Repairs
  readonly records: Pick<Records, 'workoutsShown'>
  readonly previewRepair: PreviewRepair
  readonly book: ExerciseBook
}

/** Putting right what is wrong in a person's records; and what they are told of it. */
export const repairRoutes = (serving: Serving, { repairs, records, previewRepair, book, ...inspecting }: Parts) => {
  const look = recordingLooks(inspecting)
  const mustBe = async (person: UserId) => {
    const { state } = await inspecting.accounts.load(person)
    return state.status === 'open' ? null : refuse('no-such-user')
  }
  const mustHaveBeen = async (person: UserId) => {
    const { state } = await inspecting.accounts.load(person)
    return state.status === 'unknown' ? refuse('no-such-user') : null
  }
  const statusOf = async (person: UserId, repair: RepairId) => {
    const known = (await repairs.of(person))[repair]
    return known ? { repair, status: known.status } : refuse('no-such-repair')
  }

  route(serving, contract.workoutsOfPerson, async asked => {
    const { id } = asked.params
    asked.settle(await mustHaveBeen(id))
    await look(asked, { people: [id], what: 'person', unsealed: true })
    return records.workoutsShown(id, asked.query.before)
  })

  route(serving, contract.previewRepair, async asked => {
    const { id } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'repair', unsealed: true })
    return previewRepair(id, asked.body, book)
  })

  route(serving, contract.proposeRepair, async asked => {
    const { id } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'repair', unsealed: false })
    const repair = derivedId<'repair'>(asked.context.commandId, 'repair')
    const context = ofStaff(asked, id)
    const proposal = { repair, what: asked.body, by: asked.who.id, reason: asked.reason }
    asked.settle(await repairs.propose(context, proposal))
    return statusOf(id, repair)
  })

  route(serving, contract.confirmRepair, async asked => {
    const { id, repair } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'repair', unsealed: false })
    asked.settle(await repairs.confirm(ofStaff(asked, id), repair, { by: asked.who.id }))
    return statusOf(id, repair)
  })

  route(serving, contract.dropRepair, async asked => {
    const { id, repair } = asked.params
    asked.settle(await mustBe(id))
    await look(asked, { people: [id], what: 'repair', unsealed: false })
    asked.settle(await repairs.drop(ofStaff(asked, id), repair, { by: asked.who.id }))
    return statusOf(id, repair)
  })

  route(serving, contract.listRepairs, async asked => {
    const { id } = asked.params
    asked.settle(await mustHaveBeen(id))
    await look(asked, { people: [id], what: 'repair', unsealed: false })
    const known = entriesOf(await repairs.of(id)).reverse()
    return { repairs: known.map(([repair, each]) => ({ ...told(repair, each), undoable: isUndoable(each) })) }
  })

  route(serving, contract.myRepairs, async ({ who }) => {
    const known = entriesOf(await repairs.of(who.id)).reverse()
    return { repairs: known.map(([repair, each]) => told(repair, each)) }
  })
}

const told = (repair: RepairId, { what, status, by, confirmedBy, reason, at, why }: Proposed) => ({
  repair,
  what,
  status,
  by,
  confirmedBy: confirmedBy ?? null,
  reason,
  at,
  why: why ?? null,
})

type Asking = { readonly who: { readonly id: UserId }; readonly context: Pick<CommandContext, 'commandId'> }

/** In the person's own records, by staff. */
const ofStaff = ({ who, context }: Asking, person: UserId) => ({
  commandId: context.commandId,
  actor: { kind: 'staff', id: who.id, reason: 'repair' } as const,
  subject: person,
})
