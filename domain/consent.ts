import type { ConsentId } from './ids.ts'
import { type Ask, type Decisions, refuse } from './kernel/decider.ts'

/** What is done only with a person's yes. Health is Art. 9 GDPR; what is stored by it names its consent. */
export const purposes = ['health', 'ai', 'analytics', 'notifications', 'mails'] as const
export type Purpose = (typeof purposes)[number]

/** Asked: our own screen asked. Declared: a client sent what needs it, and so says that it has asked. */
type How = 'asked' | 'declared'

export type ConsentEvent =
  | { type: 'ConsentGiven'; consent: ConsentId; purpose: Purpose; text: string; how: How; client?: string; at: string }
  | { type: 'ConsentWithdrawn'; consent: ConsentId; purpose: Purpose; at: string }

/** `text` is the version of the words that were agreed to. */
type Standing = {
  readonly given: boolean
  readonly consent: ConsentId
  readonly text: string
  readonly how: How
  readonly since: string
}

export type Standings = Readonly<Partial<Record<Purpose, Standing>>>

export const evolveConsents = (standings: Standings, event: ConsentEvent): Standings => {
  const { purpose, consent, at: since } = event
  switch (event.type) {
    case 'ConsentGiven':
      return { ...standings, [purpose]: { given: true, consent, text: event.text, how: event.how, since } }
    case 'ConsentWithdrawn': {
      const before = standings[purpose]
      return before ? { ...standings, [purpose]: { ...before, given: false, since } } : standings
    }
  }
}

type Giving = { readonly consent: ConsentId; readonly purpose: Purpose; readonly text: string; readonly at: string }

export type ConsentCommand =
  | ({ type: 'GiveConsent' } & Giving)
  | ({ type: 'DeclareConsent'; client?: string } & Giving)
  | { type: 'WithdrawConsent'; purpose: Purpose; at: string }

const give = ({ type: _, consent, ...given }: Ask<ConsentCommand, 'GiveConsent'>, standings: Standings) => {
  const now = standings[given.purpose]
  if (now?.given && now.text === given.text && now.how === 'asked') return []
  return [{ type: 'ConsentGiven', consent: now?.given ? now.consent : consent, ...given, how: 'asked' } as const]
}

/** A client may say that it has asked, until somebody withdraws: then only they themselves can say yes again. */
const declare = ({ type: _, ...declared }: Ask<ConsentCommand, 'DeclareConsent'>, standings: Standings) => {
  const now = standings[declared.purpose]
  if (now?.given) return []
  return now ? refuse('health-consent-needed') : [{ type: 'ConsentGiven', ...declared, how: 'declared' } as const]
}

const withdraw = ({ purpose, at }: Ask<ConsentCommand, 'WithdrawConsent'>, standings: Standings) => {
  const now = standings[purpose]
  return now?.given ? [{ type: 'ConsentWithdrawn', consent: now.consent, purpose, at } as const] : []
}

export const consentDecisions = {
  GiveConsent: give,
  DeclareConsent: declare,
  WithdrawConsent: withdraw,
} satisfies Decisions<ConsentCommand, ConsentEvent, Standings>
