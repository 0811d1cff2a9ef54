/** Forward (where the person faces), up, to the person's right. */
export type Vector = readonly [number, number, number]

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vector) => Math.hypot(...a)
export const distance = (a: Vector, b: Vector) => length(minus(a, b))
export const middle = (a: Vector, b: Vector): Vector => times(plus(a, b), 0.5)

export const unit = (a: Vector): Vector => {
  const size = length(a)
  return size < 1e-9 ? [0, 0, 0] : times(a, 1 / size)
}

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The part of `a` at a right angle to `axis`, of length one. */
export const across = (a: Vector, axis: Vector): Vector => unit(minus(a, times(axis, dot(a, axis))))

/** Turns `a` around `axis`, counterclockwise as seen from its tip. */
export const turned = (a: Vector, axis: Vector, degrees: number): Vector => {
  const angle = (degrees * Math.PI) / 180
  return plus(
    plus(times(a, Math.cos(angle)), times(cross(axis, a), Math.sin(angle))),
    times(axis, dot(axis, a) * (1 - Math.cos(angle))),
  )
}
