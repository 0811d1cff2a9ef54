import { median } from '../../domain/numbers.ts'

/** What was measured, in milliseconds or kilobytes, once for each round; `most` is what is asked of its median. */
export type Figure = {
  readonly what: string
  readonly unit: 'ms' | 'KB'
  readonly read: readonly number[]
  readonly most: number | null
}

/** A table in Markdown. */
export const linesOf = (figures: readonly Figure[]) =>
  [
    '| What | Median | Best – worst | Asked | Reached |',
    '| --- | --- | --- | --- | --- |',
    ...figures.map(({ what, unit, read, most }) => {
      const middle = median(read) ?? Number.NaN
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
