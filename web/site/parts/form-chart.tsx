import { frame } from '../css/base.css.ts'
import * as css from '../css/features.css.ts'

/** Loads moved in twelve weeks, in tonnes: up, one easy week, and on. */
const weeks = [5.2, 5.6, 6.1, 6.6, 6.9, 5.4, 7.1, 7.6, 8.2, 8.5, 8.9, 9.4]

const width = 1440
const height = 520
const left = 96
const step = (width - left - 120) / (weeks.length - 1)
const x = (week: number) => Math.round(left + week * step)
const y = (tonnes: number) => Math.round(430 - (tonnes - 5) * 74)

/** How steep the curve runs through a week: level where it turns, else as its neighbours say. */
const slope = (week: number) => {
  const [before, here, after] = [weeks[week - 1], weeks[week], weeks[week + 1]].map(each => each && y(each))
  if (here === undefined || before === undefined || after === undefined) return 0
  return (here - before) * (after - here) <= 0 ? 0 : (after - before) / 2
}

const curve = weeks
  .map((tonnes, week) => {
    const before = weeks[week - 1]
    if (before === undefined) return `M${x(week)} ${y(tonnes)}`
    const third = step / 3
    const [from, to] = [y(before) + slope(week - 1) / 3, y(tonnes) - slope(week) / 3]
    return `C${Math.round(x(week - 1) + third)} ${Math.round(from)} ${Math.round(x(week) - third)} ${Math.round(to)} ${x(week)} ${y(tonnes)}`
  })
  .join('')

const last = weeks.length - 1

export const FormChart = ({ words, measure }: { words: string; measure: string }) => (
  <figure className={css.chart}>
    <svg className={css.chartDrawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      {[5, 6, 7, 8, 9].map(tonnes => (
        <g key={tonnes}>
          <line className={css.chartGround} x1="0" x2={width} y1={y(tonnes)} y2={y(tonnes)} />
          <text className={css.chartNumber} x={width - 24} y={y(tonnes) - 10} textAnchor="end">
            {tonnes} t
          </text>
        </g>
      ))}
      {weeks.map((_, week) => (
        <text key={x(week)} className={css.chartNumber} x={x(week)} y={490} textAnchor="middle">
          {week + 1}
        </text>
      ))}
      <path className={css.chartLine} d={curve} />
      <circle className={css.chartDot} cx={x(last)} cy={y(weeks[last] ?? 0)} r="20" />
      <text className={css.chartBig} x={x(last) - 36} y={y(weeks[last] ?? 0) - 12} textAnchor="end">
        9,4 t
      </text>
    </svg>
    <figcaption className={`${frame} ${css.chartWords}`}>{measure}</figcaption>
  </figure>
)
