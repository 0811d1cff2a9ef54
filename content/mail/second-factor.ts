import { brand } from '../brand.ts'
import { time } from './dates.ts'
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

export const factorResetRequested = ({ email, firstName, link, opensAt }: To & { opensAt: string }) => ({
  to: email,
  subject: `Jemand kommt ohne zweiten Faktor nicht in dein Konto bei ${brand.name}`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'jemand kennt dein Passwort und sagt, dass Handy, Passkey und Wiederherstellungscodes verloren sind.',
      `Warst du das? Dann heb diese E-Mail auf: Ab dem ${time(opensAt)} nimmst du mit diesem Link den zweiten Faktor aus deinem Konto. Findest du ihn vorher wieder, melde dich einfach damit an.`,
      'Warst du das nicht? Dann halte es mit demselben Link sofort auf, und setz ein neues Passwort.',
    ],
    action: { label: 'Ansehen und entscheiden', link },
    after: [],
  }),
})

export const factorResetStopped = ({ email, firstName, link }: To) => ({
  to: email,
  subject: `Dein zweiter Faktor bei ${brand.name} bleibt`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'der Antrag, den zweiten Faktor aus deinem Konto zu nehmen, ist aufgehalten. Er bleibt, wie er war.',
      'Hattest du ihn nicht gestellt, kennt jemand dein Passwort. Dann setz bitte gleich ein neues:',
    ],
    action: { label: 'Neues Passwort anfordern', link },
    after: [],
  }),
})

export const factorsReset = ({ email, firstName, link }: To) => ({
  to: email,
  subject: `Dein Konto bei ${brand.name} hat keinen zweiten Faktor mehr`,
  ...letter({
    greeting: greeting(firstName),
    before: [
      'der zweite Faktor ist aus deinem Konto genommen, und alle Geräte wurden abgemeldet. Melde dich mit deinem Passwort an und richte unter „Konto und Sicherheit“ bald einen neuen ein.',
      'Das warst du nicht? Dann setz sofort ein neues Passwort:',
    ],
    action: { label: 'Neues Passwort anfordern', link },
    after: [],
  }),
})
