import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { body } from '../../data/more-queries.ts'
import { card } from '../../parts/card.css.ts'
import { Notice } from '../../parts/notice.tsx'
import * as css from '../body/body.css.ts'
import { HowIsIt } from '../body/complaint.tsx'

/** What stops training at present, how a complaint is by now, and once a year the questions; else nothing. */
export const BodyCard = ({ isNew }: { isNew: boolean }) => {
  const { data } = useQuery(body)
  if (!data) return null
  const asked = data.complaints.filter(({ asks }) => asks)
  if (data.stops.length > 0)
    return (
      <section className={css.part} aria-label="Gerade kein Training">
        <p>
          Was du in den Gesundheitsfragen gesagt hast, soll zuerst eine Ärztin oder ein Arzt ansehen. Bis dahin plane
          ich nichts.
        </p>
        {data.stops.map(({ de }) => (
          <Notice key={de} tone="bad">
            {de}
          </Notice>
        ))}
        <Link to="/settings/body">Etwas daran stimmt nicht mehr, oder ich habe eine Freigabe</Link>
      </section>
    )
  if (asked.length > 0)
    return (
      <section className={css.part} aria-label="Wie geht es dir?">
        {asked.map(complaint => (
          <div key={complaint.id} className={card}>
            <HowIsIt complaint={complaint} onDone={() => {}} />
          </div>
        ))}
      </section>
    )
  if (!data.screening.due || isNew) return null
  return (
    <section aria-label="Kurz zur Gesundheit">
      <Notice>
        {data.screening.answered_at === null
          ? 'Neun kurze Fragen zur Gesundheit'
          : 'Stimmt noch, was du zur Gesundheit gesagt hast?'}{' '}
        <Link to="/settings/body">Ansehen</Link>
      </Notice>
    </section>
  )
}
