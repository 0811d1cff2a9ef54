import { describe, expect, test } from 'vitest'
import { type LoggedSet, mayRiseBy, movedSet, type UnderWay } from '../../../domain/coach/adapt/next-set.ts'
import { asSetId } from '../../../domain/ids.ts'

const loads = Array.from({ length: 60 }, (_, at) => 20 + at * 2.5)
const set = (id: string, side: 'left' | 'right' | null = null) => ({
  id: asSetId(id),
  reps: 8,
  weightKg: 60,
  ramp: false,
  side,
})

const underWay = (done: Readonly<Record<string, LoggedSet>>, changes: Partial<UnderWay> = {}): UnderWay => ({
  sets: [{ ...set('r1'), weightKg: 40, ramp: true }, set('s1'), set('s2'), set('s3')],
  by: 'load',
  targetRir: 2,
  done: id => done[id],
  loads,
  mayRise: true,
  feltFor: false,
  isEstimated: false,
  safeToFail: false,
  ...changes,
})

describe('the next set of an exercise', () => {
  test('stands as planned while the ones before come within one repetition', () => {
    expect(movedSet(underWay({}), 's1')).toBeNull()
    expect(movedSet(underWay({ s1: { reps: 8, weightKg: 60, rir: 3 } }), 's2')).toBeNull()
    expect(movedSet(underWay({ s1: { reps: 7, weightKg: 60, rir: 2 } }), 's2')).toBeNull()
    expect(movedSet(underWay({ s1: { reps: 8, weightKg: 60 } }), 's2')).toBeNull()
  })

  test('is heavier after two more in reserve, and says which set said so', () => {
    const moved = movedSet(underWay({ s1: { reps: 8, weightKg: 60, rir: 5 } }), 's2')
    expect(moved).toMatchObject({ weightKg: 65, reps: 8, cause: 'was-easy', because: 's1', left: 3 })
    expect(movedSet(underWay({ s1: { reps: 8, weightKg: 60, rir: 5 } }), 's3')).toEqual(moved)
  })

  test('is a down set after repetitions that did not come', () => {
    const moved = movedSet(underWay({ s1: { reps: 6, weightKg: 60 } }), 's2')
    expect(moved).toMatchObject({ cause: 'was-hard', because: 's1', left: -4 })
    expect(moved?.weightKg).toBeLessThanOrEqual(54)
    expect(moved?.weightKg).toBeGreaterThanOrEqual(48)
  })

  test('has more repetitions where the next lighter load is far away, so that it is still work', () => {
    const pair = [
      { ...set('s1'), reps: 11, weightKg: 24 },
      { ...set('s2'), reps: 11, weightKg: 24 },
    ]
    const coarse = { sets: pair, loads: [16, 20, 24, 28] }
    const moved = movedSet(underWay({ s1: { reps: 10, weightKg: 24 } }, coarse), 's2')
    expect(moved).toMatchObject({ weightKg: 20, cause: 'was-hard' })
    expect(moved?.reps).toBeGreaterThanOrEqual(13)
    expect(moved?.reps).toBeLessThanOrEqual(15)
  })

  test('follows what was lifted last, also when the first change was too much', () => {
    const done = { s1: { reps: 8, weightKg: 60, rir: 6 }, s2: { reps: 8, weightKg: 70, rir: 0 } }
    const moved = movedSet(underWay(done), 's3')
    expect(moved).toMatchObject({ cause: 'was-hard', because: 's2' })
    expect(moved?.weightKg).toBeLessThan(70)
  })

  test('never rises on a day made easier on purpose, and may still fall', () => {
    const easy = { mayRise: mayRiseBy(['deload']) }
    expect(movedSet(underWay({ s1: { reps: 8, weightKg: 60, rir: 6 } }, easy), 's2')).toBeNull()
    expect(movedSet(underWay({ s1: { reps: 5, weightKg: 60, rir: 0 } }, easy), 's2')).not.toBeNull()
  })

  test('asks the same of both sides, by the weaker one, once both were done', () => {
    const sides = [set('l1', 'left'), set('r1', 'right'), set('l2', 'left'), set('r2', 'right')]
    const left = { l1: { reps: 8, weightKg: 60, rir: 6 } }
    expect(movedSet(underWay(left, { sets: sides }), 'r1')).toBeNull()
    expect(movedSet(underWay(left, { sets: sides }), 'l2')).toBeNull()
    const both = underWay({ ...left, r1: { reps: 8, weightKg: 60, rir: 4 } }, { sets: sides })
    expect(movedSet(both, 'l2')).toMatchObject({ because: 'r1', weightKg: 62.5 })
    expect(movedSet(both, 'r2')).toEqual(movedSet(both, 'l2'))
  })

  test('uses what the place has, and more repetitions where the next load is too far', () => {
    const light = (rir: number) =>
      movedSet(
        underWay(
          { s1: { reps: 8, weightKg: 3, rir } },
          {
            sets: [
              { ...set('s1'), weightKg: 3 },
              { ...set('s2'), weightKg: 3 },
            ],
            loads: [2, 3, 4],
          },
        ),
        's2',
      )
    expect(light(3)).toBeNull()
    expect(light(4)).toMatchObject({ weightKg: 3, reps: 9, cause: 'was-easy' })
    expect(light(6)).toMatchObject({ weightKg: 3, reps: 12 })
  })

  test('rises faster after "6 and more" where its load was only an estimate', () => {
    const next = (feltFor: boolean) =>
      movedSet(underWay({ s1: { reps: 8, weightKg: 60, rir: 6 } }, { feltFor }), 's2')?.weightKg ?? 0
    expect(next(true)).toBeGreaterThan(next(false))
    expect(next(true)).toBeLessThanOrEqual(60 * 1.25)
  })

  test('feels on its first day for a lift that is safe to fail in larger steps than for others', () => {
    const tried = (safeToFail: boolean) =>
      movedSet(
        underWay(
          { s1: { reps: 12, weightKg: 10 } },
          {
            feltFor: true,
            isEstimated: true,
            safeToFail,
            sets: ['s1', 's2'].map(id => ({ ...set(id), reps: 12, weightKg: 10 })),
            loads: [10, 11, 12],
          },
        ),
        's2',
      )
    expect(tried(false)).toMatchObject({ weightKg: 10, cause: 'trying' })
    expect(tried(true)).toMatchObject({ weightKg: 11, reps: 12, cause: 'trying' })
  })

  test('takes a coarse step on a machine for fewer repetitions, after a set that was far too light', () => {
    const stack = Array.from({ length: 20 }, (_, at) => 2.5 * (at + 1))
    const row = (logged: LoggedSet, safeToFail: boolean) =>
      movedSet(
        underWay(
          { s1: logged },
          {
            targetRir: 3,
            feltFor: true,
            isEstimated: true,
            safeToFail,
            sets: ['s1', 's2'].map(id => ({ ...set(id), reps: 12, weightKg: 7.5 })),
            loads: stack,
          },
        ),
        's2',
      )
    const after = row({ reps: 12, weightKg: 7.5, rir: 6 }, true)
    expect(after).toMatchObject({ weightKg: 10, cause: 'was-easy' })
    expect(after?.reps).toBeGreaterThanOrEqual(8)
    expect(after?.reps).toBeLessThan(12)
    expect(row({ reps: 12, weightKg: 7.5, rir: 6 }, false)).toMatchObject({ weightKg: 7.5 })
    expect(row({ reps: 12, weightKg: 7.5, rir: 5 }, true)?.reps).toBeGreaterThanOrEqual(12)
  })

  test('spends the reserve that was planned where a careful estimate came without a word', () => {
    const tried = (isEstimated: boolean) =>
      movedSet(
        underWay(
          { s1: { reps: 10, weightKg: 20 } },
          {
            feltFor: true,
            isEstimated,
            // With care more is left, and no set is open.
            targetRir: 3,
            sets: ['s1', 's2'].map(id => ({ ...set(id), reps: 10, weightKg: 20 })),
            loads: [20, 25],
          },
        ),
        's2',
      )
    expect(tried(false)).toMatchObject({ weightKg: 20, reps: 11 })
    expect(tried(true)).toMatchObject({ weightKg: 20, reps: 12 })
  })

  test('follows by repetitions with the body alone, both ways, and needs a word or a miss for it', () => {
    const body = (logged: LoggedSet, rest: Partial<UnderWay> = {}) =>
      movedSet(
        underWay(
          { s1: logged },
          { by: 'repetitions', sets: ['s1', 's2'].map(id => ({ ...set(id), reps: 12, weightKg: null })), ...rest },
        ),
        's2',
      )
    expect(body({ reps: 12, rir: 3 })).toBeNull()
    expect(body({ reps: 12 }, { targetRir: 3 })).toBeNull()
    expect(body({ reps: 12, rir: 6 })).toMatchObject({ reps: 16, weightKg: null, cause: 'was-easy', because: 's1' })
    expect(body({ reps: 9 })).toMatchObject({ weightKg: null, cause: 'was-hard' })
    expect(body({ reps: 9 })?.reps).toBeLessThan(9)
    expect(body({ reps: 12, rir: 6 }, { mayRise: false })).toBeNull()
  })

  test('is open at the end where nobody says what was left: as many as come cleanly', () => {
    const came = { s1: { reps: 8, weightKg: 60 }, s2: { reps: 8, weightKg: 60 } }
    expect(movedSet(underWay(came), 's2')).toBeNull()
    expect(movedSet(underWay(came), 's3')).toMatchObject({ reps: 8, weightKg: 60, open: 1, because: 's2' })
    expect(movedSet(underWay({ ...came, s2: { reps: 8, weightKg: 60, rir: 2 } }), 's3')).toBeNull()
    expect(movedSet(underWay({ ...came, s2: { reps: 7, weightKg: 60 } }), 's3')?.open).toBeUndefined()
    expect(movedSet(underWay(came, { mayRise: false }), 's3')).toBeNull()
    expect(movedSet(underWay(came, { targetRir: 3 }), 's3'), 'more is to be left on purpose').toBeNull()
  })

  test('is open after "6 and more" of a load that is felt for, until what is to be left', () => {
    const next = (rir: number, changes: Partial<UnderWay> = {}) =>
      movedSet(underWay({ s1: { reps: 8, weightKg: 60, rir } }, { feltFor: true, ...changes }), 's2')
    expect(next(6)).toMatchObject({ reps: 8, open: 1, cause: 'was-easy' })
    expect(next(6, { targetRir: 3 })).toMatchObject({ reps: 8, open: 3 })
    expect(next(6, { targetRir: 4 })?.open, 'an easy day').toBeUndefined()
    expect(next(5)?.open).toBeUndefined()
    expect(next(6, { feltFor: false })?.open).toBeUndefined()
    expect(next(6, { mayRise: false })).toBeNull()
  })

  test('follows an open set by what it showed, at once and for the planned repetitions', () => {
    const changes = { feltFor: true, isEstimated: true, loads: Array.from({ length: 60 }, (_, at) => 5 + at) }
    const light = [set('s1'), set('s2'), set('s3')].map(one => ({ ...one, reps: 10, weightKg: 20 }))
    const first = { s1: { reps: 10, weightKg: 20 } }
    const second = movedSet(underWay(first, { ...changes, sets: light }), 's2')
    expect(second).toMatchObject({ reps: 10, open: 1 })
    const shown = { ...first, s2: { reps: 17, weightKg: second?.weightKg ?? 0 } }
    const third = movedSet(underWay(shown, { ...changes, sets: light }), 's3')
    expect(third).toMatchObject({ reps: 10, cause: 'shown', because: 's2' })
    expect(third?.open).toBeUndefined()
    // 18 to failure are 59 % of the maximum, 12 are 69 %.
    expect((third?.weightKg ?? 0) / (second?.weightKg ?? 1)).toBeGreaterThan(1.12)
    expect((third?.weightKg ?? 0) / (second?.weightKg ?? 1)).toBeLessThan(1.2)
  })
})
