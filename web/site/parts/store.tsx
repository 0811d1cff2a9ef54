import { standIns } from '../address.ts'
import * as css from '../css/store.css.ts'

type Props = { text: string; small?: boolean; className?: string | undefined }

/** Our own drawing of a way to the App Store: a phone, and the arrow that brings the app to it. */
export const StoreLink = ({ text, small = false, className = '' }: Props) => (
  <a
    className={`${small ? css.small : css.badge} ${className}`.trim()}
    href={standIns.appStoreUrl}
    target="_blank"
    rel="noopener"
  >
    <svg viewBox="0 0 24 24" className={css.phone} aria-hidden="true" focusable="false">
      <path d="M7.5 2.5h9a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM12 6.5v7.5M8.8 11l3.2 3.2L15.2 11M10 18h4" />
    </svg>
    {text}
  </a>
)
