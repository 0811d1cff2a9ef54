import { useState } from 'react'
import { useLocation } from 'wouter'
import { ask } from '../data/client.ts'
import { Problem, statusOf } from '../data/problem.ts'
import { forgetPlace, rememberedPlace } from '../place.ts'
import { enter } from '../session.ts'
import { resendVerification, signIn } from '../signing.ts'
import { type Failure, resendFailure, signInFailure } from './failures.ts'
import { showPasskey, wasLeft } from './passkey.ts'
import type { Proof, ProofAsked } from './prove.tsx'

type Wrong = Failure & { field?: 'email' | 'password' }

/** To where somebody was on their way. */
const useGoingOn = () => {
  const [, navigate] = useLocation()
  return () => {
    const place = rememberedPlace()
    forgetPlace()
    navigate(place, { replace: true })
  }
}

/** The ways in, one at a time: what went wrong last, and the second step where one is asked for. */
export const useSigningIn = () => {
  const [, navigate] = useLocation()
  const goOn = useGoingOn()
  const [email, setEmail] = useState('')
  const [submitting, setSubmitting] = useState(false)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [step, setStep] = useState<ProofAsked | null>(null)
  const [opensAt, setOpensAt] = useState<string | null>(null)
  const [outdated, setOutdated] = useState(false)

  const byPassword = async (password: string) => {
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

  /** What signs in beside or instead of the password. */
  const enterBy = async (show: () => Promise<Parameters<typeof enter>[0]>) => {
    setWrong(null)
    setSubmitting(true)
    try {
      enter(await show())
      if (await haveOldCodes()) setOutdated(true)
      else goOn()
    } catch (error) {
      setWrong(wasLeft(error) ? null : { ...signInFailure(error, email), message: toldBy(error) })
      setSubmitting(false)
    }
  }

  const sayLost = ({ ticket }: ProofAsked) =>
    ask('POST /auth/login/lost-factor', { body: { ticket } }).then(
      asked => setOpensAt(asked.opens_at),
      error => setWrong(signInFailure(error, email)),
    )

  const resend = async (address: string) => {
    try {
      await resendVerification(address)
      navigate('/auth/registration-success', { state: { email: address } })
    } catch (error) {
      setWrong({ message: resendFailure(error), unverified: address })
    }
  }

  return {
    email,
    setEmail,
    submitting,
    wrong,
    step,
    /** From when on a lost factor is no more asked for. */
    opensAt,
    sayLost,
    /** Signed in, with recovery codes from before they had today's length. */
    outdated,
    goOn,
    byPassword,
    byPasskey: () => enterBy(passkeyShown),
    byProof: ({ ticket }: ProofAsked, proof: Proof) =>
      enterBy(() => ask('POST /auth/login/second-factor', { body: { ticket, ...proof } })),
    failed: (error: unknown) => setWrong(wasLeft(error) ? null : signInFailure(error, email)),
    back: () => setStep(null),
    resend,
  }
}

export type SigningIn = ReturnType<typeof useSigningIn>

const passkeyShown = async () => {
  const { ticket, ...asked } = await ask('POST /auth/login/passkey-challenge')
  return ask('POST /auth/login/passkey', { body: { ticket, passkey: await showPasskey(asked) } })
}

/** Nobody is held up by a question that is not answered. */
const haveOldCodes = () =>
  ask('GET /auth/factors').then(
    factors => factors.recovery_codes_outdated,
    () => false,
  )

const wrongFactor = 'That did not work. Please try again.'

const toldBy = (error: unknown) => (statusOf(error) === 403 ? wrongFactor : signInFailure(error, '').message)

const missingOf = (email: string, password: string): Wrong | null => {
  if (email.trim() === '') return { message: 'Email is required', unverified: null, field: 'email' }
  if (password === '') return { message: 'Password is required', unverified: null, field: 'password' }
  return null
}
