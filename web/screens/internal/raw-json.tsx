import * as css from './detail.css.ts'

export const RawJson = ({ text }: { text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: long text is scrolled by keyboard too
  <section className={css.scroll} tabIndex={0} aria-label="Raw JSON">
    <pre className={css.raw}>{JSON.stringify(JSON.parse(text), null, 2)}</pre>
  </section>
)
