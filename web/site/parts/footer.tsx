import { brand, copyright } from '../../../content/brand.ts'
import { declarations } from '../../../content/site/declarations.ts'
import { footer as words } from '../../../content/site/frame.ts'
import { healthNotice } from '../../../content/site/landing.ts'
import { legalLinks } from '../../../content/site/legal-links.ts'
import { Name } from '../../parts/mark.tsx'
import { fine, frame, soft } from '../css/base.css.ts'
import * as css from '../css/footer.css.ts'

type Links = readonly { readonly text: string; readonly href: string }[]

export const Footer = () => (
  <footer className={css.footer}>
    <div className={frame}>
      <div className={css.row}>
        <div className={css.about}>
          <a className={css.name} href="/" aria-label={brand.name}>
            <Name />
          </a>
          <p className={soft}>{words.line}</p>
        </div>
        <FooterLinks label={legalLinks.label} links={legalLinks.all} />
        <FooterLinks label={words.socialLabel} links={words.social} />
      </div>
      <p className={css.ways}>
        {Object.values(declarations).map(({ path, link }) => (
          <a key={path} className={css.link} href={path}>
            {link}
          </a>
        ))}
      </p>
      <div className={`${css.end} ${fine}`}>
        <p>{healthNotice}</p>
        <p>{copyright(new Date().getFullYear())}</p>
      </div>
    </div>
  </footer>
)

const FooterLinks = ({ label, links }: { label: string; links: Links }) => (
  <nav aria-label={label}>
    <ul className={css.links}>
      {links.map(({ text, href }) => (
        <li key={href}>
          <a
            className={css.link}
            href={href}
            {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
