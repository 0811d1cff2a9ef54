import fc from 'fast-check'
import { test } from 'vitest'
import { weekBefore } from '../../../domain/coach/prescribe/week/muscle-ledger.ts'

const day = 86_400_000
const hour = fc.integer({ min: 0, max: day - 1 })

test('who trained on an evening a week ago begins another week this morning; six days ago is the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 21_000 }), hour, hour, (today, then, now) => {
      const since = weekBefore(today * day + now)
      return (today - 7) * day + then <= since && (today - 6) * day + then > since
    }),
  )
})
