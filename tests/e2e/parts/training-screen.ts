import { expect, test } from 'vitest'
import type { VisitedSite } from '../../support/visiting.ts'

type Block = { kind: string; name: string; exercises: { sets: { id: string }[] }[] }

export const trainingScreen = (site: () => VisitedSite) => {
  test('the head of a set keeps name, counter and menu apart on a phone, in German in an English browser, too', async () => {
    const tokens = await site().person('lang@example.org')
    const ask = (call: string, body: object) => site().ask(call, { token: tokens.access_token, body })
    await ask('POST /training-profiles/', { name: 'Studio', equipment: ['dumbbells', 'bench', 'mat'] })
    const made = await ask('POST /llm/create-workout', { duration_minutes: 25, prompt: 'Supersätze' })
    const blocks: Block[] = made.json.blocks
    const superset = blocks.find(({ kind }) => kind === 'superset')
    const set = superset?.exercises[0]?.sets[0]?.id
    const { page, end } = await site().visit(`/training/${made.json.id}?satz=${set}`, {
      tokens,
      phone: true,
      locale: 'en-US',
    })
    const name = page.getByText('Supersatz', { exact: true })
    await name.waitFor()
    const boxes = [name, page.getByText(/^0 \/ \d+/), page.getByRole('button', { name: 'Mehr', exact: true })]
    const [title, counter, menu] = await Promise.all(
      boxes.map(box => box.evaluate(at => at.getBoundingClientRect().toJSON())),
    )
    expect(title.right <= counter.left || title.bottom <= counter.top).toBe(true)
    for (const { right } of [title, counter]) expect(right).toBeLessThanOrEqual(menu.left)
    expect(menu.right).toBeLessThanOrEqual(360)
    await page.goto(`/training/${made.json.id}`)
    await page
      .getByText(/\d\sRunden im Wechsel/)
      .first()
      .waitFor()
    expect(await page.getByText('Supersatz · ').count()).toBe(0)
    await end()
  })
}
