import { curveThrough } from '../../parts/curve.ts'
import { formatNumber } from '../../parts/number.ts'
import * as css from './load-curve.css.ts'

const width = 640
const height = 140

/** The form curve of this training: kilograms moved, set by set, adding up. */
export const LoadCurve = ({ loads }: { loads: readonly number[] }) => {
  const sum = loads.reduce((all, load) => all + load, 0)
  if (sum === 0 || loads.length < 3) return null
  const sums = loads.map((_, at) => loads.slice(0, at + 1).reduce((all, load) => all + load, 0))
  const points = [0, ...sums].map((value, at, all) => ({
    x: 4 + (at / (all.length - 1)) * (width - 20),
    y: 24 + height - (value / sum) * height,
  }))
  const end = points.at(-1)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height + 34}`}
        className={css.picture}
        role="img"
        aria-label={`Bewegtes Gewicht, von Satz zu Satz zusammengezählt: ${formatNumber(Math.round(sum))} kg`}
      >
        <line className={css.ground} x1={0} x2={width} y1={24 + height + 4} y2={24 + height + 4} />
        <path className={css.line} d={curveThrough(points)} />
        {end ? <circle className={css.dot} cx={end.x} cy={end.y} r={9} /> : null}
      </svg>
      <figcaption className={css.words}>Bewegtes Gewicht, von Satz zu Satz zusammengezählt</figcaption>
    </figure>
  )
}
