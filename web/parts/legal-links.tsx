import { footer } from '../../content/site/frame.ts'
import * as css from './legal-links.css.ts'

/** On every page, signed in or not. */
export const LegalLinks = () => (
  <nav className={css.links} aria-label={footer.legalLabel} lang="de">
    {footer.legal.map(({ text, href }) => (
      <a key={href} href={href} className={css.link}>
        {text}
      </a>
    ))}
  </nav>
)
