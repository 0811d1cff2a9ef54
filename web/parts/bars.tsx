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
    <div>
      <p
        className={css.top}
        style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {peak < 0 ? null : (
          <span style={{ gridColumn: peak + 1, justifySelf: sideOf(peak, bars.length) }}>{say(most)}</span>
        )}
      </p>
      <svg viewBox={`0 0 ${width} ${height + 1}`} className={css.picture} role="img" aria-label={title}>
        {bars.map(({ label, value }, at) => {
          const x = at * (each + gap)
          const tall = (value / most) * height
          return value === 0 ? (
            <circle key={label} className={css.none} cx={x + each / 2} cy={height - 5} r={1.75} />
          ) : (
            <rect
              key={label}
              className={at === bars.length - 1 ? css.latest : css.bar}
              x={x}
              y={height - tall}
              width={each}
              height={tall}
              rx={3}
            />
          )
        })}
        <line className={css.ground} x1={0} x2={width} y1={height + 0.5} y2={height + 0.5} />
      </svg>
    </div>
  )
}

const sideOf = (at: number, count: number) => {
  if (at < 2) return 'start'
  return at > count - 3 ? 'end' : 'center'
}
