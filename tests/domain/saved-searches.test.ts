import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asSearchId } from '../../domain/ids.ts'
import { type Command, decider, type Event, mostSearches } from '../../domain/saved-searches.ts'
import { about } from '../support/language.ts'
import { lawsOf, moment } from '../support/laws.ts'

const given = about(decider)
const at = '2026-03-01T18:00:00.000Z'
const saved = (search: string, name: string): Event => ({
  type: 'SearchSaved',
  search: asSearchId(search),
  name,
  asks: { type: 'SetLogged' },
  at,
})

test('a name stands for one search of somebody’s, until that is gone', () => {
  given(saved('a', 'Sätze')).when(saved('b', 'Sätze')).thenRefused('search-name-taken')
  given(saved('a', 'Sätze'), saved('b', 'Pläne'))
    .when({ type: 'SearchRenamed', search: asSearchId('b'), name: 'Sätze', at })
    .thenRefused('search-name-taken')
  given(saved('a', 'Sätze'), { type: 'SearchRemoved', search: asSearchId('a'), at })
    .when(saved('b', 'Sätze'))
    .thenEvents(saved('b', 'Sätze'))
})

test('one more than there may be is refused', () => {
  const many = Array.from({ length: mostSearches }, (_, nth) => saved(`s${nth}`, `Suche ${nth}`))
  given(...many.slice(1))
    .when(saved('s0', 'Suche 0'))
    .thenEvents(saved('s0', 'Suche 0'))
  given(...many)
    .when(saved('noch eine', 'Noch eine'))
    .thenRefused('too-many-searches')
})

const search = fc.constantFrom(...['a', 'b', 'c'].map(asSearchId))
const name = fc.constantFrom('Sätze', 'Pläne', 'Absagen')
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('SearchSaved' as const), search, name, asks: fc.constant({ q: 'x' }), at: moment }),
  fc.record({ type: fc.constant('SearchRenamed' as const), search, name, at: moment }),
  fc.record({ type: fc.constant('SearchRemoved' as const), search, at: moment }),
)

describe('laws', () => {
  lawsOf(decider, command, ({ searches }) => {
    const names = Object.values(searches).map(each => each.name)
    expect(new Set(names).size).toBe(names.length)
  })
})
