import { describe, expect, test } from 'vitest'
import { exercises } from '../../content/exercises/catalogue.ts'
import { checkMovement } from '../../content/figures/check.ts'
import { figureOf } from '../../content/figures/draw.ts'
import { figures } from '../../content/figures/figures.ts'
import { frames, type Movement } from '../../content/figures/movement.ts'
import { boneErrors } from '../../content/figures/skeleton.ts'
import { distance } from '../../content/figures/vector.ts'

const figure = (id: string): Movement => {
  const found = figures[id]
  if (!found) throw new Error(`no figure for ${id}`)
  return found
}

const paths = (svg: string) => [...svg.matchAll(/<path d="([^"]*)"/g)].map(match => match[1] ?? '')

describe('the figures', () => {
  test('are there for every exercise of the catalogue, and for nothing else', () => {
    const ids = exercises.map(({ id }) => id)
    expect(ids.filter(id => !figures[id])).toEqual([])
    expect(Object.keys(figures).filter(id => !ids.includes(id))).toEqual([])
  })

  test('are movements that a body can do: limbs as long as they are, feet on the floor, hands on the bar', () => {
    const wrong = Object.entries(figures).flatMap(([id, movement]) =>
      checkMovement(movement).map(problem => `${id}: ${problem}`),
    )
    expect(wrong).toEqual([])
  })

  test('keep every bone as long as it is, all the way', () => {
    const worst = Object.values(figures).flatMap(movement =>
      frames(movement, 7).flatMap(body => boneErrors(body).map(Math.abs)),
    )
    expect(worst.length).toBeGreaterThan(20_000)
    expect(Math.max(...worst)).toBeLessThan(0.1)
  })

  test('weigh at most 3 KB each, and say the end in the same words as the start', () => {
    for (const [id, movement] of Object.entries(figures)) {
      const svg = figureOf(movement)
      expect(Buffer.byteLength(svg), id).toBeLessThanOrEqual(3 * 1024)
      expect(svg, id).not.toMatch(/NaN|undefined|Infinity/)
      const [from = '', to = ''] = svg.split('<g').slice(1)
      const shape = (text: string) => paths(text).map(path => path.replaceAll(/-?\d+/g, '').replaceAll(' ', ''))
      expect(shape(to), id).toEqual(shape(from))
    }
  })

  test('do not show both sides alike where one side works', () => {
    const alike = exercises
      .filter(({ unilateral }) => unilateral)
      .filter(({ id }) =>
        frames(figure(id), 2).every(({ right, left }) => {
          const mirrored = [left.arm.hand, left.leg.ankle].map(([x, y, z]) => [x, y, -z] as const)
          return [right.arm.hand, right.leg.ankle].every((end, at) => distance(end, mirrored[at] ?? [0, 0, 0]) < 1)
        }),
      )
      .map(({ id }) => id)
    // Here the trunk turns, or the pull comes from one side.
    expect(alike.filter(id => !/pallof|woodchop|rotational-throw|neck-side/.test(id))).toEqual([])
  })
})

describe('the check finds', () => {
  const squat = figure('back-squat')
  const pullUp = figure('pull-up')

  test('a leg that would have to be longer', () => {
    expect(checkMovement({ ...squat, to: { ...squat.to, hips: [-13, 60, 0] } })).toContainEqual(
      expect.stringMatching(/^end: right leg lacks/),
    )
  })

  test('a foot below the floor', () => {
    expect(checkMovement({ ...squat, to: { ...squat.to, legs: { at: [0, -4, 10] } } })).toContainEqual(
      expect.stringMatching(/right ankle \(.*\) is below the floor/),
    )
  })

  test('hands beside the bar they hang from', () => {
    const beside: Movement = { ...pullUp, from: { ...pullUp.from, arms: { at: [6, 118, 14] } } }
    expect(checkMovement(beside)).toContain('start: right hand is off the bar')
  })

  test('a barbell that only one hand holds', () => {
    const arms = { right: { by: [-5, -1, 17] }, left: { swing: 0 } } as const
    expect(checkMovement({ ...squat, from: { ...squat.from, arms } })).toContainEqual(
      expect.stringMatching(/hand is off the bar$/),
    )
  })
})
