import { describe, expect, test } from 'vitest'
import { lacksPair, loadable } from '../../../domain/coach/basis/plates.ts'
import { ownLoads } from '../../../domain/coach/prescribe/lifts/own-loads.ts'
import { known } from './done-before.ts'

describe('loads', () => {
  const home = new Set(['dumbbells'])

  test.each([
    ['Kurzhanteln bis 12 kg', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]],
    ['dumbbells 5-10 kg in 2.5 kg steps', [5, 7.5, 10]],
    ['Kurzhanteln 2 x 10 kg', [10]],
    ['Hanteln 4, 6 und 8 kg', [4, 6, 8]],
    ['bis 5 kg', [1, 2, 3, 4, 5]],
    ['dumbbells 10 and 20 lb', [4.5, 9.1]],
    ['hex dumbbells 10, 20, 30, 50 lb', [4.5, 9.1, 13.6, 22.7]],
    ['ein Paar 7,5er', [7.5]],
    ['Kurzhanteln 2,5 bis 10 kg in 2,5er Schritten', [2.5, 5, 7.5, 10]],
    ['2 Kurzhanteln mit 10 kg', [10]],
    ['Kurzhanteln: 5, 8, 12', [5, 8, 12]],
    ['zwei 8er und zwei 12er Hanteln', [8, 12]],
    ['nur eine einzige Hantel mit 12 kg', [12]],
  ])('are read from "%s"', (words, loads) => {
    expect(ownLoads(words, null, home).byKit.dumbbells).toEqual(loads)
  })

  test.each([
    ['Kettlebells 16, 20, 24 und 32 kg, je eine', [16, 20, 24, 32]],
    ['Kettlebells 24 und 32', [24, 32]],
    ['zwei 16er Kettlebells', [16]],
    ['3 Kettlebells (12/16/24 kg)', [12, 16, 24]],
  ])('of kettlebells are read from "%s"', (words, loads) => {
    expect(ownLoads(words, null, new Set(['kettlebell', 'dumbbells'])).byKit).toEqual({ kettlebell: loads })
  })

  test.each([
    ['Stange 20 kg, Scheiben 2x20 2x10 2x5, keine kleinen', [20, 30, 40, 50, 60, 70, 80, 90]],
    ['Scheiben 4 x 10 kg und 2 x 2,5 kg. Langhantelstange 15 kg', [15, 20, 35, 40, 55, 60]],
  ])('of a bar are the sums of its pairs of plates in "%s"', (words, loads) => {
    const rack = new Set(['barbell', 'weight-plates', 'rack', 'pull-up-bar'])
    expect(ownLoads(words, null, rack).byKit.barbell).toEqual(loads)
  })

  test.each(['5x5 Kniebeuge, dann Kurzhanteln 3 x 12', 'Kurzhanteln 12, 10, 8 Wiederholungen', 'Hanteln 3 Sätze'])(
    'are no counts of sets and repetitions in the wish "%s"',
    wish => {
      expect(ownLoads(null, wish, home).byKit).toEqual({})
    },
  )

  test('in a wish hold for that day', () => {
    expect(ownLoads('Kurzhanteln bis 30 kg', 'heute nur Kurzhanteln bis 3 kg', home).byKit.dumbbells).toEqual([1, 2, 3])
  })

  test('of one alone are nothing for both hands', () => {
    const { single } = ownLoads('nur eine Hantel mit 12 kg', null, home)
    expect(lacksPair(known('dumbbell-floor-press'), home, single)).toBe(true)
    expect(lacksPair(known('goblet-squat'), home, single)).toBe(false)
    const each = ownLoads('Kettlebells 16 und 24 kg, je eine', null, new Set(['kettlebell'])).single
    expect([...each]).toEqual(['kettlebell'])
    expect(ownLoads('zwei Hanteln mit 12 kg', null, home).single.size).toBe(0)
  })

  test('come from what an exercise is named after, or one wants to train with', () => {
    const both = new Set(['dumbbells', 'kettlebell'])
    expect(loadable(known('kettlebell-deadlift'), both, {})).not.toContain(42.5)
    expect(loadable(known('goblet-squat'), both, {}, ['kettlebell'])).not.toContain(37.5)
    expect(loadable(known('kettlebell-deadlift'), new Set(['dumbbells']), {})).toContain(42.5)
  })

  test('stay usual where nothing was said', () => {
    expect(ownLoads('schöner Keller', null, home).byKit).toEqual({})
    expect(loadable(known('dumbbell-floor-press'), home, {})).toContain(22)
    expect(loadable(known('bench-press'), home, {})).toEqual([])
  })
})
