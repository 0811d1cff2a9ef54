import { qr as words } from '../../../content/site/landing.ts'
import { button } from '../../parts/button.css.ts'
import { Icon } from '../../parts/icon.tsx'
import { standIns } from '../address.ts'
import { small } from '../css/base.css.ts'
import * as css from '../css/qr.css.ts'
import { StoreLink } from './store.tsx'

/** One path of squares; which ones is known where the product runs. */
export const QrCode = ({ className }: { className: string }) => (
  <svg
    className={className}
    viewBox={`0 0 ${standIns.qrSize} ${standIns.qrSize}`}
    role="img"
    aria-label={words.codeWords}
    shapeRendering="crispEdges"
  >
    <path d={standIns.qr} />
  </svg>
)

/** Opens over the page by script, and as a part of the page by its address without. */
export const QrDialog = () => (
  <dialog id="qr" className={css.dialog} aria-labelledby="qr-title" data-qr>
    <div className={css.head}>
      <h2 id="qr-title" className={small}>
        {words.title}
      </h2>
      <form method="dialog">
        <button type="submit" className={button.round} aria-label={words.close} title={words.close} data-qr-close>
          <Icon name="close" />
        </button>
      </form>
    </div>
    <p>{words.text}</p>
    <QrCode className={css.code} />
    <div className={css.actions}>
      <StoreLink text={words.store} />
      <button
        type="button"
        className={button.plain}
        data-qr-share
        data-title={words.shareTitle}
        data-text={words.shareText}
        data-copied={words.copied}
        data-copy-failed={words.copyFailed}
      >
        {words.share}
      </button>
      <p role="status" className={css.status} data-qr-status />
    </div>
  </dialog>
)
