import { Link } from 'wouter'
import { button } from '../../parts/button.css.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from './hub.css.ts'
import * as internal from './internal.css.ts'

const ready = [
  {
    to: '/internal/workouts',
    name: 'Workout Management',
    about: 'Create workouts, look into every block, exercise and set, and delete them.',
  },
  {
    to: '/internal/profile',
    name: 'Profile Management',
    about: 'Edit the user profile, training profiles and the training plan.',
  },
]

const comingSoon = [
  { name: 'API Status', about: 'Whether every call answers, and how fast.' },
  { name: 'Database Tools', about: 'Read models, their lag and their rebuilds.' },
  { name: 'Logs & Monitoring', about: 'What happened, and what went wrong.' },
  { name: 'Development Utils', about: 'Small helps for building and testing.' },
]

export const Hub = () => {
  useTitle('Internal Tools')
  return (
    <div className={internal.page}>
      <header className={internal.title}>
        <h1 className={heading.page}>Internal Tools</h1>
        <p className={soft}>For looking after workouts and profiles.</p>
      </header>
      <ul className={css.cards}>
        {ready.map(({ to, name, about }) => (
          <li key={to}>
            <Link to={to} className={css.card}>
              <h2 className={heading.part}>{name}</h2>
              <p className={css.about}>{about}</p>
              <span className={css.go}>
                <Icon name="arrow" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={css.soon}>
        {comingSoon.map(({ name, about }) => (
          <li key={name} className={css.disabled} aria-disabled="true">
            <h2 className={heading.small}>{name}</h2>
            <p className={css.about}>{about}</p>
            <span className={css.mark}>Coming Soon</span>
          </li>
        ))}
      </ul>
      <div className={internal.actions}>
        <ButtonLink look="plain" to="/dashboard">
          Dashboard
        </ButtonLink>
        <a className={button.quiet} href="/">
          Home
        </a>
      </div>
    </div>
  )
}
