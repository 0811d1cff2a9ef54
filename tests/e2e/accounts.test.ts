import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { says, signIn, type } from '../support/by-keys.ts'
import { isAccessible, startSite, type TestSite } from '../support/site.ts'

let it: TestSite

beforeAll(async () => {
  it = await startSite()
}, 120_000)
afterAll(() => it?.close())

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

  test('while a password is chosen it says how well it stands up to guessing, by the same rules as the server', async () => {
    const { page, complaints } = await it.visitor({ viewport: { width: 390, height: 844 } })
    await page.goto('/auth/register')
    await page.getByLabel('Name', { exact: true }).fill('Berta Sonnenschein')
    const field = page.getByLabel('Passwort', { exact: true })
    for (const [password, said] of [
      ['passwort1', 'Leicht zu erraten.'],
      ['Sonnenschein1987', 'Leicht zu erraten.'],
      ['F0rmkurv3!', 'Leicht zu erraten.'],
      ['ein langer Satz', 'Geht.'],
      ['vier Pferde trinken roten Tee', 'Stark.'],
    ] as const) {
      await field.fill(password)
      await page.getByRole('status').getByText(said).waitFor()
      const body = { email: `staerke${password.length}@example.org`, password, name: 'Berta Sonnenschein' }
      const { status } = await it.ask('POST /auth/register', { body })
      expect([password, status]).toEqual([password, said === 'Leicht zu erraten.' ? 400 : 201])
    }
    await isAccessible(page)
    await field.fill('kurz')
    await expect.poll(() => page.getByRole('status').innerText()).toBe('')
    expect(complaints).toEqual([])
  })

  test('and where the list for it does not come, it is a field like any other', async () => {
    const { page } = await it.visitor()
    await page.route('**/common-passwords-*.txt', route => route.abort())
    await page.goto('/auth/register')
    const password = { Passwort: 'ein langer Satz', 'Passwort bestätigen': 'ein langer Satz' }
    await type(page, { Name: 'Otto', 'E-Mail': 'otto-ohne@example.org', ...password })
    await page.waitForURL('**/auth/registration-success')
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
