import type { RepairId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Stream } from '../domain/kernel/stream.ts'
import type * as Membership from '../domain/membership.ts'
import * as Repair from '../domain/repair.ts'
import { streamOf } from '../domain/streams.ts'
import type * as Workout from '../domain/workout.ts'
import { compensations } from './compensations.ts'
import { handle, stateNow } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'

type By = { readonly by: UserId }

/** Staff put a person's records right: one proposes, another confirms, and facts that compensate are appended. */
export const repairs = ({ log, clock }: { readonly log: Log; readonly clock: Clock }) => {
  const stream = (person: UserId) => streamOf('repair', person)

  const of = async (person: UserId): Promise<Repair.State['repairs']> => {
    const { repairs } = await stateNow(log, Repair.decider, stream(person))
    return repairs
  }

  const { compensationOf, hindrance, foreseen, appended } = compensations(log, of)

  const ask = <Asked extends Repair.Command>(context: CommandContext, command: Asked) =>
    handle(log, Repair.decider, stream(context.subject), command, context)

  /** What would be appended, where; nothing is. */
  const preview = async (person: UserId, what: Repair.Repair) => {
    const found = await compensationOf(person, what, clock())
    if (!found) return refuse('nothing-to-undo')
    const hindered = await hindrance(what)
    if (hindered) return hindered
    const answer = await foreseen(person, found)
    if (isRefused(answer)) return answer
    if (answer.length === 0) return refuse('nothing-to-repair')
    return { stream: found.stream, events: answer } satisfies Preview
  }

  const propose = async (
    context: CommandContext,
    { repair, what, by, reason }: By & { repair: RepairId; what: Repair.Repair; reason: string },
  ) => {
    const known = (await of(context.subject))[repair]
    const possible = known ? null : await preview(context.subject, what)
    if (possible && isRefused(possible)) return possible
    return ask(context, { type: 'Propose', repair, what, by, reason, at: clock() })
  }

  /** Does what was confirmed, once, however often it is asked: its command id follows from the confirmation. */
  const carryOut = async (context: CommandContext, repair: RepairId) => {
    const person = context.subject
    const known = (await of(person))[repair]
    if (known?.status !== 'confirmed') return null
    const found = await compensationOf(person, known.what, clock())
    if (!found) return ask(context, { type: 'NoteFailed', repair, why: 'nothing-to-undo', at: clock() })
    const answer = (await hindrance(known.what)) ?? (await appended(context, found))
    const mine = (await log.load<'workout' | 'membership'>(found.stream)).find(
      ({ metadata }) => metadata.commandId === context.commandId,
    )
    if (!mine) {
      const why = isRefused(answer) ? answer.refused : 'nothing-to-repair'
      return ask(context, { type: 'NoteFailed', repair, why, at: clock() })
    }
    return ask(context, { type: 'NoteDone', repair, stream: mine.stream, revision: mine.revision, at: clock() })
  }

  return {
    of,
    preview,
    propose,
    carryOut,
    confirm: (context: CommandContext, repair: RepairId, { by }: By) =>
      ask(context, { type: 'Confirm', repair, by, at: clock() }),
    drop: (context: CommandContext, repair: RepairId, { by }: By) =>
      ask(context, { type: 'Drop', repair, by, at: clock() }),
  }
}

type Preview = {
  readonly stream: Stream<'workout'> | Stream<'membership'>
  readonly events: readonly (Workout.Event | Membership.Event)[]
}

export type Repairs = ReturnType<typeof repairs>
