import type { Plan, Verdict } from '../../domain/coach/plan.ts'
import type { DomainEvent } from '../../domain/facts.ts'

const at = '2026-03-01T18:00:00.000Z'
const user = '11111111-1111-4111-8111-111111111111'
const workout = '22222222-2222-4222-8222-222222222222'
const profile = '33333333-3333-4333-8333-333333333333'

const text = (de: string, en: string) => ({ de, en })

const plan: Plan = {
  name: text('Kraft zu Hause', 'Strength at home'),
  description: text('Ganzkörper mit Kurzhanteln', 'Whole body with dumbbells'),
  estimatedMinutes: 31.5,
  blocks: [
    {
      id: 'b1',
      kind: 'straight',
      name: text('Kniebeuge', 'Squat'),
      description: text('2 Sätze, dazwischen 120 s Pause.', '2 sets with 120 s of rest.'),
      focus: 'squat',
      rounds: 1,
      roundDurationSec: null,
      minutes: 12,
      exercises: [
        {
          id: 'b1e1',
          exercise: 'dumbbell-squat',
          name: text('Kniebeuge mit Kurzhanteln', 'Dumbbell squat'),
          type: 'repetitions',
          targetRir: 2,
          reasons: [
            {
              code: 'goal',
              facts: { goal: 'strength' },
              events: ['44444444-4444-4444-8444-444444444444'],
              text: text('Zahlt auf dein Ziel ein: Kraft.', 'Serves your goal: strength.'),
            },
          ],
          sets: [
            { id: 'b1e1s1', reps: 8, weightKg: 20, restSec: 120 },
            { id: 'b1e1s2', reps: 8, weightKg: null, restSec: 0 },
          ],
        },
      ],
    },
  ],
  notUnderstood: ['Mondschein'],
  hints: [text('Bei Schmerz hörst du auf.', 'Stop when it hurts.')],
}

const verdict: Verdict = { ruleSet: 'golden', score: 92.5, violations: [], remarks: [] }

const wish = { prompt: 'Heute bitte kurz', durationMinutes: 30, profile, mood: 4, seed: workout }

/** One example of every event, as it is written today. Older shapes of it were written so that they mean the same. */
export const examples: { readonly [Type in DomainEvent['type']]: Extract<DomainEvent, { type: Type }> } = {
  ProgrammeStarted: {
    type: 'ProgrammeStarted',
    athlete: user,
    basis: { goal: 'strength', level: 3, sessions: 3, date: null },
    weeks: [{ start: '2026-02-23', phase: 'base', sets: 12, sessions: 3 }],
    because: ['44444444-4444-4444-8444-444444444444'],
    at,
  },
  ProgrammeAdjusted: {
    type: 'ProgrammeAdjusted',
    why: 'missed',
    basis: { goal: 'strength', level: 3, sessions: 3, date: '2026-06-13' },
    weeks: [{ start: '2026-03-02', phase: 'build', sets: 12, sessions: 3 }],
    because: ['44444444-4444-4444-8444-444444444444'],
    at,
  },
  ScreeningAnswered: {
    type: 'ScreeningAnswered',
    answers: { heart: false, chestPain: false, fainted: true, joints: true, drugs: ['beta-blocker'], pregnancy: 'no' },
    at,
  },
  ComplaintReported: {
    type: 'ComplaintReported',
    complaint: '55555555-5555-4555-8555-555555555555',
    part: 'knee',
    side: 'left',
    severity: 'pain',
    exercise: 'back-squat',
    at,
  },
  ComplaintAnswered: {
    type: 'ComplaintAnswered',
    complaint: '55555555-5555-4555-8555-555555555555',
    change: 'better',
    at,
  },
  ComplaintRevoked: { type: 'ComplaintRevoked', complaint: '66666666-6666-4666-8666-666666666666', at },
  ClearanceStated: { type: 'ClearanceStated', of: 'fainting', by: 'doctor', on: '2026-02-27', at },
  ClearanceRevoked: { type: 'ClearanceRevoked', of: 'surgery', at },
  ExerciseAllowed: { type: 'ExerciseAllowed', exercise: 'burpee', at },
  BodyForgotten: { type: 'BodyForgotten', at },
  UserRegistered: { type: 'UserRegistered', email: 'zoe@example.org', firstName: 'Zoë', lastName: 'Groß', at },
  VerificationRequested: { type: 'VerificationRequested', at },
  EmailVerified: { type: 'EmailVerified', at },
  EmailChangeRequested: { type: 'EmailChangeRequested', email: 'neu@example.org', at },
  EmailChanged: { type: 'EmailChanged', email: 'neu@example.org', previous: 'zoe@example.org', at },
  PasswordResetRequested: { type: 'PasswordResetRequested', at },
  PasswordChanged: { type: 'PasswordChanged', at },
  OnboardingChanged: { type: 'OnboardingChanged', onboardingCompleted: true, at },
  AgeStated: { type: 'AgeStated', at },
  ConsentGiven: {
    type: 'ConsentGiven',
    consent: profile,
    purpose: 'health',
    text: '2026-11-22',
    how: 'declared',
    client: 'Formkurve/2.1 (iPhone)',
    at,
  },
  ConsentWithdrawn: { type: 'ConsentWithdrawn', consent: profile, purpose: 'health', at },
  AiConsentGiven: { type: 'AiConsentGiven', at },
  AiConsentWithdrawn: { type: 'AiConsentWithdrawn', at },
  StaffRoleGranted: { type: 'StaffRoleGranted', by: user, role: 'staff', reason: 'Vertretung', at },
  StaffRoleRevoked: { type: 'StaffRoleRevoked', by: user, reason: 'Vertretung vorbei', at },
  RecordInspected: {
    type: 'RecordInspected',
    by: user,
    role: 'auditor',
    what: `user-${user}`,
    unsealed: true,
    reason: 'Beschwerde vom Montag',
    at,
  },
  AccountClosed: { type: 'AccountClosed', at },
  PersonalDataErased: { type: 'PersonalDataErased', at },

  EmailClaimed: { type: 'EmailClaimed', user, email: 'zoe@example.org', firstName: 'Zoë', lastName: 'Groß', at },
  EmailReleased: { type: 'EmailReleased', user, at },

  TrainingProfileCreated: {
    type: 'TrainingProfileCreated',
    profile,
    fields: { name: 'Zu Hause', equipment: ['dumbbells'], equipmentDetails: 'bis 12 kg' },
    at,
  },
  TrainingProfileChanged: { type: 'TrainingProfileChanged', profile, fields: { equipmentDetails: null }, at },
  PrimaryProfileChosen: { type: 'PrimaryProfileChosen', profile, at },
  TrainingProfileDeleted: { type: 'TrainingProfileDeleted', profile, at },
  HealthTold: { type: 'HealthTold', consent: profile, fields: { restrictions: 'Knie rechts' }, at },
  HealthForgotten: { type: 'HealthForgotten', consent: profile, at },
  TrainingPlanChanged: { type: 'TrainingPlanChanged', fields: { age: 34, weightKg: 68.5, goal: 'strength' }, at },

  WorkoutCreditUsed: { type: 'WorkoutCreditUsed', workout, kind: 'free', ...wish, at },
  WorkoutCreditReturned: { type: 'WorkoutCreditReturned', workout, at },
  SubscriptionStarted: { type: 'SubscriptionStarted', plan: 'monthly', until: '2026-04-01T18:00:00.000Z', at },
  SubscriptionRenewed: { type: 'SubscriptionRenewed', until: '2026-05-01T18:00:00.000Z', at },
  SubscriptionEnded: { type: 'SubscriptionEnded', at },
  FreeWorkoutsCarriedOver: { type: 'FreeWorkoutsCarriedOver', used: 7, at },

  FeedbackGiven: { type: 'FeedbackGiven', athlete: user, template: 'after-workout', workout, answers: { effort: '4' }, at },
  AnswersRevised: { type: 'AnswersRevised', template: 'after-workout', answers: { effort: '3' }, at },
  AssessmentGiven: { type: 'AssessmentGiven', assessment: 'Gut gelaufen', at },
  CommentGiven: { type: 'CommentGiven', comment: 'Linkes Knie zwickt', at },

  WorkoutRequested: { type: 'WorkoutRequested', athlete: user, ...wish, at },
  WorkoutGenerated: { type: 'WorkoutGenerated', plan, verdict, planner: 'rules', at },
  GenerationFailed: { type: 'GenerationFailed', reason: 'coach-unavailable', at },
  WorkoutRevised: { type: 'WorkoutRevised', plan, verdict, why: 'kürzer', at },
  WorkoutStarted: { type: 'WorkoutStarted', at },
  SetLogged: { type: 'SetLogged', exercise: 'b1e1', set: 'b1e1s1', reps: 8, weightKg: 22.5, rir: 2, at },
  SetCorrected: { type: 'SetCorrected', exercise: 'b1e1', set: 'b1e1s1', reps: 9, weightKg: 22.5, at },
  SetNoted: { type: 'SetNoted', exercise: 'b1e1', set: 'b1e1s1', note: 'Griff enger', at },
  ExerciseNoted: { type: 'ExerciseNoted', exercise: 'b1e1', note: 'Sitz auf Stufe 4', at },
  RestTaken: { type: 'RestTaken', set: 'b1e1s1', seconds: 95, at },
  ExerciseCompleted: { type: 'ExerciseCompleted', exercise: 'b1e1', at },
  ExerciseReopened: { type: 'ExerciseReopened', exercise: 'b1e1', at },
  ExerciseSwapped: { type: 'ExerciseSwapped', exercise: 'b1e1', plan, verdict, why: 'keine Bank frei', at },
  ExerciseFelt: { type: 'ExerciseFelt', exercise: 'b1e1', catalogueId: 'dumbbell-squat', kind: 'pain', at },
  BlockCompleted: { type: 'BlockCompleted', block: 'b1', at },
  WorkoutCompleted: { type: 'WorkoutCompleted', at },
  WorkoutAborted: { type: 'WorkoutAborted', at },
  SetSkipped: { type: 'SetSkipped', exercise: 'b1e1', set: 'b1e1s1', why: 'too-hard', at },
  SetReopened: { type: 'SetReopened', exercise: 'b1e1', set: 'b1e1s1', at },
  ExerciseSkipped: { type: 'ExerciseSkipped', exercise: 'b1e1', why: 'occupied', at },
  BlockSkipped: { type: 'BlockSkipped', block: 'b1', why: 'no-time', at },
  WorkoutReopened: { type: 'WorkoutReopened', at },
  TimesCorrected: {
    type: 'TimesCorrected',
    startedAt: '2026-03-01T17:00:00.000Z',
    finishedAt: '2026-03-01T18:05:00.000Z',
    pausedMinutes: 5,
    at,
  },
  WorkoutExpired: { type: 'WorkoutExpired', at },
  WorkoutRestored: { type: 'WorkoutRestored', at },
  WorkoutDeleted: { type: 'WorkoutDeleted', at },
  WorkoutErased: { type: 'WorkoutErased', at },
}
