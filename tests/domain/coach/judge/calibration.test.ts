import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bad } from './bad-plans.ts'
import { good } from './good-plans.ts'
import { quality, said } from './writing.ts'

describe('the judge, held against plans whose worth is known', () => {
  test('knows twenty of each', () => {
    expect([bad.length, good.length]).toEqual([20, 20])
  })

  test.each(bad)('finds "$what" poor', ({ plan, athlete, rule }) => {
    const found = quality(plan, athlete)
    expect(found.score, said(found)).toBeLessThan(60)
    expect(found.faults.filter(({ degree }) => degree === 'grave').map(({ rule }) => rule)).toContain(rule)
  })

  test.each(good)('finds "$what" good', ({ plan, athlete }) => {
    const found = quality(plan, athlete)
    expect(found.score, said(found)).toBeGreaterThan(85)
  })
})

test('the judge shares no yardstick with the planner: it reads plans, requests and the catalogue, and nothing else', () => {
  const room = 'domain/coach/judge'
  const files = readdirSync(room)
  expect(files.length).toBeGreaterThan(8)
  const imported = files.flatMap(file =>
    [...readFileSync(`${room}/${file}`, 'utf8').matchAll(/from '\.\.\/([^']+)'/g)].map(match => match[1]),
  )
  expect([...new Set(imported)].sort()).toEqual(['catalogue.ts', 'plan.ts', 'request.ts'])
})
