import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asUserId } from '../../domain/ids.ts'
import { isAccessible, startSite, type TestSite } from '../support/site.ts'

let it: TestSite

beforeAll(async () => {
  it = await startSite()
}, 120_000)
afterAll(() => it?.close())

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()

/** As a person without a mouse does it: label by label, then Enter. */
const type = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true })
    await field.focus()
    await field.fill('')
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
}

const signIn = async (page: Page, email: string, password = 'ein langer Satz') => {
  await page.goto('/auth/login')
  await type(page, { Email: email, Password: password })
  await page.waitForURL('**/dashboard')
}

describe('/auth/login', () => {
  test('checks e-mail, then password, and stops at the first failure', async () => {
    const { page } = await it.visitor()
    await page.goto('/auth/login')
    await page.getByRole('heading', { name: 'Log in to your account' }).waitFor()
    await isAccessible(page)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await says(page, 'Email is required')
    expect(await page.getByText('Password is required').count()).toBe(0)
    await type(page, { Email: 'anna@example.org' })
    await says(page, 'Password is required')
    await isAccessible(page)
  })

  test('a 401, a server detail, no connection', async () => {
    const { page } = await it.visitor()
    await page.goto('/auth/login')
    await type(page, { Email: 'niemand@example.org', Password: 'geraten' })
    await says(page, 'Email address unknown or password incorrect.')
    await isAccessible(page)

    await page.route('**/auth/login', route => route.fulfill({ status: 500, json: { detail: 'Kaputt.' } }))
    await type(page, { Password: 'x' })
    await says(page, 'Kaputt.')
    await page.unroute('**/auth/login')
    await page.route('**/auth/login', route => route.fulfill({ status: 500, body: '' }))
    await type(page, { Password: 'x' })
    await says(page, 'Login failed. Please try again.')
    await page.unroute('**/auth/login')
    await page.route('**/auth/login', route => route.abort())
    await type(page, { Password: 'x' })
    await says(page, 'Network error. Please check connection or API status.')
  })

  test("shows 'Signing in...' meanwhile", async () => {
    const { page } = await it.visitor()
    await page.route('**/auth/login', async route => {
      await new Promise(resolve => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/auth/login')
    await type(page, { Email: 'niemand@example.org', Password: 'geraten' })
    await page.getByRole('button', { name: 'Signing in...' }).waitFor()
    await says(page, 'Email address unknown or password incorrect.')
  })

  test('an unverified account is offered the link again, which leads to /auth/registration-success', async () => {
    await it.register('unverified@example.org')
    const { page } = await it.visitor()
    await page.goto('/auth/login')
    await type(page, { Email: 'unverified@example.org', Password: 'ein langer Satz' })
    await says(page, 'Your account is not verified. Please check your email for a verification link.')
    await isAccessible(page)
    await page.getByRole('button', { name: 'Resend verification link' }).press('Enter')
    await page.waitForURL('**/auth/registration-success')
    await says(page, 'unverified@example.org')
    await it.mail('unverified@example.org', '', 2)
    await isAccessible(page)
  })

  test('leads to the page asked for first, else to /dashboard; not to /', async () => {
    await it.person('anna@example.org')
    const { page } = await it.visitor()
    await page.goto('/settings/account')
    await page.waitForURL('**/auth/login')
    await type(page, { Email: 'anna@example.org', Password: 'ein langer Satz' })
    await page.waitForURL('**/settings/account')
    const second = (await it.visitor()).page
    await second.goto('/')
    await signIn(second, 'anna@example.org')
  })

  test('fields are named for password managers, masked until shown, and take what is pasted', async () => {
    const { page } = await it.visitor()
    await page.goto('/auth/login')
    const attributes = (label: string) =>
      page
        .getByLabel(label, { exact: true })
        .evaluate(field => [field.getAttribute('name'), field.getAttribute('autocomplete')])
    expect(await attributes('Email')).toEqual(['email', 'username'])
    expect(await attributes('Password')).toEqual(['password', 'current-password'])
    const field = page.getByLabel('Password', { exact: true })
    await field.fill('ein langer Satz')
    const type = () => field.getAttribute('type')
    expect(await type()).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect([await type(), await field.inputValue()]).toEqual(['text', 'ein langer Satz'])
    await page.getByRole('button', { name: 'Hide password' }).click()
    expect(await type()).toBe('password')
    await field.evaluate(at => {
      const data = new DataTransfer()
      data.setData('text/plain', 'x')
      if (!at.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true, bubbles: true })))
        throw new Error('pasting is prevented')
    })
    await page.goto('/auth/register')
    expect(await attributes('Passwort')).toEqual(['password', 'new-password'])
    expect(await attributes('Passwort bestätigen')).toEqual(['confirmPassword', 'new-password'])
  })
})

describe('/auth/register', () => {
  test('from the form to the verified account', async () => {
    const { page, complaints } = await it.visitor()
    await page.goto('/auth/register')
    await isAccessible(page)
    const filled = { Name: 'Berta Benz', 'E-Mail': 'berta@example.org' }
    await type(page, { ...filled, Passwort: 'ein langer Satz', 'Passwort bestätigen': 'ein anderer Satz' })
    await says(page, 'Passwörter stimmen nicht überein')
    await type(page, { Passwort: 'sieben7', 'Passwort bestätigen': 'sieben7' })
    await says(page, 'Passwort muss mindestens 8 Zeichen lang sein')
    await isAccessible(page)
    await type(page, { Passwort: 'ein langer Satz', 'Passwort bestätigen': 'ein langer Satz' })
    await page.waitForURL('**/auth/registration-success')
    await page.reload()
    await says(page, 'berta@example.org')
    await isAccessible(page)
    await page.getByRole('link', { name: 'Noch einmal registrieren' }).waitFor()
    expect(complaints).toEqual([])

    const mail = await it.mail('berta@example.org')
    expect(mail.text).toContain('Hallo,')
    await page.goto(`/auth/verify-email?token=${mail.token}`)
    await says(page, 'Deine E-Mail wurde erfolgreich verifiziert! Du kannst dich jetzt einloggen.')
    await isAccessible(page)
    await page.reload()
    await says(page, 'Deine E-Mail ist schon bestätigt. Du kannst dich einloggen.')
    await page.goto('/auth/verify-email?token=erfunden')
    await says(page, 'Verifizierung fehlgeschlagen. Der Link ist möglicherweise abgelaufen oder ungültig.')
    await signIn(page, 'berta@example.org')
  })

  test('a known address is told in German to use the login', async () => {
    const { page } = await it.visitor()
    await page.goto('/auth/register')
    const password = { Passwort: 'ein langer Satz', 'Passwort bestätigen': 'ein langer Satz' }
    await type(page, { 'E-Mail': 'anna@example.org', ...password })
    await page.getByText('bereits registriert').filter({ hasText: 'Login' }).waitFor()
    await isAccessible(page)
  })
})

test('/auth/verify-email without a token', async () => {
  const { page } = await it.visitor()
  await page.goto('/auth/verify-email')
  await says(page, 'Kein Verifizierungs-Token gefunden.')
  await isAccessible(page)
})

describe('/auth/forgot-password and /auth/update-password', () => {
  test('from the request to the new password', async () => {
    await it.person('vergessen@example.org')
    const { page } = await it.visitor()
    await page.goto('/auth/forgot-password')
    await isAccessible(page)
    await page.getByLabel('E-Mail').press('Enter')
    await says(page, 'E-Mail ist erforderlich')
    await type(page, { 'E-Mail': 'vergessen@example.org' })
    await says(page, 'Anweisungen zum Zurücksetzen des Passworts wurden an Ihre E-Mail gesendet.')
    await isAccessible(page)

    const { token } = await it.mail('vergessen@example.org', 'Neues Passwort')
    await page.goto(`/auth/update-password#token=${token}`)
    await isAccessible(page)
    await page.getByLabel('Neues Passwort', { exact: true }).press('Enter')
    await says(page, 'Passwort ist erforderlich')
    await type(page, { 'Neues Passwort': 'ein neuer Satz', 'Passwort bestätigen': 'vertippt' })
    await says(page, 'Passwörter stimmen nicht überein')
    const answered = page.waitForResponse(answer => answer.request().method() === 'POST').then(() => Date.now())
    await type(page, { 'Neues Passwort': 'ein neuer Satz', 'Passwort bestätigen': 'ein neuer Satz' })
    await says(page, 'Dein Passwort wurde erfolgreich aktualisiert! Du wirst zum Login weitergeleitet...')
    await isAccessible(page)
    await page.waitForURL('**/auth/login')
    expect(Date.now() - (await answered)).toBeGreaterThan(1500)
    await signIn(page, 'vergessen@example.org', 'ein neuer Satz')
  })

  test('a link that is used or invented says so', async () => {
    const { page } = await it.visitor()
    await page.goto('/auth/update-password?token=erfunden')
    await type(page, { 'Neues Passwort': 'ein neuer Satz', 'Passwort bestätigen': 'ein neuer Satz' })
    await page.getByText('Der Link ist möglicherweise abgelaufen oder ungültig').waitFor()
  })
})

describe('/settings/account', () => {
  test('shows the devices, sends one away, and its page leads to the sign-in', async () => {
    await it.person('geraete@example.org')
    const phone = await it.visitor({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' })
    await signIn(phone.page, 'geraete@example.org')
    const desk = await it.visitor({ colorScheme: 'dark' })
    await signIn(desk.page, 'geraete@example.org')
    await desk.page.goto('/settings/account')
    await desk.page.getByText('Dieses Gerät', { exact: true }).waitFor()
    await isAccessible(desk.page)
    await desk.page.getByRole('button', { name: 'Safari auf iPhone abmelden' }).press('Enter')
    await desk.page.getByRole('button', { name: 'Safari auf iPhone abmelden' }).waitFor({ state: 'detached' })
    await phone.page.waitForTimeout(1000)
    await phone.page.goto('/settings/account')
    await phone.page.waitForURL('**/auth/login')
    await desk.page.getByRole('button', { name: 'Alle anderen abmelden' }).click()
    await says(desk.page, 'Sonst ist niemand mit deinem Konto angemeldet.')
  })

  test('changes the password, when the old one is right', async () => {
    await it.person('passwort@example.org')
    const { page } = await it.visitor({ viewport: { width: 390, height: 844 } })
    await signIn(page, 'passwort@example.org')
    await page.goto('/settings/account')
    const fresh = { 'Neues Passwort': 'ein neuer Satz', 'Neues Passwort bestätigen': 'ein neuer Satz' }
    await type(page, { 'Bisheriges Passwort': 'geraten', ...fresh })
    await says(page, 'Das Passwort stimmt nicht.')
    await isAccessible(page)
    await type(page, { 'Bisheriges Passwort': 'ein langer Satz', ...fresh })
    await says(page, 'Dein Passwort ist geändert. Alle anderen Geräte wurden abgemeldet.')
    await page.reload()
    await page.getByText('Dieses Gerät', { exact: true }).waitFor()
    await it.signIn('passwort@example.org', 'ein neuer Satz')
  })

  test('moves to another address by the link of the mail', async () => {
    await it.person('alt@example.org')
    const { page } = await it.visitor()
    await signIn(page, 'alt@example.org')
    await page.goto('/settings/account')
    await type(page, { 'Neue E-Mail-Adresse': 'neu@example.org', 'Dein Passwort': 'ein langer Satz' })
    await page.getByText(/Wir haben einen Link an neu@example\.org geschickt/).waitFor()
    await isAccessible(page)
    const { token } = await it.mail('neu@example.org', 'neue E-Mail-Adresse')
    await page.goto(`/auth/verify-email?token=${token}`)
    await says(page, 'Deine E-Mail wurde erfolgreich verifiziert! Du kannst dich jetzt einloggen.')
    await page.goto('/settings/account')
    await says(page, 'Angemeldet als neu@example.org')
  })

  test('closes the account, thinks again, takes the data along, and goes at once after all', async () => {
    await it.person('zu@example.org')
    const { page, complaints } = await it.visitor()
    await signIn(page, 'zu@example.org')
    await page.goto('/settings/account')
    await page.getByRole('button', { name: 'Konto schließen' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Dein Passwort', { exact: true }).fill('geraten')
    await page.keyboard.press('Enter')
    await dialog.getByText('Das Passwort stimmt nicht.').waitFor()
    await isAccessible(page)
    await dialog.getByLabel('Dein Passwort', { exact: true }).fill('ein langer Satz')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/auth/receipt#*')
    await page.getByRole('heading', { name: /^Dein Konto wird am .* gelöscht$/ }).waitFor()
    await isAccessible(page)

    await page.getByRole('link', { name: 'Zum Login' }).press('Enter')
    await type(page, { Email: 'zu@example.org', Password: 'ein langer Satz' })
    await page.getByRole('heading', { name: /^Konto wird am .* gelöscht$/ }).waitFor()
    await isAccessible(page)
    await page.goto('/settings/places')
    await page.getByRole('heading', { name: /^Konto wird am .* gelöscht$/ }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Alle Daten (JSON)' }).press('Enter'),
    ])
    expect(file.suggestedFilename()).toMatch(/^formkurve-.*\.json$/)
    await page.getByRole('button', { name: 'Rückgängig: Konto behalten' }).press('Enter')
    await page.getByRole('heading', { name: 'Trainingsorte' }).first().waitFor()

    await page.goto('/settings/account')
    await page.getByRole('button', { name: 'Konto schließen' }).press('Enter')
    await dialog.getByLabel('Sofort').check()
    await dialog.getByLabel('Dein Passwort', { exact: true }).fill('ein langer Satz')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Dein Konto ist gelöscht' }).waitFor({ timeout: 15_000 })
    await page.getByText('Schlüssel vernichtet').waitFor()
    await isAccessible(page)
    await page.goto('/auth/login')
    await type(page, { Email: 'zu@example.org', Password: 'ein langer Satz' })
    await says(page, 'Email address unknown or password incorrect.')
    expect(complaints.filter(text => !/403|401/.test(text))).toEqual([])
  })
})

test('a passkey is added, asked for at the sign-in, and signs in by itself', async () => {
  const email = `passkey-${randomUUID()}@example.org`
  const { id } = await it.person(email)
  const { page, context, complaints } = await it.visitor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  await signIn(page, email)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).press('Enter')
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).press('Enter')
  await page.getByRole('button', { name: /^Passkey vom .* entfernen$/ }).waitFor()
  await isAccessible(page)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await type(page, { Email: email, Password: 'ein langer Satz' })
  await page.getByRole('button', { name: 'Confirm with a passkey' }).press('Enter')
  await page.waitForURL('**/dashboard')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await page.waitForURL('**/dashboard')

  // Recovery codes from before they were as long as today: told at the sign-in, and again in the settings.
  await it.product.database.query('update vault.factors set bits = null where user_id = $1', [id])
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  const isTold = () => page.getByRole('heading', { name: 'Your recovery codes are short' }).waitFor()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await isTold()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Later' }).press('Enter')
  await page.waitForURL('**/dashboard')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter')
  await isTold()
  await page.getByRole('link', { name: 'Make new ones' }).press('Enter')
  const notice = page.getByText(/^Deine Wiederherstellungscodes sind von früher/)
  await notice.waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: /^Neue Wiederherstellungscodes/ }).press('Enter')
  await page.getByRole('button', { name: 'Ich habe sie gesichert' }).press('Enter')
  await notice.waitFor({ state: 'detached' })
  expect(complaints.filter(text => !/403|401/.test(text))).toEqual([])
})

test('who is 16 or 17 asks a parent, who says yes: on a phone and at a desk, light and dark', async () => {
  const { email } = await it.person('kind@example.org')
  const { page } = await it.visitor({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  await signIn(page, email)
  await page.getByText(/bestätigst du, dass du mindestens 18 Jahre alt bist/).waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Ich bin 16 oder 17' }).press('Enter')
  await page.getByRole('dialog').getByLabel('E-Mail deiner Mutter oder deines Vaters').fill('mutter@example.org')
  await isAccessible(page)
  await it.product.database.query("update vault.sessions set proven_at = now() - interval '11 minutes'")
  await page.keyboard.press('Enter')
  const again = page.getByRole('dialog', { name: 'Bist du es?' })
  await again.getByLabel('Dein Passwort').fill('ein langer Satz')
  await isAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Wir warten auf deine Eltern' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await isAccessible(page)

  const { token } = await it.mail('mutter@example.org')
  const parent = await it.visitor({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  await parent.page.goto(`/auth/parent#token=${token}`)
  await parent.page.getByText('kind@example.org').waitFor()
  await isAccessible(parent.page)
  await parent.page.setViewportSize({ width: 390, height: 844 })
  await parent.page.emulateMedia({ colorScheme: 'light' })
  await isAccessible(parent.page)
  await parent.page.getByRole('button', { name: 'Ja, ich sorge für dieses Kind und stimme zu' }).press('Enter')
  await parent.page.getByRole('heading', { name: 'Danke!' }).waitFor()
  await page.getByRole('button', { name: 'Haben sie geantwortet?' }).press('Enter')
  await page.getByRole('heading', { name: 'Wir warten auf deine Eltern' }).waitFor({ state: 'detached' })
  expect([...parent.complaints]).toEqual([])
})

test('who is younger and signed in long ago shows once more who they are, and their account is gone', async () => {
  const { email, id } = await it.person('juenger@example.org')
  const { page } = await it.visitor({ viewport: { width: 390, height: 844 } })
  await signIn(page, email)
  await page.getByRole('button', { name: 'Ich bin jünger' }).press('Enter')
  await it.product.database.query("update vault.sessions set proven_at = now() - interval '11 minutes'")
  await page.getByRole('button', { name: 'Konto löschen' }).press('Enter')
  await page.getByRole('dialog', { name: 'Bist du es?' }).getByLabel('Dein Passwort').fill('ein langer Satz')
  await isAccessible(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth/login')
  expect((await it.product.accounts.load(asUserId(id))).state.status).not.toBe('open')
})

test('a session that ended elsewhere leads to the sign-in and back to the same place', async () => {
  const { access_token } = await it.person('zurueck@example.org')
  const { page } = await it.visitor()
  await signIn(page, 'zurueck@example.org')
  await it.ask('DELETE /auth/sessions', { token: access_token })
  await page.waitForTimeout(1000)
  await page.goto('/settings/places')
  await page.waitForURL('**/auth/login')
  await type(page, { Email: 'zurueck@example.org', Password: 'ein langer Satz' })
  await page.waitForURL('**/settings/places')
})

test('who signs out in one window is signed out in all of this browser, and shows nothing there', async () => {
  await it.person('fenster@example.org', undefined, 'Fenja Fenster')
  const { page } = await it.visitor()
  await signIn(page, 'fenster@example.org')
  const other = await page.context().newPage()
  await other.goto('/settings/account')
  await other.getByText('fenster@example.org').first().waitFor()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL('**/auth/login')
  await other.waitForURL('**/auth/login', { timeout: 5000 })
  expect(await other.locator('body').innerText()).not.toContain('fenster@example.org')

  await it.person('nachher@example.org')
  await signIn(page, 'fenster@example.org')
  await other.goto('/settings/account')
  await other.getByText('fenster@example.org').first().waitFor()
  await signIn(page, 'nachher@example.org')
  await other.getByText('nachher@example.org').first().waitFor()
  expect(await other.locator('body').innerText()).not.toContain('fenster@example.org')
})

test('an access token that ran out is renewed without losing the place', async () => {
  await it.person('lange@example.org')
  const { page, complaints } = await it.visitor()
  await signIn(page, 'lange@example.org')
  await page.evaluate(() => localStorage.setItem('access_token_expires', String(Date.now() - 1000)))
  const before = await page.evaluate(() => localStorage.getItem('access_token'))
  await page.goto('/settings/account')
  await page.getByText('Dieses Gerät', { exact: true }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe(before)
  expect(complaints).toEqual([])
})
