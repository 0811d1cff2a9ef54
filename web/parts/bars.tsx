import * as css from './bars.css.ts'

type Bar = { label: string; value: number }

const width = 360
const height = 150
const gap = 8

/** Bars on one ground line; the last one is now, the highest one says its number. */
export const Bars = ({ bars, title, say }: { bars: readonly Bar[]; title: string; say: (value: number) => string }) => {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const each = (width + gap) / bars.length - gap
  const peak = bars.findLastIndex(({ value }) => value === most)
  return (
    <svg viewBox={`0 0 ${width} ${height + 42}`} className={css.picture} role="img" aria-label={title}>
      {bars.map(({ label, value }, at) => {
        const x = at * (each + gap)
        const tall = (value / most) * height
        const middle = x + each / 2
        return (
          <g key={label}>
            {value === 0 ? (
              <circle className={css.none} cx={middle} cy={20 + height - 5} r={1.75} />
            ) : (
              <rect
                className={at === bars.length - 1 ? css.latest : css.bar}
                x={x}
                y={20 + height - tall}
                width={each}
                height={tall}
                rx={3}
              />
            )}
            {at === peak && value > 0 ? (
              <text className={css.peak} x={middle} y={20 + height - tall - 7} textAnchor={anchorOf(at, bars.length)}>
                {say(value)}
              </text>
            ) : null}
            {at % 4 === 3 || at === 0 ? (
              <text
                className={css.mark}
                x={at === 0 ? x : x + each}
                y={height + 38}
                textAnchor={at === 0 ? 'start' : 'end'}
              >
                {label}
              </text>
            ) : null}
          </g>
        )
      })}
      <line className={css.ground} x1={0} x2={width} y1={20 + height + 0.5} y2={20 + height + 0.5} />
    </svg>
  )
}

const anchorOf = (at: number, count: number) => {
  if (at < 2) return 'start'
  return at > count - 3 ? 'end' : 'middle'
}
