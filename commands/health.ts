import type { Change } from '../domain/complaint.ts'
import * as Health from '../domain/health.ts'
import type { ComplaintId, ExerciseId } from '../domain/ids.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/streams.ts'
import type { Client, Consents } from './consent.ts'
import { derivedId } from './derived-id.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'

type Asked<Type extends Health.Command['type']> = Omit<Extract<Health.Command, { type: Type }>, 'type' | 'at'>

type Parts = { readonly log: Log; readonly clock: Clock; readonly consents: Pick<Consents, 'forHealth'> }

/** What an athlete tells of their body: one stream a person. */
export const health = ({ log, clock, consents }: Parts) => {
  const ask = <Asked extends Health.Command>(context: CommandContext, command: Asked) =>
    handle(log, Health.decider, streamOf('health', context.subject), command, context)

  /** What is told names the consent by which it is; `client`: who tells it. */
  const tell = async <Asked extends Health.Command>(context: CommandContext, client: Client, command: Asked) => {
    const allowed = await consents.forHealth(context, client)
    return isRefused(allowed) ? allowed : ask(context, { ...command, consent: allowed.consent })
  }

  const report = async (
    context: CommandContext,
    told: Omit<Asked<'ReportComplaint'>, 'complaint'>,
    client: Client = '',
  ) => {
    const complaint = derivedId<'complaint'>(context.commandId, 'complaint')
    const answer = await tell(context, client, { type: 'ReportComplaint', complaint, ...told, at: clock() })
    return isRefused(answer) ? answer : { ...answer, complaint }
  }

  return {
    report,
    screen: (context: CommandContext, answers: Health.Screening, client: Client = '') =>
      tell(context, client, { type: 'AnswerScreening', answers, at: clock() }),
    answer: (context: CommandContext, complaint: ComplaintId, change: Change, client: Client = '') =>
      tell(context, client, { type: 'AnswerComplaint', complaint, change, at: clock() }),
    revoke: (context: CommandContext, complaint: ComplaintId) =>
      ask(context, { type: 'RevokeComplaint', complaint, at: clock() }),
    stateClearance: (context: CommandContext, told: Asked<'StateClearance'>, client: Client = '') =>
      tell(context, client, { type: 'StateClearance', ...told, at: clock() }),
    revokeClearance: (context: CommandContext, of: Health.Cleared) =>
      ask(context, { type: 'RevokeClearance', of, at: clock() }),
    allow: (context: CommandContext, exercise: ExerciseId) =>
      ask(context, { type: 'AllowExercise', exercise, at: clock() }),
  }
}

export type HealthCommands = ReturnType<typeof health>
