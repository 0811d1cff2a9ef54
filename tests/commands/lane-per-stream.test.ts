import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { lanePerStream } from '../../commands/lane-per-stream.ts'
import { isOutage } from '../../domain/kernel/outage.ts'

test('each stream of a log takes one after the other, in the order they came, and what fails holds up nobody', async () => {
  const inLane = lanePerStream()
  const [log, other] = [{}, {}]
  const done: string[] = []
  const inside = new Map<object, number>()
  const work = (of: object, name: string) => async () => {
    inside.set(of, (inside.get(of) ?? 0) + 1)
    expect(inside.get(of)).toBe(1)
    await setImmediate()
    inside.set(of, (inside.get(of) ?? 0) - 1)
    if (name === 'a1') throw new Error('its own fault')
    done.push(name)
    return name
  }
  const asked = ['a0', 'a1', 'a2', 'a3'].map(name => inLane(log, 'a', work(log, name)))
  const beside = [inLane(other, 'a', work(other, 'other')), inLane(log, 'b', work({}, 'b'))]
  expect(await Promise.allSettled([...asked, ...beside])).toMatchObject([
    { value: 'a0' },
    { reason: new Error('its own fault') },
    { value: 'a2' },
    { value: 'a3' },
    { value: 'other' },
    { value: 'b' },
  ])
  expect(done.filter(name => name.startsWith('a'))).toEqual(['a0', 'a2', 'a3'])
  expect(done.indexOf('other')).toBeLessThan(done.indexOf('a3'))
})

test('who has waited long behind what is stuck is told to come again, all at once', async () => {
  let now = 0
  const inLane = lanePerStream(() => now)
  const log = {}
  const stuck = inLane(log, 'a', async () => {
    await setImmediate()
    now = 60_000
  })
  const behind = [1, 2].map(n => inLane(log, 'a', async () => n).catch(error => isOutage(error)))
  await stuck
  expect(await Promise.all(behind)).toEqual([true, true])
  expect(await inLane(log, 'a', async () => 3)).toBe(3)
})
