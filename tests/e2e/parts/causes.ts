import { expect, test } from 'vitest'
import { isAccessible } from '../../support/site.ts'
import type { VisitedSite } from '../../support/visiting.ts'

type Reason = { code: string; to?: { weight?: number } }
type Block = { exercises: { name: string; reasons: Reason[]; sets: { id: string; ramp: boolean }[] }[] }

export const causes = (site: () => VisitedSite) => {
  test('"Warum … kg?" is answered in the plan and in the player, by what led there; the week it belongs to is explained, too', async () => {
    const tokens = await site().person('warum@example.org')
    const ask = (call: string, body: object) => site().ask(call, { token: tokens.access_token, body })
    await ask('PUT /training-plan/mine', {
      weight: 72,
      gender: 'female',
      workout_goal_id: 'strength',
      fitness_level: 3,
    })
    await ask('POST /training-profiles/', {
      name: 'Studio',
      equipment: ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells'],
    })
    const { id, blocks } = (await ask('POST /llm/create-workout', { duration_minutes: 45 })).json
    const lift = (blocks as Block[])
      .flatMap(({ exercises }) => exercises)
      .find(({ reasons }) => reasons.some(({ code, to }) => code === 'load-estimated' && to?.weight))
    const kg = lift?.reasons.find(({ to }) => to?.weight)?.to?.weight
    const question = `Warum ${String(kg).replace('.', ',')} kg?`

    const { page, end } = await site().visit(`/training/${id}`, { tokens, phone: true })
    await page
      .locator('summary', { hasText: `${String(kg).replace('.', ',')} kg` })
      .first()
      .click()
    await page.getByRole('button', { name: question }).first().click()
    await page.getByText('Was in deinem Profil steht').first().waitFor()
    await isAccessible(page)

    const set = lift?.sets.find(({ ramp }) => !ramp)?.id
    await page.goto(`/training/${id}?satz=${set}`)
    await page.getByRole('button', { name: 'Ausführung und warum' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: question }).click()
    await sheet.getByText('Was in deinem Profil steht').first().waitFor()
    expect(await sheet.getByText('vorsichtig geschätzt').count()).toBeGreaterThan(0)

    await page.goto('/dashboard')
    await page.getByRole('heading', { name: 'Diese Woche: Aufbau, 1 von 6' }).waitFor()
    const week = page.getByRole('region', { name: 'Diese Woche' })
    expect(await week.getByText(/Ab .*Entlastung/).count()).toBe(1)
    await week.getByRole('button', { name: 'Warum so?' }).click()
    await week.getByText(/Dein Programm begann mit deinem ersten Workout/).waitFor()
    await isAccessible(page)
    await end()
  }, 60_000)
}
