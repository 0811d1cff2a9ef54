import { afterAll, expect, test } from 'vitest'
import { example } from '../example.ts'
import { copied } from './copied.ts'

const { change, add, faults, remove } = copied('ids', 'web')
afterAll(remove)

/** In each the id of one thing stands where another's is asked: both are text. */
const mixedUp: readonly (readonly [file: string, from: string, to: string])[] = [
  ['commands/workouts.ts', "streamOf('workout', workout)", "streamOf('user', workout)"],
  ['commands/ask-workout.ts', "streamOf('workout', workout)", "streamOf('workout', context.subject)"],
  ['api/routes/workouts.ts', 'detailOf(who.id, params.id)', 'detailOf(who.id, who.id)'],
  [
    'api/routes/passwords.ts',
    'requestReset(anonymousCommand(request, email), email)',
    'requestReset(email, anonymousCommand(request, email))',
  ],
  [
    'api/routes/profiles.ts',
    'profiles.remove(context, params.id)',
    'profiles.remove(context, params.id && context.subject)',
  ],
  ['commands/adaptations.ts', 'training.placeAt(revision.profile)', 'training.placeAt(workout)'],
  ['commands/workout-deeds.ts', "{ type: 'NoteSet', set,", "{ type: 'NoteSet', set: workout,"],
  // A set, an exercise of the plan, its block
  ['domain/training.ts', "{ type: 'SetReopened', exercise, set,", "{ type: 'SetReopened', exercise, set: exercise,"],
  ['domain/shaping.ts', 'set: one.id,', 'set: exercise.id,'],
  [
    'domain/block-end.ts',
    "{ type: 'BlockCompleted', block: block.id, at }",
    "{ type: 'BlockCompleted', block: block.exercises[0]!.id, at }",
  ],
  ['domain/reshape.ts', 'exercises: gone.map(({ id }) => id)', 'exercises: gone.map(() => fact.block)'],
  // An exercise of the plan, and the one of the catalogue that is done there
  ['domain/replanning.ts', 'catalogueId: planned.exercise', 'catalogueId: planned.id'],
  [
    'domain/replanning.ts',
    '({ exercise, name }: Named): Named => ({ exercise, name })',
    '({ id, name }: PlannedExercise): Named => ({ exercise: id, name })',
  ],
  ['domain/coach/dose/draft.ts', 'exercise: exercise.id,', 'exercise: id,'],
  ['domain/coach/adapt/swap.ts', '!inPlan.has(one.id)', '!inPlan.has(block.exercises[0]!.id)'],
  // A command, the event that it follows from, the consent by which something was told
  ['commands/reactions/caused-by.ts', 'correlationId: metadata.correlationId', 'correlationId: id'],
  ['commands/reactions/caused-by.ts', 'commandId: derivedId(id, name)', 'commandId: metadata.causationId'],
  ['commands/declarations.ts', "commandId: derivedId(commandId, 'cancel')", 'commandId: person.id'],
  ['commands/registration.ts', 'const context = ofNew(commandId)', 'const context = ofNew(person.email)'],
  ['commands/reactions/deliver-webhook.ts', '{ stream, eventId: event.id,', '{ stream, eventId: stream,'],
  ['domain/running/run-reaction.ts', 'store.settle(name, parked.eventId)', 'store.settle(name, parked.stream)'],
  ['api/desk/records.ts', 'findEvent(asEvent.data)', 'findEvent(wanted)'],
  ['commands/consent.ts', 'keyOfConsent(consent)', 'keyOfConsent(context.commandId)'],
  [
    'domain/training-profiles.ts',
    "{ type: 'HealthForgotten', consent, at }",
    "{ type: 'HealthForgotten', consent: at, at }",
  ],
  // A repair, a complaint, a webhook, work on a model, a feedback, a factor, a session
  ['api/routes/repairs.ts', 'repairs.confirm(ofStaff(asked, id), repair,', 'repairs.confirm(ofStaff(asked, id), id,'],
  ['api/routes/body.ts', 'health.revoke(context, params.complaint)', 'health.revoke(context, context.subject)'],
  ['api/desk/webhooks.ts', "{ type: 'WebhookPaused', webhook,", "{ type: 'WebhookPaused', webhook: staff.id,"],
  ['commands/operations.ts', "{ type: 'ModelWorkEnded', work,", "{ type: 'ModelWorkEnded', work: operator,"],
  ['api/routes/feedback.ts', 'feedback.of(who.id, params.feedbackId)', 'feedback.of(who.id, who.id)'],
  [
    'commands/factor-keeping.ts',
    "{ type: 'RemoveFactor', factor,",
    "{ type: 'RemoveFactor', factor: context.commandId,",
  ],
  ['commands/sign-in.ts', 'sessions.confine(session)', 'sessions.confine(user)'],
  // What was ordered, what is paid for it, and what was paid
  ['commands/subscriptions.ts', 'payments.cancel(id, at,', 'payments.cancel(user, at,'],
  ['commands/subscriptions.ts', '{ order: id, at, user: to.user }', '{ order: at, at, user: to.user }'],
  ['domain/subscribing.ts', 'known?.rulings[payment]', 'known?.rulings[subscription]'],
  ['projections/workout-detail.ts', 'exercise: catalogueId, kind, at', 'exercise: event.exercise, kind, at'],
  ['projections/workout-detail.ts', "exercise: planned.exercise, kind: 'pain'", "exercise: planned.id, kind: 'pain'"],
  // In the client, up to the call
  ['web/data/more-queries.ts', 'params: { id, exercise }', 'params: { id, exercise: id }'],
  ['web/training/act-of.ts', 'params: { id, set: command.set } }]', 'params: { id: command.set, set: command.set } }]'],
  ['web/training/shaping.ts', '  params: { id, exercise: exercise.id, set }', '  params: { id, exercise: set, set }'],
  ['web/screens/training/logging.ts', 'params: { id, set: set.id }, body: done', 'params: { id, set: id }, body: done'],
  [
    'web/screens/desk/repairs.tsx',
    'params: { id }, body: repair.what',
    'params: { id: repair.repair }, body: repair.what',
  ],
  ['web/screens/desk/desk.tsx', 'personNamed(id)', 'workoutNamed(id)'],
  ['web/signed-in.tsx', 'id={workoutNamed(id)}', 'id={id}'],
]

/** What is told elsewhere: text that comes in and is not said to be an id does not compile where it is handed on. */
const toldElsewhere: readonly (readonly [file: string, from: string, to: string, told: string])[] = [
  [
    'projections/athlete-memory.ts',
    '          exercise,\n',
    '          exercise: id,\n',
    'projections/athlete-memory.ts',
  ],
  ['contract/training.ts', 'set: setId', 'set: z.string()', 'api/routes/training.ts'],
  [
    'contract/origins.ts',
    'params: z.object({ id: workoutId })',
    'params: z.object({ id: z.uuid() })',
    'api/routes/origins.ts',
  ],
  ['contract/reshaping.ts', 'block: ownId.transform(asBlockId)', 'block: ownId', 'api/routes/reshaping.ts'],
  ['projections/programmes.ts', '{ event: id,', '{ event: stream,', 'projections/programmes.ts'],
  ['contract/desk.ts', 'params: z.object({ id: eventId })', 'params: z.object({ id: z.uuid() })', 'api/routes/desk.ts'],
  ['contract/operations.ts', 'event: uuid.transform(asEventId)', 'event: uuid', 'api/routes/operations.ts'],
  ['contract/coach.ts', 'exercise: plannedExerciseId', 'exercise: z.string()', 'api/routes/coach.ts'],
]

/** Who calls what then gives something else. */
const following = [
  'api/routes/app.ts',
  'api/routes/second-factor.ts',
  'api/routes/showcase.ts',
  'domain/workout.ts',
  'web/training/undo.ts',
]

/** What the log and the door of all commands take and give of a workout, handed another category's facts. */
const strayed = `
import { handle } from './handle.ts'
import type { Log } from './ports/log.ts'
import type { Facts, Category } from '../domain/facts.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { NewEvent } from '../domain/kernel/log.ts'
import type { Stream } from '../domain/kernel/stream.ts'
import { streamOf } from '../domain/streams.ts'
import * as User from '../domain/user.ts'
type Given = { log: Log; id: WorkoutId; user: UserId; other: NewEvent<Facts['user']>; context: CommandContext; any: Stream<Category> }
const verify = { type: 'VerifyEmail', at: '' } as const
export const strayed = async ({ log, id, user, other, context, any }: Given) => {
  const own = streamOf('workout', id)
  await log.append(own, 'any', [other]) // refused
  await log.append<'user'>(own, 'any', [other]) // refused
  await log.append(any, 'any', [other]) // refused
  const loaded: readonly { event: Facts['user'] }[] = await log.load(own) // refused
  await log.load<'user'>(own) // refused
  await handle(log, User.decider, own, verify, context) // refused
  await handle(log, User.decider, any, verify, context) // refused
  await log.append(streamOf('user', user), 'any', [other])
  await handle(log, User.decider, streamOf('user', user), verify, context)
  return loaded
}
`

test('an id of another kind, or a fact of another stream, does not compile', { timeout: 300_000 }, async () => {
  const places = mixedUp.map(each => change(...each))
  for (const [file, from, to] of toldElsewhere) change(file, from, to)
  // On the kernel's page: in it there is no fault to be told.
  add('domain/kernel/readme-example.ts', example())
  add('commands/strayed.ts', strayed)
  const refused = strayed
    .split('\n')
    .flatMap((text, nth) => (text.endsWith('// refused') ? [{ file: 'commands/strayed.ts', line: nth + 1 }] : []))
  const told = await faults()
  expect(told.filter(({ file }) => file === 'commands/strayed.ts').map(({ line }) => line)).toEqual(
    refused.map(({ line }) => line),
  )
  const isTold = (at: { file: string; line: number }) =>
    told.some(({ file, line }) => file === at.file && line === at.line)
  expect(places.filter(at => !isTold(at))).toEqual([])
  expect(toldElsewhere.filter(([, , , file]) => !told.some(fault => fault.file === file))).toEqual([])
  const alike = [
    ...places.map(({ file }) => file),
    ...toldElsewhere.map(([, , , file]) => file),
    ...following,
    'commands/strayed.ts',
  ]
  expect(told.filter(({ file }) => !alike.includes(file))).toEqual([])
})
