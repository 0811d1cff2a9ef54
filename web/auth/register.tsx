import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { currentTerms } from '../../content/legal/versions.ts'
import { useCommandId } from '../data/use-command-id.ts'
import { Button } from '../parts/button.tsx'
import { Chip } from '../parts/chip.tsx'
import { Field } from '../parts/field.tsx'
import { NewPasswordField } from '../parts/new-password-field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'
import { registrationFailure } from './failures.ts'
import { passwordFault } from './password-fault.ts'
import { register } from './registering.ts'

type Wrong = { message: string; field?: 'password' | 'confirmPassword' }

type Age = 'adult' | 'minor' | 'younger'

const ages: readonly { is: Age; label: string }[] = [
  { is: 'adult', label: '18 oder älter' },
  { is: 'minor', label: '16 oder 17' },
  { is: 'younger', label: 'Jünger' },
]

/** Said here already: nothing of who is too young leaves the page. */
const ageFault = (age: Age) =>
  age === 'younger'
    ? { message: 'Formkurve ist ab 16. Bitte komm wieder, wenn du so weit bist. Wir haben nichts gespeichert.' }
    : null

export const Register = () => {
  const [, navigate] = useLocation()
  const commandId = useCommandId()
  const [age, setAge] = useState<Age>('adult')
  const [submitting, setSubmitting] = useState(false)
  const [wrong, setWrong] = useState<Wrong | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    const fault = ageFault(age) ?? passwordFault(text('password'), text('confirmPassword'))
    setWrong(fault)
    if (fault || submitting) return
    setSubmitting(true)
    const registration = {
      name: text('name'),
      email: text('email'),
      password: text('password'),
      terms: currentTerms(new Date().toISOString().slice(0, 10)),
      parent: age === 'minor' ? text('parent') : null,
    }
    try {
      await register(registration, commandId.take(registration))
      navigate('/auth/registration-success', { state: { email: text('email') } })
    } catch (error) {
      console.error(error)
      commandId.settle(error instanceof Error ? error.cause : error)
      setWrong({ message: registrationFailure(error) })
      setSubmitting(false)
    }
  }

  const errorOf = (field: Wrong['field']) => (wrong?.field === field ? wrong?.message : undefined)
  return (
    <AuthCard title="Konto erstellen">
      <form className={css.form} onSubmit={submit}>
        {wrong && !wrong.field ? <Notice tone="bad">{wrong.message}</Notice> : null}
        <Field label="Name" name="name" autoComplete="name" maxLength={200} hint="So sprechen wir dich an." />
        <Field label="E-Mail" name="email" type="email" autoComplete="email" required maxLength={254} />
        <NewPasswordField
          label="Passwort"
          name="password"
          autoComplete="new-password"
          required
          maxLength={256}
          hint="Mindestens 8 Zeichen. Ein Satz, den nur du kennst, ist gut."
          error={errorOf('password')}
        />
        <PasswordField
          label="Passwort bestätigen"
          name="confirmPassword"
          autoComplete="new-password"
          required
          maxLength={256}
          error={errorOf('confirmPassword')}
        />
        <AgeQuestion age={age} onAnswer={setAge} />
        <p className={css.foot}>
          Mit „Konto erstellen“ bestätigst du, dass du {age === 'minor' ? '16 oder 17 Jahre' : 'mindestens 18 Jahre'}{' '}
          alt bist, und nimmst die <a href="/agb">Nutzungs&shy;bedingungen</a> an. Was wir speichern, steht in der{' '}
          <a href="/datenschutz">Datenschutz&shy;erklärung</a>.
        </p>
        <Button type="submit" block busy={submitting}>
          {submitting ? 'Konto wird erstellt …' : 'Konto erstellen'}
        </Button>
      </form>
      <p className={css.line}>
        Schon ein Konto?
        <Link to="/auth/login" className={css.link}>
          Zum Login
        </Link>
      </p>
    </AuthCard>
  )
}

/** Of who is not of age a parent is asked as well. */
const AgeQuestion = ({ age, onAnswer }: { age: Age; onAnswer: (age: Age) => void }) => (
  <fieldset className={css.form}>
    <legend className={css.legend}>Wie alt bist du?</legend>
    <div className={css.chips}>
      {ages.map(({ is, label }) => (
        <Chip key={is} chosen={age === is} onClick={() => onAnswer(is)}>
          {label}
        </Chip>
      ))}
    </div>
    {age === 'minor' ? (
      <Field
        label="E-Mail deiner Mutter oder deines Vaters"
        name="parent"
        type="email"
        required
        maxLength={254}
        hint="Ohne ihre Zustimmung geht es nicht los. Wir schreiben ihnen, sobald du deine Adresse bestätigt hast."
      />
    ) : null}
  </fieldset>
)
