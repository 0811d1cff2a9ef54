import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '../site/open-site.ts'

const script = 'https://stats.example/measure.js'
const forms = 'https://forms.example/f/1'

let site: Site
beforeAll(async () => {
  site = await openSite({ ANALYTICS_SRC: script, CONTACT_ENDPOINT: forms })
}, 120_000)
afterAll(() => site?.close())

describe('§7 where others are set up', () => {
  test('their script is loaded only after accepted, and the policy lets it', async () => {
    const page = await site.page({ choice: null, clock: true })
    const asked: string[] = []
    await page.context().route('https://stats.example/**', route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "geladen"' })
    })
    await page.clock.runFor(3200)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Akzeptieren' }).click()
    await expect.poll(() => page.title()).toBe('geladen')
    expect(asked).toEqual([script])
    expect(page.complaints).toEqual([])
    await page.context().close()
  })

  test('a declined visitor meets nobody else', async () => {
    const page = await site.page({ choice: 'declined', clock: true })
    const elsewhere: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(site.url)) elsewhere.push(request.url())
    })
    await page.reload()
    await page.clock.runFor(5000)
    expect(elsewhere).toEqual([])
    await page.context().close()
  })

  test('the contact form posts exactly name, email, subject and message as JSON', async () => {
    const page = await site.page({ path: '/kontakt' })
    const sent: unknown[] = []
    await page.context().route(forms, route => {
      const request = route.request()
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (request.method() === 'POST') sent.push(request.postDataJSON())
      return route.fulfill({ status: 202, headers, body: '' })
    })
    await page.getByLabel('Name').fill('Anna')
    await page.getByLabel('E-Mail').fill('anna@example.com')
    await page.getByLabel('Betreff').selectOption('Sonstiges')
    await page.getByLabel('Nachricht', { exact: true }).fill('Hallo')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await page.getByRole('heading', { name: 'Nachricht gesendet!' }).waitFor()
    expect(sent).toEqual([{ name: 'Anna', email: 'anna@example.com', subject: 'Sonstiges', message: 'Hallo' }])
    await page.context().close()
  })
})
