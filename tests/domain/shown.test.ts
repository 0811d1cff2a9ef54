import { expect, test } from 'vitest'
import { titleOf } from '../../domain/coach/basis/title.ts'
import { daysAfter } from '../../domain/days.ts'
import { asComplaintId, asFeedbackId, asPaymentId, asProfileId, asSubscriptionId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { accounts } from '../../projections/accounts.ts'
import { projections } from '../../projections/all.ts'
import { feedback } from '../../projections/feedback.ts'
import { health } from '../../projections/health.ts'
import { memberships } from '../../projections/memberships.ts'
import type { AnyProjection } from '../../projections/ports.ts'
import { programmes } from '../../projections/programmes.ts'
import { renewals } from '../../projections/renewals.ts'
import { trainingProfiles } from '../../projections/training-profiles.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { workoutHistory } from '../../projections/workout-history.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { registered, user, verified } from '../commands/a-person.ts'
import { generated, id, logged, requested, started, wish, workout } from '../commands/a-workout.ts'
import { anna, at, given } from '../support/language.ts'
import { plan } from './workout-commands.ts'

const some = (columns: object) => expect.objectContaining(columns)
const membership = streamOf('membership', anna)
const training = given(workout, requested, generated, started, logged)
const until = daysAfter(at, 365)
const basis = { goal: 'muscle', level: 3, sessions: 3, minutes: 45, date: null } as const

/** What each read model shows of a short story, by itself. */
const stories = new Map<AnyProjection, () => Promise<void>>([
  [
    accounts,
    () =>
      given(user, registered, verified)
        .projected(accounts)
        .shows(
          some({ id: anna, owner: anna, email: 'anna@example.org', verified: true, staff: false, erase_at: null }),
        ),
  ],
  [
    trainingProfiles,
    () =>
      given(
        streamOf('profiles', anna),
        { type: 'TrainingProfileCreated', profile: asProfileId('p1'), fields: { name: 'Studio' }, at },
        { type: 'PrimaryProfileChosen', profile: asProfileId('p1'), at },
        { type: 'TrainingPlanChanged', fields: { goal: 'muscle' }, at },
      )
        .projected(trainingProfiles)
        .shows(
          some({
            owner: anna,
            profiles: { p1: { name: 'Studio' } },
            primary_profile: 'p1',
            plan: { goal: 'muscle' },
            event_count: 3,
          }),
        ),
  ],
  [
    memberships,
    () =>
      given(membership, { type: 'WorkoutCreditUsed', workout: id, kind: 'free', ...wish })
        .projected(memberships)
        .shows({ owner: anna, used: { [id]: { kind: 'free', at } }, carried_over: 0, subscriptions: {} }),
  ],
  [
    renewals,
    () =>
      given(membership, {
        type: 'SubscriptionStarted',
        provider: 'test',
        subscription: asSubscriptionId('s'),
        payment: asPaymentId('p'),
        proof: 'evt',
        plan: 'yearly',
        from: at,
        until,
        at,
      })
        .projected(renewals)
        .shows({ owner: anna, paid_until: until, reminded_until: null }),
  ],
  [
    workoutList,
    () =>
      training
        .projected(workoutList)
        .shows(some({ id, owner: anna, name: titleOf(plan).de, status: 'INCOMPLETE', sets: 1, logged: 1, kg: 240 })),
  ],
  [workoutDetail, () => training.projected(workoutDetail).shows(some({ id, owner: anna, started_at: at }))],
  [
    workoutHistory,
    () =>
      training
        .projected(workoutHistory)
        .shows(
          ...['WorkoutRequested', 'WorkoutGenerated', 'WorkoutStarted', 'SetLogged'].map((type, revision) =>
            some({ workout: id, owner: anna, revision, type, actor: 'user', at }),
          ),
        ),
  ],
  [
    feedback,
    () =>
      given(
        streamOf('feedback', asFeedbackId('1')),
        { type: 'FeedbackGiven', athlete: anna, template: 'q', workout: id, answers: { mood: 'good' }, at },
        { type: 'AssessmentGiven', assessment: 'too_hard', at },
      )
        .projected(feedback)
        .shows(some({ id: '1', owner: anna, workout: id, answers: { mood: 'good' }, assessment: 'too_hard' })),
  ],
  [
    programmes,
    () =>
      given(streamOf('programme', anna), { type: 'ProgrammeStarted', athlete: anna, basis, weeks: [], because: [], at })
        .projected(programmes)
        .shows(some({ owner: anna, weeks: [], layouts: [some({ why: 'started', at, because: [] })] })),
  ],
  [
    health,
    () =>
      given(streamOf('health', anna), {
        type: 'ComplaintReported',
        complaint: asComplaintId('k'),
        part: 'knee',
        side: 'left',
        severity: 'pain',
        at,
      })
        .projected(health)
        .shows(
          some({
            owner: anna,
            screening: null,
            complaints: [
              { id: 'k', part: 'knee', side: 'left', severity: 'pain', exercise: null, since: at, reportedAt: at },
            ],
          }),
        ),
  ],
])

test.each([...stories].map(([{ name }, story]) => [name, story] as const))('what %s shows', (_, story) => story())

test('of each read model it is told what it shows', () => expect(new Set(stories.keys())).toEqual(new Set(projections)))
