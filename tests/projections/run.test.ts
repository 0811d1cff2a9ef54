import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import type { Category, DomainEvent } from '../../domain/facts.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { accounts } from '../../projections/accounts.ts'
import { projections } from '../../projections/all.ts'
import { foldPage } from '../../projections/fold-page.ts'
import { memberships } from '../../projections/memberships.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { story } from '../../tools/stories.ts'
import { count, counting } from '../support/counting.ts'
import { type OpenLog, openLog } from '../support/open-log.ts'
import { runModels, settled, statusOf } from '../support/run-models.ts'

const at = '2026-03-01T10:00:00.000Z'
const requested = (athlete: string): DomainEvent => ({
  type: 'WorkoutRequested',
  athlete,
  durationMinutes: 30,
  seed: 's',
  at,
})
const deleted: DomainEvent = { type: 'WorkoutDeleted', at }

describe('a projector', () => {
  let open: OpenLog
  const running: { stop: () => Promise<void> }[] = []

  beforeEach(async () => {
    open = await openLog()
  })
  afterEach(async () => {
    for (const each of running.splice(0)) await each.stop()
    await open.close()
  })

  const run = (...some: Parameters<typeof runModels>[1]) => {
    const started = runModels(open, some)
    running.push(started)
    return started
  }
  const rows = async (name: string) => (await open.pool.query(`select * from read_models.${name} order by 1`)).rows
  const workout = async (athlete = randomUUID()) => {
    const stream = `workout-${randomUUID()}`
    await open.append(stream, 'no-stream', athlete, requested(athlete))
    return { stream, athlete }
  }

  test('keeps every model up with the log, and says how far behind it was', async () => {
    run(...projections)
    for (const { stream, subject, events } of story(1, 2, Date.parse(at)))
      await open.append(stream, 'no-stream', subject, ...events)
    await settled(open, projections)
    expect(await rows(workoutList.name)).toHaveLength(2)
    expect((await rows(workoutList.name))[0]).toMatchObject({ status: 'COMPLETED' })
    expect((await rows(accounts.name))[0]).toMatchObject({ email: 'athlet-1@formkurve.example', verified: true })
    const { lagMs, error } = (await statusOf(open, workoutList.name)) ?? {}
    expect(error).toBeNull()
    expect(lagMs).toBeGreaterThan(0)
    expect(lagMs).toBeLessThan(5000)
  })

  test('moves on over events that are none of its business', async () => {
    const own = counting('quiet_v1')
    run(own)
    await open.append(`user-${randomUUID()}`, 'no-stream', 'someone', { type: 'EmailVerified', at })
    await settled(open, [own])
    expect(await rows('quiet_v1')).toEqual([])
  })

  test('stops before an event that cannot be folded, says which and why, and goes on with repaired code', async () => {
    const broken = counting('broken_v1', (row, recorded) => {
      if (recorded.event.type === 'WorkoutDeleted') throw new Error('no such case')
      return count(row, recorded)
    })
    const other = counting('healthy_v1')
    const first = await workout()
    const poison = await open.append(first.stream, 0, first.athlete, deleted)
    await workout()
    const { troubles, stop } = run(broken, other)
    await settled(open, [other])
    expect(await until(async () => (await statusOf(open, 'broken_v1'))?.error != null, 5000)).toBe(true)
    expect(await statusOf(open, 'broken_v1')).toMatchObject({
      position: '1',
      errorPosition: poison.position,
      error: expect.stringContaining('no such case'),
    })
    expect(await rows('broken_v1')).toHaveLength(1)
    expect(troubles).toHaveLength(1)
    await stop()

    const repaired = counting('broken_v1')
    run(repaired)
    await settled(open, [repaired])
    expect(await statusOf(open, 'broken_v1')).toMatchObject({ error: null, errorPosition: null })
    expect((await rows('broken_v1')).map(row => row.events).sort()).toEqual([1, 2])
  })

  test('stops before an event that nobody knows; a model that does not read it goes on', async () => {
    run(...projections)
    const { stream } = await workout()
    const [known] = await open.store.load(asStream(stream))
    if (!known) throw new Error('nothing was stored')
    const id = randomUUID()
    await open.store.append(asStream(stream), 0, [
      { id, event: { type: 'WorkoutTeleported', at }, metadata: known.metadata },
    ])
    const credit = { type: 'WorkoutCreditReturned', workout: randomUUID(), at } as const
    await open.append(`membership-${randomUUID()}`, 'no-stream', randomUUID(), credit)
    expect(await until(async () => (await statusOf(open, workoutList.name))?.error != null, 5000)).toBe(true)
    expect(await statusOf(open, workoutList.name)).toMatchObject({
      position: '1',
      errorPosition: '2',
      error: expect.stringContaining('nobody knows an event WorkoutTeleported'),
    })
    const user = `user-${randomUUID()}`
    await open.store.append(asStream(user), 'any', [
      { id: randomUUID(), event: { type: 'UserTeleported', at }, metadata: known.metadata },
    ])
    expect(await until(async () => (await statusOf(open, accounts.name))?.error != null, 5000)).toBe(true)
    await settled(open, [memberships])
  })

  test('stops before an event whose row the table cannot hold', async () => {
    const odd = counting(
      'odd_v1',
      (row, recorded) =>
        ({
          ...count(row, recorded),
          ...(recorded.event.type === 'WorkoutDeleted' ? { events: 1.5 } : {}),
        }) as never,
    )
    await workout()
    const { stream, athlete } = await workout()
    const poison = await open.append(stream, 0, athlete, deleted)
    await workout()
    run(odd)
    expect(await until(async () => (await statusOf(open, 'odd_v1'))?.error != null, 5000)).toBe(true)
    expect(await statusOf(open, 'odd_v1')).toMatchObject({ position: '2', errorPosition: poison.position })
    expect(await rows('odd_v1')).toHaveLength(2)
  })

  test('drops all rows of a person who was erased, whichever model they are in', async () => {
    run(...projections)
    const chapters = [...story(1, 1, Date.parse(at)), ...story(2, 1, Date.parse(at))]
    for (const { stream, subject, events } of chapters) await open.append(stream, 'no-stream', subject, ...events)
    await settled(open, projections)
    const gone = chapters[0]?.subject ?? ''
    await open.append(`user-${gone}`, 'any', gone, { type: 'AccountClosed', at }, { type: 'PersonalDataErased', at })
    await settled(open, projections)
    for (const { name } of projections.filter(({ name }) => !name.startsWith('feedback'))) {
      const owners = new Set((await rows(name)).map(row => row.owner))
      expect([...owners], name).toEqual([chapters.at(-1)?.subject])
    }
  })

  test('of two with one name, one is active: every event counts once, round after round', async () => {
    const own = counting('once_v1')
    const athlete = randomUUID()
    for (let round = 0; round < 5; round++) {
      const pair = [run(own), run(own)]
      for (let n = 0; n < 20; n++) await workout(athlete)
      await settled(open, [own])
      await Promise.all(pair.map(each => each.stop()))
    }
    const counted = await rows('once_v1')
    expect(counted).toHaveLength(100)
    expect(counted.every(row => row.events === 1)).toBe(true)
  })

  test('a writer that was followed by another changes nothing', async () => {
    const own = counting('fenced_v1')
    const { stream, athlete } = await workout()
    const old = await open.models.open(own)
    const change = await foldPage(own, await open.log.load(asStream<Category>(stream)), async () => new Map())
    await open.models.open(own)
    const step = { change, to: '1' as never, oldest: null }
    expect(await open.models.save(own, old, step)).toBe(false)
    expect(await rows('fenced_v1')).toEqual([])
    await open.models.halt('fenced_v1', old.epoch, '1' as never, 'late')
    expect(await statusOf(open, 'fenced_v1')).toMatchObject({ position: null, error: null })
    expect(athlete).not.toBe('')
  })
})
