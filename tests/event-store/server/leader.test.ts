import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Athlete, athlete } from './support/athlete.ts'
import { type OnEventStore, startOnEventStore } from './support/product.ts'
import { shell } from './support/shell.ts'
import { longestPause, train } from './support/training.ts'
import { expectModelsEqualFreshFold, expectOnceInLog, settled } from './support/truth.ts'

const kill = process.env.EVENTSTORE_KILL_LEADER_COMMAND ?? ''
const revive = process.env.EVENTSTORE_REVIVE_COMMAND ?? ''
const rounds = Number(process.env.EVENTSTORE_ROUNDS ?? 4)
const allowed = 5000
const watched = 8000

describe.skipIf(!kill || !revive)(
  'a leader that is killed (EVENTSTORE_KILL_LEADER_COMMAND, EVENTSTORE_REVIVE_COMMAND)',
  () => {
    let on: OnEventStore

    beforeAll(async () => {
      on = await startOnEventStore()
    }, 120_000)
    afterAll(() => on?.close())

    test(
      `${rounds} times: athletes and read models go on within 5 s, and nothing is lost or doubled`,
      async () => {
        const athletes = await Promise.all(Array.from({ length: 6 }, () => athlete(on.server.url)))
        const training = train(athletes)
        await setTimeout(2000)
        for (let round = 1; round <= rounds; round++) {
          const killed = Date.now()
          await shell(kill)
          const seen = await firstSeenAfter(killed)
          await setTimeout(killed + watched - Date.now())
          const pause = longestPause(training.done, killed, killed + watched)
          console.log(
            `leader ${round} killed: longest pause of appends ${pause} ms, first new set readable after ${seen} ms`,
          )
          expect(pause).toBeLessThan(allowed)
          expect(seen).toBeLessThan(allowed)
          await shell(revive)
          await setTimeout(3000)
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

        /** When a set logged after that moment could be read, in ms since. */
        async function firstSeenAfter(moment: number) {
          const reader = athletes[0] as Athlete
          for (;;) {
            const fresh = training.done.find(({ at }) => at > moment)
            const read =
              fresh &&
              (await reader
                .ask(`GET /workouts/${reader.workout}`, { headers: { 'x-read-after': fresh.position } })
                .catch(() => null))
            if (read && read.status === 200 && !read.stale) return Date.now() - moment
            if (Date.now() > moment + 30_000) return Number.POSITIVE_INFINITY
            await setTimeout(20)
          }
        }
      },
      120_000 + rounds * 60_000,
    )
  },
)
