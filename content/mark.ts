// By themselves: what else hangs on the name stays out of the client's first script.

export const brandName = 'Formkurve'

/** A form curve that rises, dips once and ends in today. Drawn on 32 x 32. */
export const brandMark = {
  size: 32,
  curve: 'M3.5 26.5C8 26.5 8.6 15.5 12.6 15.5C16.4 15.5 15.4 21 19 21C22.4 21 22.2 13.6 24.4 9.8',
  dot: { x: 26, y: 6.5, r: 3.5 },
} as const
