import { TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../adapters/embedded/waiting.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { isAccessible, startSite, type TestSite } from '../support/site.ts'

const dayMs = 86_400_000
const password = 'ein langer Satz'
const birthday = Date.parse('2027-03-01T09:00:00.000Z')

/** The server's clock and the page's: both go on by themselves, and leap together. */
let leapt = birthday - Date.now()
const now = () => Date.now() + leapt

let it: TestSite
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  it = await startSite({ clock: () => new Date(now()).toISOString() })
  const visitor = await it.visitor({ viewport: { width: 390, height: 844 } })
  page = visitor.page
  page.setDefaultTimeout(10_000)
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  await page.clock.setSystemTime(now())
}, 120_000)
afterAll(() => it?.close())

const leap = async (days: number) => {
  leapt += days * dayMs
  await page.clock.setSystemTime(now())
}

const says = (text: string | RegExp) => page.getByText(text).first().waitFor()
const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()
const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)

const signIn = async (email: string) => {
  await page.goto('/auth/login')
  await fill('Email', email)
  await fill('Password', password)
  await page.keyboard.press('Enter')
}

/** At the dashboard, or where one was when the session ended. */
const isIn = () => page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'))

/** Weeks later, on a device that has forgotten the session. */
const returnAs = async (email: string) => {
  await page.evaluate(() => localStorage.clear())
  await signIn(email)
  await isIn()
}

const subscription = async (act: string, how: () => Promise<void>) => {
  await page.goto('/settings/membership')
  await how()
  await page.waitForURL('**/dev/payments**')
  await tap(act)
  await page.waitForURL(/\/settings\/membership/)
}
const order = () => tap('Zahlungspflichtig bestellen')
const manage = () => tap('Zahlungsmittel ändern')

const trainOnce = async () => {
  await page.goto('/dashboard')
  await tap(/Workout erstellen/)
  await page.waitForURL(/\/training\/[0-9a-f-]{36}/, { timeout: 20_000 })
  const workout = new URL(page.url()).pathname.split('/')[2] ?? ''
  await tap('Training starten')
  const save = page.getByRole('button', { name: /^(Satz fertig|Ohne Uhr speichern)$/ })
  await save.first().waitFor()
  await page.waitForTimeout(400)
  await save.first().click()
  await page.waitForTimeout(400)
  await page.goto(`/training/${workout}?satz=ende`)
  await page.getByRole('button', { name: 'Training abschließen' }).waitFor()
  // The player takes no tap in the moment in which something new stands under the thumb.
  await page.waitForTimeout(500)
  await tap('Training abschließen')
  await says('Zur Übersicht')
  const done = (await it.product.log.load(streamOf('workout', asWorkoutId(workout)))).map(({ event }) => event.type)
  expect(done).toEqual(expect.arrayContaining(['WorkoutStarted', 'SetLogged']))
  return workout
}

const first = 'leben@example.org'
const second = 'umzug@example.org'

/** Answers who it is. */
const begin = async () => {
  // Register, say one's age, verify, sign in.
  await page.goto('/auth/register')
  await fill('Name', 'Lena Leben')
  await fill('E-Mail', first)
  await fill('Passwort', password)
  await fill('Passwort bestätigen', password)
  await tap('Konto erstellen')
  await page.waitForURL('**/auth/registration-success')
  await page.goto(`/auth/verify-email?token=${(await it.mail(first)).token}`)
  await says('Deine E-Mail wurde erfolgreich verifiziert!')
  await signIn(first)
  await page.waitForURL('**/dashboard')
  const { id, access_token: token } = await it.signIn(first)

  // Consent before anything of the body is asked.
  await page.goto('/settings/body')
  await page.getByRole('button', { name: 'Ja, ich willige ein' }).waitFor()
  expect(await page.getByRole('button', { name: 'Beschwerde melden' }).count()).toBe(0)
  await tap('Ja, ich willige ein')
  await tap('Beschwerde melden')
  await page.getByRole('dialog').getByRole('button', { name: /Knie/ }).first().click()
  await tap('Zwei Wochen schonen')
  await page.getByRole('button', { name: 'Beschwerde melden' }).waitFor()
  const told = async () => (await it.ask('GET /api/body', { token })).json.complaints
  await expect.poll(told, { timeout: 10_000 }).toMatchObject([{ part: 'knee' }])
  return id
}

/** `workout`: what must still be read without a subscription. */
const subscribe = async (workout: string) => {
  // Pay.
  await subscription('Bezahlen (den nächsten Zeitraum)', order)
  await says('Es läuft monatlich und verlängert sich am 1. April 2027.')
  expect((await it.mail(first, 'Abo läuft')).text).toContain('1. April 2027')

  // Fail, and pay in the grace.
  await leap(31.5)
  await returnAs(first)
  await subscription('Zahlung scheitert (mit sieben Tagen Nachfrist)', manage)
  await says(/Die letzte Zahlung hat nicht geklappt\. Bis zum 8\.\sApril 2027/)
  await it.mail(first, 'Zahlung')
  await subscription('Bezahlen (den nächsten Zeitraum)', manage)
  await says(/Es läuft monatlich und verlängert sich am .*\sMai 2027/)

  // Cancel, and lapse.
  await tap('Abo kündigen')
  await tap('Jetzt kündigen')
  await says(/Gekündigt: Es endet am .*\sMai 2027/)
  await it.mail(first, 'Kündigung')
  await leap(32)
  await returnAs(first)
  await page.goto('/settings/membership')
  await says(/Dein Abo ist seit dem .*\sMai 2027 zu Ende/)
  await page.goto(`/training/${workout}/history`)
  await says('Training abgeschlossen.')

  // Return.
  await subscription('Bezahlen (den nächsten Zeitraum)', async () => {
    await tap(/^jährlich$/i)
    await order()
  })
  await says(/Es läuft jährlich und verlängert sich am .*\sMai 2028/)
}

const move = async () => {
  // Move to another address.
  await page.goto('/settings/account')
  await fill('Neue E-Mail-Adresse', second)
  await fill('Dein Passwort', password)
  await page.keyboard.press('Enter')
  await says(/Wir haben einen Link an umzug@example\.org geschickt/)
  await page.goto(`/auth/verify-email?token=${(await it.mail(second, 'neue E-Mail-Adresse')).token}`)
  await says('Deine E-Mail wurde erfolgreich verifiziert!')

  // An app as second factor on the phone; the phone is lost, and so are the codes.
  await page.goto('/settings/account')
  await says(`Angemeldet als ${second}`)
  await tap('Authenticator-App einrichten')
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await fill('Code aus der App', new TOTP({ secret }).generate({ timestamp: now() }))
  await tap('Einrichten')
  await tap('Ich habe sie gesichert')
  await page.getByRole('button', { name: /^Neue Wiederherstellungscodes/ }).waitFor()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.evaluate(() => localStorage.clear())
  await signIn(second)
  await tap('Lost your phone and your recovery codes?')
  await says(/We have sent you an email/)
  const { token } = await it.mail(second, 'ohne zweiten Faktor')
  await page.goto(`/auth/lost-factor#token=${token}`)
  await says(/nimmst du hier den zweiten Faktor aus deinem Konto/)
  await isAccessible(page)
  await leap(7.1)
  await page.reload()
  await tap('Zweiten Faktor entfernen')
  await says(/richte unter „Konto und Sicherheit“ bald einen neuen/)
  await returnAs(second)
}

/** Answers the address of the receipt. */
const leave = async () => {
  // Close, think again, close.
  const close = async () => {
    await page.goto('/settings/account')
    await tap('Konto schließen')
    await page.getByRole('dialog').getByLabel('Dein Passwort', { exact: true }).fill(password)
    await tap('In 30 Tagen löschen')
    await page.getByRole('heading', { name: /^Dein Konto wird am .* gelöscht$/ }).waitFor()
    return page.url()
  }
  await close()
  await it.mail(second, 'Kündigung')
  await leap(20)
  await signIn(second)
  await tap('Rückgängig: Konto behalten')
  await page.getByRole('button', { name: /Workout erstellen/ }).waitFor()
  return close()
}

const life = [
  ...['UserRegistered', 'AgeStated', 'TermsAccepted', 'EmailVerified', 'ConsentGiven'],
  ...['EmailChangeRequested', 'EmailChanged', 'FactorAdded', 'FactorAdded', 'FactorResetRequested', 'FactorsReset'],
  ...['AccountClosingRequested', 'AccountClosingUndone', 'AccountClosingRequested'],
  ...['AccountClosed', 'PersonalDataErased'],
]
const paid = [
  ...['WorkoutCreditUsed', 'SubscriptionOrdered', 'SubscriptionStarted', 'PaymentFailed', 'GraceBegan'],
  ...['SubscriptionRenewed', 'SubscriptionCancelled', 'SubscriptionOrdered', 'SubscriptionStarted'],
  'SubscriptionCancelled',
]

test('a whole life: from registering to being erased, under a set clock', async () => {
  const id = await begin()
  await subscribe(await trainOnce())
  await move()
  const receipt = await leave()

  // Erased when the day has come.
  await leap(30.1)
  await until(async () => (await it.product.eraseClosed()) === 1, 10_000)
  await page.goto('/auth/login')
  await page.goto(receipt)
  await page.getByRole('heading', { name: 'Dein Konto ist gelöscht' }).waitFor({ timeout: 15_000 })
  await says('Schlüssel vernichtet')
  await signIn(second)
  await says('Email address unknown or password incorrect.')
  const past = await it.product.log.load(streamOf('user', asUserId(id)))
  expect(past.map(({ event }) => event.type)).toEqual(life)
  const membership = await it.product.log.load(streamOf('membership', asUserId(id)))
  expect(membership.map(({ event }) => event.type)).toEqual(paid)
  expect(JSON.stringify(past)).not.toMatch(/Lena|leben@|umzug@/)
  expect(it.troubles).toEqual([])
  expect(complaints.filter(text => !/40[13]/.test(text))).toEqual([])
}, 120_000)
