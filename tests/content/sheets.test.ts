import { describe, expect, test } from 'vitest'
import { exercises } from '../../content/exercises/catalogue.ts'
import { knownMistakes, mistakesOf } from '../../content/exercises/mistakes.ts'
import { muscles } from '../../content/exercises/muscles.ts'
import { sheetOf } from '../../content/exercises/sheet.ts'
import { parts } from '../../web/exercise/body.ts'

describe('the sheets', () => {
  test('name two mistakes or more for every exercise, as sentences in both languages', () => {
    const all = exercises.flatMap(exercise => mistakesOf(exercise).map(mistake => ({ id: exercise.id, ...mistake })))
    expect(exercises.filter(exercise => mistakesOf(exercise).length < 2).map(({ id }) => id)).toEqual([])
    expect(all.filter(({ de, en }) => !/[.!]$/.test(de) || !/[.!]$/.test(en) || de === en)).toEqual([])
    expect(all.filter(({ de, en }) => de.length > 160 || en.length > 160)).toEqual([])
    expect(all.filter(({ de }) => /\b(Sie|Ihnen|Ihre?[mnrs]?)\b/.test(de)).map(({ de }) => de)).toEqual([])
  })

  test('know every exercise that they name', () => {
    const ids = exercises.map(({ id }) => id)
    expect([...knownMistakes.keys()].filter(id => !ids.includes(id))).toEqual([])
  })

  test('lead to easier and harder exercises by name', () => {
    const pullUp = exercises.find(({ id }) => id === 'pull-up')
    if (!pullUp) throw new Error('no pull-up')
    const { easier, harder, muscles } = sheetOf(pullUp)
    expect(easier.map(({ name }) => name.de)).toContain('Negativer Klimmzug')
    expect(harder.map(({ name }) => name.de)).toContain('Klimmzug zur Brust')
    expect(muscles[0]).toEqual({ id: 'lats', name: { de: 'Breiter Rückenmuskel', en: 'Lats' }, share: 1 })
  })

  test('find every muscle on the map of the body', () => {
    const drawn = parts.map(({ muscle }) => muscle)
    expect(muscles.filter(({ id }) => !drawn.includes(id)).map(({ id }) => id)).toEqual([])
    expect(drawn.filter(id => !muscles.some(muscle => muscle.id === id))).toEqual([])
  })
})
