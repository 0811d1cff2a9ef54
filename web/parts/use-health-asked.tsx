import { type ReactNode, useState } from 'react'
import { ask } from '../data/client.ts'
import { useConsent } from '../data/consents.ts'
import { later } from './later.tsx'

const HealthAsk = later(() => import('./health-ask.tsx').then(m => m.HealthAsk))
const WithoutConsent = later(() => import('./health-ask.tsx').then(m => m.WithoutConsent))

/**
 * Before words go into the outbox, from where nobody brings them back to their field: where they tell of health, and that
 * may not be kept yet, it is asked first. Without a connection that is done when they are sent.
 */
export const useHealthAsked = (send: () => void) => {
  const { allowed } = useConsent('health')
  const [stage, setStage] = useState<'asking' | 'declined' | null>(null)
  const [busy, setBusy] = useState(false)
  const sendAsked = async (words: readonly string[]) => {
    if (busy) return
    setBusy(true)
    const tells = allowed ? [] : await Promise.all(words.filter(Boolean).map(tellsHealth))
    setBusy(false)
    if (tells.includes(true)) setStage('asking')
    else send()
  }
  const question: ReactNode =
    stage === 'asking' ? (
      <HealthAsk onYes={send} onNo={() => setStage('declined')} />
    ) : stage === 'declined' ? (
      <WithoutConsent />
    ) : null
  return { busy, question, sendAsked, forget: () => setStage(null) }
}

const patience = 1500

const tellsHealth = (text: string) =>
  ask('POST /api/coach/understood', { body: { text }, signal: AbortSignal.timeout(patience) }).then(
    ({ tells_health }) => tells_health,
    () => false,
  )
