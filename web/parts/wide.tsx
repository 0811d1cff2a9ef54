import type { ReactNode } from 'react'
import { wide } from './wide.css.ts'

/** What may be wider than its place: it scrolls by itself, by keyboard too. */
export const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: nobody without a mouse could scroll it otherwise
  <section className={wide} tabIndex={0} aria-label={label}>
    {children}
  </section>
)
