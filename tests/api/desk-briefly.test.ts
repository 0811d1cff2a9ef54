import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { briefly } from '../../api/desk/briefly.ts'

const counting = (length: number, keptMs?: number) => {
  const asked: string[] = []
  const load = briefly(async (stream: string) => {
    asked.push(stream)
    return Array.from({ length }, (_, revision) => ({ revision }))
  }, keptMs)
  return { load, asked }
}

test('who walks through a long stream waits for it once, and only for a moment', async () => {
  const { load, asked } = counting(5000, 30)
  for (let step = 0; step < 3; step++) expect(await load('workout-a')).toHaveLength(5000)
  expect(asked).toEqual(['workout-a'])
  await setTimeout(60)
  await load('workout-a')
  expect(asked).toHaveLength(2)
})

test('of long ones a few are kept, of short ones none', async () => {
  const short = counting(40)
  await short.load('workout-a')
  await short.load('workout-a')
  expect(short.asked).toHaveLength(2)
  const { load, asked } = counting(5000)
  for (const stream of ['a', 'b', 'c', 'd', 'e', 'e', 'b', 'a']) await load(stream)
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'a'])
})
