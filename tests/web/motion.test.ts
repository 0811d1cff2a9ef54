import { expect, test } from 'vitest'
import { figureOf } from '../../content/figures/draw.ts'
import { figures } from '../../content/figures/figures.ts'
import { between } from '../../web/exercise/motion.ts'

/** The figure as a page reads it: each path that moves, by how it is drawn at the start, on the way and at the end. */
const waysOf = (svg: string) => {
  const [starts = [], ends = []] = [...svg.matchAll(/<g[ >].*?<\/g>/g)].map(([group]) => [
    ...group.matchAll(/<path [^>]*>/g),
  ])
  return ends.flatMap(([end], place) => {
    const [half, last] = [/data-half="([^"]*)"/.exec(end)?.[1], / d="([^"]*)"/.exec(end)?.[1]]
    const first = / d="([^"]*)"/.exec(starts[place]?.[0] ?? '')?.[1]
    return half && first && last ? [[first, half, last] as const] : []
  })
}

/** One line after the other: a place to begin at, steps of two numbers each, and closed or not. */
const part = String.raw` *-?\d+(\.\d+)?`
const drawable = new RegExp(`^(M${part}${part}(l(${part}${part})+)?z?)+$`)
const numbers = (text: string) => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

test('every figure moves from its start to its end, and can be drawn at each moment between', () => {
  const ways = Object.entries(figures).flatMap(([id, movement]) => waysOf(figureOf(movement)).map(way => ({ id, way })))
  expect(ways.length).toBeGreaterThan(1000)
  const broken = ways.filter(({ way }) => {
    const [start, , end] = way
    const moments = [0, 0.3, 0.5, 1].map(share => between(way, share))
    const isWhole = moments.every(text => drawable.test(text))
    const [first = '', last = ''] = [moments[0], moments.at(-1)]
    return (
      !isWhole || String(numbers(first)) !== String(numbers(start)) || String(numbers(last)) !== String(numbers(end))
    )
  })
  expect(broken.map(({ id }) => id)).toEqual([])
})
