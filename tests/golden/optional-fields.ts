import type { DomainEvent } from '../../domain/facts.ts'

type Optional<Event> = { [Field in keyof Event]-?: object extends Pick<Event, Field> ? Field : never }[keyof Event]
type Of<Type extends DomainEvent['type']> = Optional<Extract<DomainEvent, { readonly type: Type }>>

type Kind = 'text' | 'number' | 'boolean' | 'object' | 'list'

const performance = { reps: 'number', weightKg: 'number', rir: 'number', durationSec: 'number', distanceM: 'number', speedKmh: 'number' } as const
const wish = { mood: 'number', profile: 'text', prompt: 'text', today: 'object' } as const

/** Fields that a fact may have or not; the compiler asks for each. The desk's catalogue shows them beside the examples' own. */
export const optionalFields: {
  readonly [Type in DomainEvent['type'] as Of<Type> extends never ? never : Type]: Readonly<Record<Of<Type>, Kind>>
} = {
  AccountClosed: { why: 'text' },
  BlockSkipped: { why: 'text' },
  BodyForgotten: { consent: 'text' },
  ClearanceRevoked: { consent: 'text' },
  ClearanceStated: { consent: 'text' },
  ComplaintAnswered: { consent: 'text' },
  ComplaintReported: { consent: 'text', exercise: 'text' },
  ComplaintRevoked: { consent: 'text' },
  ConsentGiven: { client: 'text' },
  EmailClaimed: { purpose: 'text' },
  ExerciseAllowed: { consent: 'text' },
  ExerciseSkipped: { why: 'text' },
  ExerciseSwapped: { came: 'list', notUnderstood: 'list', went: 'list' },
  GenerationFailed: { plannerVersion: 'text', flags: 'list' },
  OnboardingChanged: { onboardingCompleted: 'boolean', trainingProfileOnboardingCompleted: 'boolean' },
  RenewalReminded: { price: 'object' },
  ScreeningAnswered: { consent: 'text' },
  SetAsideRetried: { stream: 'text' },
  SetCorrected: performance,
  SetLogged: performance,
  SetSkipped: { why: 'text' },
  SubscriptionRenewed: { plan: 'text', amount: 'object', order: 'text' },
  SubscriptionStarted: { plan: 'text', amount: 'object', order: 'text' },
  TrainingProfileChanged: { consent: 'text' },
  WorkoutCreditUsed: wish,
  WorkoutGenerated: {
    model: 'text',
    notUnderstood: 'list',
    plannerVersion: 'text',
    prompts: 'object',
    scores: 'object',
    usage: 'object',
  },
  WorkoutRequested: wish,
  WorkoutRevised: { notUnderstood: 'list', profile: 'text' },
}
