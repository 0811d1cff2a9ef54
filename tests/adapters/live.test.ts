import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { liveBus } from '../../adapters/live/bus.ts'
import { natsLive } from '../../adapters/live/nats.ts'
import type { Live, Stage } from '../../commands/ports/planning.ts'
import { asWorkoutId } from '../../domain/ids.ts'

const hearing = (live: Live, workout: string) => {
  const heard: Stage[] = []
  const stop = live.listen(asWorkoutId(workout), stage => heard.push(stage))
  return { heard, stop }
}

describe('stages within a process', () => {
  test('reach whoever listens to this workout, and nobody else', () => {
    const bus = liveBus()
    const [one, same, other] = [hearing(bus, 'a'), hearing(bus, 'a'), hearing(bus, 'b')]
    bus.tell(asWorkoutId('a'), 'history')
    same.stop()
    bus.tell(asWorkoutId('a'), 'planning')
    expect([one.heard, same.heard, other.heard]).toEqual([['history', 'planning'], ['history'], []])
  })

  test('are remembered until the end, for at most ten thousand workouts', () => {
    const bus = liveBus()
    bus.tell(asWorkoutId('a'), 'planning')
    expect(bus.latest(asWorkoutId('a'))).toBe('planning')
    bus.tell(asWorkoutId('a'), 'done')
    expect(bus.latest(asWorkoutId('a'))).toBe(null)
    for (let workout = 0; workout < 10_001; workout += 1) bus.tell(asWorkoutId(`w${workout}`), 'history')
    expect([bus.latest(asWorkoutId('w0')), bus.latest(asWorkoutId('w1')), bus.latest(asWorkoutId('w10000'))]).toEqual([
      null,
      'history',
      'history',
    ])
  })
})

const installed = (() => {
  try {
    execFileSync('nats-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

describe.skipIf(!installed)('stages between processes, over a real NATS server', () => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  test('reach the other process once, also when the server comes later', async () => {
    const port = await freePort()
    const open = () => {
      const live = natsLive(`nats://127.0.0.1:${port}`, () => {})
      closing.push(live.close)
      return live
    }
    const [one, other] = [open(), open()]
    const [own, far] = [hearing(one, 'a'), hearing(other, 'a')]
    one.tell(asWorkoutId('a'), 'history')
    expect([own.heard, far.heard]).toEqual([['history'], []])
    const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    closing.unshift(() => stopped(server))
    const arrived = async () => {
      one.tell(asWorkoutId('a'), 'planning')
      return until(async () => far.heard.length > 0, 100)
    }
    expect(await until(arrived, 10_000)).toBe(true)
    far.heard.length = 0
    own.heard.length = 0
    one.tell(asWorkoutId('a'), 'done')
    expect(await until(async () => far.heard.includes('done'), 2000)).toBe(true)
    expect(own.heard).toEqual(['done'])
    expect(far.heard.filter(stage => stage === 'done')).toHaveLength(1)
  })
})

const stopped = (server: ChildProcess) =>
  new Promise<void>(resolve => {
    server.once('exit', () => resolve())
    server.kill('SIGKILL')
  })
