import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { leakedPasswords } from '../../adapters/passwords/leaked.ts'
import { endOf, startRanges } from '../support/range-server.ts'

const leaked = 'ein Satz aus einem Leck'
let ranges: Awaited<ReturnType<typeof startRanges>>
const lines: string[] = []
const report = (line: string, error: unknown) => lines.push(`${line}: ${error}`)
const ask = (password: string, parts: Partial<Parameters<typeof leakedPasswords>[0]> = {}) =>
  leakedPasswords({ baseUrl: ranges.url, report, ...parts })(password)

beforeAll(async () => {
  ranges = await startRanges([leaked])
})
afterAll(() => ranges.close())
afterEach(() => {
  ranges.answer()
  lines.length = 0
})

describe('whether a password has leaked', () => {
  test('is answered by the end of its digest, of which five digits leave', async () => {
    expect(await ask(leaked)).toBe(true)
    expect(await ask(`${leaked}.`)).toBe(false)
    expect(lines).toEqual([])
    for (const { path, padding } of ranges.asked)
      expect([path, padding]).toEqual([expect.stringMatching(/^\/range\/[0-9A-F]{5}$/), 'true'])
    for (const { text } of ranges.asked)
      expect([text.includes(leaked), text.includes(endOf(leaked))]).toEqual([false, false])
  })

  test('a line that only fills up is none', async () => {
    ranges.answer(response => response.end(`${endOf(leaked)}:0\r\n`))
    expect([await ask(leaked), lines]).toEqual([false, []])
  })

  test.each<[string, Parameters<typeof ranges.answer>[0]]>([
    ['without an end', response => void response.write(`${endOf(leaked)}:3\r\n`)],
    ['out of order', response => void response.writeHead(503).end()],
    ['another thing', response => void response.end('<h1>Anmelden</h1>')],
    ['empty', response => void response.end()],
    ['cut off', response => void response.destroy()],
    ['huge', response => void response.end(`${endOf(leaked)}:3\r\n`.repeat(100_000))],
    ['elsewhere', (response, prefix) => void response.writeHead(302, { location: `/other/${prefix}` }).end()],
  ])('an answer that is %s lets it pass, soon, and says so in one line', async (_, answer) => {
    ranges.answer(answer)
    const began = performance.now()
    expect(await ask(leaked, { patience: 300 })).toBe(false)
    expect(performance.now() - began).toBeLessThan(3000)
    expect(lines).toEqual([expect.stringMatching(/^nobody says whether a password has leaked, so it passes: .+/)])
    expect(lines.join()).not.toContain('\n')
    expect(ranges.asked.filter(({ path }) => !path.startsWith('/range/'))).toEqual([])
  })

  test('silence is waited for a second and a half', async () => {
    ranges.answer(() => {})
    const began = performance.now()
    expect(await ask(leaked)).toBe(false)
    const took = performance.now() - began
    expect([took > 1400, took < 6000, lines.length]).toEqual([true, true, 1])
  })

  test('where nobody listens it passes', async () => {
    const gone = await startRanges([])
    await gone.close()
    expect(await ask(leaked, { baseUrl: `${gone.url}/` })).toBe(false)
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')])
  })
})
