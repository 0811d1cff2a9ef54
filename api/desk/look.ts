import type { Accounts } from '../../commands/accounts.ts'
import type { Inspections } from '../../commands/inspections.ts'
import type { UserId } from '../../domain/ids.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Refusal } from '../problems.ts'
import type { Who } from '../session.ts'

export type Inspecting = { readonly accounts: Pick<Accounts, 'load'>; readonly inspections: Inspections }

/** Of a call that names `staff-only`; another one's does not compile here. */
type Looking = {
  readonly who: Who
  readonly context: CommandContext
  readonly reason: string
  readonly refused: (reason: 'staff-only') => Refusal
}
type Look = { readonly people: readonly UserId[]; readonly what: string; readonly unsealed: boolean }

/** Nothing of a person leaves before the look at it is a fact. */
export const recordingLooks =
  ({ inspections }: Pick<Inspecting, 'inspections'>) =>
  async ({ who: { id, role }, context, reason, refused }: Looking, at: Look) => {
    if (!role || role === 'athlete') throw refused('staff-only')
    await inspections.record(context, { id, role, reason }, at)
  }
