import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoTime } from '../../adapters/event-store/eventstoredb/iso-time.ts'
import { runs } from '../support/runs.ts'

test('the text is that of toISOString, whatever was asked before', () => {
  const moment = fc.date({ min: new Date(0), max: new Date('2099-12-31T23:59:59.999Z'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, time => {
      expect(isoTime(time)).toBe(time.toISOString())
    }),
    { numRuns: runs(2000) },
  )
})
