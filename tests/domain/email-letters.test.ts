import { domainToUnicode } from 'node:url'
import { expect, test } from 'vitest'
import { email } from '../../contract/text.ts'
import { asKept } from '../../domain/email-address.ts'

const letters = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
  letter => letter.isWellFormed() && letter.trim() !== '',
)

test('no letter there is makes one domain of two, but by its case', () => {
  const accepted = letters.filter(letter => email.safeParse(`a@m${letter}m.de`).success)
  expect(accepted.length).toBeGreaterThan(500)
  for (const letter of accepted) {
    const domain = asKept(`a@m${letter}m.de`).slice(2)
    expect(domain).toMatch(/^[a-z0-9.-]+$/)
    expect(domainToUnicode(domain)).toBe(`m${letter}m.de`.normalize('NFC').toLowerCase())
    expect(asKept(`a@${domain}`)).toBe(`a@${domain}`)
  }
})

test('before the @, only what every mail server takes', () => {
  const accepted = letters.filter(letter => email.safeParse(`m${letter}m@example.org`).success)
  expect(accepted.join('')).toBe("#$&'*+-./0123456789=?ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz{|}~")
})
