import type { UserId } from '../domain/ids.ts'
import * as Inspection from '../domain/inspection.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { StaffRole } from '../domain/staff-role.ts'
import { streamOf } from '../domain/streams.ts'
import { accountReading, type ReadAccount } from './account-reading.ts'
import { derivedId } from './derived-id.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'
import { readingOn } from './reading-on.ts'

export type Inspector = { readonly id: string; readonly role: StaffRole; readonly reason: string }

/**
 * Looks at people's data, recorded before anything is shown. They have a stream of their own beside the person's others:
 * a person's account does not change its version because somebody looked at it, and a closed one is still looked at.
 */
export const inspections = ({
  log,
  clock,
  account = accountReading(log),
}: {
  readonly log: Log
  readonly clock: Clock
  readonly account?: ReadAccount
}) => {
  const of = (person: UserId) => log.load(streamOf('inspection', person))
  const looksAt = readingOn<'inspection', Inspection.State>(log, Inspection.decider)

  /** Of a person who was erased nothing is left to look at. */
  const concerns = async (person: UserId) => {
    const { status } = (await account(person)).state
    return status !== 'unknown' && status !== 'erased'
  }

  /** One's own data is nobody else's business. */
  const record = async (
    { commandId }: Pick<CommandContext, 'commandId'>,
    { id: by, role, reason }: Inspector,
    {
      people,
      what,
      unsealed,
    }: { readonly people: readonly UserId[]; readonly what: string; readonly unsealed: boolean },
  ) => {
    const recordOf = async (person: UserId) => {
      if (person === by) return
      const stream = streamOf('inspection', person)
      const look: Inspection.Look = { type: 'Inspect', by, role, what, unsealed, reason, at: clock() }
      // Who turns pages asks for each: the log is asked for no more than whether that look stands there.
      if (Inspection.isKnown(look, (await looksAt(stream)).state) || !(await concerns(person))) return
      const done = await handle(log, Inspection.decider, stream, look, {
        commandId: derivedId(commandId, `inspect ${person} ${what}`),
        actor: { kind: 'staff', id: by, reason: 'inspection' },
        subject: person,
      })
      if (isRefused(done)) throw new Error(`a look was refused: ${done.refused}`)
    }
    await Promise.all(people.map(recordOf))
  }

  /** A reaction ends them. The account keeps its version: nothing that it says has changed. */
  const endSessions = (
    { commandId }: Pick<CommandContext, 'commandId'>,
    { id: by, reason }: Omit<Inspector, 'role'>,
    person: UserId,
  ) =>
    handle(
      log,
      Inspection.decider,
      streamOf('inspection', person),
      { type: 'EndSessions', by, reason, at: clock() },
      { commandId, actor: { kind: 'staff', id: by, reason: 'sessions' }, subject: person },
    )

  return { of, record, endSessions }
}

export type Inspections = ReturnType<typeof inspections>
