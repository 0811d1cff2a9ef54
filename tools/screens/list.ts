import type { Page } from 'playwright'
import { firstOf, type People, setsOf } from './people.ts'
import type { Person } from './stand.ts'

/** One screen in one state: who looks, where, and what they touch before it looks so. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly who?: Person
  readonly act?: (page: Page) => Promise<unknown>
  /** Looked at on screens of these widths, where not on all. */
  readonly at?: readonly number[]
}

const tap = (name: string | RegExp) => async (page: Page) => {
  await page.waitForTimeout(500)
  await page.getByRole('button', { name }).first().click()
}
const inTurn =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }
const logSet = async (page: Page) => {
  await tap(/Satz fertig|Ohne Uhr speichern/)(page)
  const sure = page.getByRole('button', { name: 'Ja, so speichern' })
  await page.waitForTimeout(300)
  if (await sure.isVisible()) await sure.click()
}

const website: readonly Screen[] = [
  { name: 'landing', path: '/', act: page => page.waitForTimeout(3600) },
  {
    name: 'landing-qr',
    path: '/',
    act: async page => page.locator('[data-qr-open],button:has-text("QR")').first().click(),
  },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/progressive-overload' },
  { name: 'article-missing', path: '/blog/gibt-es-nicht' },
  { name: 'contact', path: '/kontakt' },
  { name: 'privacy', path: '/datenschutz' },
  { name: 'terms', path: '/agb' },
  { name: 'imprint', path: '/impressum' },
  { name: 'cancel-form', path: '/kuendigen' },
  { name: 'withdraw-form', path: '/widerrufen' },
  { name: 'missing', path: '/gibt-es-nicht' },
]

const enter = (email: string) => async (page: Page) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('ein langer Satz')
  await page.keyboard.press('Enter')
  await page.getByLabel('Code from your app').waitFor()
}

const doors = ({ lost, links }: People): readonly Screen[] => [
  { name: 'login', path: '/auth/login' },
  {
    name: 'login-wrong',
    path: '/auth/login',
    act: async page => {
      await page.getByLabel('Email').fill('nora@example.org')
      await page.getByLabel('Password', { exact: true }).fill('falsch')
      await page.keyboard.press('Enter')
    },
  },
  { name: 'register', path: '/auth/register' },
  { name: 'register-faults', path: '/auth/register', act: tap('Konto erstellen') },
  { name: 'registered', path: '/auth/registration-success' },
  { name: 'forgot', path: '/auth/forgot-password' },
  { name: 'update-password', path: '/auth/update-password' },
  { name: 'verify', path: '/auth/verify-email' },
  { name: 'login-factor', path: '/auth/login', act: enter(lost.email) },
  {
    name: 'login-factor-lost',
    path: '/auth/login',
    act: async page => {
      await enter(lost.email)(page)
      await page.getByRole('button', { name: /lost/i }).click()
    },
  },
  { name: 'lost-factor', path: links.factor },
  { name: 'lost-factor-over', path: '/auth/lost-factor#token=alt' },
  { name: 'parent', path: links.parent },
  { name: 'parent-no', path: links.parent, act: tap(/^Nein/) },
  { name: 'parent-bare', path: '/auth/parent' },
  { name: 'receipt-closing', path: links.closing },
  { name: 'receipt-erased', path: links.erased },
  { name: 'receipt-bare', path: '/auth/receipt' },
]

const training = ({ busy, made, mara, expired, forgotten, refused }: People): readonly Screen[] => {
  const first = firstOf(made.superset, 'superset')
  const menu = (entry: string | RegExp) => inTurn(tap('Mehr'), tap(entry))
  const screens: readonly Omit<Screen, 'who'>[] = [
    { name: 'running', path: '/dashboard' },
    { name: 'plan', path: `/training/${made.superset.id}` },
    { name: 'plan-open', path: `/training/${made.superset.id}`, act: page => page.locator('summary').nth(2).click() },
    { name: 'plan-begun', path: `/training/${made.straight.id}` },
    { name: 'set-warmup', path: firstOf(made.straight, 'warmup') },
    { name: 'set-straight', path: firstOf(made.straight, 'straight') },
    { name: 'set-superset', path: first },
    { name: 'set-circuit', path: firstOf(made.circuit, 'circuit') },
    { name: 'set-emom', path: firstOf(made.emom, 'emom') },
    { name: 'emom-runs', path: firstOf(made.emom, 'emom'), act: tap(/EMOM-Uhr starten/) },
    { name: 'set-amrap', path: firstOf(made.amrap, 'amrap') },
    { name: 'set-tabata', path: firstOf(made.tabata, 'interval') },
    { name: 'tabata-runs', path: firstOf(made.tabata, 'interval'), act: tap('Start') },
    { name: 'set-intervals', path: firstOf(made.intervals, 'interval') },
    { name: 'set-cooldown', path: firstOf(made.straight, 'cooldown') },
    { name: 'menu', path: first, act: tap('Mehr') },
    { name: 'swap', path: first, act: menu('Tauschen') },
    { name: 'skip', path: first, act: menu('Auslassen') },
    { name: 'adapt', path: first, act: menu('Anpassen') },
    { name: 'add', path: first, act: menu('Übung dazu') },
    { name: 'place', path: first, act: menu('Ort wechseln') },
    { name: 'abort', path: first, act: menu('Training abbrechen') },
    { name: 'why', path: first, act: tap(/warum/i) },
    { name: 'rest', path: `/training/${made.straight.id}?satz=${setsOf(made.straight).at(5)?.id}`, act: logSet },
    { name: 'all-done', path: `/training/${made.straight.id}?satz=ende` },
    { name: 'refused', path: `/training/${refused.json.workout_id}` },
    { name: 'gone', path: '/training/00000000-0000-4000-8000-000000000000' },
  ]
  return [
    ...screens.map(screen => ({ ...screen, who: busy })),
    { name: 'expired', path: `/training/${forgotten.id}`, who: expired },
    { name: 'finished', path: '/dashboard', who: mara, act: openLast('') },
    {
      name: 'finished-open',
      path: '/dashboard',
      who: mara,
      act: inTurn(openLast(''), page => page.locator('summary').nth(1).click()),
    },
    { name: 'log', path: '/dashboard', who: mara, act: openLast('/history') },
  ]
}

/** The newest finished workout, from the overview. */
const openLast = (more: string) => async (page: Page) => {
  const link = page.locator('a[href^="/training/"]').last()
  await link.waitFor()
  await page.goto(`${await link.getAttribute('href')}${more}`)
  await page.locator('main h1').first().waitFor()
}

const home = (people: People): readonly Screen[] => {
  const { mara, fresh, busy, active, grace, failed, cancelled, refunded, disputed, closing, factored, minor } = people
  const pages = ['places', 'about', 'body', 'account', 'deleted', 'inspections', 'terms']
  return [
    { name: 'start', path: '/start', who: fresh },
    { name: 'dashboard-new', path: '/dashboard', who: fresh },
    { name: 'dashboard', path: '/dashboard', who: mara },
    { name: 'dashboard-choices', path: '/dashboard', who: mara, act: tap(/Anpassen/) },
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

/** The first replica beside what it was at the stream's beginning. */
const against = (page: Page) => page.getByLabel('Compared with revision').fill('0')

const rebuild = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Rebuild workout_list/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Really rebuild/ }).click()
  await page.getByLabel('Reason').fill('Ticket 4711: nach dem Umbau')
  await page.keyboard.press('Enter')
}

const desk = ({ staff, mara, made, busy }: People): readonly Screen[] => {
  const reasoned = async (page: Page) => {
    await page.getByLabel('Reason').fill('Ticket 4711: ein Satz fehlt')
    await page.getByRole('button', { name: 'Go on' }).click()
  }
  const stream = `/internal/desk/streams/workout-${made.straight.id}`
  const unsealed = inTurn(reasoned, tap('Unseal …'), async page => {
    await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: was stand dort')
    await page.getByRole('button', { name: 'Unseal', exact: true }).click()
    await page.getByRole('list', { name: 'Differences' }).waitFor()
  })
  const screens: readonly Omit<Screen, 'who'>[] = [
    { name: 'desk', path: '/internal/desk' },
    { name: 'desk-reason', path: `/internal/desk/people/${mara.id}` },
    { name: 'desk-person', path: `/internal/desk/people/${mara.id}`, act: reasoned },
    { name: 'desk-numbers', path: `/internal/desk/people/${mara.id}/numbers`, act: reasoned },
    { name: 'desk-repairs', path: `/internal/desk/people/${mara.id}/repairs`, act: reasoned },
    { name: 'desk-what-if', path: `/internal/desk/people/${mara.id}/what-if`, act: reasoned },
    { name: 'desk-stream', path: stream, act: reasoned },
    { name: 'desk-unsealed', path: stream, act: unsealed },
    { name: 'desk-replica', path: stream, act: inTurn(unsealed, tap(/^Workout$/)) },
    { name: 'desk-replica-then', path: stream, act: inTurn(unsealed, tap(/^Dashboard$/), against) },
    {
      name: 'desk-story',
      path: stream,
      act: inTurn(reasoned, page => page.getByRole('link', { name: 'What caused it, what it caused' }).click()),
    },
    { name: 'desk-find', path: '/internal/desk?type=SetLogged' },
    { name: 'desk-models', path: '/internal/desk/models' },
    { name: 'desk-rebuild', path: '/internal/desk/models', act: rebuild },
    { name: 'desk-webhooks', path: '/internal/desk/webhooks' },
    { name: 'desk-undone', path: '/internal/desk/undone' },
    { name: 'desk-proof', path: '/internal/desk/proof' },
  ]
  return [
    ...screens.map(screen => ({ ...screen, who: staff, at: [768, 1440, 1920] })),
    { name: 'internal', path: '/internal', who: staff },
    { name: 'internal-profile', path: '/internal/profile', who: busy },
    { name: 'internal-workouts', path: '/internal/workouts', who: busy },
    { name: 'internal-detail', path: `/internal/workouts/${made.superset.id}`, who: busy },
    { name: 'internal-raw', path: `/internal/workouts/${made.superset.id}`, who: busy, act: tap('Show Raw JSON') },
  ]
}

export const screensOf = (people: People): readonly Screen[] => [
  ...website,
  ...doors(people),
  ...home(people),
  ...training(people),
  ...desk(people),
]
