import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ working: false, clock: () => '2026-11-22T09:00:00.000Z' })
})
afterAll(() => it?.close())

test('/.well-known/security.txt says where to report a weakness, for less than a year', async () => {
  const { status, headers, text } = await it.ask('GET /.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text.trim().split('\n')).toEqual([
    'Contact: https://formkurve.test/kontakt',
    'Expires: 2027-05-21T09:00:00.000Z',
    'Preferred-Languages: de, en',
    'Canonical: https://formkurve.test/.well-known/security.txt',
  ])
})

test('/.well-known/change-password leads to where a password is changed', async () => {
  const { status, headers } = await it.ask('GET /.well-known/change-password')
  expect([status, headers.location]).toEqual([302, '/settings/account'])
})
