import { expect, test } from 'vitest'
import { asSetId } from '../../domain/ids.ts'
import { imagined } from '../../domain/imagined.ts'
import { asStream, categoryOf } from '../../domain/kernel/stream.ts'
import type { Decided } from '../../domain/what-if.ts'
import type { Event } from '../../domain/workout.ts'
import { decider } from '../../domain/workout.ts'
import { story } from '../../tools/stories.ts'

const workouts = Array.from({ length: 6 }, (_, athlete) => [
  ...story(`imagined/${athlete}`, 4, Date.parse('2026-01-05')),
])
  .flat()
  .filter(({ stream }) => categoryOf(asStream(stream)) === 'workout')
  .map(({ events }) => events.filter((event): event is Event => 'at' in event))

const made = (events: readonly Event[]): Decided[] => {
  let command = 0
  return events.map((event, revision) => {
    if (!event.type.startsWith('Block')) command++
    return { event, revision, commandId: String(command) }
  })
}

const whole = workouts.find(
  events => events.filter(({ type }) => type === 'SetLogged').length > 2 && events.at(-1)?.type === 'WorkoutCompleted',
)
if (!whole) throw new Error('nobody finished a workout')
const past = made(whole)
const stateAfter = (events: readonly { readonly event: Event }[]) =>
  events.map(({ event }) => event).reduce(decider.evolve, decider.initial)

test('an event that says the same changes nothing, whichever it is', () => {
  for (const { event, revision } of past) {
    const same = imagined(past, { revision, event: { ...event } })
    expect(same.past.map(({ event }) => event)).toEqual(whole)
    expect(same.otherwise).toEqual([])
  }
})

test('one repetition more: the state holds it, and all that followed would have been decided alike', () => {
  const logged = past.find(({ event }) => event.type === 'SetLogged')
  if (logged?.event.type !== 'SetLogged') throw new Error('no set')
  const { set } = logged.event
  const other = imagined(past, { revision: logged.revision, event: { ...logged.event, reps: 99 } })
  expect(other.otherwise).toEqual([])
  expect(stateAfter(other.past)).toMatchObject({ sets: { [set]: { reps: 99 } } })
  expect(stateAfter(past)).not.toMatchObject({ sets: { [set]: { reps: 99 } } })
})

test('what follows is refused, and then that which rests on it: a plan that failed leaves nothing to train', () => {
  const planned = past.find(({ event }) => event.type === 'WorkoutGenerated')
  if (!planned) throw new Error('no plan')
  const { at } = planned.event
  const event: Event = { type: 'GenerationFailed', reason: 'no-answer', at }
  const { past: story, otherwise } = imagined(past, { revision: planned.revision, event })
  expect(story.map(({ event: { type } }) => type)).toEqual(['WorkoutRequested', 'GenerationFailed'])
  expect(new Set(otherwise.map(one => 'refused' in one && one.refused))).toEqual(new Set(['workout-generation-failed']))
  expect(otherwise.reduce((sum, { was }) => sum + was.length, 0)).toBe(past.length - 2)
})

test('what today’s rules would refuse anyhow stays as it happened', () => {
  const odd: Event = { type: 'RestTaken', set: asSetId('nowhere'), seconds: 60, at: '2027-01-01T10:00:00.000Z' }
  const longer = made([...whole, odd])
  const logged = past.find(({ event }) => event.type === 'SetLogged')
  if (logged?.event.type !== 'SetLogged') throw new Error('no set')
  const { past: story, otherwise } = imagined(longer, {
    revision: logged.revision,
    event: { ...logged.event, reps: 99 },
  })
  expect([story.at(-1)?.event, otherwise]).toEqual([odd, []])
})
