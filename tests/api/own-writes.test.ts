import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ownWrites } from '../../api/own-writes.ts'
import { asUserId } from '../../domain/ids.ts'
import type { Position } from '../../domain/kernel/stream.ts'

const at = (place: number) => String(place) as Position
const later = (one: Position, other: Position) => (Number(one) >= Number(other) ? one : other)

test('the latest change of a person is what they wait for, also when an old one is sent again', () => {
  const written = ownWrites({ later })
  written.wrote(asUserId('anna'), at(5))
  written.wrote(asUserId('anna'), at(9))
  written.wrote(asUserId('anna'), at(5))
  expect(written.lastOf(asUserId('anna'))).toBe(at(9))
  expect(written.lastOf(asUserId('ben'))).toBeUndefined()
})

test('it is forgotten after a while, and when there are too many people', async () => {
  const brief = ownWrites({ later }, 10, 1)
  brief.wrote(asUserId('anna'), at(5))
  await setTimeout(5)
  expect(brief.lastOf(asUserId('anna'))).toBeUndefined()
  const small = ownWrites({ later }, 2)
  for (const person of ['anna', 'ben', 'cleo']) small.wrote(asUserId(person), at(1))
  expect(small.lastOf(asUserId('anna'))).toBeUndefined()
  expect(small.lastOf(asUserId('cleo'))).toBe(at(1))
})
