type Point = { readonly x: number; readonly y: number }

/** A soft line through points of growing x that never overshoots between two of them. */
export const curveThrough = (points: readonly Point[]) =>
  points
    .map((point, at) => {
      const before = points[at - 1]
      if (!before) return `M${at1(point.x)} ${at1(point.y)}`
      const middle = (before.x + point.x) / 2
      return `C${at1(middle)} ${at1(before.y)} ${at1(middle)} ${at1(point.y)} ${at1(point.x)} ${at1(point.y)}`
    })
    .join('')

const at1 = (value: number) => Math.round(value * 10) / 10
