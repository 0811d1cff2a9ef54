import { type Interval, interval } from './measure.ts'

/** One line of the table: ours beside what bounds it, both from the same run. */
export type Row = {
  readonly what: string
  readonly bound: string
  readonly limit: string
  readonly ours: string
  readonly ratio: Interval
  readonly target: { readonly atMost: number } | { readonly atLeast: number }
}

/** By the interval's bad end. */
export const isMet = ({ ratio, target }: Row) =>
  'atMost' in target ? ratio.high <= target.atMost : ratio.low >= target.atLeast

const short = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

export const figure = ({ median }: Interval, unit: string) => `${short(median)} ${unit}`

/** Milliseconds beside what they may be at most, whatever else the machine can do. */
export const withinMs = (what: string, most: number, waits: readonly number[]): Row => ({
  what,
  bound: 'target',
  limit: `${most} ms`,
  ours: figure(interval(waits), 'ms'),
  ratio: interval(waits.map(wait => wait / most)),
  target: { atMost: 1 },
})

const cells = (row: Row) => {
  const { ratio, target } = row
  const wanted = 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`
  const found = `${short(ratio.median)} (${short(ratio.low)}–${short(ratio.high)})`
  return [row.what, `${row.limit}: ${row.bound}`, row.ours, found, wanted, isMet(row) ? 'yes' : 'no']
}

export const markdown = (rows: readonly Row[]) =>
  [
    ['What', 'Limit in the same run', 'Ours', 'Ratio (interval)', 'Target', 'Reached'],
    ['---', '---', '---', '---', '---', '---'],
    ...rows.map(cells),
  ]
    .map(line => `| ${line.join(' | ')} |`)
    .join('\n')
