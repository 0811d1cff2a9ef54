import { features as words } from '../../../content/site/landing.ts'
import { frame, large, lead, soft, title } from '../css/base.css.ts'
import * as css from '../css/features.css.ts'
import { FormChart } from './form-chart.tsx'
import { Picture } from './picture.tsx'

const [click, places, training, form, why] = words.items

type Feature = (typeof words.items)[number]

/** Five things the product does, each told in its own way. */
export const Features = () => (
  <section id="how-it-works" className={css.features} aria-labelledby="features-title" data-later>
    <div className={frame}>
      <h2 id="features-title" className={`${title} ${css.heading}`}>
        {words.heading}
      </h2>
      <article className={css.click}>
        <Words feature={click} />
        <div className={css.stage}>
          <svg className={css.stageCurve} viewBox="0 0 700 400" preserveAspectRatio="none" aria-hidden="true">
            <path
              vectorEffect="non-scaling-stroke"
              strokeWidth="8"
              d="M-10 372C120 372 130 190 230 190C340 190 310 268 410 268C540 268 520 60 710 30"
            />
          </svg>
          <div className={css.stagePhone}>
            <Picture name="choices" words={click.pictureWords} as="phone" sizes="320px" />
          </div>
        </div>
      </article>
      <article className={css.places}>
        <Words feature={places} />
        <div className={css.bleed}>
          <Picture name="places" words={places.pictureWords} as="sheet" sizes="(min-width: 1024px) 800px, 92vw" />
        </div>
      </article>
    </div>
    <article className={css.night}>
      <div className={`${frame} ${css.nightRow}`}>
        <div className={css.nightWords}>
          <h3 className={large}>{training.title}</h3>
          <p className={lead}>{training.text}</p>
        </div>
        <div className={css.pair}>
          <div className={css.lower}>
            <Picture
              name="training"
              words={training.pictureWords}
              as="phone"
              sizes="(min-width: 1024px) 270px, 44vw"
              dark
            />
          </div>
          <Picture name="rest" words="" as="phone" sizes="(min-width: 1024px) 270px, 44vw" dark />
        </div>
      </div>
    </article>
    <article className={css.form}>
      <div className={`${frame} ${css.formHead}`}>
        <h3 className={title}>{form.title}</h3>
        <p className={`${lead} ${soft}`}>{form.text}</p>
      </div>
      <FormChart words={form.pictureWords} measure={form.measure} />
    </article>
    <div className={frame}>
      <article className={css.why}>
        <Words feature={why} />
        <div className={css.whyPicture}>
          <div className={css.whySheet}>
            <Picture name="reasons" words={why.pictureWords} as="sheet" sizes="(min-width: 720px) 440px, 84vw" />
          </div>
        </div>
      </article>
    </div>
  </section>
)

const Words = ({ feature }: { feature: Feature }) => (
  <div className={css.words}>
    <h3 className={large}>{feature.title}</h3>
    <p className={`${lead} ${soft}`}>{feature.text}</p>
  </div>
)
