import type { ReactNode } from 'react'
import { brand, copyright } from '../../content/brand.ts'
import { LegalLinks } from '../parts/legal-links.tsx'
import { Name } from '../parts/mark.tsx'
import { useTitle } from '../parts/title.ts'
import { heading } from '../type.css.ts'
import * as css from './card.css.ts'

type Props = { title: string; language?: 'de' | 'en'; children: ReactNode }

/** What all pages under /auth share: brand, one card, copyright. */
export const AuthCard = ({ title, language = 'de', children }: Props) => {
  useTitle(title)
  return (
    <div className={css.page}>
      <header>
        <a href="/" className={css.brand} aria-label={`${brand.name}, Startseite`}>
          <Name />
        </a>
      </header>
      <main className={css.card} lang={language} id="inhalt" tabIndex={-1}>
        <h1 className={heading.page}>{title}</h1>
        {children}
      </main>
      <footer className={css.foot}>
        <LegalLinks />
        {copyright(new Date().getFullYear())}
      </footer>
    </div>
  )
}
