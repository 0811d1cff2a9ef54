import { expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import type { AskWorkout } from '../../commands/ask-workout.ts'
import { workoutDeeds } from '../../commands/workout-deeds.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'

const now = '2026-11-25T18:00:00.000Z'

test.each([
  ['never', undefined, now],
  ['a moment ago', '2026-11-25T17:59:00.000Z', '2026-11-25T17:59:00.000Z'],
  ['three weeks ago, in a hut without a net', '2026-11-04T09:00:00.000Z', '2026-11-04T09:00:00.000Z'],
  ['in the future', '2026-11-26T00:00:00.000Z', now],
  ['by a telephone whose clock began anew', '1970-01-01T00:03:00.000Z', now],
  ['a year ago, by a clock that is wrong', '2025-11-25T18:00:00.000Z', now],
])('what was done %s counts at a time that can be', async (_, doneAt, at) => {
  let asked = ''
  const ask = (async (...[, , command]: Parameters<AskWorkout>) => {
    asked = command.at
    return { position: null, count: 0, events: [] }
  }) as AskWorkout
  const context = {
    commandId: freshId<'command'>(),
    actor: { kind: 'user', id: asUserId('anna') },
    subject: asUserId('anna'),
    ...(doneAt === undefined ? {} : { doneAt }),
  } as const
  await workoutDeeds(ask, () => now).start(context, asWorkoutId('w'))
  expect(asked).toBe(at)
})
