import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressAtDoor } from '../../api/client-address.ts'

const asked = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as IncomingMessage

test.each([
  ['what a stranger says of themselves', '10.0.0.0/8', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['what a trusted proxy saw', '10.0.0.0/8, fd00::/8', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['what was made up before the proxy', '10.0.0.0/8', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['one household', '10.0.0.0/8', '10.1.2.3', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['no proxy', false, '::ffff:203.0.113.5', '198.51.100.1', '203.0.113.5'],
] as const)('at the door counts as everywhere: %s', (_, trusted, peer, forwarded, counted) => {
  expect(addressAtDoor(trusted)(asked(peer, forwarded))).toBe(counted)
})
