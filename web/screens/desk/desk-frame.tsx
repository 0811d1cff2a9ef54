import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { later } from '../../parts/later.tsx'
import { Name } from '../../parts/mark.tsx'
import * as shell from '../../parts/shell.css.ts'
import { useSession } from '../../session.ts'
import * as css from './desk.css.ts'
import * as frame from './desk-frame.css.ts'
import { takeBack, useOpenReason } from './reason.ts'
import { zone } from './times.ts'

const places = [
  { to: '/internal/desk', label: 'Find' },
  { to: '/internal/desk/undone', label: 'Parked' },
  { to: '/internal/desk/models', label: 'Read models' },
  { to: '/internal/desk/builds', label: 'Builds' },
  { to: '/internal/desk/webhooks', label: 'Webhooks' },
  { to: '/internal/desk/facts', label: 'Facts' },
  { to: '/internal/desk/proof', label: 'Proof' },
]

const isHere = (path: string, to: string) =>
  path === to ||
  (to === '/internal/desk/builds' && path.startsWith(`${to}/`)) ||
  (to === '/internal/desk' && /^\/internal\/desk\/(people|streams|stories)\//.test(path))

/** Nobody waits for it. */
const ModelAlarms = later(() => import('./model-alarms.tsx').then(m => m.ModelAlarms))

const NeverLost = later(() => import('./never-lost.ts').then(m => m.NeverLost))

/** `shut`: there is nowhere to go in it yet. */
export const DeskFrame = ({ shut = false, children }: { shut?: boolean; children: ReactNode }) => {
  const [path] = useLocation()
  const open = useOpenReason()
  const { user } = useSession()
  const all = useRef<HTMLDivElement>(null)
  return (
    <div ref={all} lang="en" className={frame.around}>
      <NeverLost frame={all} />
      <a href="#inhalt" className={shell.skip}>
        Skip to content
      </a>
      <header className={frame.top}>
        <Link to="/internal/desk" className={frame.brand}>
          <Name />
          <span className={frame.brandWord}>Audit desk</span>
        </Link>
        {user?.auditor ? (
          <span className={css.tag} title="You look, and change nothing">
            Auditor
          </span>
        ) : null}
        {shut ? null : (
          <nav className={frame.nav} aria-label="Audit desk">
            {places.map(({ to, label }) => (
              <Link key={to} to={to} className={frame.navItem} aria-current={isHere(path, to) ? 'page' : undefined}>
                {label}
                {to === '/internal/desk/models' ? <ModelAlarms /> : null}
              </Link>
            ))}
          </nav>
        )}
        <p className={frame.zone} title="The clock of all times here, unless they end with Z: those are in UTC">
          {zone}
        </p>
        {open ? (
          <p className={frame.why} title={open.reason}>
            <span className={frame.whyLabel}>Looking because</span>{' '}
            <span className={frame.whyWords}>{open.reason}</span>
            <button type="button" className={css.link} onClick={() => takeBack(open.about)}>
              change
            </button>
          </p>
        ) : null}
      </header>
      <main id="inhalt" className={frame.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
