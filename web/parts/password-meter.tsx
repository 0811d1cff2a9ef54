import { brand } from '../../content/brand.ts'
import commonest from '../../content/common-passwords.txt?url'
import { trainingWords } from '../../content/training-words.ts'
import { type Strength, strengthOf } from '../../domain/password-strength.ts'
import * as css from './password-meter.css.ts'

const steps = ['guessable', 'fair', 'strong'] as const

const words: Readonly<Record<Strength, string>> = {
  guessable: 'Leicht zu erraten. Das probiert jemand als Erstes.',
  fair: 'Geht. Mit einem Wort mehr wird es stark.',
  strong: 'Stark.',
}

/** What else somebody writes into the same form: others know it, too. */
const ownWordsIn = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].flatMap(each =>
    each instanceof HTMLInputElement && ['text', 'email'].includes(each.type) && !/password/i.test(each.name)
      ? [each.value]
      : [],
  )

const Meter = ({ strength }: { strength: Strength }) => (
  <>
    <span aria-hidden className={css.bar}>
      {steps.map((step, at) => (
        <span key={step} className={at <= steps.indexOf(strength) ? css.filled[strength] : css.empty} />
      ))}
    </span>
    {words[strength]}
  </>
)

/** Judges like the server, but for the names of our exercises. */
export const fetchMeter = async () => {
  const response = await fetch(commonest)
  if (!response.ok) throw new Error(`${commonest}: ${response.status}`)
  const common = new Set((await response.text()).trim().split('\n'))
  return (password: string, form: HTMLFormElement | null) => (
    <Meter strength={strengthOf(password, common, [...ownWordsIn(form), brand.name, ...trainingWords])} />
  )
}
