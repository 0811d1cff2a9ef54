import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainEvent } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import { modelAlarms } from '../../projections/alarms.ts'
import { projections } from '../../projections/all.ts'
import { paceOf } from '../../projections/pace.ts'
import { alarmOf, standings } from '../../projections/standing.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { commandLine } from '../support/command-line.ts'
import { type OpenLog, openLog } from '../support/open-log.ts'
import { runModels, settled } from '../support/run-models.ts'

let open: OpenLog
beforeAll(async () => {
  open = await openLog()
})
afterAll(() => open.close())

const requested = async () => {
  const athlete = asUserId(randomUUID())
  const at = new Date().toISOString()
  const event: DomainEvent = { type: 'WorkoutRequested', athlete, durationMinutes: 30, seed: 's', at }
  await open.append(`workout-${randomUUID()}`, 'no-stream', athlete, event)
}

test('a model is late after ten seconds, and makes no progress after thirty without a move', () => {
  expect(alarmOf(0, 900_000)).toBeNull()
  expect(alarmOf(9_000, 900_000)).toBeNull()
  expect(alarmOf(11_000, 900_000)).toBe('late')
  expect(alarmOf(900_000, 2_000)).toBe('late')
  expect(alarmOf(31_000, 31_000)).toBe('no progress')
})

test('who runs this is told once that a model is late, once that it stands still, and once that it goes on', async () => {
  const first = runModels(open, [...projections])
  await requested()
  await settled(open, projections)
  await first.stop()
  const heard: string[] = []
  const look = modelAlarms(projections, {
    log: open.log,
    models: open.models,
    lateMs: 300,
    say: line => heard.push(line),
  })
  await look()
  expect(heard).toEqual([])
  await requested()
  const [begun, pace] = [performance.now(), paceOf(open.log)]
  await standings([workoutList], { ...open, pace })
  await sleep(400)
  await look()
  const late = heard.filter(line => line.startsWith(`${workoutList.name} is late: its oldest unread event`))
  const soFar = performance.now() - begun
  if (soFar < 900) expect(late).toHaveLength(1)
  await sleep(Math.max(0, 1200 - soFar))
  await look()
  await look()
  expect(heard.filter(line => line.startsWith(`${workoutList.name} makes no progress`))).toHaveLength(1)
  const atHand = () => commandLine(open.url)('main.ts', 'projections', 'status', '--late', '0.2', '--json')
  const { code, out } = await atHand()
  const mine = (text: string) => JSON.parse(text).models.find(({ name }: { name: string }) => name === workoutList.name)
  expect(code).toBe(1)
  expect(mine(out)).toMatchObject({ state: 'behind', alarm: 'no progress', rate: 0, behind: 1 })
  const [, told] = [await sleep(600), await standings([workoutList], { ...open, pace })]
  expect(told.models).toMatchObject([{ alarm: null, rate: 0 }])
  const again = runModels(open, [...projections])
  await settled(open, projections)
  await again.stop()
  expect((await standings([workoutList], { ...open, pace })).models[0]?.rate).toBeGreaterThan(0)
  heard.length = 0
  await look()
  expect(heard).toContain(`${workoutList.name} follows the log again`)
  const after = await atHand()
  expect([after.code, mine(after.out)]).toMatchObject([0, { state: 'level', alarm: null, rate: null }])
})

test('whoever has the same to read yet is looked after by one reading of it, and told what each would be told alone', async () => {
  const caughtUp = runModels(open, [...projections])
  await settled(open, projections)
  await caughtUp.stop()
  for (let n = 0; n < 3; n++) await requested()
  let readings = 0
  const read: typeof open.log.read = (...asked) => {
    readings += 1
    return open.log.read(...asked)
  }
  const { models } = await standings(projections, { models: open.models, log: { ...open.log, read } })
  expect(readings).toBeLessThanOrEqual(2)
  const behind = models.filter(({ state }) => state === 'behind')
  expect(behind.length).toBeGreaterThan(2)
  for (const { name, state, waitsMs } of models) {
    const alone = await standings(
      projections.filter(one => one.name === name),
      open,
    )
    expect(alone.models[0]).toMatchObject({ name, state })
    expect(Math.abs((alone.models[0]?.waitsMs ?? 0) - waitsMs)).toBeLessThan(5000)
    expect(waitsMs > 0).toBe(state === 'behind')
  }
})

test('how late is late is asked in seconds', async () => {
  const asked = await commandLine(open.url)('main.ts', 'projections', 'status', '--late', 'soon')
  expect(asked).toMatchObject({ code: 2, err: expect.stringContaining('--late takes seconds, not "soon"') })
})
