import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from './settings.css.ts'

/** The way back, where no browser shows one: an app on a phone has no such button. */
export const ToProfile = () => (
  <Link to="/settings" className={css.back}>
    <Icon name="left" />
    Zum Profil
  </Link>
)

/** What a page behind the profile is called, and in a sentence what it is for. */
export const ProfileHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className={css.head}>
    <ToProfile />
    <h1 className={heading.page}>{title}</h1>
    <p className={soft}>{children}</p>
  </header>
)
