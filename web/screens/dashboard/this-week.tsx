import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { programme } from '../../data/more-queries.ts'
import { hanging } from '../../parts/button.css.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { later } from '../../parts/later.tsx'
import { formatNumber } from '../../parts/number.ts'
import { heading, numeral, soft } from '../../type.css.ts'
import * as css from './dashboard.css.ts'
import { NotCome } from './not-come.tsx'
import * as own from './this-week.css.ts'

type Answer = AnswerOf<'GET /api/programme'>
type Week = NonNullable<Answer['week']>

/** Only who asks why is told. */
const WhyThisWeek = later(() => import('./why-this-week.tsx').then(part => part.WhyThisWeek))

/** Few are on the way to a race. */
const RaceSplits = later(() => import('./race-splits.tsx').then(part => part.RaceSplits))

/** What this week is for, what is done and open, what comes next and why. Nothing of it has to be looked at. */
export const ThisWeek = ({ unfolded = false }: { unfolded?: boolean }) => {
  const { data, error, refetch } = useQuery(programme)
  const [open, setOpen] = useState(unfolded)
  const id = useId()
  if (!data && error) return <NotCome title="Diese Woche" error={error} onRetry={refetch} />
  if (!data?.week) return null
  const { week, next, layouts, date, race } = data
  return (
    <section className={css.part} aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`} className={heading.part}>
        Diese Woche: {week.name.de}
        {week.of > 1 ? `, ${week.number} von ${week.of}` : ''}
      </h2>
      <p className={own.head}>
        <span className={numeral.big}>
          {week.done} / {week.sessions}
        </span>
        <span className={soft}>Einheiten. {week.about.de}</span>
      </p>
      <ul className={own.muscles}>
        {week.muscles.map(muscle => (
          <Muscle key={muscle.id} muscle={muscle} />
        ))}
      </ul>
      <Coming next={next} now={week} date={date} />
      {race ? <RaceSplits race={race} /> : null}
      <div className={hanging}>
        <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Begründung ausblenden' : 'Warum so?'}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open ? <WhyThisWeek week={week} layouts={layouts} /> : null}
      </div>
    </section>
  )
}

const Muscle = ({ muscle: { name, done, target } }: { muscle: Week['muscles'][number] }) => (
  <li className={own.muscle}>
    <span className={own.label}>
      <span>{name.de}</span>
      <span className={own.count}>
        {formatNumber(done)} von {target} Sätzen
      </span>
    </span>
    <span className={own.track} aria-hidden="true">
      <span
        className={`${own.filled} ${done >= target ? own.full : ''}`}
        style={{ display: 'block', width: `${Math.min(100, (done / Math.max(1, target)) * 100)}%` }}
      />
    </span>
  </li>
)

const Coming = ({ next, now, date }: { next: Answer['next']; now: Week; date: string | null }) => {
  const other = next.find(({ phase }) => phase !== now.phase)
  if (!other && !date) return null
  return (
    <p>
      {other ? (
        <>
          Ab {dateWords(other.start, 'day')}: <strong>{other.name.de}.</strong> {other.about.de}
        </>
      ) : null}
      {date ? ` Dein Tag: ${dateWords(date, 'long')}.` : null}
    </p>
  )
}
