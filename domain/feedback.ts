import type { Decider } from './kernel/decider.ts'
import { refuse } from './kernel/decider.ts'
import { erased, type Personal } from './personal.ts'

// What happened

/** The value chosen, by the question's id. A question may be left out. */
export type Answers = Readonly<Record<string, string>>

export type Event =
  | { type: 'FeedbackGiven'; athlete: string; template: string; workout: string | null; answers: Answers; at: string }
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
      athlete: string
      template: string
      workout: string | null
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
  | { type: 'GiveFeedback'; athlete: string; template: string; workout: string | null; answers: Answers; at: string }
  | { type: 'ReviseAnswers'; athlete: string; template: string; answers: Answers; at: string }
  | { type: 'GiveAssessment'; athlete: string; assessment: string; at: string }
  | { type: 'GiveComment'; athlete: string; comment: string; at: string }

export type Reason = 'no-such-feedback' | 'feedback-id-taken'

const decide: Decider<Command, Event, State, Reason>['decide'] = (command, state) => {
  if (command.type === 'GiveFeedback') return give(command, state)
  if (state.status === 'unknown' || state.athlete !== command.athlete) return refuse('no-such-feedback')
  switch (command.type) {
    case 'ReviseAnswers':
      return reviseAnswers(command, state)
    case 'GiveAssessment':
      return state.assessment === command.assessment
        ? []
        : [{ type: 'AssessmentGiven', assessment: command.assessment, at: command.at }]
    case 'GiveComment':
      return state.comment === command.comment
        ? []
        : [{ type: 'CommentGiven', comment: command.comment, at: command.at }]
  }
}

type Ask<Type extends Command['type']> = Extract<Command, { type: Type }>

const give = ({ type: _, ...feedback }: Ask<'GiveFeedback'>, state: State) => {
  if (state.status === 'unknown') return [{ type: 'FeedbackGiven', ...feedback } satisfies Event]
  const { athlete, template, workout, answers } = state
  const again = athlete === feedback.athlete && template === feedback.template && workout === feedback.workout
  return again && same(answers, feedback.answers) ? [] : refuse('feedback-id-taken')
}

const reviseAnswers = ({ template, answers, at }: Ask<'ReviseAnswers'>, state: Given): Event[] =>
  template === state.template && same(answers, state.answers) ? [] : [{ type: 'AnswersRevised', template, answers, at }]

export const decider: Decider<Command, Event, State, Reason> = { initial, evolve, decide }

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
