import type { Accounts } from '../../commands/accounts.ts'
import type { Inspections } from '../../commands/inspections.ts'
import type { UserId } from '../../domain/ids.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import { refused } from '../problems.ts'
import type { Who } from '../session.ts'

export type Inspecting = { readonly accounts: Pick<Accounts, 'load' | 'roleOf'>; readonly inspections: Inspections }

type Looking = { readonly who: Who; readonly context: CommandContext; readonly reason: string }
type Look = { readonly people: readonly UserId[]; readonly what: string; readonly unsealed: boolean }

/** Nothing of a person leaves before the look at it is a fact. */
export const recordingLooks =
  ({ accounts, inspections }: Inspecting) =>
  async ({ who, context, reason }: Looking, at: Look) => {
    const { role } = await accounts.roleOf(who.id)
    if (role === 'athlete') throw refused('staff-only')
    await inspections.record(context, { id: who.id, role, reason }, at)
  }
