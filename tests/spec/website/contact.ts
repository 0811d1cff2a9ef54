import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../site/open-site.ts'

const failed = 'Es gab ein Problem beim Senden deiner Nachricht. Bitte versuche es später erneut.'

const fill = async (page: Page, name = 'Anna Beispiel') => {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-Mail').fill('anna@example.com')
  await page.getByLabel('Betreff').selectOption('Feedback')
  await page.getByLabel('Nachricht', { exact: true }).fill('Danke für die App!')
}

export const contact = (site: () => Site) => {
  const mails = async (name: string) => (await site().product.outbox.list()).filter(({ text }) => text.includes(name))

  describe('§2 Contact page', () => {
    test('title Kontakt, a back link to /, a form, a link to /datenschutz', async () => {
      const page = await site().page({ path: '/kontakt' })
      await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
      expect(await page.getByRole('link', { name: 'Zurück zur Startseite' }).getAttribute('href')).toBe('/')
      expect(await page.locator('form').getByRole('link').getAttribute('href')).toBe('/datenschutz')
      const seen = page.locator('form').locator('input, select, textarea, button').filter({ visible: true })
      expect(await seen.evaluateAll(all => all.map(one => one.getAttribute('name')))).toEqual([
        'name',
        'email',
        'subject',
        'message',
        null,
      ])
      await page.context().close()
    })
  })

  describe('§5 Contact form', () => {
    test('the subject must be one of five; the placeholder is not selectable', async () => {
      const page = await site().page({ path: '/kontakt' })
      const options = page.getByLabel('Betreff').locator('option')
      expect(await options.allInnerTexts()).toEqual([
        'Wähle einen Betreff',
        'Allgemeine Anfrage',
        'Feedback',
        'Technisches Problem',
        'Zusammenarbeit',
        'Sonstiges',
      ])
      expect(await options.first().isDisabled()).toBe(true)
      await page.context().close()
    })

    test('name, e-mail in its format, subject and message are all required', async () => {
      const page = await site().page({ path: '/kontakt' })
      await page.getByLabel('E-Mail').fill('anna@')
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      for (const words of [
        'Bitte gib deinen Namen ein.',
        'Bitte gib eine gültige E-Mail-Adresse ein.',
        'Bitte wähle einen Betreff.',
        'Bitte schreib uns eine Nachricht.',
      ])
        expect(await page.getByText(words).isVisible()).toBe(true)
      expect(await page.getByLabel('Name').evaluate(one => one === document.activeElement)).toBe(true)
      await page.getByLabel('Name').fill('Anna')
      expect(await page.getByText('Bitte gib deinen Namen ein.').isVisible()).toBe(false)
      await page.context().close()
    })
  })

  describe('§4 Contact form', () => {
    test('submitting, then sent, then an empty form again; the operator is mailed', async () => {
      const page = await site().page({ path: '/kontakt' })
      await fill(page, 'Berta Bote')
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      expect(await page.getByRole('button', { name: 'Wird gesendet...' }).isDisabled()).toBe(true)
      await page.getByRole('heading', { name: 'Nachricht gesendet!' }).waitFor()
      await page.getByText('Unser Team antwortet dir bald.').waitFor()
      expect(await page.locator('form').isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Neues Formular' }).click()
      expect(await page.getByLabel('Name').inputValue()).toBe('')
      await expect.poll(() => mails('Berta Bote'), { timeout: 10_000 }).toHaveLength(1)
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    test('a browser that may keep nothing sends it too', async () => {
      const page = await site().page({ path: '/kontakt', choice: null })
      await page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('not here', 'SecurityError')
          },
        }),
      )
      await page.reload()
      await fill(page, 'Frieda Fremd')
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await page.getByRole('heading', { name: 'Nachricht gesendet!' }).waitFor()
      await page.getByRole('button', { name: 'Ablehnen' }).click()
      await page.getByRole('button', { name: 'Cookie-Einstellungen' }).waitFor()
      expect(page.complaints).toEqual([])
      await page.context().close()
    })

    test('no answer counts as a failure after 20 seconds', async () => {
      const page = await site().page({ path: '/kontakt' })
      await page.route('**/api/contact', () => {})
      await fill(page)
      await page.evaluate(() => {
        const timeout = AbortSignal.timeout
        AbortSignal.timeout = ms => timeout.call(AbortSignal, ms / 100)
      })
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await page.getByRole('alert').getByText(failed).waitFor()
      await page.context().close()
    })

    test('§8 on a failure the form stays with its content and an alert says so', async () => {
      const page = await site().page({ path: '/kontakt' })
      await page.route('**/api/contact', route => route.fulfill({ status: 503 }))
      await fill(page)
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await page.getByRole('alert').getByText(failed).waitFor()
      expect(await page.getByLabel('Nachricht', { exact: true }).inputValue()).toBe('Danke für die App!')
      expect(await page.getByRole('button', { name: 'Nachricht senden' }).isEnabled()).toBe(true)
      expect(page.complaints?.join()).toContain('503')
      await page.context().close()
    })

    test('without script, the form itself is posted and answered with a page', async () => {
      const page = await site().page({ path: '/kontakt', javaScriptEnabled: false, choice: null })
      await fill(page, 'Cora Ohne')
      await page.waitForTimeout(2100)
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await page.waitForURL('**/kontakt/gesendet')
      await page.getByRole('heading', { name: 'Nachricht gesendet!' }).waitFor()
      await page.getByRole('link', { name: 'Neues Formular' }).click()
      await page.waitForURL('**/kontakt')
      await expect.poll(() => mails('Cora Ohne'), { timeout: 10_000 }).toHaveLength(1)
      await page.context().close()
    })

    test('without script, a message sent too fast comes back with its content', async () => {
      const page = await site().page({ path: '/kontakt', javaScriptEnabled: false, choice: null })
      await page
        .locator('input[name=stamp]')
        .evaluate(one => one.setAttribute('value', 'x.y'))
        .catch(() => {})
      await fill(page, 'Dora "<b>Flink</b>"')
      await page
        .locator('form')
        .evaluate(one => one.setAttribute('novalidate', ''))
        .catch(() => {})
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await page.getByRole('alert').getByText(failed).waitFor()
      expect(await page.getByLabel('Name').inputValue()).toBe('Dora "<b>Flink</b>"')
      expect(await page.getByLabel('Betreff').inputValue()).toBe('Feedback')
      expect(await page.getByLabel('Nachricht', { exact: true }).inputValue()).toBe('Danke für die App!')
      await page.context().close()
    })
  })

  describe('§7 Contact call', () => {
    const post = (body: object) =>
      site().app.inject({ method: 'POST', url: '/api/contact', payload: body, remoteAddress: '203.0.113.7' })
    const message = { name: 'Emil', email: 'emil@example.com', subject: 'Sonstiges', message: 'Hallo' }

    test('takes exactly name, email, subject and message', async () => {
      expect((await post(message)).statusCode).toBe(201)
      expect((await post({ ...message, subject: 'Anderes' })).statusCode).toBe(400)
      expect((await post({ ...message, email: 'emil' })).statusCode).toBe(400)
      expect((await post({ ...message, name: '  ' })).statusCode).toBe(400)
    })

    test('a robot that fills the hidden field is answered as others are, and bothers nobody', async () => {
      expect((await post({ ...message, name: 'Robota', website: 'https://spam.example' })).statusCode).toBe(201)
      await new Promise(done => setTimeout(done, 6000))
      expect(await mails('Robota')).toHaveLength(0)
    })

    test('a form filled in within two seconds is refused', async () => {
      const html = (await site().app.inject({ url: '/kontakt', headers: { accept: 'text/html' } })).body
      const stamp = /name="stamp"[^>]*value="([^"]+)"/.exec(html)?.[1]
      expect((await post({ ...message, stamp })).statusCode).toBe(400)
      expect((await post({ ...message, stamp: `${stamp}x` })).statusCode).toBe(400)
    })

    test('ten messages an hour from one address', async () => {
      const from = (remoteAddress: string) =>
        site().app.inject({ method: 'POST', url: '/api/contact', payload: message, remoteAddress })
      const statuses = []
      for (let sent = 0; sent < 11; sent++) statuses.push((await from('198.51.100.4')).statusCode)
      expect(statuses).toEqual([...Array(10).fill(201), 429])
    })

    test('what is stored cannot be read without the key', async () => {
      await post({ ...message, message: 'Sehr geheim und lang' })
      const { rows } = await site().product.database.query('select * from site.contact_messages')
      expect(rows.length).toBeGreaterThan(0)
      expect(JSON.stringify(rows)).not.toMatch(/geheim|emil@example/)
    })
  })
}
