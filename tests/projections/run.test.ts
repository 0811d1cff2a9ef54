import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import type { StoredEvent } from '../../adapters/event-store/stored.ts'
import { openRows } from '../../adapters/postgres/read-models/sealed-rows.ts'
import type { DomainEvent } from '../../domain/facts.ts'
import { asUserId, type UserId } from '../../domain/ids.ts'
import type { Page, Recorded } from '../../domain/kernel/log.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { accounts } from '../../projections/accounts.ts'
import { projections } from '../../projections/all.ts'
import { takeBack } from '../../projections/set-aside.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { story } from '../../tools/stories.ts'
import { count, counting } from '../support/counting.ts'
import { type OpenLog, openLog } from '../support/open-log.ts'
import { runModels, settled, statusOf } from '../support/run-models.ts'

const at = '2026-03-01T10:00:00.000Z'
const requested = (athlete: UserId): DomainEvent => ({
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
  const rows = async (name: string) =>
    openRows((await open.pool.query(`select * from read_models.${name} order by 1`)).rows, open.keys)
  const workout = async (athlete = asUserId(randomUUID())) => {
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

  test('opens books that an older version kept', async () => {
    const own = counting('older_v1')
    const { stop } = run(own)
    await workout()
    await settled(open, [own])
    await stop()
    await open.pool.query(`alter table read_models.checkpoints drop column event_position, drop column event_id;
      drop table read_models.aside`)
    expect(await open.models.status()).toEqual([])
    run(own)
    await workout()
    await settled(open, [own])
    expect(await rows('older_v1')).toHaveLength(2)
  })

  test('moves on over events that are none of its business', async () => {
    const own = counting('quiet_v1')
    run(own)
    await open.append(`user-${randomUUID()}`, 'no-stream', 'someone', { type: 'EmailVerified', at })
    await settled(open, [own])
    expect(await rows('quiet_v1')).toEqual([])
  })

  const asideOf = async (name: string) => (await statusOf(open, name))?.aside ?? []

  test('sets aside the stream of an event that cannot be folded; the others go on; repaired code takes it back', async () => {
    const broken = counting('broken_v1', (row, recorded) => {
      if (recorded.event.type === 'WorkoutDeleted') throw new Error('no such case')
      return count(row, recorded)
    })
    const first = await workout()
    const poison = await open.append(first.stream, 0, first.athlete, deleted)
    await open.append(first.stream, 1, first.athlete, { type: 'WorkoutRestored', at })
    await workout()
    const { stop } = run(broken)
    await settled(open, [broken])
    await workout()
    await settled(open, [broken])
    expect(await asideOf('broken_v1')).toMatchObject([
      { stream: first.stream, position: poison.position, why: expect.stringContaining('no such case') },
    ])
    expect((await rows('broken_v1')).map(row => row.events)).toEqual([1, 1, 1])
    await stop()

    const repaired = counting('broken_v1')
    run(repaired)
    expect(await until(async () => (await asideOf('broken_v1')).length === 0, 5000)).toBe(true)
    await settled(open, [repaired])
    expect((await rows('broken_v1')).map(row => row.events).sort()).toEqual([1, 1, 3])
  })

  test('takes back what was set aside when it is asked to, under a projector that goes on', async () => {
    let isMended = false
    const mended = counting('asked_v1', (row, recorded) => {
      if (!isMended && recorded.event.type === 'WorkoutDeleted') throw new Error('no such case')
      return count(row, recorded)
    })
    run(mended)
    const { stream, athlete } = await workout()
    await open.append(stream, 0, athlete, deleted)
    expect(await until(async () => (await asideOf('asked_v1')).length === 1, 5000)).toBe(true)
    expect(await takeBack(mended, open)).toBe(0)
    isMended = true
    expect(await takeBack(mended, open)).toBe(1)
    await open.append(stream, 1, athlete, { type: 'WorkoutRestored', at })
    await settled(open, [mended])
    expect((await rows('asked_v1')).map(row => row.events)).toEqual([3])
    expect(await asideOf('asked_v1')).toEqual([])
  })

  test('sets aside the stream of an event that nobody knows, in each model that reads it', async () => {
    run(...projections)
    const { stream } = await workout()
    const [known] = await open.store.load(asStream(stream))
    if (!known) throw new Error('nothing was stored')
    await open.store.append(asStream(stream), 0, [
      { id: freshId<'event'>(), event: { type: 'WorkoutTeleported', at }, metadata: known.metadata },
    ])
    await workout()
    await settled(open, projections)
    expect(await asideOf(workoutList.name)).toMatchObject([
      { stream, position: '2', why: expect.stringContaining('WorkoutTeleported cannot be read') },
    ])
    expect(await asideOf(accounts.name)).toEqual([])
    expect(await rows(workoutList.name)).toHaveLength(2)
    expect((await statusOf(open, workoutList.name))?.error).toBeNull()
  })

  test('sets aside the stream of an event whose row the table cannot hold', async () => {
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
    await settled(open, [odd])
    expect(await asideOf('odd_v1')).toMatchObject([{ stream, position: poison.position }])
    expect((await rows('odd_v1')).map(row => row.events)).toEqual([1, 1, 1])
  })

  describe('beside a newer version that writes a fact which is not known here', () => {
    /** What the newer version has: the same, and the new fact is one that it knows. */
    const newerLog = () => {
      const known = <Event extends { readonly type: string }, C extends string>(
        events: readonly Recorded<Event, C>[],
      ) =>
        events.map(each =>
          each.event.type === 'WorkoutRated' ? { ...each, event: { ...each.event, type: 'WorkoutRestored' } } : each,
        )
      const { store } = open
      const pages = async function* (from: AsyncIterable<Page<StoredEvent>>) {
        for await (const page of from) yield { ...page, events: known(page.events) }
      }
      const newer: typeof store = {
        ...store,
        load: async (stream, part) => known(await store.load(stream, part)),
        read: (...asked) => pages(store.read(...asked)),
        follow: (...asked) => pages(store.follow(...asked)),
      }
      return sealedStore(newer, open.keys)
    }
    const rated = async () => {
      const { stream, athlete } = await workout()
      const [first] = await open.store.load(asStream(stream))
      if (!first) throw new Error('nothing was stored')
      const metadata = { ...first.metadata, schema: 1 }
      await open.store.append(asStream(stream), 0, [
        { id: freshId<'event'>(), event: { type: 'WorkoutRated', at }, metadata },
      ])
      return { stream, athlete }
    }

    test('it does not halt, however much of it there is: it serves the rest, says so, and the newer one takes it up', async () => {
      const own = counting('versions_v1')
      const { stop } = run(own)
      for (let n = 0; n < 3; n++) await rated()
      await workout()
      await settled(open, [own])
      expect((await statusOf(open, own.name))?.error).toBeNull()
      const aside = await asideOf(own.name)
      expect(aside).toHaveLength(3)
      expect(aside[0]).toMatchObject({
        isNewer: true,
        why: expect.stringContaining('nobody knows an event WorkoutRated'),
      })
      await stop()
      run(own)
      await workout()
      await settled(open, [own])
      expect((await rows(own.name)).map(row => row.events)).toEqual(Array(5).fill(1))
      await running.pop()?.stop()

      const newer = runModels({ ...open, log: newerLog() }, [own])
      running.push(newer)
      expect(await until(async () => (await asideOf(own.name)).length === 0, 10_000)).toBe(true)
      await settled(open, [own])
      expect((await rows(own.name)).filter(row => row.events === 2)).toHaveLength(3)
      expect(newer.troubles).toEqual([])
    })
  })

  test('drops all rows of a person who was erased, whichever model they are in', async () => {
    run(...projections)
    const chapters = [...story(1, 1, Date.parse(at)), ...story(2, 1, Date.parse(at))]
    for (const { stream, subject, events } of chapters) await open.append(stream, 'no-stream', subject, ...events)
    for (const subject of new Set(chapters.map(chapter => chapter.subject)))
      await open.append(`health-${subject}`, 'no-stream', subject, { type: 'ScreeningAnswered', answers: {}, at })
    await settled(open, projections)
    const gone = chapters[0]?.subject ?? ''
    await open.append(`user-${gone}`, 'any', gone, { type: 'AccountClosed', at }, { type: 'PersonalDataErased', at })
    await settled(open, projections)
    for (const { name } of projections.filter(({ name }) => !/^(feedback|programmes|renewals)/.test(name))) {
      const owners = new Set((await rows(name)).map(row => row.owner))
      expect([...owners], name).toEqual([chapters.at(-1)?.subject])
    }
  })

  test('of two with one name, one is active: every event counts once, round after round', async () => {
    const own = counting('once_v1')
    const athlete = asUserId(randomUUID())
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
})
