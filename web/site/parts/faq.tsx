import { faq as words } from '../../../content/site/landing.ts'
import { Icon } from '../../parts/icon.tsx'
import { frame, title } from '../css/base.css.ts'
import * as css from '../css/landing.css.ts'

export const Faq = () => (
  <section id="faq" className={css.part} aria-labelledby="faq-title" data-later>
    <div className={`${frame} ${css.faq}`}>
      <h2 id="faq-title" className={`${title} ${css.faqHeading}`}>
        {words.heading}
      </h2>
      <div>
        {words.items.map(({ question, answer }) => (
          <details key={question} className={css.question} name="faq">
            <summary className={css.asked}>
              {question}
              <span className={css.sign}>
                <Icon name="plus" />
              </span>
            </summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
)
