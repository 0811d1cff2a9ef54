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
            <StoreLink text={words.store} />
            <p className={fine}>{words.platform}</p>
            <a className={quietLink} href="/auth/register">
              {words.browser}
              <Icon name="right" />
            </a>
          </div>
          <a className={css.qrButton} href="#qr" data-qr-open>
            <QrCode className={css.qr} />
            {qr.open}
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
      d="M-20 492C170 492 196 300 372 300C548 300 520 404 690 404C880 404 852 160 1040 160C1190 160 1196 226 1290 226C1380 226 1394 120 1460 40"
    />
  </svg>
)
