import { expect, test } from 'vitest'
import { shared } from '../../api/desk/shared.ts'

const counting = (keptMs: number) => {
  const [clock, told] = [{ ms: 0 }, { times: 0, fails: false }]
  const ask = async () => {
    told.times++
    await Promise.resolve()
    if (told.fails) throw new Error('no answer')
    return told.times
  }
  return { clock, told, ...shared(ask, keptMs, () => clock.ms) }
}

test('one answer is shared by all who ask at once, and by who asks within a second', async () => {
  const { clock, current } = counting(1000)
  expect(await Promise.all([current(), current(), current()])).toEqual([1, 1, 1])
  clock.ms = 999
  expect(await current()).toBe(1)
  clock.ms = 1000
  expect(await current()).toBe(2)
})

test('what failed is asked anew by whoever comes next', async () => {
  const { told, current } = counting(1000)
  told.fails = true
  await expect(Promise.all([current(), current()])).rejects.toThrow('no answer')
  told.fails = false
  expect(await current()).toBe(2)
})

test('what is known to have moved is looked at again at once', async () => {
  const { current, forget } = counting(1000)
  expect(await current()).toBe(1)
  forget()
  expect(await current()).toBe(2)
})
