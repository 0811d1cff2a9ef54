import { qr, hero as words } from '../../../content/site/landing.ts'
import { Icon } from '../../parts/icon.tsx'
import { fine, frame, giant, lead, quietLink } from '../css/base.css.ts'
import * as css from '../css/hero.css.ts'
import { Picture } from './picture.tsx'
import { QrCode } from './qr.tsx'
import { StoreLink } from './store.tsx'

export const Hero = () => (
  <section className={css.hero}>
    <Curve />
    <span className={css.dot} aria-hidden="true" />
    <div className={frame}>
      <h1 className={`${giant} ${css.headline}`}>
        {words.headline.split(/(?<=\.) /).map(line => (
          <span key={line} className={css.line}>
            {line}{' '}
          </span>
        ))}
      </h1>
      <div className={css.main}>
        <div className={css.words}>
          <p className={lead}>{words.subline}</p>
          <div className={css.offer}>
            <p className={css.badge}>{words.badge}</p>
            <p className={fine}>{words.badgeMore}</p>
          </div>
          <div className={css.ways}>
            <div className={css.store}>
              <StoreLink text={words.store} />
              <p className={fine}>{words.platform}</p>
            </div>
            <a className={css.qrButton} href="#qr" data-qr-open>
              <QrCode className={css.qr} />
              <span className={css.qrWords}>{qr.open}</span>
            </a>
          </div>
          <a className={quietLink} href="/auth/register">
            {words.browser}
            <Icon name="right" />
          </a>
        </div>
        <div className={css.phone}>
          <Picture name="one-click" words={words.pictureWords} as="phone" sizes="(min-width: 1024px) 364px, 310px" />
        </div>
      </div>
    </div>
    <a className={css.scroll} href="#how-it-works" aria-label={words.scroll} data-scroll-down>
      <Icon name="down" />
    </a>
  </section>
)

const Curve = () => (
  <svg className={css.curve} viewBox="0 0 1440 520" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <path
      className={css.curveLine}
      strokeWidth="12"
      d="M-20 500C230 500 330 486 450 440C560 398 590 330 700 330C800 330 820 400 920 400C1080 400 1120 300 1190 236C1250 182 1300 160 1378 130"
    />
  </svg>
)
