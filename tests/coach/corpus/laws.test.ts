import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../support/runs.ts'
import { addingAComplaint, negatingAFocus, reorderingClauses, writingItOtherwise } from './laws.ts'
import { missingUmlauts } from './misspelled.ts'
import { expectedFrom } from './notation.ts'
import { unsafe, unsafeOf } from './unsafe.ts'
import { open, rounds } from './utterance.ts'

const words = (text: string) => text.split(/\s+/).toSorted()

describe('pairs for the laws', () => {
  test('a complaint is added, the wish stays', () =>
    fc.assert(
      fc.property(addingAComplaint(), ({ base, variant }) => {
        expect(variant).toContain(base)
        expect(variant.length).toBeGreaterThan(base.length + 5)
      }),
    ))

  test('a focus is refused with more words than it is asked for', () =>
    fc.assert(
      fc.property(negatingAFocus(), ({ base, variant }) => {
        expect(words(variant).length).toBeGreaterThan(words(base).length)
        expect(variant).not.toBe(base)
      }),
    ))

  test('clauses change places and lose nothing', () =>
    fc.assert(
      fc.property(reorderingClauses(), ({ base, variant }) => {
        expect(words(variant)).toEqual(words(base))
      }),
    ))

  test('otherwise written is the same but for capitals, umlauts or one slip', () =>
    fc.assert(
      fc.property(writingItOtherwise(), ({ base, variant }) => {
        const low = base.toLowerCase()
        const spelled = [low, missingUmlauts(low, 'ae'), missingUmlauts(low, 'a'), low.replaceAll('ß', 'ss')]
        expect(Math.min(...spelled.map(one => edits(one, variant.toLowerCase())))).toBeLessThanOrEqual(2)
      }),
      { numRuns: runs(2000) },
    ))
})

/** Letters to put in, take out or exchange; two swapped are two. */
const edits = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const letter of one) {
    const above = row
    row = [(above[0] ?? 0) + 1]
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = (above[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1)
      row.push(Math.min((above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1, exchanged))
    }
  }
  return row[other.length] ?? 0
}

describe('unsafe words', () => {
  const all = unsafe()

  test('are more than two hundred, of every class', () => {
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    const reds = new Set(all.flatMap(one => (one.level === 'red' ? one.flags : [])))
    const ambers = new Set(all.flatMap(one => (one.level === 'amber' ? one.ambers.flat() : [])))
    expect([reds.size, ambers.size]).toEqual([17, 16])
  })

  test('come from the open half or the last round', () => {
    const texts = new Set([...open(), ...(rounds().at(-1) ?? [])].map(({ text }) => text))
    expect(all.filter(({ text }) => !texts.has(text))).toEqual([])
  })

  test.each([
    [['complaint knee acute', 'focus with upper-body'], { knee: 0 }],
    [['complaint hip pain', 'complaint shoulder mild'], { hip: 1, shoulder: 2 }],
    [['complaint back pain / complaint back mild'], { lowerBack: 2 }],
    [['complaint knee pain / condition disc'], {}],
    [['complaint back-thigh pain', '?complaint elbow acute'], { hip: 1, knee: 1 }],
    [['ask neck', 'complaint knee protect'], { knee: 1 }],
  ])('%j bounds %j', (label, joints) => {
    const [bounded] = unsafeOf([
      {
        text: 'so',
        field: 'wish',
        language: 'de',
        tags: [],
        safety: 'amber joint',
        label,
        items: label.map(expectedFrom),
      },
    ])
    expect(bounded?.level === 'amber' && bounded.joints).toEqual(joints)
  })
})
