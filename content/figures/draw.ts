import type { Movement } from './movement.ts'
import { frames } from './movement.ts'
import type { Leg, Side, Skeleton } from './skeleton.ts'
import { type Drawn, drawn } from './thing.ts'
import { plus, times, type Vector } from './vector.ts'

/** Side of a cell in units of the drawing; start and end stand in two cells beside each other. */
const cell = 200

type Look = 'room' | 'far' | 'trunk' | 'near' | 'lift'
type Line = readonly Vector[]
type Layer = { readonly look: Look; readonly width: number; readonly lines: readonly Line[]; readonly filled?: boolean }

/**
 * The figure of a movement as SVG: a group for how it starts, and beside it one for how it ends. Each path of the end
 * carries its way from the start in `data-half`, so that a page can move it. Colours come from the page: `color` and
 * `--figure-…`.
 */
export const figureOf = (movement: Movement): string => {
  const [start, half, end] = frames(movement, 3).map(body => layersOf(body, movement))
  if (!start || !half || !end) throw new Error('a movement has a start, a middle and an end')
  const sight = sightOf(movement, [...start, ...half, ...end])
  const from = start.map(layer => path(layer, sight.scale, sight.text(layer)))
  const to = end.map((layer, at) => {
    const [first, middle, last] = [start[at], half[at], layer].map(one => one && sight.text(one))
    const way = first === last && middle === last ? '' : ` data-half="${middle}"`
    return path(layer, sight.scale, `${last}`, way)
  })
  const floor = movement.above ? '' : `<path d="M4 ${sight.floor}H${2 * cell - 4}" stroke-width="2" ${looks.room}/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * cell} ${cell}" fill="none" stroke="currentColor"`,
    ' stroke-linecap="round" stroke-linejoin="round">',
    floor,
    `<g>${from.join('')}</g><g transform="translate(${cell})">${to.join('')}</g></svg>`,
  ].join('')
}

const looks: Readonly<Record<Look, string>> = {
  room: 'stroke="var(--figure-room,#a9aeb4)"',
  far: 'stroke="var(--figure-far,#a0a7ae)"',
  trunk: 'stroke="var(--figure-trunk,#5d666f)"',
  near: '',
  lift: 'stroke="var(--figure-lift,#0a7a5c)"',
}

const layersOf = (body: Skeleton, movement: Movement): readonly Layer[] => {
  const things = (movement.things ?? []).flatMap(thing => drawn(thing, body))
  return [
    ...(movement.above ? [mat(body)] : []),
    ...layersFor(things, 'room'),
    { look: 'far', width: 6.4, lines: limbs(body, 'left') },
    { look: 'trunk', width: 7.5, lines: [trunk(body)], filled: true },
    { look: 'trunk', width: 14, lines: [[body.head, body.head]] },
    { look: 'near', width: 6.4, lines: limbs(body, 'right') },
    ...layersFor(things, 'lift'),
  ]
}

/** Seen from above, the floor is what lies below the body. */
const mat = ({ hips }: Skeleton): Layer => {
  const [left, right] = [hips[0] - 52, hips[0] + 46]
  const corners: Line = [
    [left, 0, -24],
    [right, 0, -24],
    [right, 0, 24],
    [left, 0, 24],
    [left, 0, -24],
  ]
  return { look: 'room', width: 1.6, lines: [corners] }
}

const limbs = (body: Skeleton, side: Side): readonly Line[] => {
  const { arm, leg } = body[side]
  return [legLine(leg), [arm.shoulder, arm.elbow, arm.hand]]
}

const legLine = ({ hip, knee, ankle, toe }: Leg): Line => [hip, knee, ankle, toe]

const trunk = ({ hips, waist, chest, across }: Skeleton): Line => [
  plus(chest, times(across.chest, 6.5)),
  plus(chest, times(across.chest, -6.5)),
  plus(waist, times(across.hips, -3.5)),
  plus(hips, times(across.hips, -4)),
  plus(hips, times(across.hips, 4)),
  plus(waist, times(across.hips, 3.5)),
]

/** Strokes of one width are one path. */
const layersFor = (things: readonly Drawn[], look: Drawn['look']): readonly Layer[] => {
  const mine = things.filter(one => one.look === look)
  return [...new Set(mine.map(({ width }) => width))].map(width => ({
    look,
    width,
    lines: mine.filter(one => one.width === width).flatMap(({ lines }) => lines),
  }))
}

const sightOf = ({ view = 30, above = 0 }: Movement, layers: readonly Layer[]) => {
  const [along, aside] = [cosine(view), sine(view)]
  const seen = ([x, y, z]: Vector) => ({
    x: x * along - z * aside,
    y: y * cosine(above) - (x * aside + z * along) * sine(above),
  })
  const points = layers.flatMap(({ lines, width }) => lines.flat().map(point => ({ ...seen(point), reach: width / 2 })))
  const left = Math.min(...points.map(({ x, reach }) => x - reach))
  const right = Math.max(...points.map(({ x, reach }) => x + reach))
  const top = Math.max(...points.map(({ y, reach }) => y + reach))
  const bottom = above > 0 ? Math.min(...points.map(({ y, reach }) => y - reach)) : 0
  const scale = Math.min(1.7, (cell - 12) / (right - left), (cell - 16) / (top - bottom))
  const floor = Math.round(cell - 8 - Math.max(0, cell - 16 - (top - bottom) * scale) * 0.3 + bottom * scale)
  const place = (point: Vector) => {
    const { x, y } = seen(point)
    return [Math.round(cell / 2 + (x - (left + right) / 2) * scale), Math.round(floor - y * scale)] as const
  }
  const text = ({ lines, filled }: Layer) =>
    lines.map(line => `${pathOf(line.map(place))}${filled ? 'z' : ''}`).join('')
  return { floor, scale, text }
}

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

type Place = readonly [number, number]

/** After the first point each counts from the one before. */
const pathOf = ([first, ...others]: readonly Place[]) => {
  if (!first) return ''
  const steps = others.map(([x, y], at) => {
    const [fromX, fromY] = others[at - 1] ?? first
    return `${x - fromX} ${y - fromY}`
  })
  return `M${first.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-')
}

const path = ({ look, width, filled }: Layer, scale: number, d: string, way = '') => {
  const fill = filled ? ' fill="var(--figure-trunk,#5d666f)"' : ''
  return `<path d="${d}" stroke-width="${Math.round(width * scale * 10) / 10}" ${looks[look]}${fill}${way}/>`
}
