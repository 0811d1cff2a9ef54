import type { ReactNode } from 'react'
import { heading } from '../type.css.ts'
import * as css from './full.css.ts'
import { LegalLinks } from './legal-links.tsx'
import { Name } from './mark.tsx'

/** A whole page that says one thing. */
export const Full = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className={css.full} id="inhalt" tabIndex={-1}>
    <Name />
    <h1 className={heading.page}>{title}</h1>
    {children}
    <LegalLinks />
  </main>
)
