import { expect, test } from 'vitest'
import { isAccessible } from '../../support/site.ts'
import type { VisitedSite } from '../../support/visiting.ts'

export const understood = (site: () => VisitedSite) => {
  test('under the wish stands what was understood; a tap takes it away or answers, by keyboard too', async () => {
    const tokens = await site().person('wunsch@example.org')
    const { page } = await site().visit('/dashboard', { tokens, phone: true })
    await page.getByRole('button', { name: /^Anpassen/ }).click()
    const wish = page.getByLabel('Dein Wunsch')
    await wish.fill('rückenschonend, nur Oberkörper, 40 Minuten, mein Nacken macht Sachen')

    await page.getByRole('list', { name: 'Verstanden' }).waitFor()
    await page.getByRole('button', { name: 'Rücken schonen entfernen' }).waitFor()
    await page.getByRole('button', { name: '40 min entfernen' }).waitFor()
    await page.getByRole('group', { name: 'Was ist mit deinem Nacken?' }).waitFor()
    await isAccessible(page)
    if (process.env.SHOTS) await shots(page)

    await page.getByRole('button', { name: 'nur Oberkörper entfernen' }).focus()
    await page.keyboard.press('Enter')
    expect(await wish.inputValue()).toBe('rückenschonend, 40 Minuten, mein Nacken macht Sachen')

    await page.getByRole('button', { name: 'Schmerz', exact: true }).click()
    await page.getByRole('button', { name: 'Nacken: Schmerz entfernen' }).waitFor()
    expect(await page.getByText('Was ist mit deinem Nacken?').count()).toBe(0)

    await wish.fill('Knie schmerzt, blubbix')
    await page.getByText('Nicht verstanden: „blubbix“').waitFor()
    await wish.fill('39 Fieber, Beine')
    await page.getByText(/fieberfrei/).waitFor()
    expect(await page.getByRole('button', { name: /^Workout erstellen/ }).isEnabled()).toBe(true)
  }, 60_000)

  test('every field for words says what was understood there, corrected by a tap; forms speak for themselves', async () => {
    const tokens = await site().person('felder@example.org')
    const authorization = `Bearer ${tokens.access_token}`
    const { page, end } = await site().visit('/settings/about', { tokens, phone: true })
    await page.getByRole('button', { name: 'Ja, ich willige ein' }).click()
    const restrictions = page.getByLabel('Verletzungen und Einschränkungen')
    await restrictions.fill('linkes Knie')
    await page.getByRole('button', { name: 'Knie links: Schmerz ändern' }).click()
    await page.getByRole('button', { name: 'Geschwollen' }).click()
    expect(await restrictions.inputValue()).toBe('Knie links ist geschwollen')
    await page.getByLabel('Was du sonst regelmäßig machst').fill('zweimal die Woche Fußball')
    await page.getByRole('button', { name: 'Fußball · 2× die Woche entfernen' }).waitFor()
    await isAccessible(page)
    if (process.env.SHOTS) await shots(page, 'profile')

    const reported = await page.request.post('/api/body/complaints', {
      headers: { authorization, 'idempotency-key': crypto.randomUUID() },
      data: { part: 'shoulder', side: 'right', severity: 'pain' },
    })
    expect(reported.ok()).toBe(true)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Anpassen/ }).click()
    await page.getByLabel('Dein Wunsch').fill('Beine')
    await page.getByText('Aus deinen Angaben: Schulter rechts: Schmerz.').waitFor()

    await page.getByLabel('Dein Wunsch').fill('Schulter ist wieder gut, Beine')
    await page.getByText('„Schulter ist wieder gut“').waitFor()
    await isAccessible(page)
    if (process.env.SHOTS) await shots(page, 'well-again')
    await page.getByRole('button', { name: 'Ja, wieder gut' }).click()
    await page.getByText('Das merke ich mir').waitFor()
    const told = await page.request.get('/api/body', { headers: { authorization } })
    expect((await told.json()).complaints).toMatchObject([{ part: 'shoulder', severity: 'mild' }])
    await end()
  }, 60_000)

  const shots = async (page: Awaited<ReturnType<VisitedSite['visit']>>['page'], name = 'wish') => {
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme: scheme })
        await page.setViewportSize({ width, height: 1100 })
        await page.screenshot({
          path: `${process.env.SHOTS}/understood-${name}-${width}-${scheme}.png`,
          fullPage: true,
        })
      }
  }
}
