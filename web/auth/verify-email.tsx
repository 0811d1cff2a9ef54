import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { Problem } from '../data/problem.ts'
import { ButtonLink } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Spinner } from '../parts/spinner.tsx'
import { AuthCard } from './card.tsx'
import { verifyEmail } from './mailed.ts'

type Outcome = { tone: 'good' | 'bad'; message: string }

const asked = new Map<string, Promise<Outcome>>()

/** One token is asked about once, however often React draws this page. */
const outcomeOf = (token: string) => {
  const known = asked.get(token) ?? verifyEmail(token).then(success, failure)
  asked.set(token, known)
  return known
}

const success = (): Outcome => ({
  tone: 'good',
  message: 'Deine E-Mail wurde erfolgreich verifiziert! Du kannst dich jetzt einloggen.',
})

const failure = (error: unknown): Outcome => ({
  tone: error instanceof Problem && error.code === 'already-confirmed' ? 'good' : 'bad',
  message:
    (error instanceof Problem && error.language !== 'en' ? error.detail : undefined) ??
    'Verifizierung fehlgeschlagen. Der Link ist möglicherweise abgelaufen oder ungültig.',
})

export const VerifyEmail = () => {
  const token = new URLSearchParams(useSearch()).get('token')
  const [outcome, setOutcome] = useState<Outcome | null>(
    token ? null : { tone: 'bad', message: 'Kein Verifizierungs-Token gefunden.' },
  )
  useEffect(() => {
    if (token) outcomeOf(token).then(setOutcome)
  }, [token])
  return (
    <AuthCard title="E-Mail bestätigen">
      {outcome ? (
        <>
          <Notice tone={outcome.tone}>{outcome.message}</Notice>
          <ButtonLink to="/auth/login" block>
            Zum Login
          </ButtonLink>
        </>
      ) : (
        <Spinner label="Deine E-Mail wird bestätigt …" />
      )}
    </AuthCard>
  )
}
