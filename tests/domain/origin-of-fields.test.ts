import { expect, test } from 'vitest'
import { fieldsAfter, originOfField } from '../../api/desk/folded-rows.ts'
import type { Category, RecordedEvent } from '../../domain/facts.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { goldenLog } from '../golden/log.ts'
import { eventsOf, goldensInOrder } from '../golden/rows.ts'
import { storyLog } from '../golden/stories.ts'

const logs = { golden: goldenLog(goldensInOrder()), story: await storyLog() }

test.each(Object.entries(logs))(
  'every value in every row of the %s log comes from events that made it so',
  async (_, log) => {
    const streams = [...new Set((await eventsOf(log)).map(({ stream }) => stream))]
    const models = new Set<string>()
    let asked = 0
    for (const name of streams) {
      const past: readonly RecordedEvent[] = await log.load(asStream<Category>(name))
      for (const { model, key, fields } of fieldsAfter(past, '')) {
        models.add(model)
        for (const { path, value } of fields) {
          const origin = originOfField(past, { model, key, path })
          if (!origin) throw new Error(`no origin of ${path}`)
          expect([path, origin.value]).toEqual([path, value])
          // Each goes on where the one before it ended, from nothing to what it is.
          const ends = origin.changes.map(({ is }) => is)
          expect([null, ...ends]).toEqual([...origin.changes.map(({ was }) => was), value])
          asked++
        }
      }
    }
    expect(asked).toBeGreaterThan(80)
    expect(models.size).toBeGreaterThan(4)
  },
)

test('only those that hold what was asked for, and nothing of a model that there is not', async () => {
  const past = await logs.story.load(asStream<Category>('workout-88888888-8888-4888-8888-888888888888'))
  const rows = fieldsAfter(past, 'kg')
  expect(rows.map(({ model }) => model)).toContain('workout_list')
  expect(rows.flatMap(({ fields }) => fields).every(({ path }) => path.includes('kg'))).toBe(true)
  expect(originOfField(past, { model: 'nothing', key: 'x', path: 'kg' })).toBeNull()
  const own = rows.find(({ model }) => model === 'workout_list')?.key ?? ''
  expect(originOfField(past, { model: 'workout_list', key: own, path: 'nowhere' })).toEqual({
    value: null,
    changes: [],
  })
})
