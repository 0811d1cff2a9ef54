import { expect, test } from 'vitest'
import { giveUp, newPace, pacing } from '../../tools/pacing.ts'

/** A clock that only sleep and work move. */
const scene = (percent: number) => {
  const pace = new Int32Array(newPace())
  pace[0] = percent
  let now = 0
  const sleep = async (ms: number) => {
    now += ms
    if (now > 5000) pace[0] = giveUp
  }
  const turn = pacing(pace, () => now, sleep)
  const work = async (ms: number) => {
    now += ms
    await turn()
    return now
  }
  return { pace, work }
}

test('work takes no more of all time than its percent', async () => {
  expect(await scene(100).work(300)).toBe(300)
  expect(await scene(50).work(300)).toBe(600)
  const { work } = scene(20)
  expect(await work(300)).toBe(1500)
  expect(await work(100)).toBe(2000)
})

test('at nothing it rests until it is told otherwise, and ends when that is to give up', async () => {
  await expect(scene(0).work(300)).rejects.toThrow('given up')
  const { pace, work } = scene(0)
  const resting = work(100)
  pace[0] = 100
  expect(await resting).toBe(200)
})
