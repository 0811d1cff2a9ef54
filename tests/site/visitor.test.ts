import { describe, expect, test } from 'vitest'
import { mondayInGermany, visitorHash } from '../../commands/site-events.ts'

const secret = Buffer.alloc(32, 7)
const visitor = { address: '203.0.113.9', browser: 'Chrome' }
const hash = (now: string, who = visitor) => visitorHash(secret, now, who).toString('hex')

describe('§9 User hash id rotates weekly (Monday)', () => {
  test.each([
    ['2026-11-15T22:59:59Z', '2026-11-09'],
    ['2026-11-15T23:00:00Z', '2026-11-16'],
    ['2026-11-20T12:00:00Z', '2026-11-16'],
    ['2026-07-05T21:59:59Z', '2026-06-29'],
    ['2026-07-05T22:00:00Z', '2026-07-06'],
  ])('at %s the week began on %s in Germany', (now, monday) => {
    expect(mondayInGermany(now)).toBe(monday)
  })

  test('the same all week, another from Monday on', () => {
    expect(hash('2026-11-16T08:00:00Z')).toBe(hash('2026-11-22T20:00:00Z'))
    expect(hash('2026-11-22T23:30:00Z')).not.toBe(hash('2026-11-22T20:00:00Z'))
  })

  test('differs by address and browser, and holds neither', () => {
    const one = hash('2026-11-16T08:00:00Z')
    expect(hash('2026-11-16T08:00:00Z', { ...visitor, address: '203.0.113.10' })).not.toBe(one)
    expect(hash('2026-11-16T08:00:00Z', { ...visitor, browser: 'Firefox' })).not.toBe(one)
    expect(one).toHaveLength(24)
  })
})
