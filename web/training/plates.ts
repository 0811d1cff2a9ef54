const plates = [25, 20, 15, 10, 5, 2.5, 1.25]

/** The plates for each side of a bar, heaviest first; null where the weight cannot be loaded exactly. */
export const platesOf = (kg: number, bar: number): readonly number[] | null => {
  let left = (kg - bar) / 2
  if (left < 0) return null
  const side = plates.flatMap(plate => {
    const count = Math.floor((left + 1e-9) / plate)
    left -= count * plate
    return Array<number>(count).fill(plate)
  })
  return left < 1e-9 ? side : null
}
