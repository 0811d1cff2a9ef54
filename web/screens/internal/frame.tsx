import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { brand } from '../../../content/brand.ts'
import { Name } from '../../parts/mark.tsx'
import * as shell from '../../parts/shell.css.ts'
import { useSession } from '../../session.ts'
import * as css from './frame.css.ts'

const places = [
  { to: '/internal', label: 'Tools' },
  { to: '/internal/workouts', label: 'Workouts' },
  { to: '/internal/profile', label: 'Profile' },
]

export const Frame = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation()
  const { user } = useSession()
  const open = user?.staff ? [...places, { to: '/internal/desk', label: 'Audit desk' }] : places
  return (
    <div lang="en" className={css.frame}>
      <a href="#inhalt" className={shell.skip}>
        Skip to content
      </a>
      <header className={css.top}>
        <Link to="/internal" className={shell.brand} aria-label={`${brand.name}, internal tools`}>
          <Name />
        </Link>
        <nav className={css.nav} aria-label="Internal tools">
          {open.map(({ to, label }) => (
            <Link key={to} to={to} className={css.item} aria-current={isHere(path, to) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </header>
      <main id="inhalt" className={css.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

const isHere = (path: string, to: string) => path === to || (to !== '/internal' && path.startsWith(`${to}/`))
