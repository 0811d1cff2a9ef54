import { expect, test } from 'vitest'
import { copyright } from '../../content/brand.ts'
import { dateWords, ofDay } from '../../web/parts/dates.ts'
import { tied } from '../../web/parts/tied.ts'

const nbsp = '\u00a0'

test('a date stays on one line up to its month, and its day has no zero in front', () => {
  expect(dateWords('2026-12-07T12:00:00Z', 'date')).toBe(`7.${nbsp}Dezember 2026`)
  expect(dateWords('2026-12-07T12:00:00Z', 'long')).toBe(`Montag, 7.${nbsp}Dezember 2026`)
  expect(ofDay('2026-12-07T12:00:00Z')).toBe(`vom Mo., 7.${nbsp}Dez.`)
})

test('a number stays with its unit or what it numbers, and nothing else is tied', () => {
  expect(tied('Satz 1: 10 Wiederholungen, 52,5 kg, 2 in Reserve.')).toBe(
    `Satz${nbsp}1: 10${nbsp}Wiederholungen, 52,5${nbsp}kg, 2${nbsp}in Reserve.`,
  )
  expect(tied('Zone 2, 45 × 3')).toBe('Zone 2, 45 × 3')
})

test('the copyright follows the year', () => {
  expect(copyright(2025)).toBe('© 2025 Formkurve')
  expect(copyright(2031)).toBe('© 2025–2031 Formkurve')
})
