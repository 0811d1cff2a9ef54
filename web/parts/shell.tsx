import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { brandName } from '../../content/mark.ts'
import { Icon, type IconName } from './icon.tsx'
import { later } from './later.tsx'
import { LegalLinks } from './legal-links.tsx'
import { Name } from './mark.tsx'
import * as css from './shell.css.ts'

const SavingNotice = later(() => import('./saving-notice.tsx').then(m => m.SavingNotice))

const items: readonly { to: string; icon: IconName; label: string }[] = [
  { to: '/dashboard', icon: 'curve', label: 'Training' },
  { to: '/settings/places', icon: 'pin', label: 'Orte' },
  { to: '/settings', icon: 'person', label: 'Profil' },
]

export const Shell = ({ children }: { children: ReactNode }) => (
  <div className={css.shell}>
    <a href="#inhalt" className={css.skip}>
      Zum Inhalt springen
    </a>
    <header className={css.top}>
      <Link to="/dashboard" className={css.brand} aria-label={`${brandName}, Übersicht`}>
        <Name />
      </Link>
      <Navigation />
    </header>
    <main id="inhalt" className={css.main} tabIndex={-1}>
      <SavingNotice />
      {children}
    </main>
    <footer className={css.foot}>
      <LegalLinks />
    </footer>
  </div>
)

const Navigation = () => {
  const [path] = useLocation()
  const current = items.filter(({ to }) => path === to || path.startsWith(`${to}/`)).at(0)
  return (
    <nav className={css.nav} aria-label="Hauptmenü">
      {items.map(({ to, icon, label }) => (
        <Link key={to} to={to} className={css.item} aria-current={current?.to === to ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
