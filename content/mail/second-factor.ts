import { brand } from '../brand.ts'
import { greeting } from './greeting.ts'
import { letter } from './letter.ts'

export type FactorKind = 'passkey' | 'totp' | 'recovery-codes'

type To = { readonly email: string; readonly firstName?: string; readonly link: string }

const names: Readonly<Record<FactorKind, string>> = {
  passkey: 'ein Passkey',
  totp: 'eine Authenticator-App',
  'recovery-codes': 'ein Satz Wiederherstellungscodes',
}

export const factorChanged = ({ email, firstName, link, kind, added }: To & { kind: FactorKind; added: boolean }) => ({
  to: email,
  subject: `Deine Anmeldung bei ${brand.name} wurde geändert`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      `in deinem Konto wurde gerade ${names[kind]} ${added ? 'hinzugefügt' : 'entfernt'}.`,
      'Das warst du? Dann ist alles in Ordnung. Falls nicht, setze sofort ein neues Passwort; damit endet jede Anmeldung:',
    ],
    action: { label: 'Neues Passwort anfordern', link },
    after: [],
  }),
})

export const recoveryCodeUsed = ({ email, firstName, link }: To) => ({
  to: email,
  subject: `Ein Wiederherstellungscode für ${brand.name} wurde benutzt`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'gerade hat sich jemand mit einem deiner Wiederherstellungscodes ausgewiesen. Jeder gilt nur einmal; mach dir neue, bevor sie ausgehen.',
      'Das warst du nicht? Dann nimm unter „Konto und Sicherheit“ alles weg, was du nicht kennst, und setze ein neues Passwort:',
    ],
    action: { label: 'Konto und Sicherheit', link },
    after: [],
  }),
})
