import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { forgetPlace, rememberedPlace } from '../place.ts'
import { resendVerification, signIn, useSession } from '../session.ts'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'
import { type Failure, resendFailure, signInFailure } from './failures.ts'

type Wrong = Failure & { field?: 'email' | 'password' }

export const Login = () => {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const [wrong, setWrong] = useState<Wrong | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingOf(email, password)
    setWrong(missing)
    if (missing || submitting) return
    setSubmitting(true)
    try {
      await signIn(email, password)
      const place = rememberedPlace()
      forgetPlace()
      navigate(place, { replace: true })
    } catch (error) {
      setWrong(signInFailure(error, email))
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

const missingOf = (email: string, password: string): Wrong | null => {
  if (email.trim() === '') return { message: 'Email is required', unverified: null, field: 'email' }
  if (password === '') return { message: 'Password is required', unverified: null, field: 'password' }
  return null
}
