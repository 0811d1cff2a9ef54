import { fold, isRefused, refuse } from '../domain/decider.ts'
import * as Feedback from '../domain/feedback.ts'
import { streamName } from '../domain/log.ts'
import { derivedId, handle, type Order } from './handle.ts'
import type { Clock, Log } from './ports.ts'
import type { WorkoutCommands } from './workouts.ts'

type Asked = { template: string; workout: string | null; answers: Feedback.Answers }

/** What athletes answer and say. Another person's feedback is no feedback. */
export const feedback = ({ log, clock, workouts }: { log: Log; clock: Clock; workouts: WorkoutCommands }) => {
  const ask = async (order: Order, id: number, command: Feedback.Command) => {
    const answer = await handle(log, Feedback.decider, streamOf(id), command, order)
    if (isRefused(answer)) return answer
    const record = await now(id)
    return record.status === 'given' ? { id, record, position: answer.position } : refuse('no-such-feedback')
  }

  const now = async (id: number) =>
    fold(
      Feedback.decider,
      (await log.load(streamOf(id))).map(({ event }) => event as Feedback.Event),
    )

  /** The id comes from the command, so that a retry meets the same feedback. A taken one leads to the next. */
  const give = async (order: Order, { template, workout, answers }: Asked) => {
    if (workout !== null && !(await workouts.of(order.subject, workout))) return refuse('no-such-workout')
    for (let salt = 0; ; salt++) {
      const id = numberOf(derivedId(order.commandId, `feedback/${salt}`))
      const asked = { athlete: order.subject, template, workout, answers, at: clock() }
      const answer = await ask(order, id, { type: 'GiveFeedback', ...asked })
      if (!isRefused(answer) || answer.refused !== 'feedback-id-taken') return answer
    }
  }

  /** The feedback as it stands; null when there is none of this person. */
  const of = async (athlete: string, id: number) => {
    const state = await now(id)
    return state.status === 'given' && state.athlete === athlete ? state : null
  }

  return {
    give,
    revise: (order: Order, id: number, template: string, answers: Feedback.Answers) =>
      ask(order, id, { type: 'ReviseAnswers', athlete: order.subject, template, answers, at: clock() }),
    assess: (order: Order, id: number, assessment: string) =>
      ask(order, id, { type: 'GiveAssessment', athlete: order.subject, assessment, at: clock() }),
    comment: (order: Order, id: number, comment: string) =>
      ask(order, id, { type: 'GiveComment', athlete: order.subject, comment, at: clock() }),
    of,
    /** The event that last changed a feedback, for what is made because of it. */
    lastEventOf: async (athlete: string, id: number) =>
      (await of(athlete, id)) && ((await log.load(streamOf(id))).at(-1)?.id ?? null),
  }
}

export type FeedbackCommands = ReturnType<typeof feedback>

const streamOf = (id: number) => streamName('feedback', String(id))

/** 52 bits of a UUID: a whole number that every client can hold exactly, never 0. */
const numberOf = (uuid: string) => Number.parseInt(uuid.replaceAll('-', '').slice(0, 13), 16) || 1
