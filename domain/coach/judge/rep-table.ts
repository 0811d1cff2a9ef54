/** Percent of the one-repetition maximum by repetitions to failure (rules §4, after Helms, Zourdos and Tuchscherer). */
const rows: readonly (readonly [number, number])[] = [
  [1, 100],
  [2, 95.5],
  [3, 92.2],
  [4, 89.2],
  [5, 86.3],
  [6, 83.7],
  [7, 81.1],
  [8, 78.6],
  [9, 76.2],
  [10, 73.9],
  [12, 69.4],
  [15, 63.5],
  [20, 56],
  [30, 45],
  [50, 32],
]

/** The share of a one-repetition maximum that so many repetitions to failure allow, 0.32 to 1. */
export const shareFor = (repsToFailure: number): number => between(rows, repsToFailure) / 100

/** How many repetitions to failure a share of the maximum allows: 0 above the maximum, 50 at most. */
export const repsAt = (share: number): number => (share > 1 ? 0 : between(swapped, share * 100))

/** One-repetition maximum in kg that a set stands for. */
export const maxOf = (weightKg: number, repsToFailure: number): number => weightKg / shareFor(repsToFailure)

const swapped = rows.map(([reps, percent]) => [percent, reps] as const).toReversed()

/** Straight lines between the rows; beyond them the last one. */
function between(table: readonly (readonly [number, number])[], at: number): number {
  const after = table.findIndex(([x]) => x >= at)
  if (after === 0) return table[0]?.[1] ?? 0
  const [x2, y2] = table[after] ?? table[table.length - 1] ?? [0, 0]
  const [x1, y1] = table[after - 1] ?? [x2, y2]
  return after === -1 || x2 === x1 ? y2 : y1 + ((y2 - y1) * (at - x1)) / (x2 - x1)
}
