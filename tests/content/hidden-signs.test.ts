import { describe, expect, test } from 'vitest'
import { withoutHidden } from '../../content/hidden-signs.ts'
import * as contract from '../../contract/accounts.ts'
import { email, label, personName } from '../../contract/text.ts'

const hidden = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\u{e0041}',
  '\u{e0100}',
]

describe('a sign that nobody sees', () => {
  test.each(hidden.map(sign => [sign.codePointAt(0)?.toString(16), sign]))('U+%s is no part of a name', (_, sign) => {
    expect(withoutHidden(`An${sign}na`)).toBe('Anna')
    expect(personName(100).parse(`${sign}Anna ${sign}`)).toBe('Anna')
    expect(label(100).safeParse(sign.repeat(3)).success).toBe(false)
    expect(email.safeParse(`an${sign}na@example.org`).success).toBe(false)
    // What makes a link once the sign is gone, is one.
    expect(personName(100).safeParse(`evil${sign}.com`).success).toBe(false)
  })

  test.each([
    ['Persian', 'نازنین\u200cزهرا'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Malayalam, at the end of a word', 'അവന്\u200d'],
    ['Hindi', 'शरद्\u200dचंद्र'],
    ['Japanese, a form of a sign', '葛\u{e0100}城'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a woman who lifts, brown', '🏋🏾‍♀️'],
    ['a heart in red', '❤️'],
    ['a heart on fire', '❤️‍🔥'],
    ['a key', '1️⃣'],
    ['Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Latin, composed and not', 'Zoë Zoe\u0308'],
    ['Korean', '김민수'],
  ])('stays where it is needed: %s', (_, name) => {
    expect(withoutHidden(name)).toBe(name)
    expect(personName(100).parse(name)).toBe(name)
    expect(label(100).parse(name)).toBe(name)
  })

  test('is gone at once: what was cleaned is clean', () => {
    const signs = [...hidden, 'a', '1', 'ن', 'ද', '්', '葛', '❤', '🏋', '🏾', '🏴', '\u20e3', ' ']
    let seed = 7
    const any = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return signs[Math.floor((seed / 2 ** 32) * signs.length)] ?? ''
    }
    for (let count = 0; count < 20_000; count++) {
      const clean = withoutHidden(Array.from({ length: 6 }, any).join(''))
      expect(withoutHidden(clean)).toBe(clean)
    }
  })

  test('stays in a password, which is taken as it was typed', () => {
    expect(contract.newPassword.parse('ein\u200b langer Satz')).toBe('ein\u200b langer Satz')
  })
})
