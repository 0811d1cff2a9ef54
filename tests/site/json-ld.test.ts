import { expect, test } from 'vitest'
import { asScript } from '../../web/site/json-ld.ts'

test('no text ends the script that it stands in, and all of it is read as it was', () => {
  const text = '</script><script>alert(1)</script><!-- \u2028 & " \\'
  const data = [{ '@type': 'Thing', name: text }] as const
  const written = asScript(data)
  expect(written).not.toContain('<')
  expect(JSON.parse(written)['@graph']).toEqual(data)
})
