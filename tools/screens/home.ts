import { cutOff, failing, inTurn, type Screen, tap } from './acts.ts'
import type { People } from './people.ts'

const further = (steps: number) => inTurn(...Array.from({ length: steps }, () => tap('Weiter')))

export const home = (people: People): readonly Screen[] => {
  const { mara, fresh, busy, active, grace, failed, cancelled, refunded, disputed, closing, factored, minor, racer } =
    people
  const pages = ['places', 'about', 'body', 'account', 'deleted', 'inspections', 'terms']
  return [
    { name: 'start', path: '/start', who: fresh },
    ...[1, 2, 3].map(steps => ({ name: `start-${steps + 1}`, path: '/start', who: fresh, act: further(steps) })),
    { name: 'start-5', path: '/start', who: mara, act: further(4) },
    { name: 'dashboard-new', path: '/dashboard', who: fresh },
    { name: 'dashboard', path: '/dashboard', who: mara },
    { name: 'dashboard-choices', path: '/dashboard', who: mara, act: tap(/Anpassen/) },
    { name: 'dashboard-numbers', path: '/dashboard', who: mara, act: inTurn(tap('Zahlen zeigen'), tap('Warum so?')) },
    { name: 'dashboard-race', path: '/dashboard', who: racer, act: tap('Zwischenzeiten') },
    { name: 'dashboard-all', path: '/dashboard', who: mara, act: tap(/^Alle \d+ anzeigen/) },
    { name: 'dashboard-fails', path: '/dashboard', who: mara, act: failing('**/dashboard/overview*') },
    { name: 'dashboard-offline', path: '/dashboard', who: mara, act: inTurn(cutOff, tap(/Workout erstellen/)) },
    { name: 'body-complaint', path: '/settings/body', who: mara, act: tap('Beschwerde melden') },
    { name: 'body-answers', path: '/settings/body', who: mara, act: tap('Antworten ansehen oder ändern') },
    { name: 'body-clearance', path: '/settings/body', who: mara, act: tap('Freigabe eintragen') },
    { name: 'settings', path: '/settings', who: mara },
    ...pages.map(name => ({ name, path: `/settings/${name}`, who: mara })),
    { name: 'places-edit', path: '/settings/places', who: mara, act: tap('Ändern') },
    { name: 'places-new', path: '/settings/places', who: mara, act: tap('Ort anlegen') },
    { name: 'factors', path: '/settings/account', who: mara, act: tap(/App/) },
    { name: 'factors-there', path: '/settings/account', who: factored },
    { name: 'recovery-codes', path: '/settings/account', who: factored, act: tap(/^Neue Wiederherstellungscodes/) },
    { name: 'close-account', path: '/settings/account', who: mara, act: tap('Konto schließen') },
    { name: 'age-parent', path: '/dashboard', who: fresh, act: tap('Ich bin 16 oder 17') },
    { name: 'age-younger', path: '/dashboard', who: fresh, act: tap('Ich bin jünger') },
    { name: 'age-waiting', path: '/dashboard', who: minor },
    { name: 'member-trial', path: '/settings/membership', who: fresh },
    { name: 'member-granted', path: '/settings/membership', who: busy },
    { name: 'member-active', path: '/settings/membership', who: active },
    { name: 'member-cancel', path: '/settings/membership', who: active, act: tap('Abo kündigen') },
    { name: 'member-grace', path: '/settings/membership', who: grace },
    { name: 'member-failed', path: '/settings/membership', who: failed },
    { name: 'member-cancelled', path: '/settings/membership', who: cancelled },
    { name: 'member-refunded', path: '/settings/membership', who: refunded },
    { name: 'member-disputed', path: '/settings/membership', who: disputed },
    { name: 'closing', path: '/dashboard', who: closing },
    { name: 'app-missing', path: '/settings/gibt-es-nicht', who: mara },
  ]
}
