import { expect, test } from 'vitest'
import { asSetId } from '../../domain/ids.ts'
import { asStream, categoryOf } from '../../domain/kernel/stream.ts'
import { type Decided, underTodaysRules } from '../../domain/what-if.ts'
import type { Event } from '../../domain/workout.ts'
import { story } from '../../tools/stories.ts'

/** Every workout of some athletes, decided by the real deciders. */
const workouts = Array.from({ length: 6 }, (_, athlete) => [
  ...story(`what-if/${athlete}`, 4, Date.parse('2026-01-05')),
])
  .flat()
  .filter(({ stream }) => categoryOf(asStream(stream)) === 'workout')
  .map(({ events }) => events.filter((event): event is Event => 'at' in event))

/** Each fact by a command of its own, and a block's end by the one that ended its last exercise. */
const made = (events: readonly Event[]): Decided[] => {
  let command = 0
  return events.map((event, revision) => {
    if (!event.type.startsWith('Block')) command++
    return { event, revision, commandId: String(command) }
  })
}

test('what today’s rules made, they would make again', () => {
  expect(workouts.length).toBeGreaterThan(20)
  for (const events of workouts) {
    const { commands, changed } = underTodaysRules(made(events))
    expect(changed).toEqual([])
    expect(commands).toBeGreaterThan(2)
  }
})

test('names what would be refused now, or would leave other facts, and where', () => {
  const events = workouts.find(each => each.some(({ type }) => type === 'WorkoutCompleted')) ?? []
  const set = events.find(event => event.type === 'SetLogged')
  if (set?.type !== 'SetLogged') throw new Error('nothing was logged')
  const odd: Event[] = [
    { type: 'RestTaken', set: asSetId('nowhere'), seconds: 60, at: '2027-01-01T10:00:00.000Z' },
    { ...set, type: 'SetLogged', reps: 99, at: '2027-01-01T10:01:00.000Z' },
    { type: 'WorkoutCompleted', at: '2027-01-01T10:02:00.000Z' },
  ]
  const { changed } = underTodaysRules(made([...events, ...odd]))
  expect(changed).toEqual([
    { revision: events.length, type: 'RestTaken', refused: 'no-such-set' },
    { revision: events.length + 1, type: 'SetLogged', instead: ['SetCorrected'] },
    { revision: events.length + 2, type: 'WorkoutCompleted', instead: [] },
  ])
})

test('facts of one command are asked for together', () => {
  const [events = []] = workouts.filter(each => each.some(({ type }) => type === 'BlockCompleted'))
  const apart = events.map((event, revision) => ({ event, revision, commandId: String(revision) }))
  expect(underTodaysRules(made(events)).commands).toBeLessThan(apart.length)
  expect(underTodaysRules(apart).changed.map(({ type }) => type)).toContain('BlockCompleted')
})
