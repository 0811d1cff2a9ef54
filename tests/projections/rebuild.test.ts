import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projections } from '../../projections/all.ts'
import { asOf } from '../../projections/as-of.ts'
import type { Worker } from '../../projections/build.ts'
import { portionWorker } from '../../projections/portion.ts'
import type { AnyProjection } from '../../projections/ports.ts'
import { type RebuildParts, rebuild } from '../../projections/rebuild.ts'
import { verify } from '../../projections/verify.ts'
import { type OpenLog, openLog } from '../support/open-log.ts'
import { runModels, settled, statusOf } from '../support/run-models.ts'
import { writeStories } from '../support/write-stories.ts'

const at = '2026-03-01T10:00:00.000Z'
const named = (name: string) => projections.find(each => each.name.startsWith(name)) as AnyProjection
const workoutList = named('workout_list')
const workoutDetail = named('workout_detail')
const workoutHistory = named('workout_history')

describe('read models made anew', () => {
  let open: OpenLog
  let live: { stop: () => Promise<void>; troubles: string[] }
  const tasks: Parameters<Worker>[0][] = []

  beforeEach(async () => {
    open = await openLog()
    live = runModels(open, projections)
    tasks.length = 0
  })
  afterEach(async () => {
    await live.stop()
    await open.close()
  })

  const parts = (workers = 2, code = 'code') => {
    const worker = portionWorker({ ...open, projections, full: () => false })
    const told: Worker = (task, progress) => {
      tasks.push(task)
      return worker(task, progress)
    }
    return {
      ...open,
      workers: Array.from({ length: workers }, () => told),
      code,
      onProgress: () => {},
      say: () => {},
    } satisfies RebuildParts
  }
  const rows = async (table: string) =>
    (await open.pool.query(`select t::text as line from ${table} t order by 1`)).rows
  const verified = (projection: AnyProjection) => verify(projection, parts())

  test('one that was paused while another went on with it adds nothing, and the next one is whole', async () => {
    await writeStories(open, 4, 2)
    await settled(open, projections)
    let reached = () => {}
    let resume = () => {}
    const paused = new Promise<void>(resolve => {
      reached = resolve
    })
    const going = new Promise<void>(resolve => {
      resume = resolve
    })
    const slow = parts(1)
    const [worker] = slow.workers
    const held: Worker = async (...asked) => {
      reached()
      await going
      return worker ? worker(...asked) : 'full'
    }
    const first = rebuild(workoutList, { ...slow, workers: [held] }).then(
      () => 'swapped',
      error => String(error.message),
    )
    await paused
    const second = rebuild(workoutList, {
      ...parts(1),
      workers: [
        async (...asked) => {
          resume()
          expect(await first).toContain('somebody else')
          return worker ? worker(...asked) : 'full'
        },
      ],
    })
    await second
    await settled(open, [workoutList])
    expect(await verified(workoutList)).toMatchObject({ first: null })
    await rebuild(workoutList, parts(2))
    expect(await verified(workoutList)).toMatchObject({ first: null })
  })

  test('a rebuilt model equals the live one to the last byte, erased persons included', async () => {
    const chapters = await writeStories(open, 6, 2)
    const gone = chapters[0]?.subject ?? ''
    await open.append(`user-${gone}`, 'any', gone, { type: 'AccountClosed', at }, { type: 'PersonalDataErased', at })
    await writeStories(open, 1, 1, 50)
    await settled(open, projections)
    for (const projection of projections) {
      const before = await rows(`read_models.${projection.name}`)
      await rebuild(projection, parts())
      expect(await rows(`read_models.${projection.name}`), projection.name).toEqual(before)
      expect(await verified(projection)).toEqual({ rows: before.length, first: null })
    }
    expect((await open.drafts.list('read_models_old')).length).toBe(projections.length)
  })

  test('while athletes train: readers always see a whole model, and the live projector goes on in the new table', async () => {
    await writeStories(open, 3, 3)
    await settled(open, projections)
    const stop = new AbortController()
    let seen = 9
    let reads = 0
    let longest = 0
    const reading = (async () => {
      for (; !stop.signal.aborted; await setTimeout(1)) {
        const began = performance.now()
        const { rows } = await open.pool.query(`select count(*)::int as n from read_models.${workoutList.name}`)
        longest = Math.max(longest, performance.now() - began)
        expect(rows[0].n).toBeGreaterThanOrEqual(seen)
        seen = rows[0].n
        reads++
      }
    })()
    const writing = (async () => {
      for (let athlete = 100; !stop.signal.aborted; athlete++) {
        await writeStories(open, 1, 1, athlete)
        await setTimeout(20)
      }
    })()
    const swaps: number[] = []
    try {
      for (let round = 0; round < 3; round++) swaps.push((await rebuild(workoutList, parts())).swapMs)
    } finally {
      stop.abort()
      await Promise.all([reading, writing])
    }
    expect(Math.min(...swaps)).toBeLessThan(50)
    await settled(open, projections)
    expect(reads).toBeGreaterThan(20)
    expect(longest).toBeLessThan(500)
    expect(await verified(workoutList)).toMatchObject({ first: null })
    expect(live.troubles).toEqual([])
    expect((await statusOf(open, workoutList.name))?.epoch).toBeGreaterThan(3n)
  })

  test('rows that do not fit are folded in more passes', async () => {
    await writeStories(open, 6, 2)
    await settled(open, projections)
    const before = await rows(`read_models.${workoutDetail.name}`)
    let passes = 0
    const small = portionWorker({ ...open, projections, full: () => passes++ < 3 })
    await rebuild(workoutDetail, { ...parts(), workers: [small] })
    expect(passes).toBeGreaterThan(4)
    expect(await rows(`read_models.${workoutDetail.name}`)).toEqual(before)
  })

  test('what did not fit is cut by how much of it did, not halved and read again and again', async () => {
    await writeStories(open, 2, 1)
    await settled(open, projections)
    const before = await rows(`read_models.${workoutDetail.name}`)
    const whole = parts(1)
    const narrow: Worker = async (task, progress) => {
      if (task.share.of > 1) return whole.workers[0]?.(task, progress) ?? 'full'
      progress({ events: 1, part: 0.15 })
      return 'full'
    }
    await rebuild(workoutDetail, { ...whole, workers: [narrow] })
    expect(tasks.map(({ share }) => share)).toEqual(Array.from({ length: 8 }, (_, index) => ({ index, of: 8 })))
    expect(await rows(`read_models.${workoutDetail.name}`)).toEqual(before)
  })

  test('a model in which each event makes a row is copied as it is read, however little fits', async () => {
    const chapters = await writeStories(open, 4, 2)
    const gone = chapters[0]?.subject ?? ''
    await open.append(`user-${gone}`, 'any', gone, { type: 'AccountClosed', at }, { type: 'PersonalDataErased', at })
    await settled(open, projections)
    const before = await rows(`read_models.${workoutHistory.name}`)
    expect(before.length).toBeGreaterThan(10)
    const tiny = portionWorker({ ...open, projections, full: () => true })
    await rebuild(workoutHistory, { ...parts(), workers: [tiny, tiny] })
    expect(await rows(`read_models.${workoutHistory.name}`)).toEqual(before)
  })

  test('cut off, it goes on where it was: finished portions stay, the unfinished one is halved', async () => {
    await writeStories(open, 6, 2)
    await settled(open, projections)
    const before = await rows(`read_models.${workoutList.name}`)
    const whole = parts(1)
    const dying: Worker = async (task, progress) => {
      if (task.share.index === 1) throw new Error('power cut')
      return whole.workers[0]?.(task, progress) ?? 'full'
    }
    await expect(rebuild(workoutList, { ...whole, workers: [dying, dying] })).rejects.toThrow('power cut')
    expect(await rows(`read_models.${workoutList.name}`)).toEqual(before)
    tasks.length = 0
    await rebuild(workoutList, whole)
    expect(tasks.map(({ share }) => share)).toEqual([
      { index: 1, of: 4 },
      { index: 3, of: 4 },
    ])
    expect(await rows(`read_models.${workoutList.name}`)).toEqual(before)
  })

  test('what other code has begun is thrown away', async () => {
    await writeStories(open, 2, 1)
    const dying = async () => Promise.reject(new Error('power cut'))
    await expect(rebuild(workoutList, { ...parts(1, 'yesterday'), workers: [dying] })).rejects.toThrow('power cut')
    await rebuild(workoutList, parts(1, 'today'))
    expect(tasks.map(({ share }) => share)).toEqual([{ index: 0, of: 1 }])
  })

  test('verify names the first row that differs, is missing or should not be there', async () => {
    await writeStories(open, 4, 2)
    await settled(open, projections)
    const { rows: all } = await open.pool.query(`select id from read_models.${workoutList.name} order by id`)
    const [first, second, third] = all.map(row => row.id as string)
    await open.pool.query(`update read_models.${workoutList.name} set logged = logged + 1 where id = any($1)`, [
      [second, third],
    ])
    const changed = await verified(workoutList)
    expect(changed.first).toMatchObject({
      key: second,
      live: { logged: expect.any(String) },
      fresh: { logged: expect.any(String) },
    })
    expect(Object.keys(changed.first?.live ?? {})).toEqual(['logged'])

    await open.pool.query(`update read_models.${workoutList.name} set id = $2 where id = $1`, [
      first,
      '00000000-0000-0000-0000-000000000000',
    ])
    expect((await verified(workoutList)).first).toMatchObject({
      key: '00000000-0000-0000-0000-000000000000',
      fresh: null,
    })
    await open.pool.query(`delete from read_models.${workoutList.name} where id = $1`, [
      '00000000-0000-0000-0000-000000000000',
    ])
    expect((await verified(workoutList)).first).toMatchObject({ key: first, live: null })
    await rebuild(workoutList, parts())
    expect(await verified(workoutList)).toEqual({ rows: all.length, first: null })
  })

  test('as of a time or a place: the model as it stood, in a schema of its own', async () => {
    await writeStories(open, 2, 1)
    await settled(open, projections)
    const before = await rows(`read_models.${workoutList.name}`)
    const then = await open.log.head()
    const moment = new Date().toISOString()
    await setTimeout(20)
    await writeStories(open, 2, 1, 10)
    await settled(open, projections)
    const byPlace = await asOf([workoutList], { position: then }, parts())
    expect(await rows(`${byPlace}.${workoutList.name}`)).toEqual(before)
    const byTime = await asOf([workoutList], { position: null, at: moment }, parts())
    expect(await rows(`${byTime}.${workoutList.name}`)).toEqual(before)
    expect((await open.drafts.list('as_of_')).map(({ schema }) => schema)).toEqual([byPlace, byTime].sort())
    const gone = (await open.pool.query(`select owner from ${byTime}.${workoutList.name}`)).rows[0].owner
    await open.append(`user-${gone}`, 'any', gone, { type: 'PersonalDataErased', at })
    await settled(open, projections)
    expect(await rows(`${byTime}.${workoutList.name}`)).toHaveLength(before.length - 1)
  })
})
