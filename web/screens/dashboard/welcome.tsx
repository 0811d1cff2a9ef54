import { LinkRows } from '../../parts/link-rows.tsx'
import { heading } from '../../type.css.ts'
import * as css from './dashboard.css.ts'

const steps = [
  { to: '/start', name: 'In einer Minute einrichten', more: 'Ein paar kurze Schritte, dann dein erstes Workout' },
  { to: '/settings/places', name: 'Wo du trainierst', more: 'Damit nur Übungen kommen, für die alles da ist' },
  { to: '/settings/about', name: 'Wofür und worauf wir achten', more: 'Ziel, Erfahrung, Einschränkungen' },
]

/** For somebody new: what makes the first plan better, none of it needed. */
export const Welcome = () => (
  <section className={css.part} aria-labelledby="welcome">
    <h2 id="welcome" className={heading.part}>
      Damit es noch besser passt
    </h2>
    <LinkRows links={steps} />
  </section>
)
