import { brand } from '../../../content/brand.ts'
import { header as words } from '../../../content/site/frame.ts'
import { Name } from '../../parts/mark.tsx'
import { unseen } from '../../type.css.ts'
import { frame } from '../css/base.css.ts'
import * as css from '../css/header.css.ts'
import type { Place } from '../page.ts'
import { StoreLink } from './store.tsx'

const itemsAt = (place: Place) => [
  ...(place === 'blog' ? [words.home] : []),
  ...(place === 'landing' ? [words.howItWorks, words.faq] : []),
  words.blog,
]

export const Header = ({ place }: { place: Place }) => (
  <header className={css.header} data-header>
    <div className={`${frame} ${css.row}`}>
      <a className={css.home} href="/" aria-label={`${brand.name}, ${words.start}`}>
        <Name />
      </a>
      <nav className={css.list} aria-label={words.label}>
        {itemsAt(place).map(({ text, href }) => (
          <a key={href} className={css.item} href={href}>
            {text}
          </a>
        ))}
      </nav>
      <Account className={`${css.item} ${css.deskOnly}`} />
      <span className={css.deskOnly}>
        <StoreLink text={words.download} small />
      </span>
      <Menu place={place} />
    </div>
  </header>
)

const Menu = ({ place }: { place: Place }) => (
  <details className={css.menu} data-menu>
    <summary className={css.menuButton}>
      <span className={css.bars} aria-hidden="true" />
      <span className={unseen} data-open={words.openMenu} data-close={words.closeMenu}>
        {words.openMenu}
      </span>
    </summary>
    <nav className={css.panel} aria-label={words.label}>
      {itemsAt(place).map(({ text, href }) => (
        <a key={href} className={css.panelItem} href={href}>
          {text}
        </a>
      ))}
      <Account className={css.panelItem} />
      <div className={css.panelEnd}>
        <StoreLink text={words.download} />
      </div>
    </nav>
  </details>
)

/** Turned into the way to the training by the page's script when somebody is signed in. */
const Account = ({ className }: { className: string }) => (
  <a
    className={className}
    href={words.login.href}
    data-account={words.training.text}
    data-account-href={words.training.href}
  >
    {words.login.text}
  </a>
)
