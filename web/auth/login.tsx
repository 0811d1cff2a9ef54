import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ask } from '../data/client.ts'
import { Problem, statusOf } from '../data/problem.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { forgetPlace, rememberedPlace } from '../place.ts'
import { enter, resendVerification, signIn, useSession } from '../session.ts'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'
import { type Failure, resendFailure, signInFailure } from './failures.ts'
import { showPasskey, wasLeft } from './passkey.ts'
import { Prove, type Step } from './prove.tsx'

type Wrong = Failure & { field?: 'email' | 'password' }

export const Login = () => {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [step, setStep] = useState<Step | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingOf(email, password)
    setWrong(missing)
    if (missing || submitting) return
    setSubmitting(true)
    try {
      await signIn(email, password)
      goOn()
    } catch (error) {
      const asked = error instanceof Problem ? error.step : undefined
      setStep(asked ?? null)
      setWrong(asked ? null : signInFailure(error, email))
      setSubmitting(false)
    }
  }

  const goOn = () => {
    const place = rememberedPlace()
    forgetPlace()
    navigate(place, { replace: true })
  }

  /** What signs in beside or instead of the password. */
  const enterBy = async (show: () => Promise<Parameters<typeof enter>[0]>) => {
    setWrong(null)
    setSubmitting(true)
    try {
      enter(await show())
      goOn()
    } catch (error) {
      setWrong(wasLeft(error) ? null : { ...signInFailure(error, email), message: toldBy(error) })
      setSubmitting(false)
    }
  }

  const resend = async (address: string) => {
    try {
      await resendVerification(address)
      navigate('/auth/registration-success')
    } catch (error) {
      setWrong({ message: resendFailure(error), unverified: address })
    }
  }

  if (user && submitting) return <Spinner />
  if (step)
    return (
      <AuthCard title="Confirm it is you" language="en">
        {wrong ? <Notice tone="bad">{wrong.message}</Notice> : null}
        <Prove
          step={step}
          language="en"
          busy={submitting}
          onProof={proof =>
            enterBy(() => ask('POST /auth/login/second-factor', { body: { ticket: step.ticket, ...proof } }))
          }
          onFailure={error => setWrong(wasLeft(error) ? null : signInFailure(error, email))}
        />
        <div>
          <button type="button" className={css.asLink} onClick={() => setStep(null)}>
            Back
          </button>
        </div>
      </AuthCard>
    )
  return (
    <AuthCard title="Log in to your account" language="en">
      <form className={css.form} onSubmit={submit} noValidate>
        {wrong && !wrong.field ? (
          <Notice tone="bad">
            <p>{wrong.message}</p>
            {wrong.unverified !== null ? (
              <button type="button" className={css.asLink} onClick={() => resend(wrong.unverified ?? email)}>
                Resend verification link
              </button>
            ) : null}
          </Notice>
        ) : null}
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={event => setEmail(event.target.value)}
          error={wrong?.field === 'email' ? wrong.message : undefined}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          words={{ show: 'Show password', hide: 'Hide password' }}
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={wrong?.field === 'password' ? wrong.message : undefined}
        />
        <Button type="submit" block disabled={submitting}>
          {submitting ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
      <Button look="plain" block disabled={submitting} onClick={() => enterBy(byPasskey)}>
        Sign in with a passkey
      </Button>
      <div className={css.links}>
        <Link to="/auth/forgot-password" className={css.link}>
          Forgot password?
        </Link>
        <p className={css.line}>
          No account yet?
          <Link to="/auth/register" className={css.link}>
            Sign up
          </Link>
        </p>
      </div>
    </AuthCard>
  )
}

const byPasskey = async () => {
  const { ticket, ...asked } = await ask('POST /auth/login/passkey-challenge')
  return ask('POST /auth/login/passkey', { body: { ticket, passkey: await showPasskey(asked) } })
}

const wrongFactor = 'That did not work. Please try again.'

const toldBy = (error: unknown) => (statusOf(error) === 403 ? wrongFactor : signInFailure(error, '').message)

const missingOf = (email: string, password: string): Wrong | null => {
  if (email.trim() === '') return { message: 'Email is required', unverified: null, field: 'email' }
  if (password === '') return { message: 'Password is required', unverified: null, field: 'password' }
  return null
}
