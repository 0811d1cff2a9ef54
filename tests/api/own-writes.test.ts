import { expect, test } from 'vitest'
import { ownWrites } from '../../api/own-writes.ts'
import type { Position } from '../../domain/kernel/log.ts'

const at = (place: number) => String(place) as Position
const later = (one: Position, other: Position) => (Number(one) >= Number(other) ? one : other)

test('the latest change of a person is what they wait for, also when an old one is sent again', () => {
  const written = ownWrites({ later })
  written.wrote('anna', at(5))
  written.wrote('anna', at(9))
  written.wrote('anna', at(5))
  expect(written.lastOf('anna')).toBe(at(9))
  expect(written.lastOf('ben')).toBeUndefined()
})

test('it is forgotten after a while, and when there are too many people', () => {
  const brief = ownWrites({ later }, 10, 0)
  brief.wrote('anna', at(5))
  expect(brief.lastOf('anna')).toBeUndefined()
  const small = ownWrites({ later }, 2)
  for (const person of ['anna', 'ben', 'cleo']) small.wrote(person, at(1))
  expect(small.lastOf('anna')).toBeUndefined()
  expect(small.lastOf('cleo')).toBe(at(1))
})
