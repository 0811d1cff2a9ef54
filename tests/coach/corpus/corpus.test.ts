import { describe, expect, test } from 'vitest'
import { ambers, redFlags } from '../../../domain/coach/read/conditions.ts'
import { safetyOf } from '../../../domain/coach/read/safety.ts'
import { meaningFrom } from './ideal.ts'
import { halves } from './split.ts'
import { locked, open, type Utterance } from './utterance.ts'

const both = { open: open(), locked: locked() }
const all = [...both.open, ...both.locked]

const classesOf = ({ safety }: Utterance) =>
  safety
    .split(' ')
    .slice(1)
    .map(one => one.split('|')[0])

const mentions = (some: readonly Utterance[], name: string) => some.filter(one => classesOf(one).includes(name)).length

describe('the corpus', () => {
  test('is large, in both languages and mixed, and a third or more of 900 is locked', () => {
    expect(all.length).toBeGreaterThanOrEqual(900)
    expect(both.locked.length).toBeGreaterThanOrEqual(300)
    for (const some of Object.values(both))
      for (const [language, least] of [
        ['de', 250],
        ['en', 100],
        ['mixed', 20],
      ] as const)
        expect(some.filter(one => one.language === language).length).toBeGreaterThanOrEqual(least)
  })

  test('names every class that stops or limits at least eight times in each half', () => {
    const few = Object.values(both).flatMap(some =>
      [...redFlags.map(flag => `red ${flag}`), ...ambers.map(amber => `amber ${amber}`)].filter(name => {
        const [level = '', kind = ''] = name.split(' ')
        return (
          mentions(
            some.filter(({ safety }) => safety.startsWith(level)),
            kind,
          ) < 8
        )
      }),
    )
    expect(few).toEqual([])
  })

  test('holds more than a hundred and twenty false alarms, and a third of them are locked or more', () => {
    const alarms = (some: readonly Utterance[]) => some.filter(({ tags }) => tags.includes('false-alarm')).length
    expect(alarms(all)).toBeGreaterThanOrEqual(120)
    expect(alarms(both.locked)).toBeGreaterThanOrEqual(45)
  })

  test('says nothing twice, and nothing of one half in the other', () => {
    const folded = all.map(
      ({ text, field }) => `${field} ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{S}?.-]/gu, '')}`,
    )
    expect(folded.filter((one, at) => folded.indexOf(one) !== at)).toEqual([])
  })

  test('is locked where the seed drew it', () => {
    const drawn = halves(all.filter(({ tags }) => !tags.includes('later'))).locked.map(({ text }) => text)
    expect(new Set(drawn)).toEqual(new Set(both.locked.map(({ text }) => text)))
  })
})

describe('every label', () => {
  test('says the level and classes that its items mean', () => {
    const differing = all.filter(({ safety, items }) => {
      const required = items
        .filter(({ optional }) => !optional)
        .map(({ any }) => meaningFrom(any[0] ?? { kind: 'not-understood' }))
      const meant = safetyOf(required)
      const [level, ...classes] = safety.split(' ')
      if (level !== meant.level) return true
      const names: readonly string[] = meant.level === 'red' ? meant.flags : meant.level === 'amber' ? meant.ambers : []
      return !names.every(name => classes.some(one => one.split('|').includes(name)))
    })
    expect(differing.map(({ text }) => text)).toEqual([])
  })

  test('quotes words of its text', () => {
    const quotes = all.flatMap(({ text, items }) =>
      items.flatMap(({ quote }) => (quote === null ? [] : [{ text, quote }])),
    )
    expect(quotes.length).toBeGreaterThan(20)
    expect(quotes.filter(({ text, quote }) => !text.includes(quote))).toEqual([])
  })
})
