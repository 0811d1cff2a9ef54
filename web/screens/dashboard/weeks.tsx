import { useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { Bars } from '../../parts/bars.tsx'
import { Chart } from '../../parts/chart.tsx'
import { dateWords } from '../../parts/dates.ts'
import { later } from '../../parts/later.tsx'
import { formatNumber } from '../../parts/number.ts'
import { heading, numeral, soft } from '../../type.css.ts'
import { Why } from '../origin/why.tsx'
import * as css from './dashboard.css.ts'
import * as own from './weeks.css.ts'

type Week = AnswerOf<'GET /dashboard/overview'>['weeks'][number]

const measures = [
  { name: 'workouts', label: 'Workouts', unit: 'Workouts', one: 'Workout' },
  { name: 'sets', label: 'Sätze', unit: 'Sätze', one: 'Satz' },
  { name: 'minutes', label: 'Minuten', unit: 'Minuten', one: 'Minute' },
  { name: 'kg', label: 'Gewicht', unit: 'kg bewegt', one: 'kg bewegt' },
] as const

export const Weeks = ({ weeks }: { weeks: readonly Week[] }) => {
  const [chosen, choose] = useState<(typeof measures)[number]>(measures[0])
  const sum = weeks.reduce((all, week) => all + week[chosen.name], 0)
  if (weeks.every(({ sets, workouts }) => sets === 0 && workouts === 0)) return <NoWeeks />
  return (
    <section className={css.part} aria-labelledby="weeks">
      <h2 id="weeks" className={heading.part}>
        Zwölf Wochen
      </h2>
      <p className={own.sum}>
        <span className={numeral.big}>{formatNumber(Math.round(sum))}</span>
        <span className={soft}>{sum === 1 ? chosen.one : chosen.unit}</span>
      </p>
      <Chart from={weeks[0]?.start} to={weeks.at(-1)?.start}>
        <Bars
          bars={weeks.map(week => ({ label: dateWords(week.start, 'short'), value: week[chosen.name] }))}
          title={`${chosen.unit} je Woche: ${weeks.map(week => `${dateWords(week.start, 'short')} ${formatNumber(week[chosen.name])}`).join(', ')}`}
          say={value => formatNumber(Math.round(value))}
        />
      </Chart>
      <fieldset className={own.tabs} aria-label="Was die Balken zeigen">
        {measures.map(measure => (
          <button
            key={measure.name}
            type="button"
            className={own.tab}
            aria-pressed={measure === chosen}
            onClick={() => choose(measure)}
          >
            {measure.label}
          </button>
        ))}
      </fieldset>
      {sum > 0 ? (
        <Why>
          {sheet => (
            <OriginOfWeek
              {...sheet}
              weeks={weeks.flatMap(week => (week[chosen.name] > 0 ? week.start : [])).reverse()}
              of={chosen.name}
            />
          )}
        </Why>
      ) : null}
    </section>
  )
}

const OriginOfWeek = later(() => import('../origin/origin.tsx').then(m => m.OriginOfWeek))

const NoWeeks = () => (
  <section className={css.part} aria-labelledby="weeks">
    <h2 id="weeks" className={heading.part}>
      Zwölf Wochen
    </h2>
    <p className={css.empty}>Nach deinem ersten Training beginnt hier deine Kurve.</p>
  </section>
)
