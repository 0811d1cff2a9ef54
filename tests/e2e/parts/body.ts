import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { faultsOf } from '../../support/axe.ts'
import type { VisitedSite } from '../../support/visiting.ts'

export const body = (site: () => VisitedSite) => {
  const accessible = async (page: Page) => {
    expect(await faultsOf(page)).toEqual([])
  }

  test('a tap on the knee before a session spares it, and one screen lists it and takes it back', async () => {
    const tokens = await site().person('knie@example.org')
    const body = async () => (await site().ask('GET /api/body', { token: tokens.access_token })).json
    const { page, end, complaints } = await site().visit('/dashboard', { tokens, phone: true })
    await page.getByRole('button', { name: /^Anpassen/ }).click()
    await page.getByRole('button', { name: 'Krank', exact: true }).click()
    await page.getByRole('button', { name: 'Ja, ich willige ein' }).click()
    await page.getByRole('button', { name: 'Ja, ich willige ein' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Krank', exact: true }).click()
    await page.getByText('Dann ist heute Ruhe dran').waitFor()
    await page.getByRole('button', { name: 'Krank', exact: true }).click()
    await page.getByRole('button', { name: 'Schmerzen', exact: true }).click()
    await page.getByRole('button', { name: 'Knie links' }).focus()
    await page.keyboard.press('Enter')
    await accessible(page)
    await page.getByRole('button', { name: 'Zwei Wochen schonen' }).click()
    await page.getByText('Knie links wird geschont').waitFor()
    expect((await body()).complaints).toMatchObject([{ part: 'knee', side: 'left', severity: 'pain' }])

    await page.goto('/settings')
    await page.getByRole('link', { name: /Dein Körper/ }).click()
    await page.getByText('Trägt wenig Last', { exact: false }).waitFor()
    await accessible(page)
    await page.getByRole('button', { name: 'Knie links: Wie ist es jetzt?' }).click()
    await page.getByRole('button', { name: 'Besser' }).click()
    await page.getByText('Schont etwas', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Knie links: Wie ist es jetzt?' }).click()
    await page.getByRole('button', { name: 'War ein Versehen' }).click()
    await page.getByText('Wenn etwas zwickt', { exact: false }).waitFor()

    await page.getByRole('button', { name: 'Fragen beantworten' }).click()
    await page
      .getByRole('group', { name: /Druck oder Schmerz in der Brust/ })
      .getByRole('button', { name: 'Ja' })
      .click()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('alert').getByText('112', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Freigabe eintragen' }).click()
    await page.getByRole('button', { name: 'Brustschmerz' }).click()
    await accessible(page)
    await page.getByRole('button', { name: 'Eintragen', exact: true }).click()
    await page.getByRole('button', { name: 'Freigabe Brustschmerz zurücknehmen' }).waitFor()
    expect(await body()).toMatchObject({ complaints: [], stops: [], clearances: [{ of: 'chest-pain', by: 'doctor' }] })
    expect(complaints).toEqual([])
    await end()
  }, 60_000)

  test('what was written limits on the same screen, and each leads to where it is changed', async () => {
    const tokens = await site().person('worte@example.org')
    const ask = (call: string, body?: object) =>
      site().ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
    await ask('PUT /api/consents/health', { given: true })
    await ask('PUT /training-plan/mine', { restrictions: 'linkes Knie, keine Burpees' })
    const { json: given } = await ask('POST /api/feedback/questionnaire', { answers: {} })
    await ask(`PUT /api/feedback/questionnaire/${given.feedbackId}/feedback/comment`, { comment: 'Ellbogen tat weh' })
    const { page, end, complaints } = await site().visit('/settings/body', { tokens, phone: true })
    const written = page.getByRole('region', { name: 'Was du geschrieben hast' })
    await written.getByText('Knie links: Schmerz').waitFor()
    await written.getByText('„keine Burpees“', { exact: false }).waitFor()
    await accessible(page)
    await written.getByRole('button', { name: 'Ellbogen: Schmerz zurücknehmen' }).click()
    await written.getByText('Ellbogen: Schmerz').waitFor({ state: 'detached' })
    await written.getByRole('link', { name: 'Knie links: Schmerz ändern' }).click()
    const field = page.getByLabel('Verletzungen und Einschränkungen')
    await field.waitFor()
    expect(await field.evaluate(one => one === document.activeElement)).toBe(true)
    await field.fill('')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText('Gespeichert. Dein', { exact: false }).waitFor()
    await page.goto('/settings/body')
    await page.getByRole('button', { name: 'Beschwerde melden' }).waitFor()
    expect(await written.count()).toBe(0)
    expect(complaints).toEqual([])
    await end()
  }, 60_000)

  test('whoever was stopped for their health is not offered to ask again without saying it', async () => {
    const tokens = await site().person('brust@example.org')
    const ask = (call: string, body?: object) =>
      site().ask(call, { token: tokens.access_token, ...(body ? { body } : {}) })
    const { json } = await ask('POST /llm/start-workout-creation', { prompt: 'Druck auf der Brust, trotzdem Beine' })
    const { page, end } = await site().visit(`/training/${json.workout_id}`, { tokens, phone: true })
    await page.getByText(/112/).waitFor()
    expect(await page.getByRole('button', { name: 'Noch einmal versuchen' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Dein Körper' }).waitFor()
    await page.getByRole('link', { name: 'Zur Übersicht' }).click()
    await page.waitForURL('**/dashboard')
    await end()
  }, 60_000)
}
