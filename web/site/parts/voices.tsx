import { testimonials as words } from '../../../content/site/landing.ts'
import { frame, title } from '../css/base.css.ts'
import * as css from '../css/landing.css.ts'

const looks = [css.loud, css.calmLate, css.calm, css.loudLate, css.loud, css.calmLate]

/** Example voices: said to be examples, and not offered to search engines as reviews. */
export const Voices = () => (
  <section className={frame} aria-labelledby="voices-title" data-later>
    <div className={css.voices}>
      <div className={css.voicesHead}>
        <h2 id="voices-title" className={title}>
          {words.heading}
        </h2>
        <p className={css.notice}>
          <strong>{words.notice}.</strong> {words.noticeMore}
        </p>
      </div>
      <ul className={css.voiceList}>
        {words.items.map(({ text, who, stars }, at) => (
          <li key={who} className={looks[at]} data-testimonial>
            <Stars count={stars} />
            <blockquote className={looks[at] === css.loud || looks[at] === css.loudLate ? css.loudQuote : css.quote}>
              „{text}“
            </blockquote>
            <p className={css.who}>{who}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

const star = 'M10 1.2l2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6L1.2 7.6l6.1-.9L10 1.2Z'

const Stars = ({ count }: { count: number }) => (
  <svg className={css.stars} viewBox="0 0 116 20" role="img" aria-label={words.starsWords}>
    {Array.from({ length: count }, (_, at) => at * 24).map(left => (
      <path key={left} transform={`translate(${left})`} d={star} data-star />
    ))}
  </svg>
)
