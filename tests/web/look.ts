import { mkdir } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright'
import { ids } from './fixture-data.ts'
import { serveFixture } from './fixture-server.ts'
import { reset } from './fixture-workouts.ts'

// Pictures of every screen into test-results/look, with what axe and the console say: node tests/web/look.ts [name part]

const out = new URL('../../test-results/look/', import.meta.url).pathname
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } }

type Screen = { name: string; path: string; as?: 'full' | 'empty'; before?: (page: Page) => Promise<unknown> }

const sets = `/training/${ids.planned}?satz=`

const screens: Screen[] = [
  { name: 'login', path: '/auth/login' },
  {
    name: 'login-wrong',
    path: '/auth/login',
    before: async page => {
      await page.getByLabel('Email').fill('neu@beispiel.de')
      await page.getByLabel('Password', { exact: true }).fill('geheim123')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('button', { name: 'Resend' }).waitFor()
    },
  },
  {
    name: 'login-empty',
    path: '/auth/login',
    before: page => page.getByRole('button', { name: 'Sign in' }).click(),
  },
  { name: 'register', path: '/auth/register' },
  { name: 'registered', path: '/auth/registration-success' },
  { name: 'verify', path: '/auth/verify-email?token=abc' },
  { name: 'forgot', path: '/auth/forgot-password' },
  { name: 'update', path: '/auth/update-password#token=abc' },
  { name: 'missing', path: '/gibt-es-nicht' },
  { name: 'dashboard', path: '/dashboard', as: 'full' },
  {
    name: 'dashboard-choices',
    path: '/dashboard',
    as: 'full',
    before: page => page.getByRole('button', { name: /Anpassen/ }).click(),
  },
  { name: 'dashboard-empty', path: '/dashboard', as: 'empty' },
  {
    name: 'making',
    path: '/dashboard',
    as: 'full',
    before: async page => {
      await page.getByRole('button', { name: /Workout erstellen/ }).click()
      await page.getByText('Dein Workout entsteht').waitFor()
      await page.waitForTimeout(2200)
    },
  },
  { name: 'plan', path: `/training/${ids.planned}`, as: 'full' },
  {
    name: 'plan-open',
    path: `/training/${ids.begun}`,
    as: 'full',
    before: page => page.getByText('Kniebeuge mit Langhantel').click(),
  },
  { name: 'set', path: `${sets}k1`, as: 'full' },
  { name: 'set-body', path: `${sets}l1`, as: 'full' },
  { name: 'set-time', path: `${sets}w2`, as: 'full' },
  {
    name: 'set-running',
    path: `${sets}w2`,
    as: 'full',
    before: async page => {
      await page.waitForTimeout(600)
      await page.getByRole('button', { name: 'Start' }).click()
      await page.waitForTimeout(2500)
    },
  },
  {
    name: 'rest',
    path: `${sets}k1`,
    as: 'full',
    before: async page => {
      await page.waitForTimeout(600)
      await page.getByRole('button', { name: 'Satz fertig' }).click()
      await page.waitForTimeout(2500)
    },
  },
  {
    name: 'offline',
    path: `${sets}k1`,
    as: 'full',
    before: async page => {
      await page.waitForTimeout(600)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Satz fertig' }).click()
      await page.waitForTimeout(1500)
      await page.getByRole('button', { name: 'Pause beenden' }).click()
      await page.waitForTimeout(1500)
    },
  },
  { name: 'why', path: `${sets}k2`, as: 'full', before: page => page.getByRole('button', { name: /warum/ }).click() },
  {
    name: 'menu',
    path: `${sets}k2`,
    as: 'full',
    before: page => page.getByRole('button', { name: 'Mehr', exact: true }).click(),
  },
  {
    name: 'change-place',
    path: `${sets}k2`,
    as: 'full',
    before: async page => {
      await page.getByRole('button', { name: 'Mehr', exact: true }).click()
      await page.getByRole('button', { name: 'Ort wechseln' }).click()
      await page.getByText('Studio am Ostbahnhof').waitFor()
    },
  },
  { name: 'end', path: `${sets}ende`, as: 'full' },
  { name: 'summary', path: `/training/${ids.done}`, as: 'full' },
  { name: 'failed', path: `/training/${ids.failed}`, as: 'full' },
  { name: 'history', path: `/training/${ids.done}/history`, as: 'full' },
  { name: 'settings', path: '/settings', as: 'full' },
  { name: 'places', path: '/settings/places', as: 'full' },
  {
    name: 'place-form',
    path: '/settings/places',
    as: 'full',
    before: page => page.getByRole('button', { name: 'Ort anlegen' }).click(),
  },
  { name: 'about', path: '/settings/about', as: 'full' },
]

const look = async (browser: Browser, url: string, screen: Screen, size: keyof typeof sizes, dark: boolean) => {
  reset()
  const context = await browser.newContext({
    viewport: sizes[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    hasTouch: size === 'phone',
  })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', message => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', error => said.push(String(error)))
  const token = screen.as
  if (token) await page.addInitScript(given => localStorage.setItem('access_token', given), token)
  await page.goto(url + screen.path)
  await page.waitForLoadState('networkidle')
  await screen.before?.(page)
  await page.waitForTimeout(350)
  const name = `${screen.name}-${size}${dark ? '-dark' : ''}`
  await page.screenshot({ path: `${out}${name}.png`, fullPage: !screen.path.includes('satz') })
  const { violations } = await new AxeBuilder({ page }).analyze()
  for (const { id, nodes } of violations)
    console.log(`${name}: axe ${id}: ${nodes.map(node => `${node.target} ${node.any[0]?.message ?? ''}`).join(' | ')}`)
  for (const line of said) console.log(`${name}: console ${line}`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) console.log(`${name}: ${wide}px too wide`)
  await context.close()
}

await mkdir(out, { recursive: true })
const { url, close } = await serveFixture(0)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const [part = '', only = ''] = process.argv.slice(2)
for (const screen of screens.filter(({ name }) => name.includes(part)))
  for (const size of ['phone', 'desk'] as const)
    for (const dark of [false, true])
      if (`${size}${dark ? '-dark' : ''}`.includes(only)) await look(browser, url, screen, size, dark)
await browser.close()
close()
