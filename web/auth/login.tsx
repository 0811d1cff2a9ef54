import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { useSession } from '../session.ts'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'
import { dayInEnglish } from './day.ts'
import { type ProofAsked, Prove } from './prove.tsx'
import { type SigningIn, useSigningIn } from './use-signing-in.ts'

export const Login = () => {
  const { user } = useSession()
  const signingIn = useSigningIn()
  const { step, submitting, outdated } = signingIn
  if (outdated) return <OldCodes onLater={signingIn.goOn} />
  if (user && submitting) return <Spinner />
  if (step) return <SecondStep signingIn={signingIn} step={step} />
  return (
    <AuthCard title="Log in to your account" language="en">
      <ByPassword signingIn={signingIn} />
      <Button look="plain" block busy={submitting} onClick={signingIn.byPasskey}>
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

const ByPassword = ({ signingIn }: { signingIn: SigningIn }) => {
  const { email, setEmail, wrong, submitting, byPassword, resend } = signingIn
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    byPassword(password)
  }
  return (
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
      <Button type="submit" block busy={submitting}>
        {submitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}

const OldCodes = ({ onLater }: { onLater: () => void }) => (
  <AuthCard title="Your recovery codes are short" language="en">
    <p>
      They are from before we made them longer. Make new ones in your settings and keep them safe: those you have end
      then.
    </p>
    <ButtonLink to="/settings/account" block>
      Make new ones
    </ButtonLink>
    <Button look="plain" block onClick={onLater}>
      Later
    </Button>
  </AuthCard>
)

const SecondStep = ({ signingIn, step }: { signingIn: SigningIn; step: ProofAsked }) => (
  <AuthCard title="Confirm it is you" language="en">
    {signingIn.wrong ? <Notice tone="bad">{signingIn.wrong.message}</Notice> : null}
    <Prove
      step={step}
      language="en"
      busy={signingIn.submitting}
      onProof={proof => signingIn.byProof(step, proof)}
      onFailure={signingIn.failed}
    />
    {signingIn.opensAt ? (
      <Notice tone="good">
        We have sent you an email. From {dayInEnglish(signingIn.opensAt)}, its link lets you in without a second factor.
        Until then, signing in with one stops it.
      </Notice>
    ) : null}
    <div className={css.links}>
      {signingIn.opensAt ? null : (
        <button type="button" className={css.asLink} onClick={() => signingIn.sayLost(step)}>
          Lost your phone and your recovery codes?
        </button>
      )}
      <button type="button" className={css.asLink} onClick={signingIn.back}>
        Back
      </button>
    </div>
  </AuthCard>
)
