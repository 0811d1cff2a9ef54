import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { maximumUnit, weightUnit } from '../../../content/weight-unit.ts'
import type { AnswerOf } from '../../data/calls.ts'
import { strength } from '../../data/more-queries.ts'
import { hanging } from '../../parts/button.css.ts'
import { Button } from '../../parts/button.tsx'
import { Chart } from '../../parts/chart.tsx'
import { curveThrough } from '../../parts/curve.ts'
import { dateWords } from '../../parts/dates.ts'
import { formatNumber } from '../../parts/number.ts'
import * as panel from '../../parts/panel.css.ts'
import { heading, numeral, soft } from '../../type.css.ts'
import * as css from './dashboard.css.ts'
import { NotCome } from './not-come.tsx'
import * as own from './strength.css.ts'

type Answer = AnswerOf<'GET /api/strength'>
type Lift = Answer['lifts'][number]
type Week = Answer['weeks'][number]

/** The form curve: how much stronger somebody became, and one tap away the sets that say so. */
export const Strength = () => {
  const { data, error, refetch } = useQuery(strength)
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!data && error) return <NotCome title="Deine Kraft" error={error} onRetry={refetch} />
  if (!data || data.percent === null || data.lifts.length === 0) return null
  const { percent, weeks, lifts } = data
  return (
    <section className={css.part} aria-labelledby="strength">
      <h2 id="strength" className={heading.part}>
        Deine Kraft
      </h2>
      <p className={own.sum}>
        <span className={numeral.big}>{percentWords(percent)}</span>
        <span className={soft}>{lifts.length === 1 ? 'in einer Übung' : `im Mittel über ${lifts.length} Übungen`}</span>
      </p>
      <Chart from={weeks[0]?.start} to={weeks.at(-1)?.start}>
        <Curve weeks={weeks} />
      </Chart>
      <div className={hanging}>
        <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Zahlen ausblenden' : 'Zahlen zeigen'}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open ? (
          <>
            <p className={own.about}>Geschätztes Maximum für eine Wiederholung, aus deinem besten Satz eines Tages.</p>
            <ul className={panel.rows}>
              {lifts.map(lift => (
                <li key={lift.exercise} className={`${panel.row} ${own.lift}`}>
                  <Numbers lift={lift} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  )
}

const Numbers = ({ lift: { name, load_type, percent, points } }: { lift: Lift }) => (
  <>
    <div className={own.head}>
      <span className={panel.rowName}>{name.de}</span>
      <span className={own.percent}>{percentWords(percent)}</span>
    </div>
    {[points[0], points.at(-1)].map(point =>
      point ? (
        <Link key={point.at} to={`/training/${point.workout}`} className={own.set}>
          <span className={own.words}>
            {dateWords(point.at, 'day')}: {setWords(point, weightUnit(load_type))}
          </span>
          <span>
            {formatNumber(point.max)} {maximumUnit(load_type)}
          </span>
        </Link>
      ) : null,
    )}
  </>
)

const setWords = ({ reps, weight, rir }: Lift['points'][number], unit: string) =>
  `${reps} × ${formatNumber(weight)} ${unit}${rir === null ? '' : `, ${rir} in Reserve`}`

const percentWords = (percent: number) => {
  const whole = Math.round(percent)
  return whole < 0 ? `−${-whole} %` : `+${whole} %`
}

const width = 360
const height = 120

const Curve = ({ weeks }: { weeks: readonly Week[] }) => {
  const known = weeks.flatMap(({ percent }, at) => (percent === null ? [] : [{ percent, at }]))
  const values = known.map(({ percent }) => percent)
  const [least, most] = [Math.min(0, ...values), Math.max(2, ...values)]
  const place = (percent: number) => 14 + height - ((percent - least) / (most - least)) * height
  const points = known.map(({ percent, at }) => ({
    x: 4 + (at / (weeks.length - 1)) * (width - 16),
    y: place(percent),
  }))
  const end = points.at(-1)
  const words = known.map(({ at, percent }) => `${dateWords(weeks[at]?.start ?? '', 'short')} ${percentWords(percent)}`)
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 22}`}
      className={own.picture}
      role="img"
      aria-label={`Kraft je Woche gegenüber dem Anfang: ${words.join(', ')}`}
    >
      <line className={own.ground} x1={0} x2={width} y1={place(0)} y2={place(0)} />
      <path className={own.line} d={curveThrough(points)} />
      {end ? <circle className={own.dot} cx={end.x} cy={end.y} r={7} /> : null}
    </svg>
  )
}
