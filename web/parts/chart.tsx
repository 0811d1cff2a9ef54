import type { ReactNode } from 'react'
import * as css from './chart.css.ts'
import { dateWords } from './dates.ts'

type Props = { from: string | undefined; to: string | undefined; children: ReactNode }

/** A picture over time, and below it when it begins and ends. What it shows, it tells a screen reader itself. */
export const Chart = ({ from, to, children }: Props) => (
  <div className={css.chart}>
    {children}
    <p className={css.ends} aria-hidden="true">
      {[from, to].map((day, at) => (
        <span key={at === 0 ? 'from' : 'to'}>{day ? dateWords(day, 'short') : ''}</span>
      ))}
    </p>
  </div>
)
