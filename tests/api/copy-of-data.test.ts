import { afterAll, beforeAll, expect, test } from 'vitest'
import { cell } from '../../api/copy-of-data.ts'
import { holdings } from '../../content/privacy-record.ts'
import { commandLine } from '../support/command-line.ts'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct()
})
afterAll(() => it.close())

test.each([
  ['=HYPERLINK("https://example.org")', `"'=HYPERLINK(""https://example.org"")"`],
  ['@SUM(1)', "'@SUM(1)"],
  ['+1', "'+1"],
  ['-1+cmd', "'-1+cmd"],
  ['\t=1', "'\t=1"],
  ['\n=1', `"'\n=1"`],
  ['＝1+1', "'＝1+1"],
  ['Kniebeuge, tief', '"Kniebeuge, tief"'],
  [-2.5, '-2.5'],
] as const)('of %j a spreadsheet calculates nothing', (value, written) => expect(cell(value)).toBe(written))

const privacy = (...words: string[]) => commandLine(it.databaseUrl)('main.ts', 'privacy', ...words)

test('privacy report says of everything that is held what, why, on what ground and until when', async () => {
  const { code, out } = await privacy('report')
  expect([code, out.split('\n')[0]]).toEqual([0, expect.stringMatching(/^WHAT +NOW +OLDEST +WHY +BASIS +UNTIL/)])
  for (const { what, why, basis, until } of Object.values(holdings))
    expect(out.split('\n').find(line => line.startsWith(what))).toMatch(
      new RegExp([what, why, basis, until].map(words => RegExp.escape(words)).join('.*')),
    )
})

test('who asks for a copy of their data gets all of it, nothing of others, and sees that somebody looked', async () => {
  const { access_token: anna } = await it.person('anna@formkurve.test')
  const { access_token: ben } = await it.person('ben@formkurve.test')
  const told = (token: string, comments: string) => it.ask('PUT /training-plan/mine', { token, body: { comments } })
  expect((await told(anna, 'Ich mag Klimmzüge')).status).toBe(200)
  expect((await told(ben, 'Ich mag Kniebeugen')).status).toBe(200)

  const reason = 'Brief vom 3. März, Ausweis geprüft'
  const { code, out } = await privacy('copy', 'anna@formkurve.test', '--reason', reason)
  expect(code).toBe(0)
  const facts: { fact: { type: string } }[] = JSON.parse(out)
  expect(facts.map(({ fact }) => fact.type)).toEqual(
    expect.arrayContaining(['UserRegistered', 'HealthTold', 'RecordInspected']),
  )
  expect(out).toContain('Ich mag Klimmzüge')
  expect(out).toContain('anna@formkurve.test')
  expect(out).not.toContain('Kniebeugen')
  expect(out).not.toContain('ben@formkurve.test')
  const { json } = await it.ask('GET /api/inspections', { token: anna })
  expect(JSON.stringify(json)).toContain(reason)

  expect((await privacy('copy', 'anna@formkurve.test')).code).toBe(2)
  const nobody = await privacy('copy', 'nobody@formkurve.test', '--reason', reason)
  expect(nobody).toMatchObject({ code: 1, err: expect.stringContaining('no open account') })
})
