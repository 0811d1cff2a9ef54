import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Field } from '../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../domain/coach/read/reader.ts'
import { everydayOfLife, everydayOfPeople, everydayOfTalk, everydayOfWork } from '../../coach/corpus/everyday.ts'
import { isAccessible } from '../../support/site.ts'
import type { VisitedSite } from '../../support/visiting.ts'

const read = readerFor(catalogue)

/** Harmless words that the reader takes for a sign by their sound alone. */
const guessedIn = (field: Field): readonly string[] =>
  [...everydayOfPeople('practice'), ...everydayOfTalk('practice'), ...everydayOfLife('practice'), ...everydayOfWork()]
    .map(({ text }) => text)
    .filter(text => {
      const stops = read(text, field, '2026-11-30').items.filter(({ kind }) => kind === 'red-flag')
      return stops.length === 1 && stops.every(({ source }) => source.certainty === 'guess')
    })

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

  test('what is only guessed is asked, and one tap says that it is not meant: under the wish, and where no workout came of it', async () => {
    const [wish, other] = guessedIn('wish')
    if (wish === undefined || other === undefined) throw new Error('nothing is guessed any more: ask about other words')
    const tokens = await site().person('nicht-so-gemeint@example.org')
    const { page, end } = await site().visit('/dashboard', { tokens, phone: true })
    await page.getByRole('button', { name: /^Anpassen/ }).click()
    const words = page.getByLabel('Dein Wunsch')
    await words.fill(wish)
    const question = page.getByRole('group', { name: /^Geht es hier um deine Gesundheit/ })
    await question.waitFor()
    await page
      .getByText(/^Wenn ja, plane ich heute nichts/)
      .first()
      .waitFor()
    await isAccessible(page)
    if (process.env.SHOTS) await shots(page, 'guessed')
    await question.getByRole('button', { name: 'Nichts mit der Gesundheit' }).click()
    expect(await words.inputValue()).toContain('(nichts mit der Gesundheit)')
    await question.waitFor({ state: 'detached' })

    await words.fill(other)
    await page.getByRole('button', { name: 'Mit diesen Angaben erstellen' }).click()
    await page.getByRole('button', { name: 'Ja, ich willige ein' }).click()
    await page.getByRole('heading', { name: /konnte nicht erstellt werden/ }).waitFor({ timeout: 20_000 })
    await question.waitFor()
    await isAccessible(page)
    if (process.env.SHOTS) await shots(page, 'refused-by-guess')
    await page.getByRole('button', { name: 'Nein, erstell das Workout' }).click()
    await page.getByRole('button', { name: 'Training starten' }).first().waitFor({ timeout: 20_000 })
    await end()
  }, 90_000)

  test('a goal that is taken for an illness names itself where no workout came of it, and is set right there', async () => {
    const [goal] = guessedIn('goal')
    if (goal === undefined) throw new Error('nothing is guessed any more: ask about other words')
    const tokens = await site().person('ziel-falsch-verstanden@example.org')
    const { page, end } = await site().visit('/settings/about?feld=goal', { tokens, phone: true })
    await page.getByRole('button', { name: 'Ja, ich willige ein' }).click()
    await page.getByLabel('Dein Ziel in eigenen Worten').fill(goal)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText('Gespeichert. Dein').waitFor()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Workout erstellen/ }).click()
    await page.getByRole('heading', { name: 'Diese Worte haben mich aufgehalten' }).waitFor({ timeout: 20_000 })
    await isAccessible(page)
    if (process.env.SHOTS) await shots(page, 'refused-by-goal')
    await page.getByRole('link', { name: /klären$/ }).click()
    await page.getByRole('button', { name: 'Nichts mit der Gesundheit' }).click()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText('Gespeichert. Dein').waitFor()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Workout erstellen/ }).click()
    await page.getByRole('button', { name: 'Training starten' }).first().waitFor({ timeout: 20_000 })
    await end()
  }, 90_000)

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
