import { finalCall as words } from '../../../content/site/landing.ts'
import { frame, lead, title } from '../css/base.css.ts'
import * as css from '../css/landing.css.ts'
import { StoreLink } from './store.tsx'

export const FinalCall = () => (
  <section className={css.end} aria-labelledby="end-title" data-later>
    <svg
      className={css.endCurve}
      viewBox="0 0 1440 600"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        vectorEffect="non-scaling-stroke"
        strokeWidth="12"
        d="M-20 590C300 590 420 560 620 560C820 560 800 250 990 250C1140 250 1130 370 1240 370C1360 370 1380 150 1460 40"
      />
    </svg>
    <div className={`${frame} ${css.endWords}`}>
      <h2 id="end-title" className={`${title} ${css.endTitle}`}>
        {words.heading}
      </h2>
      <p className={`${lead} ${css.endText}`}>{words.text}</p>
      <StoreLink text={words.store} className={css.endLink} />
    </div>
  </section>
)
