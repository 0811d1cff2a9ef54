import * as Feedback from '../domain/feedback.ts'
import type { FeedbackId, UserId, WorkoutId } from '../domain/ids.ts'
import { fold, isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/streams.ts'
import { derivedNumber } from './derived-id.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'
import type { WorkoutCommands } from './workouts.ts'

type Asked = { template: string; workout: WorkoutId | null; answers: Feedback.Answers }

/** What athletes answer and say. Another person's feedback is no feedback. */
export const feedback = ({ log, clock, workouts }: { log: Log; clock: Clock; workouts: WorkoutCommands }) => {
  const ask = async <Asked extends Feedback.Command>(context: CommandContext, id: FeedbackId, command: Asked) => {
    const answer = await handle(log, Feedback.decider, streamFor(id), command, context)
    if (isRefused(answer)) return answer
    const record = await now(id)
    if (record.status !== 'given') throw new Error(`feedback ${id} was answered and is not there`)
    return { id, record, position: answer.position }
  }

  const now = async (id: FeedbackId) =>
    fold(
      Feedback.decider,
      (await log.load(streamFor(id))).map(({ event }) => event),
    )

  /** The id comes from the command, so that a retry meets the same feedback. A taken one leads to the next. */
  const give = async (context: CommandContext, { template, workout, answers }: Asked) => {
    if (workout !== null && !(await workouts.of(context.subject, workout))) return refuse('no-such-workout')
    for (let salt = 0; ; salt++) {
      const id = derivedNumber<'feedback'>(context.commandId, `feedback/${salt}`)
      const asked = { athlete: context.subject, template, workout, answers, at: clock() }
      const answer = await ask(context, id, { type: 'GiveFeedback', ...asked })
      if (!isRefused(answer)) return answer
      const { refused } = answer
      if (refused !== 'feedback-id-taken') return refuse(refused)
    }
  }

  /** The feedback as it stands; null when there is none of this person. */
  const of = async (athlete: UserId, id: FeedbackId) => {
    const state = await now(id)
    return state.status === 'given' && state.athlete === athlete ? state : null
  }

  return {
    give,
    revise: (context: CommandContext, id: FeedbackId, template: string, answers: Feedback.Answers) =>
      ask(context, id, { type: 'ReviseAnswers', athlete: context.subject, template, answers, at: clock() }),
    assess: (context: CommandContext, id: FeedbackId, assessment: string) =>
      ask(context, id, { type: 'GiveAssessment', athlete: context.subject, assessment, at: clock() }),
    comment: (context: CommandContext, id: FeedbackId, comment: string) =>
      ask(context, id, { type: 'GiveComment', athlete: context.subject, comment, at: clock() }),
    of,
    /** The event that last changed a feedback, for what is made because of it. */
    lastEventOf: async (athlete: UserId, id: FeedbackId) =>
      (await of(athlete, id)) && ((await log.load(streamFor(id))).at(-1)?.id ?? null),
  }
}

export type FeedbackCommands = ReturnType<typeof feedback>

const streamFor = (id: FeedbackId) => streamOf('feedback', id)
