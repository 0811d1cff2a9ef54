import { describe, expect, test } from 'vitest'
import { calls } from '../../contract/all.ts'
import { attacksOn } from '../support/asked.ts'

const known = { own: {}, hers: {} }

/** PostgreSQL cannot store it: whoever lets it in answers with a fault of ours. */
describe('no field of any request takes a NUL', () => {
  test.each(calls.map((call, nth) => [`${call.method} ${call.path}`, call, nth] as const))('%s', (_, call, nth) => {
    const taken = attacksOn(call, nth, () => known, 0)
      .filter(({ name }) => name.endsWith('is NUL within') && !name.includes(': header '))
      .filter(({ asked }) => {
        const { url, body } = asked()
        const { pathname, searchParams } = new URL(url, 'http://here')
        const pattern = new RegExp(`^${call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
        const groups = Object.entries(pattern.exec(pathname)?.groups ?? {})
        const params = Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]))
        const query = [...searchParams]
        const parts = [
          call.params?.safeParse(params),
          call.query?.safeParse(Object.fromEntries(query)),
          call.query?.safeParse(Object.fromEntries(query.filter(([, value]) => value.includes('\u0000')))),
          call.body?.safeParse(body),
        ]
        return parts.some(part => part?.success && JSON.stringify(part.data)?.includes('\\u0000'))
      })
    expect(taken.map(({ name }) => name)).toEqual([])
  })
})
