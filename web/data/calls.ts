import type * as accounts from '../../contract/accounts.ts'
import type { Answer, Call, Question } from '../../contract/call.ts'
import type * as catalogue from '../../contract/catalogue.ts'
import type * as profiles from '../../contract/profiles.ts'
import type * as workouts from '../../contract/workouts.ts'
import type { Expected } from './expected.ts'

// The contract read as types only: a call is named by its method and path, its schemas never reach the browser.

type Values<Module> = Module[keyof Module]
type Described = Extract<
  Values<typeof accounts> | Values<typeof catalogue> | Values<typeof profiles> | Values<typeof workouts> | Expected,
  Call
>

export type CallName = Described extends infer C ? (C extends Call ? `${C['method']} ${C['path']}` : never) : never

type CallNamed<Name extends CallName> = Name extends `${infer Method} ${infer Path}`
  ? Extract<Described, { readonly method: Method; readonly path: Path }>
  : never

export type AnswerOf<Name extends CallName> = Answer<CallNamed<Name>>

export type QuestionOf<Name extends CallName> = Question<CallNamed<Name>> & {
  /** Kept over retries of one action of the person, so that it happens once. */
  readonly commandId?: string
  /** Wait until the answer holds what was written at this position; the last own write when absent. */
  readonly readAfter?: string
  readonly signal?: AbortSignal
}

export type Asked<Name extends CallName> =
  Record<string, never> extends Question<CallNamed<Name>> ? [question?: QuestionOf<Name>] : [question: QuestionOf<Name>]
