import type { UserId, WorkoutId } from './ids.ts'
import type { Ask, Decider, Decisions } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/** The value chosen, by the question's id. A question may be left out. */
export type Answers = Readonly<Record<string, string>>

export type Event =
  | {
      type: 'FeedbackGiven'
      athlete: UserId
      template: string
      workout: WorkoutId | null
      answers: Answers
      at: string
    }
  | { type: 'AnswersRevised'; template: string; answers: Answers; at: string }
  | { type: 'AssessmentGiven'; assessment: string; at: string }
  | { type: 'CommentGiven'; comment: string; at: string }

export const personal: Personal<Event> = {
  FeedbackGiven: { answers: {} },
  AnswersRevised: { answers: {} },
  AssessmentGiven: { assessment: erased },
  CommentGiven: { comment: erased },
}

// What we remember

export type State =
  | { status: 'unknown' }
  | {
      status: 'given'
      athlete: UserId
      template: string
      workout: WorkoutId | null
      answers: Answers
      assessment: string | null
      comment: string | null
      createdAt: string
      updatedAt: string
    }

export type Given = Extract<State, { status: 'given' }>

const initial: State = { status: 'unknown' }

const evolve = (state: State, event: Event): State => {
  if (event.type === 'FeedbackGiven') {
    const { athlete, template, workout, answers, at } = event
    const nothingElse = { assessment: null, comment: null, createdAt: at, updatedAt: at }
    return { status: 'given', athlete, template, workout, answers, ...nothingElse }
  }
  if (state.status === 'unknown') return state
  switch (event.type) {
    case 'AnswersRevised':
      return { ...state, template: event.template, answers: event.answers, updatedAt: event.at }
    case 'AssessmentGiven':
      return { ...state, assessment: event.assessment, updatedAt: event.at }
    case 'CommentGiven':
      return { ...state, comment: event.comment, updatedAt: event.at }
  }
}

// What may be asked

export type Command =
  | { type: 'GiveFeedback'; athlete: UserId; template: string; workout: WorkoutId | null; answers: Answers; at: string }
  | { type: 'ReviseAnswers'; athlete: UserId; template: string; answers: Answers; at: string }
  | { type: 'GiveAssessment'; athlete: UserId; assessment: string; at: string }
  | { type: 'GiveComment'; athlete: UserId; comment: string; at: string }

const give = ({ type: _, ...feedback }: Ask<Command, 'GiveFeedback'>, state: State) => {
  if (state.status === 'unknown') return [{ type: 'FeedbackGiven', ...feedback } satisfies Event]
  const { athlete, template, workout, answers } = state
  const again = athlete === feedback.athlete && template === feedback.template && workout === feedback.workout
  return again && same(answers, feedback.answers) ? [] : refuse('feedback-id-taken')
}

/** Another person's feedback is none. */
const givenBy =
  <C extends { readonly athlete: UserId }>(decide: (command: C, given: Given) => readonly Event[]) =>
  (command: C, state: State) =>
    state.status === 'given' && state.athlete === command.athlete ? decide(command, state) : refuse('no-such-feedback')

const decide = {
  GiveFeedback: give,
  ReviseAnswers: givenBy(({ template, answers, at }, now) =>
    template === now.template && same(answers, now.answers) ? [] : [{ type: 'AnswersRevised', template, answers, at }],
  ),
  GiveAssessment: givenBy(({ assessment, at }, now) =>
    assessment === now.assessment ? [] : [{ type: 'AssessmentGiven', assessment, at }],
  ),
  GiveComment: givenBy(({ comment, at }, now) =>
    comment === now.comment ? [] : [{ type: 'CommentGiven', comment, at }],
  ),
} satisfies Decisions<Command, Event, State>

export const decider: Decider<Command, Event, State, typeof decide> = { initial, evolve, decide }

// Words the decisions and their readers share

const same = (one: Answers, other: Answers) =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every(id => one[id] === other[id])

export type Difficulty = 'too-easy' | 'right' | 'too-hard'

const difficulties: Readonly<Record<string, Difficulty>> = {
  too_easy: 'too-easy',
  zu_leicht: 'too-easy',
  just_right: 'right',
  genau_richtig: 'right',
  too_hard: 'too-hard',
  zu_schwer: 'too-hard',
}

/** What an assessment says about difficulty; null when it says something else. */
export const difficultyOf = (assessment: string): Difficulty | null =>
  difficulties[
    assessment
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
  ] ?? null
