import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { athlete } from './support/athlete.ts'
import { type OnEventStore, startOnEventStore } from './support/product.ts'
import { shell } from './support/shell.ts'
import { train } from './support/training.ts'
import { expectModelsEqualFreshFold, expectOnceInLog, settled } from './support/truth.ts'

const restart = process.env.EVENTSTORE_RESTART_COMMAND ?? ''

describe.skipIf(!restart)('a server that is killed and started again (EVENTSTORE_RESTART_COMMAND)', () => {
  let on: OnEventStore

  beforeAll(async () => {
    on = await startOnEventStore()
  }, 120_000)
  afterAll(() => on?.close())

  test('loses nothing that was acknowledged, stores nothing twice, and is found again', async () => {
    const athletes = await Promise.all(Array.from({ length: 4 }, () => athlete(on.server.url)))
    const training = train(athletes)
    for (let round = 1; round <= 3; round++) {
      await setTimeout(1000)
      const before = training.done.length
      await shell(restart)
      const back = Date.now()
      while (training.done.length < before + 20 && Date.now() < back + 15_000) await setTimeout(20)
      expect(training.done.length).toBeGreaterThanOrEqual(before + 20)
      console.log(`restart ${round}: sets logged again ${Date.now() - back} ms after the command ended`)
    }
    const done = await training.stop()
    await settled(on.infrastructure)
    await expectOnceInLog(
      on.infrastructure,
      done,
      athletes.map(({ workout }) => `workout-${workout}`),
    )
    await expectModelsEqualFreshFold(on.infrastructure)
    console.log(`${done.length} sets acknowledged, each in the log once`)
  }, 180_000)
})
