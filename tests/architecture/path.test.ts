import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length

test('a stranger comes from the README to a screen by twelve files at most, none above 150 lines', () => {
  const page = 'domain/kernel/README.md'
  expect(readFileSync('README.md', 'utf8')).toContain(`](${page})`)
  const [, told = ''] = readFileSync(page, 'utf8').split('## From here to a screen')
  const named = [...told.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file)
  const path = ['README.md', page, ...named.filter(file => !file.startsWith('tests/architecture/'))]
  expect(path.filter(file => !existsSync(file))).toEqual([])
  expect(path.length).toBeLessThanOrEqual(12)
  expect(path.at(-1)).toMatch(/^web\/screens\//)
  expect(path.filter(file => linesOf(file) > 150)).toEqual([])
})
