import type * as settings from '../../contract/account-settings.ts'
import type * as accounts from '../../contract/accounts.ts'
import type * as age from '../../contract/age.ts'
import type * as app from '../../contract/app.ts'
import type * as body from '../../contract/body.ts'
import type * as bodyWords from '../../contract/body-words.ts'
import type * as builds from '../../contract/builds.ts'
import type { Answer, Call, Question } from '../../contract/call.ts'
import type * as catalogue from '../../contract/catalogue.ts'
import type * as causes from '../../contract/causes.ts'
import type * as coach from '../../contract/coach.ts'
import type * as consents from '../../contract/consents.ts'
import type * as desk from '../../contract/desk.ts'
import type * as deskEvents from '../../contract/desk-events.ts'
import type * as deskRows from '../../contract/desk-rows.ts'
import type * as deskScreens from '../../contract/desk-screens.ts'
import type * as deskSearches from '../../contract/desk-searches.ts'
import type * as deskWebhooks from '../../contract/desk-webhooks.ts'
import type * as exports from '../../contract/export.ts'
import type * as factorReset from '../../contract/factor-reset.ts'
import type * as feedback from '../../contract/feedback.ts'
import type * as inspections from '../../contract/inspections.ts'
import type * as membership from '../../contract/membership.ts'
import type * as operations from '../../contract/operations.ts'
import type * as origins from '../../contract/origins.ts'
import type * as preparation from '../../contract/preparation.ts'
import type * as profiles from '../../contract/profiles.ts'
import type * as programme from '../../contract/programme.ts'
import type * as progress from '../../contract/progress.ts'
import type * as proof from '../../contract/proof.ts'
import type * as repairs from '../../contract/repairs.ts'
import type * as reshaping from '../../contract/reshaping.ts'
import type * as secondFactor from '../../contract/second-factor.ts'
import type * as showcase from '../../contract/showcase.ts'
import type * as terms from '../../contract/terms.ts'
import type * as training from '../../contract/training.ts'
import type * as understood from '../../contract/understood.ts'
import type * as whatIf from '../../contract/what-if.ts'
import type * as workouts from '../../contract/workouts.ts'

// The contract read as types only: a call is named by its method and path, its schemas never reach the browser.

type Modules =
  | typeof accounts
  | typeof age
  | typeof terms
  | typeof settings
  | typeof exports
  | typeof secondFactor
  | typeof factorReset
  | typeof app
  | typeof feedback
  | typeof showcase
  | typeof profiles
  | typeof catalogue
  | typeof workouts
  | typeof training
  | typeof reshaping
  | typeof preparation
  | typeof causes
  | typeof programme
  | typeof progress
  | typeof coach
  | typeof consents
  | typeof understood
  | typeof desk
  | typeof deskEvents
  | typeof deskRows
  | typeof deskScreens
  | typeof deskSearches
  | typeof deskWebhooks
  | typeof operations
  | typeof builds
  | typeof origins
  | typeof proof
  | typeof whatIf
  | typeof inspections
  | typeof repairs
  | typeof body
  | typeof bodyWords
  | typeof membership
type Values<Module> = Module extends unknown ? Module[keyof Module] : never
type Described = Extract<Values<Modules>, Call>

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
