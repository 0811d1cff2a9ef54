import { expect, test } from 'vitest'
import { calls } from '../../contract/all.ts'
import { type RefusalName, type Refused, refusals } from '../../contract/refusals.ts'
import { Problem } from '../../web/data/problem.ts'
import { saidInEnglish } from '../../web/screens/desk/said.ts'

const said = (code: RefusalName) => {
  const [status, detail, language]: Refused = refusals[code]
  return saidInEnglish(new Problem(status, { code, detail, message: detail }, language ?? 'en'))
}

/** By the call itself, or by what stands before every call. */
const atDesk = new Set<RefusalName>([
  ...calls.filter(({ path }) => path.startsWith('/desk/')).flatMap(({ refuses }) => refuses ?? []),
  ...(['account-closing', 'step-up-needed', 'second-factor-needed', 'second-factor-required'] as const),
  ...(['stream-full', 'key-used-otherwise', 'changed-meanwhile', 'too-busy', 'unauthorized'] as const),
])

test('whatever the desk may be refused by is said in English, and each in words of its own', () => {
  const words = [...atDesk].map(said)
  const general = saidInEnglish(new Problem(403, { detail: 'Nein.' }, 'de'))
  expect(
    words.filter(text => text === general || /^The server answered|^This has changed meanwhile\. Read/.test(text)),
  ).toEqual([])
  for (const code of atDesk) if (refusals[code][2] === 'de') expect(said(code)).not.toBe(refusals[code][1])
  expect(new Set(words).size).toBe(words.length)
})

test('what is out of reach is said in words, whoever on the way says so', () => {
  for (const status of [502, 503, 504])
    for (const told of [{}, { detail: 'Das hat nicht geklappt.' }])
      expect(saidInEnglish(new Problem(status, told, 'de'))).toMatch(/again in a moment\.$/)
})
