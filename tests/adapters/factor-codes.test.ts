import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newRecoveryCode, timeCodes } from '../../adapters/factors/codes.ts'

const codes = timeCodes('Formkurve')

test('a recovery code has 120 random bits, and its letters come equally often', () => {
  const many = Array.from({ length: 4000 }, newRecoveryCode)
  for (const code of many) expect(code).toMatch(/^([a-z0-9]{4}-){5}[a-z0-9]{4}$/)
  expect(new Set(many).size).toBe(many.length)
  const counts = new Map<string, number>()
  for (const letter of many.join('').replaceAll('-', '')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(32)
  for (const count of counts.values()) expect(Math.abs(count - 3000)).toBeLessThan(300)
})

test('a secret has 160 random bits', () => {
  expect(codes.newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(codes.newSecret()).not.toBe(codes.newSecret())
})

test('a code of an app holds half a minute, and half a minute before and after it', () => {
  const secret = codes.newSecret()
  const at = Date.parse('2026-11-25T12:00:15.000Z')
  const token = new TOTP({ secret }).generate({ timestamp: at })
  const taken = (seconds: number) => codes.stepOf(secret, token, new Date(at + seconds * 1000).toISOString()) !== null
  expect([-46, -45, 0, 44, 45].map(taken)).toEqual([false, true, true, true, false])
})
