import { expect } from 'vitest'
import { derivedId } from '../../commands/derived-id.ts'
import { type Facts, schemaOf } from '../../domain/facts.ts'
import { asUserId } from '../../domain/ids.ts'
import { deciding, language } from '../../domain/kernel/testing/given.ts'
import { projectedInMemory } from '../../domain/running/testing/projected.ts'
import { forgetting } from '../../projections/fold-page.ts'

export const anna = asUserId('00000000-0000-4000-8000-00000000a44a')
export const at = '2026-03-01T18:00:00.000Z'

const judging = {
  same: (found: unknown, expected: unknown) => expect(found).toEqual(expected),
  holds: (found: unknown, expected: unknown) => expect(found).toMatchObject(Object(expected)),
}

/** `const given = about(decider)`, where a file is about one. */
export const about = deciding(judging)

/** The kernel's test language over the product's facts, with the projector that the product runs. Everything is asked by Anna, on one evening. */
export const given = language<Facts>({
  ...judging,
  derivedId,
  schemaOf,
  who: anna,
  clock: () => at,
  project: (log, projection) => projectedInMemory(log, projection, forgetting),
})

/** The id of whatever command a test asks. */
export const asking = derivedId<'command'>(anna, 'given')
