import type { Page } from 'playwright'
import { inTurn, type Screen, tap } from './acts.ts'
import type { People } from './people.ts'

/** The first replica beside what it was at the stream's beginning. */
const against = (page: Page) => page.getByLabel('Compared with revision').fill('0')

const rebuild = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Rebuild workout_list/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Really rebuild/ }).click()
  await page.getByLabel('Reason').fill('Ticket 4711: nach dem Umbau')
  await page.keyboard.press('Enter')
}

const built = async (page: Page) => {
  await page.getByLabel('Up to this time').fill('2026-03-01T18:00:00')
  await page.getByRole('button', { name: 'Build', exact: true }).click()
  await page.getByLabel('Reason').fill('Ticket 4711: was stand am Montag da')
  await page.keyboard.press('Enter')
}

export const desk = ({ staff, newcomer, mara, made, busy }: People): readonly Screen[] => {
  const reasoned = async (page: Page) => {
    await page.getByLabel('Reason').fill('Ticket 4711: ein Satz fehlt')
    await page.getByRole('button', { name: 'Go on' }).click()
  }
  const stream = `/internal/desk/streams/workout-${made.straight.id}`
  const unsealed = inTurn(reasoned, tap('Unseal …'), async page => {
    await page.getByRole('region', { name: 'Unseal' }).getByLabel('Reason').fill('Ticket 4711: was stand dort')
    await page.getByRole('button', { name: 'Unseal', exact: true }).click()
    await page.getByRole('list', { name: 'Differences' }).waitFor()
  })
  const supposed = async (page: Page) => {
    await page.getByLabel('Reason').fill('Ticket 4711: was wäre gewesen')
    await page.getByRole('button', { name: 'Unseal', exact: true }).click()
    const field = page.getByRole('textbox', { name: /shall have said/ })
    await field.fill((await field.inputValue()).replace(/"reps": \d+/, '"reps": 3'))
    await page.getByRole('button', { name: 'See what would follow' }).click()
    await page.getByRole('region', { name: 'What would follow' }).waitFor({ timeout: 60_000 })
  }
  const screens: readonly Omit<Screen, 'who'>[] = [
    { name: 'desk', path: '/internal/desk' },
    { name: 'desk-reason', path: `/internal/desk/people/${mara.id}` },
    { name: 'desk-person', path: `/internal/desk/people/${mara.id}`, act: reasoned },
    { name: 'desk-numbers', path: `/internal/desk/people/${mara.id}/numbers`, act: reasoned },
    {
      name: 'desk-counter',
      path: `/internal/desk/people/${mara.id}/numbers?of=completed`,
      act: inTurn(reasoned, page => page.getByRole('region', { name: 'Origin' }).waitFor()),
    },
    { name: 'desk-repairs', path: `/internal/desk/people/${mara.id}/repairs`, act: reasoned },
    {
      name: 'desk-repair-chosen',
      path: `/internal/desk/people/${mara.id}/repairs`,
      act: inTurn(reasoned, tap('Choose a workout'), async page => {
        await page.getByRole('radio').nth(1).check()
        await page.getByLabel('Set', { exact: true }).waitFor()
      }),
    },
    {
      name: 'desk-what-if',
      path: `/internal/desk/people/${mara.id}/what-if`,
      act: inTurn(reasoned, tap('Ask all of it again'), page =>
        page.getByRole('region', { name: 'Plans' }).waitFor({ timeout: 120_000 }),
      ),
    },
    { name: 'desk-suppose', path: `${stream}/what-if?at=4`, act: supposed },
    { name: 'desk-stream', path: stream, act: reasoned },
    { name: 'desk-unsealed', path: stream, act: unsealed },
    {
      name: 'desk-rows',
      path: `${stream}?at=20`,
      act: inTurn(unsealed, async page => {
        await page.getByRole('button', { name: 'Rows', exact: true }).click()
        await page.getByRole('link', { name: 'kg', exact: true }).first().click()
        await page.getByRole('region', { name: 'Origin' }).waitFor()
      }),
    },
    { name: 'desk-why', path: `${stream}?at=1`, act: inTurn(unsealed, tap(/^Why$/)) },
    {
      name: 'desk-best-set',
      path: `${stream}?at=1`,
      act: inTurn(unsealed, tap(/^Why$/), async page => {
        await page.getByRole('region', { name: 'Why this plan' }).locator('summary').nth(2).click()
        await page.getByRole('button', { name: 'Where its best set comes from' }).click()
        await page.getByRole('region', { name: 'Best set' }).waitFor()
      }),
    },
    { name: 'desk-replica', path: stream, act: inTurn(unsealed, tap(/^Workout$/)) },
    { name: 'desk-replica-then', path: `${stream}?at=4`, act: inTurn(unsealed, tap(/^Dashboard$/), against) },
    {
      name: 'desk-story',
      path: stream,
      act: inTurn(reasoned, page => page.getByRole('link', { name: 'What caused it, what it caused' }).click()),
    },
    { name: 'desk-find', path: '/internal/desk?type=SetLogged' },
    { name: 'desk-facts', path: '/internal/desk/facts' },
    { name: 'desk-fact', path: '/internal/desk/facts?like=SetLogged', act: tap(/^SetLogged$/) },
    { name: 'desk-models', path: '/internal/desk/models' },
    { name: 'desk-rebuild', path: '/internal/desk/models', act: rebuild },
    { name: 'desk-builds', path: '/internal/desk/builds', act: built },
    { name: 'desk-webhooks', path: '/internal/desk/webhooks' },
    { name: 'desk-undone', path: '/internal/desk/undone' },
    { name: 'desk-proof', path: '/internal/desk/proof' },
  ]
  return [
    ...screens.map(screen => ({ ...screen, who: staff, at: [768, 1440, 1920] })),
    { name: 'desk-shut', path: '/internal/desk', who: newcomer },
    { name: 'internal', path: '/internal', who: staff },
    { name: 'internal-profile', path: '/internal/profile', who: busy },
    { name: 'internal-workouts', path: '/internal/workouts', who: busy },
    { name: 'internal-detail', path: `/internal/workouts/${made.superset.id}`, who: busy },
    { name: 'internal-raw', path: `/internal/workouts/${made.superset.id}`, who: busy, act: tap('Show Raw JSON') },
  ]
}
