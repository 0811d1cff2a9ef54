import { expect, test } from 'vitest'
import { asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { commandLine } from '../support/command-line.ts'
import { startProduct } from '../support/product.ts'
import { someEvent } from '../support/some-event.ts'

test('the whole log under today’s rules: all alike, or what would be otherwise, how often and where first', async () => {
  const it = await startProduct()
  try {
    const main = commandLine(it.databaseUrl)
    const workouts: string[] = []
    for (const name of ['anna', 'ben', 'cleo']) {
      const { id, access_token: token } = await it.person(`${name}@example.org`)
      const { json } = await it.ask('POST /llm/create-workout', { token, body: { duration_minutes: 20 } })
      const set = json.blocks[0].exercises[0].sets[0].id
      await it.ask(`PUT /api/workouts/${json.id}/sets/${set}`, { token, body: { reps: 9 } })
      workouts.push(json.id, id)
    }
    const alike = await main('main.ts', 'log', 'what-if')
    expect([alike.code, alike.out]).toEqual([
      0,
      expect.stringMatching(/of 3 workouts asked again: all would be .* alike/),
    ])

    const planned = await main('main.ts', 'log', 'what-if', '--plans', '--json')
    expect([planned.code, JSON.parse(planned.out).plans]).toEqual([
      0,
      { asked: 3, alike: 3, reworded: 0, notAsked: 0, changed: [] },
    ])
    expect((await main('main.ts', 'log', 'what-if', '--plans')).out).toContain('3 wishes asked again: 3 planned alike')

    const odd = async (workout: string, person: string, times: number) => {
      const stream = streamOf('workout', asWorkoutId(workout))
      for (let n = 0; n < times; n++) {
        const { event: _, ...some } = someEvent()
        const event = {
          type: 'RestTaken',
          set: asSetId('nowhere'),
          seconds: 60 + n,
          at: '2027-01-01T10:00:00.000Z',
        } as const
        const metadata = { ...some.metadata, subject: asUserId(person) }
        const { length } = await it.product.log.load(stream)
        await it.product.log.append(stream, length - 1, [{ ...some, event, metadata }])
      }
      return { stream, revision: (await it.product.log.load(stream)).length - times }
    }
    const first = await odd(workouts[0] ?? '', workouts[1] ?? '', 2)
    await odd(workouts[2] ?? '', workouts[3] ?? '', 1)
    const { code, out } = await main('main.ts', 'log', 'what-if', '--json')
    expect([code, JSON.parse(out)]).toMatchObject([
      1,
      {
        workouts: 3,
        unreadable: [],
        changed: [{ type: 'RestTaken', today: 'refused: no-such-set', times: 3, first }],
      },
    ])
    expect((await main('main.ts', 'log', 'what-if', '--jason')).code).toBe(2)
  } finally {
    await it.close()
  }
}, 120_000)
