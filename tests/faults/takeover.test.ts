import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId } from '../../domain/ids.ts'
import { counting } from '../support/counting.ts'
import { type OpenLog, openLog } from '../support/open-log.ts'
import { runModels, settled, statusOf } from '../support/run-models.ts'

const program = new URL('projector-process.ts', import.meta.url).pathname
const own = counting('taken_v1')

describe('a second projector', () => {
  let open: OpenLog
  const leftovers: (() => unknown)[] = []

  beforeEach(async () => {
    open = await openLog()
  })
  afterEach(async () => {
    for (const clean of leftovers.splice(0).reverse()) await clean()
    await open.close()
  })

  const projector = (ms: number) => {
    const child = spawn(process.execPath, [program, open.url, own.name, String(ms), open.role ?? ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    leftovers.push(() => child.kill('SIGKILL'))
    return child
  }
  const folding = (child: ChildProcess) =>
    new Promise<void>(resolve => {
      if (child.stdout) createInterface(child.stdout).on('line', line => line === 'folding' && resolve())
    })
  const workout = () => {
    const athlete = asUserId(randomUUID())
    const at = new Date().toISOString()
    const requested = { type: 'WorkoutRequested', athlete, durationMinutes: 30, seed: 's', at } as const
    return open.append(`workout-${randomUUID()}`, 'no-stream', athlete, requested)
  }
  const counts = async () => (await open.pool.query('select events from read_models.taken_v1')).rows
  const timeToSettle = async () => {
    const began = performance.now()
    const second = runModels(open, [own])
    leftovers.push(second.stop)
    await settled(open, [own])
    return performance.now() - began
  }

  test('follows a killed one at once', async () => {
    const first = projector(0)
    await workout()
    await folding(first)
    await settled(open, [own])
    await workout()
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(await timeToSettle()).toBeLessThan(2500)
    expect((await counts()).map(row => row.events)).toEqual([1, 1])
  })

  test('follows a paused one within five seconds, and the paused one changes nothing when it comes back', async () => {
    const first = projector(400)
    const seen = folding(first)
    await workout()
    await seen
    first.kill('SIGSTOP')
    await workout()
    expect(await timeToSettle()).toBeLessThan(5000)
    const before = await statusOf(open, own.name)
    expect((await counts()).map(row => row.events)).toEqual([1, 1])

    first.kill('SIGCONT')
    await setTimeout(1500)
    expect(await statusOf(open, own.name)).toEqual(before)
    await workout()
    await settled(open, [own])
    expect((await counts()).map(row => row.events)).toEqual([1, 1, 1])
    expect((await statusOf(open, own.name))?.epoch).toBe(before?.epoch)
    expect(await until(() => first.exitCode === null, 100)).toBe(true)
  })
})
