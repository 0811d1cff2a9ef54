/** What was measured, in milliseconds or kilobytes, once for each round; `most` is what is asked of its median. */
export type Figure = {
  readonly what: string
  readonly unit: 'ms' | 'KB'
  readonly read: readonly number[]
  readonly most: number | null
}

const median = (read: readonly number[]) => {
  const sorted = read.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2
}

/** A table in Markdown. */
export const linesOf = (figures: readonly Figure[]) =>
  [
    '| What | Median | Best – worst | Asked | Reached |',
    '| --- | --- | --- | --- | --- |',
    ...figures.map(({ what, unit, read, most }) => {
      const middle = median(read)
      const cells = [
        what,
        `${words(middle)} ${unit}`,
        `${words(Math.min(...read))} – ${words(Math.max(...read))}`,
        most === null ? '' : `≤ ${most} ${unit}`,
        most === null ? '' : middle <= most ? 'yes' : 'no',
      ]
      return `| ${cells.join(' | ')} |`
    }),
  ].join('\n')

const words = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0))
