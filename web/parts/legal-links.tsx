import { legalLinks } from '../../content/site/legal-links.ts'
import * as css from './legal-links.css.ts'

/** On every page, signed in or not. */
export const LegalLinks = () => (
  <nav className={css.links} aria-label={legalLinks.label} lang="de">
    {legalLinks.all.map(({ text, href }) => (
      <a key={href} href={href} className={css.link}>
        {text}
      </a>
    ))}
  </nav>
)
